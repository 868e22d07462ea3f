#include "games/kleine-klaeffer/scoring.h"

#include <algorithm>

namespace kleine_klaeffer {

Standing standing(const State& state) {
    Standing standing;
    const std::size_t seats = state.setup->seats.size();
    for (std::size_t colour = 0; colour < colour_count; ++colour) {
        int& most = standing.most[colour];
        for (std::size_t seat = 0; seat < seats; ++seat) {
            most = std::max(most, state.players[seat].votes[colour]);
        }
        for (std::size_t seat = 0; seat < seats; ++seat) {
            const int votes = state.players[seat].votes[colour];
            if (votes > 0 && votes == most) {
                standing.secured[seat][colour] = true;
                ++standing.districts[seat];
                ++standing.sharing[colour];
            } else {
                standing.bad_points[seat] += votes;
            }
        }
    }
    return standing;
}

std::vector<int> winners(const State& state, const Standing& standing) {
    std::vector<int> best;
    // The less, the better: bad points, then (if the table wants it so) secured districts.
    const auto rank = [&](int seat) {
        const auto i = static_cast<std::size_t>(seat);
        return std::pair(standing.bad_points[i] + state.penalties[i],
                         state.setup->districts_break_ties ? -standing.districts[i] : 0);
    };
    for (int seat = 0; seat < state.setup->seat_count(); ++seat) {
        if (standing.districts[static_cast<std::size_t>(seat)] == 0) {
            continue;
        }
        if (!best.empty() && rank(seat) < rank(best.front())) {
            best.clear();
        }
        if (best.empty() || rank(seat) == rank(best.front())) {
            best.push_back(seat);
        }
    }
    return best;
}

}  // namespace kleine_klaeffer
