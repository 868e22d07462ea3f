#include "games/hund/play.h"

#include <algorithm>

#include "games/hund/game.h"

namespace hund {

namespace {

std::span<const PerRole<int>> counted(const State& state, const Result& result) {
    return std::span(result.cards).first(state.setup->seats.size());
}

void count_points(const State& state, Result& result) {
    const auto cards = counted(state, result);
    const auto [fewest, most] =
        std::ranges::minmax(cards, {}, [](const auto& taken) { return taken[Role::hund]; });
    for (std::size_t seat = 0; seat < cards.size(); ++seat) {
        const int hund = cards[seat][Role::hund];
        const bool between = hund != fewest[Role::hund] && hund != most[Role::hund];
        result.points[seat] = {cards[seat][Role::plus], between ? 3 : 0, -cards[seat][Role::minus]};
    }
}

/// Of the first seats, who has most lead cards; a tie goes to the highest one, then to the first.
int most_lead_among(const Round& round, const Result& result, int seats) {
    const Suit lead = result.roles[Role::lead];
    int best = 0;
    const auto rank = [&](int seat) {
        const CardSet& won = round.won[seat];
        return std::pair(won.count(lead), won.highest(lead));
    };
    for (int seat = 1; seat < seats; ++seat) {
        best = rank(seat) > rank(best) ? seat : best;
    }
    return best;
}

void count_plays(const State& state, Result& result) {
    const Round& round = state.round;
    for (std::size_t seat = 0; seat < state.setup->seats.size(); ++seat) {
        for (std::size_t role = 0; role < suit_count; ++role) {
            result.cards[seat][role] = round.won[seat].count(result.roles[role]);
        }
    }
    std::copy_n(round.tricks.won.begin(), most_seats, result.tricks.begin());
    result.designators = round.designators;
    result.most_lead = most_lead_among(round, result, state.setup->seat_count());
    const bool passed_on = state.setup->is_virtual(*result.most_lead) && state.setup->runner_up;
    result.decider = passed_on ? most_lead_among(round, result, 2) : result.most_lead;
}

void count_took(const State& state, Result& result) {
    for (int seat = 0; seat < state.setup->seat_count(); ++seat) {
        const auto& took = state.round.took[seat];
        result.told[seat] = took.by;
        std::ranges::transform(took->counts, result.cards[seat].begin(),
                               [](const auto& count) { return count.value_or(0); });
    }
}

}  // namespace

Text role_name(Role role) {
    static constexpr PerRole<std::string_view> names{N_("trump"), N_("plus"), N_("hund"), N_("minus"),
                                                     N_("lead")};
    return {names[role], {}};
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
    int sum = penalties[static_cast<std::size_t>(seat)];
    for (const Result& result : results) {
        sum += result.points[seat].total();
    }
    return sum;
}

std::optional<Text> missing_for_play(const State& state) {
    const Setup& setup = *state.setup;
    const Round& round = state.round;
    if (!setup.plays()) {
        return Text{N_("in this match only the counts at the end of a round are entered"), {}};
    }
    if (!setup.select && !round.designation) {
        return Text{N_("the number card of the round must be entered first"), {}};
    }
    if (!round.first) {
        return Text{N_("who begins the round must be entered first"), {}};
    }
    if (state.selects()) {
        return Text{N_("five cards must be selected first"), {}};
    }
    if (setup.two && !round.displayed) {
        return Text{N_("the open cards of the virtual player must be entered first"), {}};
    }
    if (round.flip_due) {
        return Text{N_("the card under column {0} of the virtual player must be turned up first"),
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

Result count_round(const State& state) {
    Result result{};
    result.number = state.round.number;
    std::ranges::copy(state.round.roles, result.roles.begin());
    if (state.plays()) {
        count_plays(state, result);
    } else {
        count_took(state, result);
    }
    count_points(state, result);
    return result;
}

std::optional<End> end_after_round(const State& state) {
    if (state.setup->select) {
        const auto reaches = [&](auto passed) {
            for (int seat = 0; seat < state.setup->seat_count(); ++seat) {
                if (passed(state.total(seat))) {
                    return true;
                }
            }
            return false;
        };
        if (reaches([](int total) { return total >= star; })) {
            return End::star;
        }
        if (reaches([](int total) { return total <= cross; })) {
            return End::cross;
        }
    }
    if (static_cast<int>(state.results.size()) >= state.setup->rounds) {
        return End::rounds;
    }
    return std::nullopt;
}

}  // namespace hund
