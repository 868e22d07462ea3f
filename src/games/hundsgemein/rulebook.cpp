#include "games/hundsgemein/game.h"

namespace hundsgemein {

namespace {

constexpr core::Rule rules[] = {
    {"hundsgemein/dogs", N_("The dogs on the streets"),
     N_("There are three dogs of each kind, and one of the twelve stands on each street.")},
    {"hundsgemein/occupied", N_("The block is taken"),
     N_("One tile fits on a block. A tile lies there until the end, unless a challenge removes it.")},
    {"hundsgemein/tile", N_("No such tile left"),
     N_("Of each flea type a player begins with 6 tiles when two play, 4 when three play and 3 when four "
        "play. A tile that was placed or discarded does not come back, and neither does one that was "
        "removed.")},
    {"hundsgemein/turn", N_("Whose turn it is"),
     N_("Players take turns clockwise. Whoever has no tiles left is passed over. Each placement and each "
        "discard hands the turn to the left of the player who made it, even out of turn.")},
    {"hundsgemein/not-open", N_("Only what lies open"),
     N_("Two tiles lie face up before each player, as long as the supply lasts. Only these can be placed or "
        "discarded. The referee checks it when it was told what lies open.")},
    {"hundsgemein/centre", N_("The crossed bones"), N_("The block in the middle, d4, stays free of tiles.")},
    {"hundsgemein/same-type", N_("Fleas of one type keep apart"),
     N_("A tile must not touch another one of its type, neither side by side nor corner to corner. Whose "
        "tiles they are makes no difference.")},
    {"hundsgemein/late-challenge", N_("Too late to challenge"),
     N_("A tile can be challenged until somebody places or discards the next one; the last tile of the "
        "match, until the board is scored."),
     true},
    {"hundsgemein/own-challenge", N_("Challenging oneself"),
     N_("It takes another player to have a tile removed; nobody challenges a tile of their own.")},
    {"hundsgemein/not-over", N_("Something can still be placed"),
     N_("The match ends when no tile that any player still has, face up or in the supply, fits anywhere by "
        "the rules. A table that stops earlier is scored all the same.")},
    {"hundsgemein/claim", N_("Claiming dogs"),
     N_("A dog is worth points to whoever claims its street: by most tiles on the blocks along it, in "
        "advanced play by the longest unbroken stretches on its two sides together. If stretches tie, more "
        "tiles decide. If all ties, nobody claims the dog.")},
};

constexpr kit::Look dog_looks[] = {
    {"zorro", "Z", N_("Zorro"), core::Hue::grey, "bone", false, "2"},
    {"daisy", "D", N_("Daisy"), core::Hue::pink, "bone", false, "3"},
    {"fifi", "F", N_("Fifi"), core::Hue::orange, "bone", false, "4"},
    {"rex", "R", N_("Rex"), core::Hue::brown, "bone", false, "5"},
};

/// Copies colour the fleas differently; the number is how entries name them.
constexpr kit::Look type_looks[] = {
    {"flea-1", "A", N_("flea 1"), core::Hue::red, "circle", false, "1"},
    {"flea-2", "B", N_("flea 2"), core::Hue::yellow, "triangle", false, "2"},
    {"flea-3", "C", N_("flea 3"), core::Hue::green, "square", false, "3"},
    {"flea-4", "D", N_("flea 4"), core::Hue::blue, "star", false, "4"},
};

const kit::Look& look(int type) {
    return type_looks[static_cast<std::size_t>(type)];
}

core::GameInfo make_info() {
    std::vector<core::CopyKind> kinds;
    kinds.reserve(std::size(type_looks));
    for (const kit::Look& type : type_looks) {
        kinds.push_back({type.word, type.name, type.hue});
    }
    return {
        .id = "hundsgemein",
        .title = "Hundsgemein",
        .summary = N_("Fleas drive dogs from the streets of a town, and nobody knows whose fleas they are. 2 "
                      "to 4 players."),
        .edition = N_("Piatnik no. 636349, 2003, in the English of Patrick Korner"),
        .fewest_players = 2,
        .most_players = most_seats,
        .minutes = 30,
        .emblems = {{"bone", core::Hue::brown}, {"circle", core::Hue::red}, {"star", core::Hue::blue}},
        .variants =
            {{"advanced", N_("Advanced play"),
              N_("A street goes to the longest unbroken stretches along it, not to the most tiles.")}},
        .kinds = std::move(kinds),
        .challenge = "challenge",
        .figures = figures(),
    };
}

}  // namespace

std::span<const kit::Look> looks(Dog) {
    return dog_looks;
}

Text type_name(int type) {
    return kit::name_of(look(type));
}

core::Face type_face(int type) {
    core::Face face = kit::face_of(look(type));
    face.kind = look(type).word;
    return face;
}

const core::GameInfo& Game::info() {
    static const core::GameInfo info = make_info();
    return info;
}

std::span<const core::Rule> Game::rulebook() {
    return rules;
}

}  // namespace hundsgemein
