#include "games/heckin-hounds/racks.h"

#include <algorithm>
#include <functional>

namespace heckin_hounds {

namespace {

bool in_game(const State& state, Card card) {
    return card == cerberus || (card.value >= 1 && card.value <= state.setup->top());
}

Impossible no_card(Text why, Seq from = 0) {
    return {"heckin/card", std::move(why), ascending({from})};
}

Impossible no_such_value(const State& state, Card card) {
    return no_card(
        {N_("{0} is not in the game: the values go from 1 to {1}"), {card_name(card), state.setup->top()}});
}

/// Another place where the card is known to lie still.
std::optional<Impossible> lies_elsewhere(const State& state, int seat, Slot slot, Card card) {
    for (int other = 0; state.round.told.has(card) && other < state.setup->seat_count(); ++other) {
        for (Slot at = 1; at <= slot_count; ++at) {
            const Held& held = state.player(other).at(at);
            if ((other != seat || at != slot) && !held.played && held.card == card) {
                return no_card({N_("{0} lies in slot {1} of {2}"), {card_name(card), at, state.name(other)}},
                               held.card.by);
            }
        }
    }
    return std::nullopt;
}

Seq entry_where(const State& state, auto is_so, auto entry) {
    for (const Player& player : state.round.players) {
        const auto found = std::ranges::find_if(player.rack, is_so);
        if (found != player.rack.end()) {
            return entry(*found);
        }
    }
    return 0;
}

/// The entry that played the card, or took Cerberus in its place.
Seq gone_by(const State& state, Card card) {
    const auto is_played = [&](const Held& held) { return held.played && held.card == card; };
    const Seq played = entry_where(state, is_played, [](const Held& held) { return held.card.by; });
    return played != 0 ? played : state.round.cerberus_by;
}

Seq traded_by(const State& state, int trade) {
    return entry_where(
        state, [&](const Held& held) { return held.trade == trade; }, std::mem_fn(&Held::seq));
}

/// The trade that is known to have taken the card away, or 0. It may come back with a later one.
int taken_away(const Round& round, Card card) {
    const auto found = std::ranges::find(round.away, std::optional(card));
    return found == round.away.end() ? 0 : static_cast<int>(found - round.away.begin()) + 1;
}

}  // namespace

bool sees(const State& state, int viewer, int holder) {
    if (!state.leader) {
        return false;
    }
    return viewer == *state.leader || (viewer != holder && holder != *state.leader);
}

std::optional<Impossible> cannot_come(const State& state, int seat, Slot slot, Card card) {
    const Held& held = state.player(seat).at(slot);
    if (!in_game(state, card)) {
        return no_such_value(state, card);
    }
    if (held.card == card) {
        return std::nullopt;
    }
    if (held.card) {
        return no_card({N_("in slot {0} of {1} lies {2}"), {slot, state.name(seat), card_name(*held.card)}},
                       held.card.by);
    }
    if (auto elsewhere = lies_elsewhere(state, seat, slot, card)) {
        return elsewhere;
    }
    if (state.round.gone.has(card)) {
        return no_card({N_("{0} was played in this round, or is out of it"), {card_name(card)}},
                       gone_by(state, card));
    }
    if (const int trade = taken_away(state.round, card); trade > 0 && held.trade <= trade) {
        return no_card({N_("{0} was traded away, and slot {1} of {2} was not filled again after that"),
                        {card_name(card), slot, state.name(seat)}},
                       traded_by(state, trade));
    }
    if (card.suit == mops && held.trade == 0) {
        return no_card({N_("Mops is never dealt, and the card in slot {0} of {1} was not traded"),
                        {slot, state.name(seat)}});
    }
    return std::nullopt;
}

std::optional<Impossible> cannot_be_dealt(const State& state, int seat, std::span<const Card> cards) {
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const Card card = cards[i];
        if (card == cerberus || card.suit == mops) {
            return no_card({N_("{0} is never dealt"), {suit_name(card.suit)}});
        }
        if (!in_game(state, card)) {
            return no_such_value(state, card);
        }
        const auto before = cards.first(i);
        if (std::ranges::find(before, card) != before.end()) {
            return no_card({N_("{0} is there twice"), {card_name(card)}});
        }
        if (auto elsewhere = lies_elsewhere(state, seat, static_cast<Slot>(i) + 1, card)) {
            return elsewhere;
        }
    }
    return std::nullopt;
}

Text what_is_due(const State& state) {
    const auto& setup = *state.setup;
    switch (state.phase) {
        case Phase::leader:
            return {N_("who is Shift Leader of the first round must be entered first"), {}};
        case Phase::bad_dog:
            return {N_("the bad dog of the round must be entered first"), {}};
        case Phase::clues:
            return setup.clues_recorded ? Text{N_("now {0} gives clues, and then somebody takes Cerberus"),
                                               {state.name(*state.leader)}}
                                        : Text{N_("now somebody takes Cerberus"), {}};
        case Phase::trades:
            return {N_("now everybody trades a card or keeps all, and {0} is next"),
                    {state.name(*state.next())}};
        case Phase::bids:
            return {N_("now everybody bids, and {0} is next"), {state.name(*state.next())}};
        case Phase::plays:
            return {N_("now the tricks are played, and {0} is next"), {state.name(*state.next())}};
        case Phase::counting:
            return {N_("in this match only the shifts at the end of a round are entered"), {}};
        case Phase::finished:
            break;
    }
    return {N_("all rounds have been played"), {}};
}

std::optional<int> State::next() const {
    switch (phase) {
        case Phase::trades:
            return setup->first_from(*leader, [&](int seat) { return !player(seat).chosen; });
        case Phase::bids:
            return setup->first_from(*leader, [&](int seat) { return !player(seat).bid; });
        case Phase::plays:
            return setup->first_from(round.tricks.leader,
                                     [&](int seat) { return !round.tricks.has_played(seat); });
        case Phase::counting:
            return setup->first_from(0, [&](int seat) { return !round.shifts[seat]; });
        default:
            return std::nullopt;
    }
}

int State::total(int seat) const {
    int sum = penalties[static_cast<std::size_t>(seat)];
    for (const Result& result : results) {
        sum += result.score(seat);
    }
    return sum;
}

int State::badness(int seat) const {
    int sum = 0;
    for (const Result& result : results) {
        sum += result.badness[seat];
    }
    return sum;
}

}  // namespace heckin_hounds
