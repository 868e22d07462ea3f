#pragma once

#include <algorithm>
#include <functional>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/failure.h"

namespace cli {

/// What is known, by what it is called.
std::vector<std::string> names_of(const auto& all, const auto& called) {
    std::vector<std::string> names;
    std::ranges::transform(all, std::back_inserter(names),
                           [&](const auto& one) { return std::string(std::invoke(called, one)); });
    return names;
}

/// That nothing of a kind is called so. `says` is a message id: {0} is the word, {1} what there is. If one of
/// those is close it is proposed.
core::Failure not_known(std::string_view says, const std::string& word,
                        const std::vector<std::string>& known);

}  // namespace cli
