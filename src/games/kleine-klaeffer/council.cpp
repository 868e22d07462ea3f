#include "games/kleine-klaeffer/council.h"

#include <algorithm>

namespace kleine_klaeffer {

namespace {

constexpr int side = 4;
static_assert(grid.columns == side && grid.rows == side);

/// The space with this number, from 0, in the line through the other one.
int along(int space, Line line, int i) {
    const kit::Space at = grid.at(space);
    return line == Line::row ? grid.index({i, at.row}) : grid.index({at.column, i});
}

int place_in(int space, Line line) {
    const kit::Space at = grid.at(space);
    return line == Line::row ? at.column : at.row;
}

/// Calls `each` with the other spaces of the unbroken run.
void for_each_of_run(const Council& council, int space, Line line, auto each) {
    for (const int step : {-1, 1}) {
        for (int i = place_in(space, line) + step; i >= 0 && i < side; i += step) {
            const int next = along(space, line, i);
            if (!council[next]) {
                break;
            }
            each(next);
        }
    }
}

}  // namespace

std::vector<int> run_through(const Council& council, int space, Line line) {
    std::vector<int> spaces{space};
    for_each_of_run(council, space, line, [&](int next) { spaces.push_back(next); });
    return spaces;
}

int votes_through(const Council& council, int space, Line line, int value) {
    int votes = value;
    for_each_of_run(council, space, line, [&](int next) { votes += council[next]->card.value; });
    return votes;
}

Spaces Offers::taken(What what) const {
    Spaces spaces = what == What::crisis ? others : Spaces{};
    for (const Line line : lines) {
        spaces = takes(what, line) ? spaces | by_line[line].cards : spaces;
    }
    return spaces;
}

Offers offers_for(const Council& council, int space) {
    const Card card = council[space]->card;
    Offers offers;
    for (const Line line : lines) {
        Offer& offer = offers.by_line[line];
        offer.votes = votes_through(council, space, line, card.value);
        for (int i = 0; i < side; ++i) {
            const int other = along(space, line, i);
            if (other != space && council[other]) {
                (council[other]->card.matches(card) ? offer.cards : offers.others).add(other);
            }
        }
    }
    offers.full = free_count(council) == 0;
    return offers;
}

bool touches_another(const Council& council, int space) {
    for (int other = 0; other < space_count; ++other) {
        if (council[other] && kit::are_beside(grid.at(space), grid.at(other))) {
            return true;
        }
    }
    return false;
}

int free_count(const Council& council) {
    return static_cast<int>(
        std::ranges::count_if(council, [](const auto& space) { return !space.has_value(); }));
}

int refill_due(const State& state) {
    return std::clamp(free_count(state.council) - free_spaces, 0, state.left);
}

std::vector<int> refilled(const State& state) {
    std::vector<int> spaces;
    for (int space = 0; space < space_count && static_cast<int>(spaces.size()) < state.refill; ++space) {
        if (!state.council[space]) {
            spaces.push_back(space);
        }
    }
    return spaces;
}

std::optional<int> next_keeper(const State& state) {
    return state.setup->first_from(
        state.first, [&](int seat) { return !state.player(seat).done && state.player(seat).hand > 0; });
}

std::optional<int> next_turn(const State& state, int seat) {
    return state.setup->first_from(state.setup->left_of(seat), [&](int next) {
        return !state.last_turns || !state.player(next).had_last;
    });
}

Text space_name(int space) {
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

Text cards_counted(int count) {
    return {NN_("{0} card", "{0} cards"), {count}};
}

Text line_name(int space, Line line) {
    const std::string at = kit::print_space(grid.at(space));
    return line == Line::row ? Text{N_("row {0}"), {at.substr(1)}}
                             : Text{N_("column {0}"), {at.substr(0, 1)}};
}

Text votes_question(const std::string& name, Colour colour) {
    return {N_("How many votes has {0} of {1}, cards left in hand included? What is left out is none."),
            {name, colour_name(colour)}};
}

Text what_is_due(const State& state) {
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
        return {N_("first it must be entered what {0} takes"), {state.name(state.turn)}};
    }
    return {N_("{0} is to place a card"), {state.name(state.turn)}};
}

}  // namespace kleine_klaeffer
