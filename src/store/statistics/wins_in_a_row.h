#pragma once

#include <cstdint>

namespace store {

/// Wins in a row, while one goes back in time from match to match.
struct WinsInARow {
    int wins = 0, longest = 0;
    std::int64_t last = 0;  ///< the last match of those that run
    std::int64_t from = 0, to = 0;

    void add(bool won, std::int64_t match) {
        last = won && wins == 0 ? match : last;
        wins = won ? wins + 1 : 0;
        // Of two that are equal the earlier one counts.
        if (wins > 0 && wins >= longest) {
            longest = wins;
            from = match;
            to = last;
        }
    }
};

}  // namespace store
