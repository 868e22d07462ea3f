#pragma once

#include <algorithm>

#include "house/hearts/types.h"
#include "kit/declared.h"

/// Hearts, 3 to 5 players: it is not shipped, but shows what a game takes.
namespace hearts {

struct Game : kit::Declared<Game, State, Entry> {
    static const core::GameInfo& info();
    static std::span<const core::Rule> rulebook();
    static State start(const core::Header& header);
    static void unseen(State& state, const Entry& entry);
    static core::Verdict judge(const State& state, const Entry& entry);
    static core::Consequences apply(State& state, const Entry& entry, core::Seq seq,
                                    const core::Verdict& verdict);
    static bool finished(const State& state) { return state.over; }
    static std::optional<int> to_act(const State& state) { return state.turn(); }
    static core::Where where(const State& state) {
        return {state.round.number, std::min(state.round.tricks.done + 1, state.setup->hand_size)};
    }
    static std::span<const kit::Line<Game>> lines();
    static void expect(const State& state, core::Ask& ask);
    static core::Table table(const State& state, const core::Viewer& viewer);
    static core::Scores scores(const State& state);
    static core::Reckoning reckon(const State& state, const Result& result);
    static core::Report report(const State& state);
    static std::vector<core::Stat> stats(const State& state);
};

}  // namespace hearts
