#include "house/hearts/game.h"

namespace hearts {

namespace {

constexpr core::Rule rules[] = {
    {"hearts/card", N_("The card cannot come from there"),
     N_("Each card is there once, and comes from the hand of the player who plays or passes it.")},
    {"hearts/first-lead", N_("The first lead"),
     N_("Whoever holds the lowest club leads it to the first trick.")},
    {"hearts/turn", N_("Whose turn it is"),
     N_("A trick goes clockwise from the player who leads it; who plays the highest card of the suit led "
        "takes it and leads the next.")},
    {"hearts/follow-suit", N_("Following suit"),
     N_("Whoever holds a card of the suit led must play one. A discard is presumed to be in order until the "
        "contrary comes to light.")},
    {"hearts/first-trick", N_("The first trick"),
     N_("To the first trick nobody discards a card that counts, unless the hand holds no others.")},
    {"hearts/broken", N_("Leading hearts"),
     N_("Hearts are led only once a heart has been played, unless the hand holds nothing else.")},
    {"hearts/count", N_("Counting a round"),
     N_("The points of a round are 26 together, or 26 for all but the one who shot the moon.")},
    {"hearts/points", N_("What the cards count"),
     N_("Each heart is a point, the queen of spades 13. When somebody has as many as agreed, the fewest "
        "win.")},
    {"hearts/moon", N_("Shooting the moon"),
     N_("Whoever takes all cards that count has no point, and each of the others 26.")},
};

constexpr kit::ValueLook values[] = {
    {11, "jack", "j", N_("jack")},
    {12, "queen", "q", N_("queen")},
    {13, "king", "k", N_("king")},
    {14, "ace", "a", N_("ace")},
};

constexpr kit::Look suit_looks[] = {
    {"clubs", N_("c"), N_("clubs"), core::Hue::black, "cross", false, {}, values},
    {"diamonds", N_("d"), N_("diamonds"), core::Hue::red, "diamond", false, {}, values},
    {"spades", N_("s"), N_("spades"), core::Hue::black, "triangle", false, {}, values},
    {"hearts", N_("h"), N_("hearts"), core::Hue::red, "heart", false, {}, values},
};

}  // namespace

std::span<const kit::Look> looks() {
    return suit_looks;
}

const core::GameInfo& Game::info() {
    static const core::GameInfo info{
        .id = "hearts",
        .title = "Hearts",
        .summary = N_("Tricks without hearts and without the queen of spades. 3 to 5 players."),
        .edition = N_("as it is commonly played"),
        .fewest_players = 3,
        .most_players = most_seats,
        .house_rules = {{"limit", {"100", "50"}, N_("The match ends at"), N_("How many points end it."), {}}},
        .figures = {{"points",
                     core::Figure::Kind::means,
                     N_("Points"),
                     N_("Points in a round, on average."),
                     {{"points", N_("points")}}},
                    {"moon",
                     core::Figure::Kind::sums,
                     N_("Moon"),
                     N_("Who took all that counts."),
                     {{"moon", N_("moon")}}},
                    kit::revokes_figure()},
        .turn_word = N_("trick"),
        .claim_words = {NN_("{0} discard", "{0} discards"),
                        NN_("The one discard was in order.", "All {0} discards were in order.")},
    };
    return info;
}

std::span<const core::Rule> Game::rulebook() {
    return rules;
}

}  // namespace hearts
