#include "games/heckin-hounds/scoring.h"

#include "kit/points.h"

namespace heckin_hounds {

namespace {

using core::Text;
using Seats = std::vector<int>;

/// Those whose score decides: before badness breaks a tie.
Seats best(const State& state) {
    const auto total = [&](int seat) { return state.total(seat); };
    const Seats kept = kit::seats_where(*state.setup, [&](int seat) { return total(seat) >= 0; });
    if (!kept.empty() || !state.setup->nearest_wins) {
        return kit::best(kept, [&](int seat) { return -total(seat); });
    }
    return kit::best(state.setup->all_seats(), total);
}

Text names(const State& state, const Seats& seats) {
    return kit::named(*state.setup, seats);
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
    return kit::best(best(state), [&](int seat) { return -state.badness(seat); });
}

std::vector<Text> how_it_ended(const State& state) {
    const Seats below = kit::seats_where(*state.setup, [&](int seat) { return state.total(seat) < 0; });
    const bool all = static_cast<int>(below.size()) == state.setup->seat_count();
    return {who_won(state, all), who_was_fired(state, below, all)};
}

}  // namespace heckin_hounds
