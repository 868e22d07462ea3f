#pragma once

#include <span>
#include <vector>

namespace store {

/// How strong a player is believed to be, and how sure that is. The method is Bradley–Terry, full pairs with
/// ties, of R. C. Weng and C.-J. Lin, A Bayesian Approximation Method for Online Ranking, Journal of Machine
/// Learning Research 12 (2011), 267–300, algorithm 1, with the numbers that OpenSkill uses. Each two at the
/// table are compared as if they had played alone, a shared place is half a win: so of two who were equal the
/// one who placed better never gains less, and equal places gain alike. (Their Plackett–Luce, with its ties,
/// does not keep this.)
struct Rating {
    double mu = 25;
    double sigma = 25.0 / 3;

    /// What he is at least, very probably: lists are sorted by it.
    double at_least() const { return mu - 3 * sigma; }
    /// How far off mu may well be, to either side: what faces write after ±.
    double doubt() const { return 2 * sigma; }

    bool operator==(const Rating&) const = default;
};

/// How much less sure a rating is when its player sits down again.
inline constexpr double usual_drift = 25.0 / 300;

/// The ratings after a match: `ranks` are the places, one a player, equal ones shared. Fewer than two players
/// change nothing.
std::vector<Rating> rated(std::span<const Rating> before, std::span<const int> ranks,
                          double drift = usual_drift);

}  // namespace store
