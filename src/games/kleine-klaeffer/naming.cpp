#include "games/kleine-klaeffer/naming.h"

namespace kleine_klaeffer {

core::Text space_name(int space) {
    return core::verbatim(kit::print_space(grid.at(space)));
}

std::vector<std::string> places(std::span<const int> spaces) {
    std::vector<std::string> tokens;
    tokens.reserve(spaces.size());
    for (const int space : spaces) {
        tokens.push_back(kit::print_space(grid.at(space)));
    }
    return tokens;
}

core::Text cards_counted(int count) {
    return {NN_("{0} card", "{0} cards"), {count}};
}

core::Text line_name(int space, Line line) {
    const std::string at = kit::print_space(grid.at(space));
    return line == Line::row ? core::Text{N_("row {0}"), {at.substr(1)}}
                             : core::Text{N_("column {0}"), {at.substr(0, 1)}};
}

core::Text votes_question(const std::string& name, Colour colour) {
    return {N_("How many votes has {0} of {1}, cards left in hand included? What is left out is none."),
            {name, colour_name(colour)}};
}

core::Text what_is_due(const State& state) {
    switch (state.phase) {
        case Phase::laying:
            return {N_("the twelve cards of the council's ring must be entered first"), {}};
        case Phase::first:
            return {N_("it must be entered who begins"), {}};
        case Phase::turns:
            break;
        case Phase::keeping:
            return {N_("nobody places a card any more: the cards left in hand are entered now"), {}};
        case Phase::counting:
            return {N_("in this match only the votes at its end are entered"), {}};
        case Phase::finished:
            return {N_("the match is over"), {}};
    }
    if (state.refill > 0) {
        return {N_("the council must be refilled first"), {}};
    }
    if (state.placed) {
        return {N_("it must be entered first what {0} takes"), {state.name(state.turn)}};
    }
    return {N_("{0} is to place a card"), {state.name(state.turn)}};
}

}  // namespace kleine_klaeffer
