#include "games/kleine-klaeffer/scoring.h"

#include <algorithm>

#include "kit/points.h"

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
    const auto secured =
        kit::seats_where(*state.setup, [&](int seat) { return standing.districts[seat] > 0; });
    // Fewest bad points, then (if the table wants it so) most secured districts.
    return kit::best(secured, [&](int seat) {
        const auto i = static_cast<std::size_t>(seat);
        return std::pair(-standing.bad_points[i] - state.penalties[i],
                         state.setup->districts_break_ties ? standing.districts[i] : 0);
    });
}

}  // namespace kleine_klaeffer
