#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/common.h"

namespace kit {

template <class G>
struct Line;

/// A game whose lines are declared: `G::lines()`, in the order of the alternatives of `E`. What the match
/// waits for is put by `G::expect(state, ask)`. The rest is what most games answer alike.
template <class G, class S, class E>
struct Declared {
    static tl::expected<E, core::Impossible> parse(const S& state, std::span<const std::string> tokens);
    static std::string print(const S& state, const E& entry);
    static core::Text sentence(const S& state, const E& entry);
    static core::Ask ask(const S& state, std::span<const std::string> tokens);
    static std::vector<core::LineForm> forms();
    static std::vector<E> moves(const S& state);
    static std::optional<int> seat(const E& entry) { return core::seat_in(entry); }
    /// Of a move, who made it.
    static std::optional<int> culprit(const E& entry, std::optional<core::RuleId> rule);
    static bool visible(const S* /*known*/, const E&, const core::Viewer&) { return true; }
    static void unseen(S&, const E&) {}
    static std::optional<core::Printed> veiled(const S&, const E&) { return std::nullopt; }
    static bool is_secret(const S& state, std::string_view word);
    static bool betrays(const S&, const E&, const core::Viewer&) { return false; }
};

}  // namespace kit
