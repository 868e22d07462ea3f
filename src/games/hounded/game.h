#pragma once

#include <span>
#include <string>

#include "core/engine.h"
#include "games/hounded/types.h"
#include "kit/declared.h"

/// Hounded, 2 players, by Clint Bohaty: six hunting pieces try to corner a fox on ground that nobody knows.
/// Rules: the game's rule book, with the rulings of the design where it is silent; in our words in
/// rulebook.cpp.
namespace hounded {

struct Game : kit::Declared<Game, State, Entry> {
    static const core::GameInfo& info();
    static std::span<const core::Rule> rulebook();
    static State start(const core::Header& header);
    static std::optional<int> seat(const Entry& entry);
    static bool visible(const State*, const Entry&, const core::Viewer&) { return true; }
    static bool is_secret(const State& state, std::string_view word) {
        return Declared::is_secret(state, word) && state.any_tile_is_secret();
    }
    /// A tile that the Terrier saw, on whatever space it was thought to lie.
    static bool betrays(const State& state, const Entry& entry, const core::Viewer& viewer);
    static core::Verdict judge(const State& state, const Entry& entry);
    static core::Consequences apply(State& state, const Entry& entry, core::Seq seq,
                                    const core::Verdict& verdict);
    static bool finished(const State& state) { return state.phase == Phase::finished; }
    static std::optional<int> to_act(const State& state);
    /// A turn is one side's.
    static core::Where where(const State& state) {
        return {1, 2 * state.turns + (state.phase == Phase::fox ? 2 : 1)};
    }
    static std::span<const kit::Line<Game>> lines();
    static void expect(const State& state, core::Ask& ask);
    /// The hunters may look again at what the Terrier left or buried.
    static core::Table table(const State& state, const core::Viewer& viewer);
    static core::Scores scores(const State& state);
    static core::Report report(const State& state);
    static std::vector<core::Stat> stats(const State& state);
};

/// What statistics show of the game; the numbers are Game::stats.
std::vector<core::Figure> figures();

}  // namespace hounded
