#pragma once

#include <array>
#include <bit>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/header.h"
#include "core/verdict.h"
#include "games/hounded/pieces.h"
#include "kit/match.h"
#include "kit/seven.h"

namespace hounded {

using kit::seven::count;
using kit::seven::holds;
using kit::seven::just;
using kit::seven::space_count;
using kit::seven::Spaces;

inline constexpr int seat_count = 2;
inline constexpr int usual_pieces = 3;
inline constexpr int usual_steps = 3;
/// Beside the Bulldog.
inline constexpr int steps_beside_bulldog = 2;
/// So many face-down tiles end the day.
inline constexpr int last_tiles = 6;
/// So many hunting pieces in a line let the fox through.
inline constexpr int line_length = 5;
/// So many further tiles the fox turns up for its baby.
inline constexpr int baby_tiles = 2;
inline constexpr int first_face_down = space_count - 1;
inline constexpr int time_count = 3;

inline constexpr std::array<std::string_view, 4> end_words{"captured", "trapped", "time", "tiles"};
enum class End { captured, trapped, time, tiles };
constexpr bool hunters_win(End end) {
    return end == End::captured || end == End::trapped;
}

// The entries.
struct Hunters {
    int seat;
};
/// As written, in that order.
struct Start {
    std::vector<std::pair<Piece, int>> pieces;
};
struct Move {
    Piece piece;
    int space;
};
struct Reveal {
    int space;
    Tile tile;
};
struct Hide {
    int space;
};
struct Bury {
    int space;
};
struct Done {};
struct FoxMove {
    std::vector<int> path;
};
struct Stay {};
struct Freeze {
    std::vector<Piece> pieces;
};
struct Ending {
    End end;
    std::optional<int> face_down;
};
using Entry = std::variant<Hunters, Start, Move, Reveal, Hide, Bury, Done, FoxMove, Stay, Freeze, Ending>;

/// What the header settles.
struct Setup : kit::Setup {
    bool safe_tiles = false;     ///< tiles that are occupied or beside the Master do not count for the fox
    bool unbroken_line = false;  ///< five side by side, not only in one row or column
};

enum class Phase { roles, start, hunters, fox, finished };

/// What must be entered before anything else.
enum class Due { nothing, reveal, bonus, freeze, baby };

/// Pieces, a bit each.
class Pieces {
public:
    bool has(Piece piece) const { return (bits_ >> index(piece) & 1U) != 0; }
    void add(Piece piece) { bits_ |= 1U << index(piece); }
    int count() const { return std::popcount(bits_); }

private:
    unsigned bits_ = 0;
};

/// A tile that the Terrier left face down and that nobody has seen since.
struct Hidden {
    int space;
    core::Seq seq;
};

struct State : kit::Match<Setup> {
    Phase phase = Phase::roles;
    int hunters = 0;  ///< the seat that leads the Hunting Party

    PerPiece<int> at{};
    Spaces face_up = 0;
    std::array<std::optional<Tile>, space_count> known{};  ///< what has ever been turned up
    Spaces dens = 0;                                       ///< where one is known to lie
    PerTile<int> unseen{};                                 ///< of each kind, not known to lie anywhere

    Due due = Due::nothing;
    int due_space = 0;  ///< of a reveal
    int due_count = 0;  ///< steps of a bonus, pieces to freeze, tiles of the baby fox

    // The hunters' turn.
    int allowance = usual_pieces;
    Pieces moved, frozen;
    bool buried_under_terrier = false;
    bool may_bury_dens = false;

    int steps = usual_steps;  ///< of the fox in its turn

    std::vector<Hidden> hidden;
    Spaces left_unseen = 0;  ///< where the Terrier left a tile that nobody has seen since, rightly or not
    int turns = 0;
    std::optional<End> end;
    std::optional<int> told_face_down;  ///< at level scores

    std::optional<core::Seq> latest;  ///< the last entry that moved or turned something, and what
    int latest_space = 0;
    bool latest_illegal = false;
    bool latest_confirms = false;  ///< what was turned up is what had been left face down rightly

    std::array<int, space_count> stepped{};  ///< how often the fox stepped onto each space

    PerPiece<core::Seq> at_by{};  ///< the entries that put the pieces where they stand
    std::array<core::Seq, space_count>
        tile_by{};  ///< that turned a tile up or buried it last, or told its kind
    core::Seq roles_by = 0;
    core::Seq due_by = 0, freeze_by = 0, bury_by = 0;

    int fox_seat() const { return 1 - hunters; }
    int space_of(Piece piece) const { return at[index(piece)]; }
    bool is_up(int space) const { return holds(face_up, space); }
    const std::optional<Tile>& tile(int space) const { return known[static_cast<std::size_t>(space)]; }
    bool is_up_as(int space, Tile kind) const { return is_up(space) && tile(space) == kind; }
    Spaces open_dens() const { return dens & face_up; }
    int times_found() const {
        return time_count - unseen[index(Tile::morning)] - unseen[index(Tile::noon)] -
               unseen[index(Tile::night)];
    }
    int face_down() const { return space_count - count(face_up); }
    /// Whether the Terrier has seen a tile that the fox has not; where it stands on one, it may have.
    bool any_tile_is_secret() const {
        return left_unseen != 0 || (phase == Phase::hunters && due == Due::reveal && !tile(due_space));
    }
    /// How many tiles were left face down, if it is known.
    std::optional<int> tiles_left() const {
        return setup->plays() ? std::optional(face_down()) : told_face_down;
    }
};

}  // namespace hounded
