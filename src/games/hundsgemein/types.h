#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/header.h"
#include "core/table.h"
#include "core/verdict.h"
#include "kit/match.h"
#include "kit/seven.h"
#include "kit/suits.h"

namespace hundsgemein {

using core::ascending;
using core::Illegal, core::Impossible, core::Legal, core::Presumed, core::Seq, core::Text, core::Verdict;

using kit::seven::column;
using kit::seven::count;
using kit::seven::holds;
using kit::seven::just;
using kit::seven::row;
using kit::seven::side;
using kit::seven::spread;

/// A set of blocks: a bit for each, in reading order.
using Blocks = kit::seven::Spaces;

inline constexpr int block_count = kit::seven::space_count;
inline constexpr int centre = block_count / 2;  ///< d4, with the crossed bones
inline constexpr Blocks all_blocks = kit::seven::all;

/// Streets are numbered from 0: h1 to h6 between the rows, v1 to v6 between the columns.
inline constexpr int street_count = 2 * (side - 1);
constexpr bool is_across(int street) {
    return street < side - 1;
}
/// The row or column that it lies behind.
constexpr int row_before(int street) {
    return street % (side - 1);
}
/// The blocks on both sides of the street, one side after the other.
constexpr std::array<Blocks, 2> sides(int street) {
    const int first = row_before(street);
    return is_across(street) ? std::array{row(first), row(first + 1)}
                             : std::array{column(first), column(first + 1)};
}
/// Of these blocks, the longest unbroken run on one side of the street; the first of equals.
Blocks longest_run(Blocks blocks, Blocks on_side, bool across);

std::string street_token(int street);
std::optional<int> read_street(std::string_view token);

inline constexpr int most_seats = 4;
inline constexpr int type_count = 4;
inline constexpr int dog_count = 4;

template <class T>
using PerSeat = kit::Each<T, most_seats>;
/// Flea types are numbered from 0 here, from 1 where they are written.
template <class T>
using PerType = kit::Each<T, type_count>;
template <class T>
using PerStreet = kit::Each<T, street_count>;

enum class Dog : std::uint8_t { zorro, daisy, fifi, rex };
inline constexpr int dogs_of_each = 3;

std::span<const kit::Look> looks(Dog);
using kit::face_of, kit::name_of, kit::word_of;
/// What it is worth.
inline int value_of(Dog dog) {
    return static_cast<int>(dog) + 2;
}

Text type_name(int type);
core::Face type_face(int type);

// The entries.
struct Dogs {
    std::vector<Dog> on;
};
struct First {
    int seat;
};
/// One tile or two, by their types.
struct Tiles {
    int one;
    std::optional<int> other;

    PerType<int> counts() const;
};
struct Open {
    int seat;
    Tiles tiles;
};
struct Place {
    int seat;
    int type;
    int block;
};
struct Discard {
    int seat;
    Tiles tiles;
};
struct Challenge {
    int seat;
};
struct End {};
struct Claim {
    int street;
    std::optional<int> seat;  ///< nothing: nobody claims it
};
using Entry = std::variant<Place, Discard, Open, Challenge, End, Claim, Dogs, First>;

/// What the header settles.
struct Setup : kit::Setup {
    int of_each = 3;  ///< tiles of each type that a player starts with
    bool advanced = false;
};

/// The last tile that was placed.
struct Placement {
    Place what;
    Seq seq;
    bool removed = false;
    bool discarded_since = false;
    Seq closed_by = 0;  ///< the challenge that removed it, or the discard
};

/// A tile that its player has no longer.
struct Given {
    int seat;
    int type;
    Seq seq;
};

/// What statistics are told of a seat.
struct Tally {
    int placed = 0;
    int discarded = 0;
    int illegal = 0;  ///< placements
    int right = 0;    ///< challenges upheld
    int wrong = 0;    ///< challenges rejected
    int caught = 0;   ///< challenges upheld against this seat
    int cleared = 0;  ///< challenges rejected that were made against this seat
};

/// Who claimed a street: a seat, or nobody.
using Claimed = std::optional<int>;

struct State : kit::Match<Setup> {
    kit::Entered<PerStreet<Dog>> dogs;
    kit::Entered<> begun;
    std::optional<int> turn;
    PerSeat<PerType<std::int8_t>> left{};
    PerSeat<kit::Entered<PerType<std::int8_t>>> open{};  ///< what is known to lie open
    PerSeat<Blocks> by_seat{};
    PerType<Blocks> by_type{};
    Blocks illegal{};                    ///< where a tile lies whose placement was illegal
    kit::Each<Seq, block_count> seqs{};  ///< the entries that put the tiles there
    std::optional<Placement> last;
    std::optional<int> acted;  ///< who placed or discarded last
    PerSeat<Tally> tallies{};
    bool ended = false;
    PerStreet<kit::Entered<Claimed>> claims{};  ///< level scores
    std::optional<int> starter{};               ///< who began
    int turns = 0;                              ///< that have been taken
    std::vector<Given> given;

    int tiles_left(int seat) const;
    int tiles_left(int seat, int type) const { return left[seat][type]; }
    Blocks occupied() const { return by_type[0] | by_type[1] | by_type[2] | by_type[3]; }
    /// What lies on a block, if it is occupied.
    int type_on(int block) const;
    int seat_on(int block) const;
    /// The entries that placed the tiles on these blocks.
    std::vector<Seq> placed_by(Blocks blocks) const;
    /// The free blocks on which a tile of the type may lie.
    Blocks legal_blocks(int type) const;
    /// No tile that any player still has could be placed legally. False before play.
    bool over() const;
    /// Whether the last placement still lies there and nobody has placed or discarded since.
    bool may_be_challenged() const { return last && !last->removed && !last->discarded_since; }
    /// The first street that nobody has been asked about, at level scores.
    std::optional<int> next_claim() const;
    bool finished() const { return ended || (!setup->plays() && dogs && !next_claim()); }
};

/// Of these blocks, those that touch the block.
Blocks touched(Blocks blocks, int block);

/// The rule of the board that a tile of the type breaks on the block, among the tiles of its type.
std::optional<Illegal> misplaced(Blocks same_type, int type, int block);

}  // namespace hundsgemein
