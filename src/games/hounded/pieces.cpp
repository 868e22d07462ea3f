#include "games/hounded/pieces.h"

namespace hounded {

namespace {

using core::Hue;

constexpr kit::Look looks_of_pieces[] = {
    {"master", NC_("piece", "M"), N_("Master of Hounds"), Hue::black, "hounded/hat"},
    {"hound1", "1", N_("foxhound 1"), Hue::brown, "hounded/hound"},
    {"hound2", "2", N_("foxhound 2"), Hue::brown, "hounded/hound"},
    {"hound3", "3", N_("foxhound 3"), Hue::brown, "hounded/hound"},
    {"terrier", NC_("piece", "T"), N_("Terrier"), Hue::blue, "hounded/terrier"},
    {"bulldog", NC_("piece", "B"), N_("Bulldog"), Hue::purple, "hounded/bulldog"},
    {"fox", NC_("piece", "F"), N_("Fox"), Hue::orange, "hounded/fox"},
};

constexpr kit::Look looks_of_tiles[] = {
    {"grass", NC_("tile", "G"), N_("grass"), Hue::green, {}},
    {"den", NC_("tile", "D"), N_("den"), Hue::brown, "hounded/burrow"},
    {"brook-1", NC_("tile", "B"), N_("brook 1"), Hue::blue, "hounded/waves", false, "1"},
    {"brook-2", NC_("tile", "B"), N_("brook 2"), Hue::blue, "hounded/waves", false, "2"},
    {"thicket-1", NC_("tile", "Th"), N_("thicket 1"), Hue::green, "hounded/bush", false, "1"},
    {"thicket-2", NC_("tile", "Th"), N_("thicket 2"), Hue::green, "hounded/bush", false, "2"},
    {"scent-1", NC_("tile", "S"), N_("scent 1"), Hue::purple, "hounded/nose", false, "1"},
    {"scent-2", NC_("tile", "S"), N_("scent 2"), Hue::purple, "hounded/nose", false, "2"},
    {"trap", NC_("tile", "Tr"), N_("trap"), Hue::red, "jaws"},
    {"morning", NC_("tile", "Mo"), N_("morning"), Hue::yellow, "hounded/sunrise"},
    {"noon", NC_("tile", "No"), N_("noon"), Hue::yellow, "hounded/sun"},
    {"night", NC_("tile", "Ni"), N_("night"), Hue::grey, "hounded/moon"},
    {"baby", NC_("tile", "BF"), N_("baby fox"), Hue::orange, "paw"},
};
constexpr PerTile<int> tile_counts{26, 5, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1};

}  // namespace

std::span<const kit::Look> piece_looks() {
    return looks_of_pieces;
}

std::span<const kit::Look> tile_looks() {
    return looks_of_tiles;
}

int in_the_box(Tile tile) {
    return tile_counts[index(tile)];
}

}  // namespace hounded
