#include "games/hund/game.h"

namespace hund {

namespace {

constexpr core::Rule rules[] = {
    {"hund/designation", N_("Number card"),
     N_("Each round one of the number cards 1 to 5 lies open, and each of them once in a match.")},
    {"hund/select", N_("Selected cards"),
     N_("The five selected cards are cards of the game, with five different suits and five different "
        "numbers.")},
    {"hund/card", N_("The card cannot come from there"),
     N_("Each card is there once. It comes from the hand of the player who plays it, or from the open cards "
        "of the virtual player. A card that the game does not use, that was played in this round, or that is "
        "known to lie elsewhere cannot be played.")},
    {"hund/flip", N_("Turning up a covered card"),
     N_("When the virtual player has played an open card that covered another one, that one is turned up "
        "after the trick. No other card is.")},
    {"hund/first", N_("Who begins the round"),
     N_("The player who took most cards of the lead suit decides who begins the next round. In the first "
        "round a person begins. When the virtual player decides, it begins itself, unless the table has "
        "agreed otherwise.")},
    {"hund/select-order", N_("Order of selecting"),
     N_("Selecting begins on the left of the player who begins the round and goes on clockwise. With two "
        "players they take turns, beginning with the one who does not begin the round.")},
    {"hund/turn", N_("Whose turn it is"),
     N_("A trick goes clockwise from the player who leads it; its winner leads the next. A card played out "
        "of turn still lies in the trick.")},
    {"hund/virtual-card", N_("The virtual player's card"),
     N_("The virtual player leads its leftmost open card. Otherwise it plays the leftmost open card of the "
        "suit led or, if it has none, the leftmost of all.")},
    {"hund/follow-suit", N_("Following suit"),
     N_("Whoever holds a card of the suit led must play one. Only a player without it may play another suit, "
        "trump or not. A discard is presumed to be in order until it comes to light that the player held the "
        "suit after all: that is a revoke. It is certainly in order once no card of the suit is left unseen, "
        "or the player's hand is played out.")},
    {"hund/count", N_("Counting the cards"),
     N_("Of each suit there are as many cards as the game has values. The cards that the players took of a "
        "suit add up to just that number.")},
    {"hund/points", N_("What the cards count"),
     N_("Each card of the plus suit is a point, each of the minus suit a point less. Whoever has neither "
        "fewest nor most cards of the hund suit gains 3 points.")},
};

constexpr kit::Look suit_looks[] = {
    {"grey", N_("gy"), N_("grey"), core::Hue::grey, "circle"},
    {"purple", N_("pu"), N_("purple"), core::Hue::purple, "diamond"},
    {"pink", N_("pi"), N_("pink"), core::Hue::pink, "heart"},
    {"green", N_("gn"), N_("green"), core::Hue::green, "square"},
    {"yellow", N_("ye"), N_("yellow"), core::Hue::yellow, "star"},
};

std::vector<std::string> extra_seats(int players) {
    return players == 2 ? std::vector<std::string>{"virtual"} : std::vector<std::string>{};
}

}  // namespace

std::span<const kit::Look> looks() {
    return suit_looks;
}

const core::GameInfo& Game::info() {
    static const core::GameInfo info{
        .id = "hund",
        .title = "Hund",
        .summary = N_("Tricks whose suits find their worth only while they are played. 2 to 5 players."),
        .edition = N_("BoardM Factory, 2023"),
        .fewest_players = 2,
        .most_players = most_seats,
        .minutes = 45,
        .emblems = {{"heart", core::Hue::pink}, {"star", core::Hue::yellow}, {"diamond", core::Hue::purple}},
        .variants =
            {
                {"more-cards", N_("More cards"),
                 N_("Half as many cards again: each hand has 15, so the roles of the suits come to light "
                    "later.")},
                {"select-designations", N_("Selected designations"),
                 N_("The players choose the five cards that give the suits their roles, instead of a number "
                    "card.")},
            },
        .house_rules =
            {
                {"rounds",
                 {"5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20"},
                 N_("Rounds at most"),
                 N_("With selected designations a match ends at the star, at the cross, or after this many "
                    "rounds."),
                 {}},
                {"virtual-lead",
                 {"virtual", "runner-up"},
                 N_("When the virtual player has most lead cards"),
                 N_("With two players: it begins the next round itself, or the person with more lead cards "
                    "decides."),
                 {N_("it begins itself"), N_("the person with more lead cards decides")}},
            },
        .extra_seats = extra_seats,
        .figures = figures(),
        .turn_word = N_("trick"),
        .claim_words = {NN_("{0} discard", "{0} discards"),
                        NN_("The one discard was in order.", "All {0} discards were in order.")},
    };
    return info;
}

std::span<const core::Rule> Game::rulebook() {
    return rules;
}

}  // namespace hund
