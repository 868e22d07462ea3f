#pragma once

#include <concepts>
#include <optional>
#include <utility>

#include "core/verdict.h"

namespace kit {

/// What is against an entry: whatever is looked at first of what there is. Nothing: it is legal.
class Against {
public:
    Against() = default;
    template <std::convertible_to<core::Verdict> V>
    Against(V verdict) : verdict_(std::move(verdict)) {}
    template <std::convertible_to<core::Verdict> V>
    Against(std::optional<V> verdict) : Against(verdict ? Against(std::move(*verdict)) : Against()) {}

    /// Looks further only if there was nothing.
    template <class Look>
    Against&& or_else(const Look& look) && {
        if (!verdict_) {
            if (Against next = look(); next.verdict_) {
                verdict_ = std::move(next.verdict_);
            }
        }
        return std::move(*this);
    }
    operator core::Verdict() && { return verdict_ ? std::move(*verdict_) : core::Verdict(core::Legal{}); }

private:
    std::optional<core::Verdict> verdict_;
};

}  // namespace kit
