#include "games/hund/play.h"

#include <algorithm>

namespace hund {

core::Text role_name(Role role) {
    static constexpr std::array<std::string_view, suit_count> names{N_("trump"), N_("plus"), N_("hund"),
                                                                    N_("minus"), N_("lead")};
    return {names[static_cast<std::size_t>(role)], {}};
}

int State::next(int seat) const {
    if (!setup->two) {
        return seat + 1 == setup->seat_count() ? 0 : seat + 1;
    }
    // Clockwise: dealer, virtual player, the other person.
    const int dealing = dealer.value_or(0);
    return seat == dealing ? setup->virtual_seat() : setup->is_virtual(seat) ? 1 - dealing : dealing;
}

std::optional<int> State::to_play() const {
    return end || missing_for_play(*this) ? std::nullopt : std::optional(turn());
}

int State::turn() const {
    int seat = round.tricks.leader;
    while (round.tricks.has_played(seat)) {
        seat = next(seat);
    }
    return seat;
}

int State::total(int seat) const {
    const auto i = static_cast<std::size_t>(seat);
    int sum = penalties[i];
    for (const Result& result : results) {
        sum += result.points[i].total();
    }
    return sum;
}

std::optional<core::Text> missing_for_play(const State& state) {
    const Setup& setup = *state.setup;
    const Round& round = state.round;
    if (!setup.plays()) {
        return core::Text{N_("in this match only the counts at the end of a round are entered"), {}};
    }
    if (!setup.select && !round.designation) {
        return core::Text{N_("the number card of the round must be entered first"), {}};
    }
    if (!round.first) {
        return core::Text{N_("who begins the round must be entered first"), {}};
    }
    if (setup.select && round.selected.size() < suit_count) {
        return core::Text{N_("five cards must be selected first"), {}};
    }
    if (setup.two && !round.displayed) {
        return core::Text{N_("the open cards of the virtual player must be entered first"), {}};
    }
    if (round.flip_due) {
        return core::Text{N_("the card under column {0} of the virtual player must be turned up first"),
                          {*round.flip_due}};
    }
    return std::nullopt;
}

std::optional<int> column_of(const Round& round, Card card) {
    for (std::size_t i = 0; i < round.display.size(); ++i) {
        if (round.display[i].open == card) {
            return static_cast<int>(i);
        }
    }
    return std::nullopt;
}

std::optional<Card> forced_card(const State& state) {
    const Round& round = state.round;
    std::optional<Card> leftmost;
    for (const Column& column : round.display) {
        if (!column.open) {
            continue;
        }
        if (round.tricks.running.empty() || column.open->suit == round.tricks.running.front().card.suit) {
            return column.open;
        }
        leftmost = leftmost ? leftmost : column.open;
    }
    return leftmost;
}

int selector(const State& state) {
    const Setup& setup = *state.setup;
    const int first = *state.round.first;
    const int before = static_cast<int>(state.round.selected.size());
    if (!setup.two) {
        return (first + 1 + before) % setup.seat_count();
    }
    const int begins = setup.is_virtual(first) ? 1 - state.dealer.value_or(0) : 1 - first;
    return before % 2 == 0 ? begins : 1 - begins;
}

std::size_t winning(const Round& round, const kit::Trick& trick) {
    const Suit led = trick.front().card.suit;
    return kit::winning(trick, [&](Card card) {
        const bool trumps = !round.roles.empty() && card.suit == round.roles.front();
        return (trumps ? 200 : card.suit == led ? 100 : 0) + card.value;
    });
}

bool designates(const State& state, Card card) {
    if (!state.setup->select) {
        return state.round.designation == card.value;
    }
    return std::ranges::any_of(state.round.selected,
                               [&](const Select& chosen) { return chosen.card == card; });
}

Round new_round(const Setup& setup, int number) {
    Round round;
    round.number = number;
    round.cards.deal(setup.deck);
    for (int seat = 0; seat < setup.seat_count(); ++seat) {
        round.cards.deal_to(seat, setup.is_virtual(seat) ? 0 : setup.hand_size);
    }
    round.cards.deal_down(setup.two ? setup.covers : 0);
    return round;
}

kit::CardWords card_words(const State& state) {
    return {looks(), state.setup->seats, "hund/card", "hund/follow-suit",
            N_("{0} lies open before the virtual player")};
}

int first_dealer(int first) {
    return first == 0 ? 1 : 0;
}

}  // namespace hund
