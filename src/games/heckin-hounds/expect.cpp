#include "games/heckin-hounds/ask_clue.h"
#include "games/heckin-hounds/clues.h"
#include "games/heckin-hounds/game.h"

namespace heckin_hounds {

namespace {

using core::Ask;
using core::Text;

/// What the match waits for.
struct Waiting {
    Text question;
    std::vector<std::string> expected;
    std::vector<std::string> asides;
    std::optional<int> actor;
};

bool any_clue_due(const State& state) {
    bool any = false;
    for (int seat = 0; seat < state.setup->seat_count(); ++seat) {
        any = any || clues_due(state, seat) > 0;
    }
    return any && state.setup->clues_recorded;
}

Waiting clues_or_cerberus(const State& state) {
    if (any_clue_due(state)) {
        return {clue_question(state), {"clue"}, {"hand", "cerberus"}, state.leader};
    }
    return {
        {N_("Who takes Cerberus, and in place of which card?"), {}}, {"cerberus"}, {"hand"}, state.leader};
}

Waiting waiting(const State& state) {
    const auto next = state.next();
    const std::string name = next ? state.name(*next) : std::string();
    switch (state.phase) {
        case Phase::leader:
            return {{N_("Who is the first Shift Leader?"), {}}, {"leader"}, {}, {}};
        case Phase::bad_dog:
            return {{N_("Which suit does {0} name as the bad dog?"), {state.name(*state.leader)}},
                    {"bad-dog"},
                    {},
                    state.leader};
        case Phase::clues:
            return clues_or_cerberus(state);
        case Phase::trades:
            return {{N_("Which card does {0} trade, if any?"), {name}}, {"trade", name}, {"keep"}, next};
        case Phase::bids:
            return {{N_("How many shifts does {0} bid?"), {name}}, {"bid", name}, {"drawn"}, next};
        case Phase::plays:
            return {state.round.tricks.running.empty() ? Text{N_("{0} leads: from which slot?"), {name}}
                                                       : Text{N_("{0} is to play: from which slot?"), {name}},
                    {"play", name},
                    {"drawn"},
                    next};
        case Phase::counting:
            return {{N_("How many shifts did {0} bid?"), {name}}, {"shift", name}, {}, next};
        case Phase::finished:
            break;
    }
    return {};
}

}  // namespace

void Game::expect(const State& state, Ask& ask) {
    Waiting now = waiting(state);
    ask.question = std::move(now.question);
    ask.expected = std::move(now.expected);
    ask.asides = std::move(now.asides);
    ask.actor = now.actor;
}

}  // namespace heckin_hounds
