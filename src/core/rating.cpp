#include "core/rating.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

constexpr double beta = 25.0 / 6;       ///< how much luck there is in one match
constexpr double least_share = 0.0001;  ///< of the variance that is always left

/// One match as the method sees it.
struct Field {
    std::vector<double> strengths;  ///< exp(mu / c)
    std::vector<double> behind;     ///< the strengths of all who came at that place or later
    std::vector<double> shared;     ///< how many came at that place
    double c = 0;
};

Field field_of(std::span<const Rating> players, std::span<const int> ranks) {
    Field field;
    double variance = 0;
    for (const Rating& player : players) {
        variance += player.sigma * player.sigma + beta * beta;
    }
    field.c = std::sqrt(variance);
    for (const Rating& player : players) {
        field.strengths.push_back(std::exp(player.mu / field.c));
    }
    for (const int rank : ranks) {
        double sum = 0;
        for (std::size_t other = 0; other < ranks.size(); ++other) {
            sum += ranks[other] >= rank ? field.strengths[other] : 0;
        }
        field.behind.push_back(sum);
        field.shared.push_back(static_cast<double>(std::ranges::count(ranks, rank)));
    }
    return field;
}

Rating moved(const Rating& player, std::size_t seat, const Field& field, std::span<const int> ranks) {
    double step = 0;
    double certainty = 0;
    for (std::size_t other = 0; other < ranks.size(); ++other) {
        if (ranks[other] > ranks[seat]) {
            continue;
        }
        const double chance = field.strengths[seat] / field.behind[other];
        step += ((other == seat ? 1 : 0) - chance) / field.shared[other];
        certainty += chance * (1 - chance) / field.shared[other];
    }
    const double share = player.sigma / field.c;
    const double shrink = 1 - certainty * share * share * share;
    return {player.mu + step * player.sigma * share, player.sigma * std::sqrt(std::max(shrink, least_share))};
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
    const Field field = field_of(players, ranks);
    std::vector<Rating> after;
    after.reserve(players.size());
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        after.push_back(moved(players[seat], seat, field, ranks));
    }
    return after;
}

}  // namespace core
