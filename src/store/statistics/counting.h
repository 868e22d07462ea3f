#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/figure.h"
#include "store/statistics/statistics.h"
#include "store/statistics/walk.h"

namespace store {

/// Counts what the figures of one game show, match by match.
class Counting {
public:
    Counting(const Database& database, const std::vector<core::Figure>& figures);

    /// Of all seats, or of those of one player.
    void add(const Passed& match, std::optional<int> player);
    std::vector<Counted> counted() &&;

private:
    /// Where a number goes: the figure and its series.
    struct Target {
        std::size_t figure;
        std::size_t series;
    };
    /// Of a matrix: a number that waits for the other of its figure, seat and round.
    struct Waiting {
        std::uint64_t of;
        int value;
    };
    /// Nearly all values are small: those are counted by place, before they are put into the map; of a matrix
    /// row by row.
    static constexpr std::size_t small_side = 16;
    using Small = std::array<int, small_side * small_side>;

    void take(const Target& target, const Digest::Number& number);
    void pair_up();

    std::vector<Counted> counted_;
    std::vector<Small> small_;                  ///< of each figure
    std::vector<std::vector<Target>> targets_;  ///< by key
    // For matrices, of the running match.
    std::vector<Waiting> down_;
    std::vector<Waiting> across_;
};

}  // namespace store
