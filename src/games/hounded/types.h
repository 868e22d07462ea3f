#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/header.h"
#include "core/verdict.h"
#include "kit/match.h"
#include "kit/seven.h"
#include "kit/suits.h"

namespace hounded {

using core::ascending;
using core::Illegal, core::Impossible, core::Legal, core::Presumed, core::Seq, core::Text, core::Verdict;

enum class Piece : std::uint8_t { master, hound1, hound2, hound3, terrier, bulldog, fox };
inline constexpr int piece_count = 7;
/// All but the fox, which comes last.
inline constexpr int hunting_count = 6;
inline constexpr std::array<Piece, piece_count> all_pieces{
    Piece::master, Piece::hound1, Piece::hound2, Piece::hound3, Piece::terrier, Piece::bulldog, Piece::fox};

/// All but the fox.
inline constexpr std::array<Piece, hunting_count> hunting_party{
    Piece::master, Piece::hound1, Piece::hound2, Piece::hound3, Piece::terrier, Piece::bulldog};

enum class Tile : std::uint8_t {
    grass,
    den,
    brook1,
    brook2,
    thicket1,
    thicket2,
    scent1,
    scent2,
    trap,
    morning,
    noon,
    night,
    baby
};
inline constexpr int tile_kinds = 13;

template <class T>
using PerPiece = kit::Each<T, piece_count>;
template <class T>
using PerTile = kit::Each<T, tile_kinds>;

std::span<const kit::Look> looks(Piece);
std::span<const kit::Look> looks(Tile);
using kit::face_of, kit::name_of, kit::word_of;
/// How many there are in the box.
int in_the_box(Tile tile);

constexpr bool is_hound(Piece piece) {
    return piece == Piece::hound1 || piece == Piece::hound2 || piece == Piece::hound3;
}
/// Den or trap: what the Terrier may leave face down and may bury.
constexpr bool can_be_buried(Tile tile) {
    return tile == Tile::den || tile == Tile::trap;
}

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

template <class T>
using PerSpace = kit::Each<T, space_count>;

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

using Pieces = kit::Bits<Piece>;

/// A tile that the Terrier left face down and that nobody has seen since.
struct Hidden {
    int space;
    Seq seq;
    core::Kind kind = core::Kind::presumed;

    bool presumed() const { return kind == core::Kind::presumed; }
};

/// The last entry that moved or turned something.
struct Latest {
    Seq seq;
    int space;
    bool illegal;
    bool confirms = false;  ///< what was turned up is what had been left face down rightly
};

struct State : kit::Match<Setup> {
    Phase phase = Phase::roles;
    int hunters = 0;  ///< the seat that leads the Hunting Party

    PerPiece<int> at{};
    Spaces face_up = 0;
    PerSpace<std::optional<Tile>> known{};  ///< what has ever been turned up
    Spaces dens = 0;                        ///< where one is known to lie
    PerTile<int> unseen{};                  ///< of each kind, not known to lie anywhere

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

    std::optional<Latest> latest;

    PerSpace<int> stepped{};  ///< how often the fox stepped onto each space

    PerPiece<Seq> at_by{};    ///< the entries that put the pieces where they stand
    PerSpace<Seq> tile_by{};  ///< that turned a tile up or buried it last, or told its kind
    Seq roles_by = 0;
    Seq due_by = 0, freeze_by = 0, bury_by = 0;

    int fox_seat() const { return 1 - hunters; }
    int space_of(Piece piece) const { return at[piece]; }
    bool is_up(int space) const { return holds(face_up, space); }
    const std::optional<Tile>& tile(int space) const { return known[space]; }
    bool is_up_as(int space, Tile kind) const { return is_up(space) && tile(space) == kind; }
    Spaces open_dens() const { return dens & face_up; }
    int times_found() const {
        return time_count - unseen[Tile::morning] - unseen[Tile::noon] - unseen[Tile::night];
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

/// `d4`
Text space_name(int space);

/// `1 piece`, `3 pieces`
Text pieces_counted(int count);
/// `1 space`, `3 spaces`
Text spaces_counted(int count);
/// `1 tile`, `3 tiles`
Text tiles_counted(int count);

/// "the fox could not move"
Text end_name(End end);

Text brook_question(const State& state);

/// What must be entered now before anything else.
Text what_is_due(const State& state);

}  // namespace hounded
