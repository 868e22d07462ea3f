#include "store/statistics/rating.h"

#include <algorithm>
#include <cmath>

namespace store {

namespace {

constexpr double beta = 25.0 / 6;       ///< how much luck there is in one match
constexpr double least_share = 0.0001;  ///< of the variance that is always left

/// 1 for who placed better, a half for a shared place, 0 for who placed worse.
double scored(int rank, int other) {
    return rank < other ? 1 : rank == other ? 0.5 : 0;
}

/// One player beside each of the others, as algorithm 1 of Weng and Lin sums it up.
Rating moved(std::span<const Rating> players, std::span<const int> ranks, std::size_t seat) {
    const Rating& player = players[seat];
    const double variance = player.sigma * player.sigma;
    double step = 0;       // omega
    double certainty = 0;  // delta
    for (std::size_t other = 0; other < players.size(); ++other) {
        if (other == seat) {
            continue;
        }
        const double spread =
            std::sqrt(variance + players[other].sigma * players[other].sigma + 2 * beta * beta);
        const double chance = 1 / (1 + std::exp((players[other].mu - player.mu) / spread));
        const double share = player.sigma / spread;
        step += player.sigma * share * (scored(ranks[seat], ranks[other]) - chance);
        certainty += share * share * share * chance * (1 - chance);
    }
    return {player.mu + step, player.sigma * std::sqrt(std::max(1 - certainty, least_share))};
}

}  // namespace

std::vector<Rating> rated(std::span<const Rating> before, std::span<const int> ranks, double drift) {
    std::vector<Rating> players(before.begin(), before.end());
    if (players.size() < 2 || ranks.size() != players.size()) {
        return players;
    }
    for (Rating& player : players) {
        player.sigma = std::hypot(player.sigma, drift);
    }
    std::vector<Rating> after;
    after.reserve(players.size());
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        after.push_back(moved(players, ranks, seat));
    }
    return after;
}

}  // namespace store
