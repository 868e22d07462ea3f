#pragma once

#include "core/scores.h"
#include "games/hundsgemein/types.h"

namespace hundsgemein {

/// What lies along a street, and who claims its dog by each way of counting.
struct StreetCount {
    int street;
    Dog dog;
    PerSeat<Blocks> tiles{};                ///< on both sides
    PerSeat<std::array<Blocks, 2>> runs{};  ///< the longest unbroken run on each side
    Claimed most_tiles{};
    Claimed longest{};

    int tile_count(int seat) const { return count(tiles[seat]); }
    int stretch(int seat) const {
        const auto& [one, other] = runs[seat];
        return count(one) + count(other);
    }
    const Claimed& claimed(bool advanced) const { return advanced ? longest : most_tiles; }
};
/// All streets in their order; the dogs are laid out.
std::vector<StreetCount> count_streets(const State& state);

/// Dogs claimed and what they are worth; nothing before the board is scored.
struct Booty {
    PerSeat<int> points{};
    PerSeat<int> dogs{};
};
Booty booty(const State& state);
/// Who has claimed which street by now: nothing where that is open, or nobody has.
PerStreet<Claimed> claimed_streets(const State& state);

/// The seats that have won a finished match.
std::vector<int> winners(const State& state);

/// The streets line by line, by both ways of counting; by the claims at level scores.
core::Reckoning reckon(const State& state);

}  // namespace hundsgemein
