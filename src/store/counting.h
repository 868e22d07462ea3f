#pragma once

#include <optional>
#include <vector>

#include "core/figure.h"
#include "store/statistics.h"
#include "store/walk.h"

namespace store {

/// Counts what the figures of one game show, match by match.
class Counting {
public:
    Counting(const Database& database, const std::vector<core::Figure>& figures);

    /// Of all seats, or of those of one player.
    void add(const Passed& match, std::optional<int> player);
    std::vector<Counted> counted() && { return std::move(counted_); }

private:
    /// Where a number goes: the figure and its series.
    struct Target {
        std::size_t figure;
        std::size_t series;
    };
    struct Waiting {
        std::size_t figure;
        int seat;
        int round;
        int value;
    };

    void take(const Target& target, const Digest::Number& number);
    void pair_up();

    std::vector<Counted> counted_;
    std::vector<std::vector<Target>> targets_;  ///< by key
    // For matrices, of the running match.
    std::vector<Waiting> down_;
    std::vector<Waiting> across_;
};

}  // namespace store
