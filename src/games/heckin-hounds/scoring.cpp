#include "games/heckin-hounds/scoring.h"

#include <algorithm>
#include <iterator>

namespace heckin_hounds {

namespace {

using core::Text;
using Seats = std::vector<int>;

Seats seats_where(const State& state, auto is_so) {
    Seats seats;
    for (int seat = 0; seat < state.setup->seat_count(); ++seat) {
        if (is_so(seat)) {
            seats.push_back(seat);
        }
    }
    return seats;
}

/// Those whose score decides: before badness breaks a tie.
Seats best(const State& state) {
    const auto total = [&](int seat) { return state.total(seat); };
    const Seats kept = seats_where(state, [&](int seat) { return total(seat) >= 0; });
    if (!kept.empty()) {
        const int lowest = total(*std::ranges::min_element(kept, {}, total));
        return seats_where(state, [&](int seat) { return total(seat) == lowest; });
    }
    if (!state.setup->nearest_wins) {
        return {};
    }
    const Seats all = seats_where(state, [](int) { return true; });
    const int highest = total(*std::ranges::max_element(all, {}, total));
    return seats_where(state, [&](int seat) { return total(seat) == highest; });
}

Text names(const State& state, const Seats& seats) {
    std::vector<Text> all;
    all.reserve(seats.size());
    std::ranges::transform(seats, std::back_inserter(all),
                           [&](int seat) { return core::verbatim(state.name(seat)); });
    return core::listed(all);
}

Text who_was_fired(const State& state, const Seats& below, bool all) {
    if (all) {
        return {N_("Everybody ends below zero, so all are fired."), {}};
    }
    return below.empty()       ? Text{N_("Nobody ends below zero, so nobody is fired."), {}}
           : below.size() == 1 ? Text{N_("{0} ends below zero and is fired."), {names(state, below)}}
                               : Text{N_("{0} end below zero and are fired."), {names(state, below)}};
}

Text won_by_score(const State& state, int seat, bool all_fired) {
    const int score = state.total(seat);
    if (all_fired) {
        return {N_("{0} wins with {1}, nearest to zero."), {state.name(seat), score}};
    }
    return {N_("{0} wins with {1}, the lowest score that is not negative."), {state.name(seat), score}};
}

Text won_by_badness(const State& state, const Seats& tied, int seat) {
    return {N_("{0} have {1} each; {2} wins with the least badness, {3}."),
            {names(state, tied), state.total(seat), state.name(seat), state.badness(seat)}};
}

Text shared(const State& state, const Seats& tied, const Seats& winning) {
    const int first = winning.front();
    if (tied == winning) {
        return {N_("{0} share the win: {1} each, and badness {2} each."),
                {names(state, winning), state.total(first), state.badness(first)}};
    }
    return {N_("{0} have {1} each; {2} share the win with the least badness, {3} each."),
            {names(state, tied), state.total(first), names(state, winning), state.badness(first)}};
}

Text who_won(const State& state, bool all_fired) {
    const Seats tied = best(state);
    const Seats winning = winners(state);
    if (winning.empty()) {
        return {N_("Nobody wins."), {}};
    }
    return winning.size() > 1 ? shared(state, tied, winning)
           : tied.size() > 1  ? won_by_badness(state, tied, winning.front())
                              : won_by_score(state, winning.front(), all_fired);
}

}  // namespace

Seats winners(const State& state) {
    const Seats tied = best(state);
    if (tied.empty()) {
        return {};
    }
    std::vector<int> badness;
    badness.reserve(tied.size());
    std::ranges::transform(tied, std::back_inserter(badness), [&](int seat) { return state.badness(seat); });
    const int least = std::ranges::min(badness);
    Seats winning;
    std::ranges::copy_if(tied, std::back_inserter(winning),
                         [&](int seat) { return state.badness(seat) == least; });
    return winning;
}

std::vector<Text> how_it_ended(const State& state) {
    const Seats below = seats_where(state, [&](int seat) { return state.total(seat) < 0; });
    const bool all = static_cast<int>(below.size()) == state.setup->seat_count();
    return {who_won(state, all), who_was_fired(state, below, all)};
}

}  // namespace heckin_hounds
