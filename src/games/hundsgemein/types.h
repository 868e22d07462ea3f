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
#include "games/hundsgemein/board.h"
#include "kit/match.h"
#include "kit/suits.h"

namespace hundsgemein {

inline constexpr int most_seats = 4;
inline constexpr int type_count = 4;
inline constexpr int dog_count = 4;

template <class T>
using PerSeat = kit::Each<T, most_seats>;
/// Flea types are numbered from 0 here, from 1 where they are written.
template <class T>
using PerType = std::array<T, type_count>;
template <class T>
using PerStreet = std::array<T, street_count>;

enum class Dog : std::uint8_t { zorro, daisy, fifi, rex };
inline constexpr int dogs_of_each = 3;

const kit::Look& look(Dog dog);
/// What it is worth.
inline int value_of(Dog dog) {
    return static_cast<int>(dog) + 2;
}
std::optional<Dog> read_dog(std::string_view word);
inline core::Text dog_name(Dog dog) {
    return kit::name_of(look(dog));
}
inline core::Face dog_face(Dog dog) {
    return kit::face_of(look(dog));
}

core::Text type_name(int type);
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
    core::Seq seq;
    bool removed = false;
    bool discarded_since = false;
    core::Seq closed_by = 0;  ///< the challenge that removed it, or the discard
};

/// A tile that its player has no longer.
struct Given {
    int seat;
    int type;
    core::Seq seq;
};

/// The entries that said how the match begins and what lies open; 0: none did.
struct Told {
    core::Seq dogs = 0, first = 0;
    PerSeat<core::Seq> open{};
    PerStreet<core::Seq> claims{};
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
    std::optional<PerStreet<Dog>> dogs;
    bool begun = false;
    std::optional<int> turn;
    PerSeat<PerType<std::int8_t>> left{};
    PerSeat<std::optional<PerType<std::int8_t>>> open{};  ///< what is known to lie open
    PerSeat<Blocks> by_seat{};
    PerType<Blocks> by_type{};
    Blocks illegal{};                           ///< where a tile lies whose placement was illegal
    std::array<core::Seq, block_count> seqs{};  ///< the entries that put the tiles there
    std::optional<Placement> last;
    std::optional<int> acted;  ///< who placed or discarded last
    PerSeat<Tally> tallies{};
    bool ended = false;
    PerStreet<std::optional<Claimed>> claims{};  ///< level scores
    std::optional<int> starter{};                ///< who began
    int turns = 0;                               ///< that have been taken
    Told told_by;
    std::vector<Given> given;

    int tiles_left(int seat) const;
    int tiles_left(int seat, int type) const {
        return left[static_cast<std::size_t>(seat)][static_cast<std::size_t>(type)];
    }
    Blocks occupied() const { return by_type[0] | by_type[1] | by_type[2] | by_type[3]; }
    /// What lies on a block, if it is occupied.
    int type_on(int block) const;
    int seat_on(int block) const;
    /// The entries that placed the tiles on these blocks.
    std::vector<core::Seq> placed_by(Blocks blocks) const;
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
std::optional<core::Illegal> misplaced(Blocks same_type, int type, int block);

}  // namespace hundsgemein
