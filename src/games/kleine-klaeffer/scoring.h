#pragma once

#include "games/kleine-klaeffer/types.h"

namespace kleine_klaeffer {

/// How the districts stand as they are laid out.
struct Standing {
    PerSeat<std::array<bool, colour_count>> secured{};
    PerSeat<int> districts{};   ///< how many are secured
    PerSeat<int> bad_points{};  ///< votes of the others; without penalties
    std::array<int, colour_count> most{};
    std::array<int, colour_count> sharing{};  ///< how many have most votes
};
Standing standing(const State& state);

/// The seats that win if the match ends so, in the order of the table.
std::vector<int> winners(const State& state, const Standing& standing);

}  // namespace kleine_klaeffer
