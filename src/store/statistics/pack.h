#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "store/statistics/packed.h"

namespace store {

/// What statistics count of one match.
struct Digest {
    struct Seat {
        int player = 0;  ///< its row; 0: the game's own seat
        bool won = false;
        std::optional<int> score;
        int rank = 0;  ///< 0: none
        int illegal = 0;
        int taken_back = 0;
        int decisions = 0;  ///< of which is known how long they took
        int thought = 0;    ///< the median of that, in seconds
    };
    struct Number {
        int key = 0;    ///< its row in `keys`
        int seat = -1;  ///< -1: of the match
        int round = 0;  ///< 0: of the match
        int value = 0;
    };
    bool fewest = false;  ///< the fewest points are the best
    int starter = -1;     ///< the seat that began; -1: not known
    std::vector<Seat> seats{};
    std::vector<Number> numbers{};
};

std::string packed(const Digest& digest);

/// Reads packs one after another; what it answers holds until the next. The numbers are left to be read.
class Unpacking {
public:
    /// A pack that is cut off reads as far as it goes.
    const Digest& read(std::span<const unsigned char> pack);
    /// Each number of it, one after another.
    bool next_number(Digest::Number& number) {
        if (rest_.empty()) {
            return false;
        }
        number.key = next_int();
        number.seat = next_int() - 1;
        number.round = next_int();
        number.value = static_cast<int>(rest_.whole());
        return true;
    }
    Digest& digest() { return digest_; }

private:
    int next_int() { return static_cast<int>(std::min(rest_.natural(), most_natural)); }

    /// What was never written, and would only be counted for hours.
    static constexpr std::uint64_t most_natural = 1'000'000'000;

    Digest digest_;
    Packed rest_;
};

}  // namespace store
