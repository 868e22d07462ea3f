#include "games/heckin-hounds/clues.h"
#include "games/heckin-hounds/game.h"
#include "kit/lines.h"

namespace heckin_hounds {

void Game::expect(const State& state, core::Ask& ask) {
    const auto next = state.next();
    const std::string name = next ? state.name(*next) : std::string();
    switch (state.phase) {
        case Phase::leader:
            return kit::put(ask, {N_("Who is the first Shift Leader?"), {}}, {"leader"});
        case Phase::bad_dog:
            return kit::put(ask,
                            {N_("Which suit does {0} name as the bad dog?"), {state.name(*state.leader)}},
                            {"bad-dog"}, state.leader);
        case Phase::clues:
            return awaits_clue(state)
                       ? kit::put(ask, clue_question(state), {"clue"}, state.leader, {"hand", "cerberus"})
                       : kit::put(ask, {N_("Who takes Cerberus, and in place of which card?"), {}},
                                  {"cerberus"}, state.leader, {"hand"});
        case Phase::trades:
            return kit::put(ask, {N_("Which card does {0} trade, if any?"), {name}}, {"trade", name}, next,
                            {"keep"});
        case Phase::bids:
            return kit::put(ask, {N_("How many shifts does {0} bid?"), {name}}, {"bid", name}, next,
                            {"drawn"});
        case Phase::plays:
            return kit::put(ask,
                            state.round.tricks.running.empty()
                                ? Text{N_("{0} leads: from which slot?"), {name}}
                                : Text{N_("{0} is to play: from which slot?"), {name}},
                            {"play", name}, next, {"drawn"});
        case Phase::counting:
            return kit::put(ask, {N_("How many shifts did {0} bid?"), {name}}, {"shift", name}, next);
        case Phase::finished:
            return;
    }
}

}  // namespace heckin_hounds
