#include "games/hounded/pieces.h"

#include <algorithm>

namespace hounded {

namespace {

using core::Hue;

struct PieceLook {
    std::string_view word;
    std::string_view name;  ///< message id
    std::string_view shape;
    std::string_view letter;
    Hue hue;
};

constexpr std::array<PieceLook, piece_count> piece_looks{{
    {"master", N_("Master of Hounds"), "hounded/hat", NC_("piece", "M"), Hue::black},
    {"hound1", N_("foxhound 1"), "hounded/hound", "1", Hue::brown},
    {"hound2", N_("foxhound 2"), "hounded/hound", "2", Hue::brown},
    {"hound3", N_("foxhound 3"), "hounded/hound", "3", Hue::brown},
    {"terrier", N_("Terrier"), "hounded/terrier", NC_("piece", "T"), Hue::blue},
    {"bulldog", N_("Bulldog"), "hounded/bulldog", NC_("piece", "B"), Hue::purple},
    {"fox", N_("Fox"), "hounded/fox", NC_("piece", "F"), Hue::orange},
}};

struct TileLook {
    std::string_view word;
    std::string_view name;  ///< message id
    int count;
    std::string_view shape;
    std::string_view letter;
    std::string_view value;
    Hue hue;
};

constexpr std::array<TileLook, tile_kinds> tile_looks{{
    {"grass", N_("grass"), 26, {}, NC_("tile", "G"), "", Hue::green},
    {"den", N_("den"), 5, "hounded/burrow", NC_("tile", "D"), "", Hue::brown},
    {"brook-1", N_("brook 1"), 2, "hounded/waves", NC_("tile", "B"), "1", Hue::blue},
    {"brook-2", N_("brook 2"), 2, "hounded/waves", NC_("tile", "B"), "2", Hue::blue},
    {"thicket-1", N_("thicket 1"), 2, "hounded/bush", NC_("tile", "Th"), "1", Hue::green},
    {"thicket-2", N_("thicket 2"), 2, "hounded/bush", NC_("tile", "Th"), "2", Hue::green},
    {"scent-1", N_("scent 1"), 2, "hounded/nose", NC_("tile", "S"), "1", Hue::purple},
    {"scent-2", N_("scent 2"), 2, "hounded/nose", NC_("tile", "S"), "2", Hue::purple},
    {"trap", N_("trap"), 2, "jaws", NC_("tile", "Tr"), "", Hue::red},
    {"morning", N_("morning"), 1, "hounded/sunrise", NC_("tile", "Mo"), "", Hue::yellow},
    {"noon", N_("noon"), 1, "hounded/sun", NC_("tile", "No"), "", Hue::yellow},
    {"night", N_("night"), 1, "hounded/moon", NC_("tile", "Ni"), "", Hue::grey},
    {"baby", N_("baby fox"), 1, "paw", NC_("tile", "BF"), "", Hue::orange},
}};

template <class E, class Looks>
std::optional<E> read(const Looks& looks, std::string_view token) {
    const auto found = std::ranges::find(looks, token, [](const auto& look) { return look.word; });
    return found == looks.end() ? std::nullopt : std::optional(static_cast<E>(found - looks.begin()));
}

}  // namespace

int in_the_box(Tile tile) {
    return tile_looks[index(tile)].count;
}

std::string_view print_piece(Piece piece) {
    return piece_looks[index(piece)].word;
}

std::optional<Piece> read_piece(std::string_view token) {
    return read<Piece>(piece_looks, token);
}

core::Text piece_name(Piece piece) {
    return {piece_looks[index(piece)].name, {}};
}

core::Face piece_face(Piece piece) {
    const PieceLook& look = piece_looks[index(piece)];
    return {piece_name(piece), look.hue, look.shape, std::string(look.letter), {}};
}

std::string_view print_tile(Tile tile) {
    return tile_looks[index(tile)].word;
}

std::optional<Tile> read_tile(std::string_view token) {
    return read<Tile>(tile_looks, token);
}

core::Text tile_name(Tile tile) {
    return {tile_looks[index(tile)].name, {}};
}

core::Face tile_face(Tile tile) {
    const TileLook& look = tile_looks[index(tile)];
    return {tile_name(tile), look.hue, look.shape, std::string(look.letter), std::string(look.value)};
}

}  // namespace hounded
