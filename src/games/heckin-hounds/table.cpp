#include "games/heckin-hounds/game.h"

#include <algorithm>

#include "games/heckin-hounds/clues.h"
#include "games/heckin-hounds/racks.h"
#include "kit/zones.h"

namespace heckin_hounds {

namespace {

using core::Layout, core::Mark, core::Place, core::Token, core::Zone;

/// Figures of what has not happened yet.
Text nothing_yet() {
    return core::verbatim("–");
}

Text figure(int number) {
    return core::verbatim(std::to_string(number));
}

bool is_dealt(const State& state) {
    return state.phase == Phase::clues || state.phase == Phase::trades || state.phase == Phase::bids ||
           state.phase == Phase::plays;
}

std::vector<Text> headline(const State& state) {
    const Round& round = state.round;
    std::vector<Text> line{{N_("round {0} of {1}"), {round.number, state.setup->seat_count()}}};
    if (state.leader) {
        line.push_back({N_("Shift Leader: {0}"), {state.name(*state.leader)}});
    }
    if (is_dealt(state)) {
        line.push_back({N_("bad dog: {0}"), {suit_name(round.bad_dog)}});
    }
    if (state.phase == Phase::plays) {
        line.push_back({N_("trick {0} of {1}"), {round.tricks.done + 1, tricks_in_round}});
    }
    return line;
}

Zone trick_zone(const State& state) {
    const kit::Trick& trick = state.round.tricks.lying();
    return kit::trick_zone({.tricks = state.round.tricks,
                            .looks = looks(),
                            .names = state.setup->seats,
                            .around = state.setup->all_seats(),
                            .next = state.next(),
                            .wins = trick.empty() ? 0 : kit::winning(trick, rank)});
}

Token held_token(const Held& held) {
    Token token;
    token.seq = held.seq;
    if (held.card) {
        token.face = card_face(*held.card);
    }
    if (held.trade > 0) {
        token.marks.push_back(Mark::traded);
    }
    if (held.illegally) {
        token.marks.push_back(Mark::illegal);
    }
    // What was told is of the card that lay there first, and is gone with it.
    if (held.refilled()) {
        return token;
    }
    if (held.told_suit) {
        token.hints.push_back(suit_face(*held.told_suit));
    }
    if (held.told_value) {
        token.hints.push_back(value_face(*held.told_value));
    }
    return token;
}

Zone rack_zone(const State& state, int seat) {
    Zone zone{"rack", core::verbatim(state.name(seat)), Layout::rack, 0, seat, {}, {}};
    for (Slot slot = 1; slot <= slot_count; ++slot) {
        Place place;
        place.token = state.place_of(seat, slot);
        place.label = figure(slot);
        place.seat = seat;
        const Held& held = state.player(seat).at(slot);
        if (is_dealt(state) && !held.played) {
            place.tokens.push_back(held_token(held));
        }
        zone.places.push_back(std::move(place));
    }
    return zone;
}

/// One row of the table of bids and shifts.
template <class Figure>
Place row(const State& state, Text label, Figure figure_of) {
    Place place;
    place.label = std::move(label);
    for (int seat = 0; seat < state.setup->seat_count(); ++seat) {
        place.figures.push_back(figure_of(seat));
    }
    return place;
}

void add_running_round(const State& state, Zone& zone) {
    if (state.plays() && state.setup->clues_recorded && state.phase == Phase::clues) {
        zone.places.push_back(row(state, {N_("clues"), {}}, [&](int seat) {
            return seat == state.leader ? nothing_yet()
                                        : Text{N_("{0} of {1}"), {state.player(seat).clues, clues_each}};
        }));
    }
    const auto add = [&](Text label, auto of_shift, auto of_play) {
        zone.places.push_back(row(state, std::move(label), [&](int seat) {
            const auto& shift = state.round.shifts[seat];
            return shift ? figure(of_shift(*shift)) : state.plays() ? of_play(seat) : nothing_yet();
        }));
    };
    add(
        {N_("bid"), {}}, [](const Shift& shift) { return shift.bid; },
        [&](int seat) {
            const auto& bid = state.player(seat).bid;
            return bid ? figure(*bid) : nothing_yet();
        });
    add(
        {N_("shifts taken"), {}}, [](const Shift& shift) { return shift.took; },
        [&](int seat) { return figure(state.round.tricks.won[seat]); });
    add(
        {N_("badness"), {}}, [](const Shift& shift) { return shift.badness.value_or(0); },
        [&](int seat) { return figure(state.player(seat).badness); });
}

/// At a table that only keeps score, the rounds one below another: `2 / 3` is bid and taken.
void add_finished_rounds(const State& state, Zone& zone) {
    for (const Result& result : state.results) {
        zone.places.push_back(row(state, {N_("round {0}"), {result.number}}, [&](int seat) {
            return Text{N_("{0} / {1}"), {result.bids[seat], result.tricks[seat]}};
        }));
    }
}

void say_shifts(const State& state, Zone& zone) {
    int taken = 0;
    int told = 0;
    for (const auto& shift : state.round.shifts) {
        taken += shift ? shift->took : 0;
        told += shift ? 1 : 0;
    }
    if (told > 0 && told < state.setup->seat_count()) {
        zone.remarks.push_back({N_("shifts so far: {0} of {1}"), {taken, tricks_in_round}});
    }
}

Zone shifts_zone(const State& state) {
    Zone zone{"shifts", {N_("bids and shifts"), {}}, Layout::figures, 0, {}, {}, {}};
    for (const std::string& name : state.setup->seats) {
        zone.margins.column_heads.push_back(core::verbatim(name));
    }
    if (!state.plays()) {
        add_finished_rounds(state, zone);
        say_shifts(state, zone);
    }
    if (state.phase != Phase::finished) {
        add_running_round(state, zone);
    }
    zone.places.push_back(row(state, {N_("badness in all"), {}}, [&](int seat) {
        const bool running = state.plays() && state.phase != Phase::finished;
        return figure(state.badness(seat) + (running ? state.player(seat).badness : 0));
    }));
    return zone;
}

/// Whether a card faces this one that the table does not see.
bool knows_more(const State& state, int viewer) {
    for (int holder = 0; holder < state.setup->seat_count(); ++holder) {
        const Player& player = state.player(holder);
        const auto told = [&](const Held& held) {
            return !held.played && !held.replaced &&
                   (held.trade > 0 ? player.drawn.has_value() : player.hand.has_value());
        };
        if (sees(state, viewer, holder) && std::ranges::any_of(player.rack, told)) {
            return true;
        }
    }
    return false;
}

}  // namespace

core::Table Game::table(const State& state, const core::Viewer&) {
    core::Table table = kit::table_of(*state.setup, state.setup->all_seats());
    table.headline = headline(state);
    for (int seat = 0; seat < state.setup->seat_count(); ++seat) {
        if (knows_more(state, seat)) {
            table.may_peek.push_back(seat);
        }
    }
    if (state.plays()) {
        table.zones.push_back(trick_zone(state));
        for (int seat = 0; seat < state.setup->seat_count(); ++seat) {
            table.zones.push_back(rack_zone(state, seat));
        }
    }
    table.zones.push_back(shifts_zone(state));
    return table;
}

}  // namespace heckin_hounds
