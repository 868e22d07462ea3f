#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "kit/suits.h"

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

std::span<const kit::Look> piece_looks();
std::span<const kit::Look> tile_looks();
/// How many there are in the box.
int in_the_box(Tile tile);

/// `hound1`
inline std::string_view print_piece(Piece piece) {
    return piece_looks()[index(piece)].word;
}
inline std::optional<Piece> read_piece(std::string_view token) {
    return kit::read_word<Piece>(piece_looks(), token);
}
inline core::Text piece_name(Piece piece) {
    return kit::name_of(piece_looks()[index(piece)]);
}
inline core::Face piece_face(Piece piece) {
    return kit::face_of(piece_looks()[index(piece)]);
}

/// `thicket-2`
inline std::string_view print_tile(Tile tile) {
    return tile_looks()[index(tile)].word;
}
inline std::optional<Tile> read_tile(std::string_view token) {
    return kit::read_word<Tile>(tile_looks(), token);
}
inline core::Text tile_name(Tile tile) {
    return kit::name_of(tile_looks()[index(tile)]);
}
inline core::Face tile_face(Tile tile) {
    return kit::face_of(tile_looks()[index(tile)]);
}

constexpr bool is_hound(Piece piece) {
    return piece == Piece::hound1 || piece == Piece::hound2 || piece == Piece::hound3;
}
/// Den or trap: what the Terrier may leave face down and may bury.
constexpr bool can_be_buried(Tile tile) {
    return tile == Tile::den || tile == Tile::trap;
}

}  // namespace hounded
