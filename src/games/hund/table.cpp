#include "games/hund/game.h"

#include <algorithm>

#include "games/hund/play.h"
#include "kit/zones.h"

namespace hund {

namespace {

using core::Layout, core::Mark, core::Place, core::Token, core::Zone;

/// The seats clockwise; with two players in the order of the running round.
std::vector<int> around(const State& state) {
    std::vector<int> seats{state.setup->two ? state.dealer.value_or(0) : 0};
    while (static_cast<int>(seats.size()) < state.setup->seat_count()) {
        seats.push_back(state.next(seats.back()));
    }
    return seats;
}

std::vector<Text> headline(const State& state) {
    const Round& round = state.round;
    std::vector<Text> line{{N_("round {0} of {1}"), {round.number, state.setup->rounds}}};
    if (round.tricks.begun() && round.tricks.done < state.setup->hand_size) {
        line.push_back({N_("trick {0}"), {round.tricks.done + 1}});
    }
    if (round.designation) {
        line.push_back({N_("number card {0}"), {*round.designation}});
    }
    return line;
}

std::vector<Mark> marks_of(const State& state, const Played& played) {
    std::vector<Mark> marks = kit::marks_of(state.round.cards, played);
    if (designates(state, played.card)) {
        marks.push_back(Mark::designates);
    }
    return marks;
}

Zone trick_zone(const State& state) {
    const Round& round = state.round;
    const kit::Trick& trick = round.tricks.lying();
    return kit::trick_zone({.tricks = round.tricks,
                            .looks = looks(),
                            .names = state.setup->seats,
                            .around = around(state),
                            .next = state.to_play(),
                            .wins = trick.empty() ? 0 : winning(round, trick),
                            .follows = true,
                            .marks = [&](const Played& played) { return marks_of(state, played); }});
}

Zone board_zone(const State& state) {
    Zone zone{"board", {N_("roles of the suits"), {}}, Layout::list, 0, {}, {}, {}};
    for (const Role role : {Role::trump, Role::plus, Role::hund, Role::minus, Role::lead}) {
        Place place;
        place.label = role_name(role);
        const auto i = static_cast<std::size_t>(role);
        if (i < state.round.roles.size()) {
            place.tokens.push_back({kit::suit_face(looks(), state.round.roles[i]), {}});
        }
        zone.places.push_back(std::move(place));
    }
    if (state.round.designation) {
        zone.remarks.push_back(
            {N_("each {0} played gives its suit the next role"), {*state.round.designation}});
    }
    return zone;
}

Zone selected_zone(const State& state) {
    Zone zone{"selected", {N_("selected cards"), {}}, Layout::row, 0, {}, {}, {}};
    for (const Select& chosen : state.round.selected) {
        Place place;
        place.label = core::verbatim(state.name(chosen.seat));
        place.tokens.push_back({kit::card_face(looks(), chosen.card), {}});
        zone.places.push_back(std::move(place));
    }
    return zone;
}

Zone display_zone(const State& state) {
    const Setup& setup = *state.setup;
    Zone zone{
        "display", {N_("open cards of the virtual player"), {}}, Layout::row, 0, setup.virtual_seat(), {},
        {}};
    const bool to_play = state.to_play() == setup.virtual_seat();
    const auto forced = forced_card(state);
    for (int column = 0; column < setup.columns; ++column) {
        const Column& here = state.round.display[column];
        Place place;
        place.label = {N_("{0}"), {column + 1}};
        if (here.covers) {
            place.tokens.push_back({std::nullopt, {}});
        }
        if (here.open) {
            Token token{kit::card_face(looks(), *here.open), {}};
            if (to_play && forced == here.open) {
                token.marks.push_back(Mark::forced);
            }
            place.token = kit::print_suited(looks(), *here.open);
            place.tokens.push_back(std::move(token));
        }
        if (state.round.flip_due == column + 1) {
            place.marks.push_back(Mark::next);
        }
        zone.places.push_back(std::move(place));
    }
    return zone;
}

/// Cards won by suit, and the points that are certain already.
Zone seat_zone(const State& state, int seat) {
    const Round& round = state.round;
    const CardSet& won = round.won[seat];
    Zone zone{"won", core::verbatim(state.name(seat)), Layout::tally, 0, seat, {}, {}};
    if (!state.plays()) {
        return zone;
    }
    for (Suit suit = 0; suit < suit_count; ++suit) {
        if (won.count(suit) > 0) {
            zone.places.push_back(kit::pile(kit::suit_face(looks(), suit), won.count(suit)));
        }
    }
    zone.remarks.push_back({N_("tricks: {0}"), {round.tricks.won[seat]}});
    const auto cards_of = [&](Role role) {
        const auto i = static_cast<std::size_t>(role);
        return i < round.roles.size() ? won.count(round.roles[i]) : 0;
    };
    if (round.roles.size() > static_cast<std::size_t>(Role::plus)) {
        zone.remarks.push_back(
            {N_("plus and minus so far: {0}"), {cards_of(Role::plus) - cards_of(Role::minus)}});
    }
    return zone;
}

}  // namespace

core::Table Game::table(const State& state, const core::Viewer&) {
    core::Table table = kit::table_of(*state.setup, around(state));
    table.headline = headline(state);
    const bool plays = state.plays();
    if (plays) {
        table.zones.push_back(trick_zone(state));
    }
    table.zones.push_back(board_zone(state));
    if (state.setup->select && plays) {
        table.zones.push_back(selected_zone(state));
    }
    if (state.setup->two && plays) {
        table.zones.push_back(display_zone(state));
    }
    for (const int seat : around(state)) {
        table.zones.push_back(seat_zone(state, seat));
    }
    return table;
}

}  // namespace hund
