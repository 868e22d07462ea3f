#include "games/kleine-klaeffer/game.h"

#include <algorithm>

#include "games/kleine-klaeffer/council.h"
#include "kit/points.h"
#include "kit/zones.h"

namespace kleine_klaeffer {

namespace {

using core::Layout, core::Mark, core::Place, core::Zone;

Text last_turns(const State& state) {
    std::vector<int> seats = state.setup->all_seats();
    std::ranges::rotate(seats, seats.begin() + state.turn);
    std::erase_if(seats, [&](int seat) { return state.player(seat).had_last; });
    return {N_("Last turns: {0}"), {kit::named(*state.setup, seats)}};
}

std::vector<Text> headline(const State& state) {
    std::vector<Text> line;
    const bool crisis = state.open && offers_for(state.council, state.open->space).gives_crisis();
    if (crisis) {
        line.push_back({N_("Crisis in the council"), {}});
    }
    if (state.drew) {
        line.push_back({N_("{0} draws a card"), {state.name(*state.drew)}});
    }
    if (state.phase == Phase::turns) {
        line.push_back(state.refill > 0 ? Text{N_("the council is refilled"), {}}
                       : state.placed   ? Text{N_("{0} takes cards"), {state.name(state.turn)}}
                                        : Text{N_("{0} places a card"), {state.name(state.turn)}});
        if (state.last_turns) {
            line.push_back(last_turns(state));
        }
    } else if (state.phase == Phase::keeping) {
        line.push_back({N_("the cards left in hand join the districts"), {}});
    }
    if (state.phase != Phase::counting && state.phase != Phase::finished) {
        line.push_back({N_("cards in the displays: {0}"), {state.left}});
    }
    return line;
}

std::vector<Mark> marks_of(const State& state, int space, Spaces offered) {
    std::vector<Mark> marks;
    if (state.latest == state.council[space]->seq) {
        marks.push_back(Mark::fresh);
        if (state.latest_illegal) {
            marks.push_back(Mark::illegal);
        }
    }
    if (offered.has(space)) {
        marks.push_back(Mark::offered);
    }
    return marks;
}

Spaces on_offer(const Offers& offers) {
    Spaces spaces;
    for (const Offer& offer : offers.by_line) {
        spaces = offer.stands() ? spaces | offer.cards : spaces;
    }
    return offers.gives_crisis() ? offers.others : spaces;
}

Zone council_zone(const State& state) {
    Zone zone{"council", {N_("Council of the small dogs"), {}}, Layout::grid, grid.columns, {}};
    const auto offers =
        state.open ? std::optional(offers_for(state.council, state.open->space)) : std::nullopt;
    const Spaces offered = offers ? on_offer(*offers) : Spaces{};
    for (int space = 0; space < space_count; ++space) {
        Place place;
        place.token = kit::print_space(grid.at(space));
        place.label = space_name(space);
        if (const auto& member = state.council[space]) {
            place.tokens.push_back({card_face(member->card), marks_of(state, space, offered), member->seq});
        }
        zone.places.push_back(std::move(place));
    }
    core::Margins& margins = zone.margins;
    margins.row_ends.resize(static_cast<std::size_t>(grid.rows));
    margins.column_ends.resize(static_cast<std::size_t>(grid.columns));
    kit::add_heads(margins, grid);
    if (offers) {
        const kit::Space at = grid.at(state.open->space);
        margins.row_ends[static_cast<std::size_t>(at.row)] =
            core::verbatim(std::to_string(offers->by_line[Line::row].votes));
        margins.column_ends[static_cast<std::size_t>(at.column)] =
            core::verbatim(std::to_string(offers->by_line[Line::column].votes));
    }
    return zone;
}

Zone seat_zone(const State& state, const Standing& now, int seat) {
    Zone zone{"districts", core::verbatim(state.name(seat)), Layout::tally, 0, seat};
    const Player& player = state.player(seat);
    for (Colour colour = 0; colour < colour_count; ++colour) {
        if (player.votes[colour] == 0) {
            continue;
        }
        Place& place = zone.places.emplace_back(kit::pile(colour_face(colour), player.votes[colour]));
        place.seat = seat;
        if (now.secured[seat][colour]) {
            place.tokens.front().marks.push_back(Mark::wins);
        }
    }
    zone.remarks.push_back(
        {N_("secured: {0}, bad points: {1}"), {now.districts[seat], now.bad_points[seat]}});
    if (state.plays() && player.hand > 0) {
        zone.remarks.push_back({N_("cards in hand: {0}"), {player.hand}});
    }
    return zone;
}

}  // namespace

core::Table Game::table(const State& state, const core::Viewer&) {
    core::Table table = kit::table_of(*state.setup, state.setup->all_seats());
    table.headline = headline(state);
    if (state.plays()) {
        table.zones.push_back(council_zone(state));
    }
    const Standing now = standing(state);
    for (int seat = 0; seat < state.setup->seat_count(); ++seat) {
        table.zones.push_back(seat_zone(state, now, seat));
    }
    return table;
}

}  // namespace kleine_klaeffer
