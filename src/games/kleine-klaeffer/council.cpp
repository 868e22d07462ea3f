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

const std::optional<Member>& member(const Council& council, int space) {
    return council[static_cast<std::size_t>(space)];
}

/// Calls `each` with the other spaces of the unbroken run.
void for_each_of_run(const Council& council, int space, Line line, auto each) {
    for (const int step : {-1, 1}) {
        for (int i = place_in(space, line) + step; i >= 0 && i < side; i += step) {
            const int next = along(space, line, i);
            if (!member(council, next)) {
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
    for_each_of_run(council, space, line, [&](int next) { votes += member(council, next)->card.value; });
    return votes;
}

Spaces Offers::taken(What what) const {
    switch (what) {
        case What::row:
            return row.cards;
        case What::column:
            return column.cards;
        case What::both:
            return row.cards | column.cards;
        case What::crisis:
            return others;
        case What::none:
            break;
    }
    return {};
}

Offers offers_for(const Council& council, int space) {
    const Card card = member(council, space)->card;
    Offers offers;
    for (const Line line : {Line::row, Line::column}) {
        Offer& offer = line == Line::row ? offers.row : offers.column;
        offer.votes = votes_through(council, space, line, card.value);
        for (int i = 0; i < side; ++i) {
            const int other = along(space, line, i);
            if (other != space && member(council, other)) {
                (member(council, other)->card.matches(card) ? offer.cards : offers.others).add(other);
            }
        }
    }
    offers.full = free_count(council) == 0;
    return offers;
}

bool touches_another(const Council& council, int space) {
    for (int other = 0; other < space_count; ++other) {
        if (member(council, other) && kit::are_beside(grid.at(space), grid.at(other))) {
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
        if (!member(state.council, space)) {
            spaces.push_back(space);
        }
    }
    return spaces;
}

std::optional<int> next_keeper(const State& state) {
    int seat = state.first;
    for (int i = 0; i < state.setup->seat_count(); ++i, seat = state.setup->left_of(seat)) {
        if (!state.player(seat).done && state.player(seat).hand > 0) {
            return seat;
        }
    }
    return std::nullopt;
}

std::optional<int> next_turn(const State& state, int seat) {
    for (int i = 0; i < state.setup->seat_count(); ++i) {
        seat = state.setup->left_of(seat);
        if (!state.last_turns || !state.player(seat).had_last) {
            return seat;
        }
    }
    return std::nullopt;
}

}  // namespace kleine_klaeffer
