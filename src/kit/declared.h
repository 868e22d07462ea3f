#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <tl/expected.hpp>

#include "core/fold.h"

namespace kit {

template <class G>
struct Line;

/// A game whose lines are declared: `G::lines()`, in the order of the alternatives of `E`. What the match
/// waits for is put by `G::expect(state, ask)`. The rest is what most games answer alike.
template <class G, class S, class E>
struct Declared {
    using State = S;
    using Entry = E;

    static tl::expected<E, core::Impossible> parse(const S& state, std::span<const std::string> tokens);
    static std::string print(const S& state, const E& entry);
    static core::Text sentence(const S& state, const E& entry);
    static core::Ask ask(const S& state, std::span<const std::string> tokens);
    static std::vector<core::LineForm> forms();
    static std::vector<E> moves(const S& state);
    static std::optional<int> seat(const E& entry) { return core::seat_in(entry); }
    /// Of a move, who made it.
    static std::optional<int> culprit(const E& entry, std::optional<core::RuleId> rule);
    /// What is secret is seen by the referee and the seat that it is about.
    static bool visible(const S* known, const E& entry, const core::Viewer& viewer);
    static void unseen(S&, const E&) {}
    static std::optional<core::Printed> veiled(const S&, const E&) { return std::nullopt; }
    static bool is_secret(const S& state, std::string_view word);
    /// Of each seat, penalties included; none in a game without points.
    static std::vector<int> totals(const S& state) {
        std::vector<int> all;
        if constexpr (requires { state.total(0); }) {
            for (int seat = 0; seat < state.setup->seat_count(); ++seat) {
                all.push_back(state.total(seat));
            }
        }
        return all;
    }
    /// Its finished rounds, as `G::reckon` counts each of them.
    static std::vector<core::Reckoning> rounds(const S& state) {
        std::vector<core::Reckoning> all;
        if constexpr (requires { state.results; }) {
            for (const auto& result : state.results) {
                all.push_back(G::reckon(state, result));
            }
        }
        return all;
    }
    static bool betrays(const S&, const E&, const core::Viewer&) { return false; }
};

/// What an entry changes: the game has a call operator for each alternative.
template <class State>
class Applying {
public:
    Applying(State& state, core::Seq seq, const core::Verdict& verdict)
        : state_(state), seq_(seq), verdict_(verdict) {}

    core::Consequences consequences;

protected:
    bool is_illegal() const { return core::kind(verdict_) == core::Kind::illegal; }

    State& state_;
    core::Seq seq_;
    const core::Verdict& verdict_;
};

template <class Apply, class Entry>
core::Consequences applied(Apply apply, const Entry& entry) {
    std::visit(apply, entry);
    return std::move(apply.consequences);
}

}  // namespace kit
