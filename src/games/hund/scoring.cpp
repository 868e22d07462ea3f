#include <algorithm>

#include "games/hund/game.h"
#include "games/hund/play.h"

namespace hund {

namespace {

constexpr auto plus_role = static_cast<std::size_t>(Role::plus);
constexpr auto hund_role = static_cast<std::size_t>(Role::hund);
constexpr auto minus_role = static_cast<std::size_t>(Role::minus);
constexpr auto lead_role = static_cast<std::size_t>(Role::lead);

std::span<const std::array<int, suit_count>> counted(const State& state, const Result& result) {
    return std::span(result.cards).first(state.setup->seats.size());
}

void count_points(const State& state, Result& result) {
    const auto cards = counted(state, result);
    const auto [fewest, most] =
        std::ranges::minmax(cards, {}, [](const auto& taken) { return taken[hund_role]; });
    for (std::size_t seat = 0; seat < cards.size(); ++seat) {
        const int hund = cards[seat][hund_role];
        const bool between = hund != fewest[hund_role] && hund != most[hund_role];
        result.points[seat] = {cards[seat][plus_role], between ? 3 : 0, -cards[seat][minus_role]};
    }
}

/// Of the first seats, who has most lead cards; a tie goes to the highest one, then to the first.
int most_lead_among(const Round& round, const Result& result, int seats) {
    const Suit lead = result.roles[lead_role];
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
    for (const Took& took : state.round.took) {
        for (std::size_t role = 0; role < suit_count; ++role) {
            result.cards[took.seat][role] = took.counts[role].value_or(0);
        }
    }
}

}  // namespace

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
