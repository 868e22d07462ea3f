#include "games/kleine-klaeffer/game.h"

namespace kleine_klaeffer {

namespace {

constexpr core::Rule rules[] = {
    {"klaeffer/give", N_("Nothing to give"),
     N_("A district is given by a player who has cards of that colour, to somebody else.")},
    {"klaeffer/cell", N_("The space is taken"), N_("A card is placed on a free space of the council.")},
    {"klaeffer/nothing", N_("No card to take"),
     N_("A line gives the other cards in it that share the colour or the breed of the placed card. A crisis "
        "gives the cards of both lines that share neither. Where there is no such card, nothing can be "
        "taken.")},
    {"klaeffer/refill", N_("How many cards come into the council"),
     N_("When more than four spaces are free at the end of a turn, cards from the displays fill the council "
        "from the top left, row by row, until four are free or the displays are used up.")},
    {"klaeffer/keep", N_("The cards left in hand"),
     N_("At the end each player adds all cards left in hand to the districts: as many as were dealt and "
        "drawn and not placed.")},
    {"klaeffer/count", N_("Counting the votes"), N_("One colour cannot bring more than 60 votes.")},
    {"klaeffer/turn", N_("Whose turn it is"),
     N_("Turns go clockwise. When somebody plays out of turn it counts as that player's turn, and the player "
        "on the left of that one is next. In the last turns those who have had theirs are left out.")},
    {"klaeffer/give-start", N_("Give first, then place"),
     N_("A district is given at the start of a turn, before the card is placed.")},
    {"klaeffer/give-round", N_("Not in the first round"),
     N_("A player gives a district from the second own turn on.")},
    {"klaeffer/give-one", N_("One district a turn"), N_("In one turn at most one district is given.")},
    {"klaeffer/give-taken", N_("A district the other has"),
     N_("A district is given only to a player who has none of that colour yet.")},
    {"klaeffer/adjacent", N_("Beside another card"),
     N_("The placed card must lie side by side with another card of the council. Diagonal is not enough.")},
    {"klaeffer/must-place", N_("A card must be placed"),
     N_("While the displays have cards, each player places one in each turn. Only the last turn need not be "
        "used.")},
    {"klaeffer/crisis", N_("Crisis in the council"),
     N_("There is a crisis when the placed card fills the last free space and neither its row nor its column "
        "is on offer. Then the player may take all cards of both that share neither colour nor breed with "
        "it.")},
    {"klaeffer/ten-votes", N_("Ten votes"),
     N_("A row or a column gives cards when the unbroken run of cards through the placed one adds up to ten "
        "votes or more. Row and column are counted apart.")},
    {"klaeffer/full-council", N_("The council is full"),
     N_("When the placed card has filled the council and something is on offer, something must be taken: "
        "else the next player could not place a card."),
     true},
    {"klaeffer/must-take", N_("What is on offer must be taken"),
     N_("At this table every row and column that is on offer must be taken."), true},
    {"klaeffer/points", N_("Secured districts and bad points"),
     N_("The players with most votes of a colour secure that district. All other votes are bad points, and "
        "the fewest win among those who secured a district.")},
};

}  // namespace

const core::GameInfo& Game::info() {
    static const core::GameInfo info{
        .id = "kleine-klaeffer",
        .title = "Kleine Kläffer",
        .summary = N_("Small dogs vote in a council, and a district is worth having only with most votes in "
                      "it. 2 to 4 players."),
        .edition = N_("Piatnik, year not printed"),
        .fewest_players = 2,
        .most_players = most_seats,
        .variants = {},
        .house_rules =
            {
                {"taking",
                 {"optional", "mandatory"},
                 N_("Taking from the council"),
                 N_("Whether a row or a column that is on offer may be left, or must be taken."),
                 {N_("the player chooses"), N_("everything on offer must be taken")}},
                {"fewest-tie",
                 {"shared", "districts"},
                 N_("Equal bad points"),
                 N_("Whether the win is shared at once, or goes first to the one with more secured "
                    "districts."),
                 {N_("the win is shared"), N_("more secured districts win")}},
            },
        .extra_seats = nullptr,
        .has_points = true,
        .figures = figures(),
    };
    return info;
}

std::span<const core::Rule> Game::rulebook() {
    return rules;
}

}  // namespace kleine_klaeffer
