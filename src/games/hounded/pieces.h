#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/table.h"
#include "core/text.h"

namespace hounded {

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
using PerPiece = std::array<T, piece_count>;
template <class T>
using PerTile = std::array<T, tile_kinds>;

constexpr std::size_t index(Piece piece) {
    return static_cast<std::size_t>(piece);
}
constexpr std::size_t index(Tile tile) {
    return static_cast<std::size_t>(tile);
}

/// How many there are in the box.
int in_the_box(Tile tile);

/// `hound1`
std::string_view print_piece(Piece piece);
std::optional<Piece> read_piece(std::string_view token);
core::Text piece_name(Piece piece);
core::Face piece_face(Piece piece);

/// `thicket-2`
std::string_view print_tile(Tile tile);
std::optional<Tile> read_tile(std::string_view token);
core::Text tile_name(Tile tile);
core::Face tile_face(Tile tile);

constexpr bool is_hound(Piece piece) {
    return piece == Piece::hound1 || piece == Piece::hound2 || piece == Piece::hound3;
}
/// Den or trap: what the Terrier may leave face down and may bury.
constexpr bool can_be_buried(Tile tile) {
    return tile == Tile::den || tile == Tile::trap;
}

}  // namespace hounded
