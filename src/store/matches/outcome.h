#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/header.h"
#include "store/sqlite/database.h"

namespace store {

/// What was derived of a match, for those who carry it elsewhere.
struct Outcome {
    /// As the record has it; nothing if this program cannot read it.
    std::optional<core::Header> header;
    int rounds = 0;
    bool fewest = false;  ///< the fewest points are the best
    struct Seat {
        std::string name;  ///< as the record spells it
        std::optional<int> score;
        int rank = 0;  ///< 0: none
        bool winner = false;
        int illegal = 0;
        int taken_back = 0;
        bool starts = false;  ///< known to have begun
    };
    std::vector<Seat> seats;  ///< the players', then the game's own
};

/// Throws `core::Failure` if there is no such match.
Outcome outcome_of(const Database& database, const std::string& match);

}  // namespace store
