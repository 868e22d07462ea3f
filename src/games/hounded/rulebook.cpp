#include "games/hounded/game.h"

namespace hounded {

namespace {

constexpr core::Rule rules[] = {
    {"hounded/start", N_("Where the pieces begin"),
     N_("All seven pieces stand on spaces of their own. The tile below the fox is a den and lies face up, "
        "all others lie face down.")},
    {"hounded/occupied", N_("The space is taken"), N_("No move ends on a space where a piece stands.")},
    {"hounded/face-up", N_("It lies face up already"),
     N_("Only a tile that lies face down can be turned up.")},
    {"hounded/tile", N_("Such a tile cannot be there"),
     N_("Of each kind there are only so many tiles, and a tile that was turned up before is the same still, "
        "also after it was buried.")},
    {"hounded/unburiable", N_("Nothing to bury"),
     N_("Only a den or a trap that lies face up can be buried.")},
    {"hounded/brook", N_("Held up at the brook"),
     N_("The fox who turns up a brook names up to as many hunting pieces as the tile says. They cannot move "
        "in the next turn.")},
    {"hounded/count", N_("Tiles left face down"),
     N_("There are 49 tiles, and one lies face up from the beginning: at most 48 can be left.")},
    {"hounded/buried-last", N_("Burying comes last"),
     N_("The Terrier buries the tile below it at the end of the hunters' turn: no piece moves after that.")},
    {"hounded/frozen", N_("Off the scent"),
     N_("A piece that the fox named at a brook cannot move in the hunters' next turn.")},
    {"hounded/twice", N_("Once a turn"), N_("No piece moves twice in one turn.")},
    {"hounded/too-many", N_("How many pieces move"),
     N_("Three pieces move in a turn. A scent that the Terrier turns up allows as many more as it says, a "
        "trap that caught the fox allows all six in the next turn.")},
    {"hounded/fox-distance", N_("How far the fox goes"),
     N_("The fox moves up to three spaces, up to two if it begins its turn next to the Bulldog, and after a "
        "thicket as many as that tile says.")},
    {"hounded/fox-diagonal", N_("One diagonal step"),
     N_("Only one step of a move of the fox may be diagonal. A jump from den to den is never diagonal.")},
    {"hounded/reach", N_("How far a piece goes"),
     N_("Master and Terrier move one space in any direction, the Bulldog one space but not diagonally, a "
        "foxhound one or two spaces straight on or one diagonally. From one open den to another is one space "
        "for fox and Terrier, if no piece stands on that den.")},
    {"hounded/through", N_("Through other pieces"),
     N_("Foxhounds pass hunting pieces, but not the fox. The fox passes hunting pieces only where five or "
        "more of them stand in one line, and never by a jump to a den on which one stands.")},
    {"hounded/three-pieces", N_("Three pieces must move"),
     N_("The hunters move three different pieces in each turn, or as many as can move.")},
    {"hounded/hide", N_("What may stay hidden"),
     N_("The Terrier turns up the tile on which it ends its move. Only if it is a den or a trap it may be "
        "left face down. That it is one is presumed until it is turned up.")},
    {"hounded/bury", N_("What the Terrier buries"),
     N_("At the end of the turn the Terrier may bury the open den or trap on which it stands. When it has "
        "found the baby fox, all open dens may be buried in that turn, but not the one on which the fox "
        "stands.")},
};

constexpr kit::Look piece_looks[] = {
    {"master", NC_("piece", "M"), N_("Master of Hounds"), core::Hue::black, "hounded/hat"},
    {"hound1", "1", N_("foxhound 1"), core::Hue::brown, "hounded/hound"},
    {"hound2", "2", N_("foxhound 2"), core::Hue::brown, "hounded/hound"},
    {"hound3", "3", N_("foxhound 3"), core::Hue::brown, "hounded/hound"},
    {"terrier", NC_("piece", "T"), N_("Terrier"), core::Hue::blue, "hounded/terrier"},
    {"bulldog", NC_("piece", "B"), N_("Bulldog"), core::Hue::purple, "hounded/bulldog"},
    {"fox", NC_("piece", "F"), N_("Fox"), core::Hue::orange, "hounded/fox"},
};

constexpr kit::Look tile_looks[] = {
    {"grass", NC_("tile", "G"), N_("grass"), core::Hue::green, {}},
    {"den", NC_("tile", "D"), N_("den"), core::Hue::brown, "hounded/burrow"},
    {"brook-1", NC_("tile", "B"), N_("brook 1"), core::Hue::blue, "hounded/waves", false, "1"},
    {"brook-2", NC_("tile", "B"), N_("brook 2"), core::Hue::blue, "hounded/waves", false, "2"},
    {"thicket-1", NC_("tile", "Th"), N_("thicket 1"), core::Hue::green, "hounded/bush", false, "1"},
    {"thicket-2", NC_("tile", "Th"), N_("thicket 2"), core::Hue::green, "hounded/bush", false, "2"},
    {"scent-1", NC_("tile", "S"), N_("scent 1"), core::Hue::purple, "hounded/nose", false, "1"},
    {"scent-2", NC_("tile", "S"), N_("scent 2"), core::Hue::purple, "hounded/nose", false, "2"},
    {"trap", NC_("tile", "Tr"), N_("trap"), core::Hue::red, "jaws"},
    {"morning", NC_("tile", "Mo"), N_("morning"), core::Hue::yellow, "hounded/sunrise"},
    {"noon", NC_("tile", "No"), N_("noon"), core::Hue::yellow, "hounded/sun"},
    {"night", NC_("tile", "Ni"), N_("night"), core::Hue::grey, "hounded/moon"},
    {"baby", NC_("tile", "BF"), N_("baby fox"), core::Hue::orange, "paw"},
};
constexpr PerTile<int> tile_counts{26, 5, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1};

}  // namespace

const core::GameInfo& Game::info() {
    static const core::GameInfo info{
        .id = "hounded",
        .title = "Hounded",
        .summary = N_("A fox hides from six hunters on ground that nobody knows. 2 players."),
        .edition = N_("Atlas Games, 2016"),
        .fewest_players = seat_count,
        .most_players = seat_count,
        .minutes = 20,
        .emblems = {{"hounded/fox", core::Hue::orange},
                    {"hounded/hound", core::Hue::brown},
                    {"hounded/hat", core::Hue::black}},
        .house_rules =
            {
                {"outlast",
                 {"tiles", "safe-tiles"},
                 N_("When the fox has outlasted the day"),
                 N_("Whether six tiles must be left face down, or whether tiles on which pieces stand or "
                    "which are next to the Master do not count when the fox's turn ends."),
                 {N_("six tiles left face down"), N_("six safe tiles left face down")}},
                {"line-of-five",
                 {"same-line", "unbroken"},
                 N_("The line of five"),
                 N_("Whether five hunting pieces in one row or column let the fox through, or only five side "
                    "by side."),
                 {N_("in one row or column"), N_("side by side")}},
            },
        .has_points = false,
        .figures = figures(),
    };
    return info;
}

std::span<const core::Rule> Game::rulebook() {
    return rules;
}

std::span<const kit::Look> looks(Piece) {
    return piece_looks;
}

std::span<const kit::Look> looks(Tile) {
    return tile_looks;
}

int in_the_box(Tile tile) {
    return tile_counts[tile];
}

}  // namespace hounded
