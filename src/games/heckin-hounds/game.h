#pragma once

#include <algorithm>
#include <span>
#include <string>

#include "core/engine.h"
#include "games/heckin-hounds/types.h"
#include "kit/declared.h"

/// Heckin Hounds, 2 to 7 players: a trick-taking game in which nobody sees his own cards but the Shift
/// Leader, who tells the others about theirs. Rules: the game's rule book, with the rulings of the design
/// where it is silent; in our words in rulebook.cpp.
namespace heckin_hounds {

struct Game : kit::Declared<Game, State, Entry> {
    static const core::GameInfo& info();
    static std::span<const core::Rule> rulebook();
    static State start(const core::Header& header);
    static std::optional<int> culprit(const Entry& entry, std::optional<core::RuleId> rule);
    /// Cards are seen by the Shift Leader, and by all others but the one who holds them; his by nobody else.
    static bool visible(const State* known, const Entry& entry, const core::Viewer& viewer);
    static void unseen(State& state, const Entry& entry);
    static core::Verdict judge(const State& state, const Entry& entry);
    static core::Consequences apply(State& state, const Entry& entry, core::Seq seq,
                                    const core::Verdict& verdict);
    static bool finished(const State& state) { return state.phase == Phase::finished; }
    static std::optional<int> to_act(const State& state);
    /// A turn is a trick.
    static core::Where where(const State& state) {
        const int tricks = tricks_in_round;
        return {state.round.number, std::min(state.round.tricks.done + 1, tricks)};
    }
    static std::span<const kit::Line<Game>> lines();
    static void expect(const State& state, core::Ask& ask);
    static core::Table table(const State& state, const core::Viewer& viewer);
    static core::Scores scores(const State& state);
    static core::Reckoning reckon(const State& state, const Result& result);
    static core::Report report(const State& state);
    static std::vector<core::Stat> stats(const State& state);
};

/// What statistics show of the game; the numbers are Game::stats.
std::vector<core::Figure> figures();

}  // namespace heckin_hounds
