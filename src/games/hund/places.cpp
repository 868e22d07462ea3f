#include "games/hund/places.h"

#include "games/hund/play.h"

namespace hund {

namespace {

core::Impossible no_card(core::Text why, core::Seq from = 0) {
    return {"hund/card", std::move(why), core::ascending({from})};
}

core::Seq shown_hand(const State& state, int seat) {
    return state.round.begun_by.hands[static_cast<std::size_t>(seat)];
}

}  // namespace

std::optional<core::Impossible> lies_elsewhere(const State& state, Card card) {
    const Setup& setup = *state.setup;
    const Round& round = state.round;
    const auto name = [&] { return kit::card_name(looks(), card); };
    if (!setup.in_game(card)) {
        return no_card({N_("{0} is not in the game: the values go from 1 to {1}"), {name(), setup.top}});
    }
    if (!round.seen.has(card)) {
        return std::nullopt;
    }
    if (round.out.has(card)) {
        return no_card({N_("{0} was played in this round"), {name()}}, round.tricks.played_by(card));
    }
    for (int seat = 0; seat < setup.seat_count(); ++seat) {
        const auto& hand = round.hands[static_cast<std::size_t>(seat)];
        if (hand && hand->has(card)) {
            return no_card({N_("{0} is in the hand of {1}"), {name(), setup.name(seat)}},
                           shown_hand(state, seat));
        }
    }
    if (const auto column = column_of(round, card)) {
        return no_card({N_("{0} lies open before the virtual player"), {name()}},
                       round.display[static_cast<std::size_t>(*column)].seq);
    }
    return std::nullopt;
}

std::optional<core::Impossible> cannot_lie(const State& state, std::span<const Card> cards) {
    CardSet seen;
    for (const Card card : cards) {
        if (auto elsewhere = lies_elsewhere(state, card)) {
            return elsewhere;
        }
        if (seen.has(card)) {
            return no_card({N_("{0} is there twice"), {kit::card_name(looks(), card)}});
        }
        seen.add(card);
    }
    return std::nullopt;
}

std::optional<core::Impossible> cannot_come(const State& state, const Play& entry) {
    const Setup& setup = *state.setup;
    const Round& round = state.round;
    const auto& hand = round.hands[static_cast<std::size_t>(entry.seat)];
    if (setup.in_game(entry.card) && hand && hand->has(entry.card)) {
        return std::nullopt;
    }
    const bool is_virtual = setup.is_virtual(entry.seat);
    if (is_virtual && setup.in_game(entry.card) && column_of(round, entry.card)) {
        return std::nullopt;
    }
    if (auto elsewhere = lies_elsewhere(state, entry.card)) {
        return elsewhere;
    }
    if (is_virtual) {
        return no_card(
            {N_("{0} does not lie open before the virtual player"), {kit::card_name(looks(), entry.card)}},
            round.begun_by.display);
    }
    if (hand) {
        return no_card({N_("{0} is not in the hand that {1} showed"),
                        {kit::card_name(looks(), entry.card), setup.name(entry.seat)}},
                       shown_hand(state, entry.seat));
    }
    return std::nullopt;
}

}  // namespace hund
