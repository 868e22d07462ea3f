#pragma once

#include <span>
#include <string>

#include "core/engine.h"
#include "games/hundsgemein/types.h"
#include "kit/declared.h"

/// Hundsgemein, 2 to 4 players: a tile-laying game by Dario Zaccariotto. Rules: the game's rule book,
/// with the rulings of the design where it is silent; in our words in rulebook.cpp.
namespace hundsgemein {

struct Game : kit::Declared<Game, State, Entry> {
    static const core::GameInfo& info();
    static std::span<const core::Rule> rulebook();
    static State start(const core::Header& header);
    /// Before the end nobody is told on which block a player placed a tile.
    static std::optional<core::Printed> veiled(const State& state, const Entry& entry);
    static core::Verdict judge(const State& state, const Entry& entry);
    static core::Consequences apply(State& state, const Entry& entry, core::Seq seq,
                                    const core::Verdict& verdict);
    static bool finished(const State& state) { return state.finished(); }
    static std::optional<int> to_act(const State& state);
    /// A turn is a player's: a tile placed, or tiles discarded.
    static core::Where where(const State& state) { return {1, state.turns + 1}; }
    static std::span<const kit::Line<Game>> lines();
    static void expect(const State& state, core::Ask& ask);
    static core::Table table(const State& state, const core::Viewer& viewer);
    static core::Scores scores(const State& state);
    static std::vector<core::Reckoning> rounds(const State& state);
    static std::vector<int> totals(const State& state);
    static core::Report report(const State& state);
    static std::vector<core::Stat> stats(const State& state);
};

/// What statistics show of the game; the numbers are Game::stats.
std::vector<core::Figure> figures();

}  // namespace hundsgemein
