#include "games/kleine-klaeffer/game.h"

#include <algorithm>
#include <array>

#include "kit/match.h"
#include "kit/suits.h"

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

constexpr kit::Look colours[] = {
    {"yellow", N_("ye"), N_("yellow"), core::Hue::yellow, {}},
    {"orange", N_("or"), N_("orange"), core::Hue::orange, {}},
    {"red", N_("re"), N_("red"), core::Hue::red, {}},
    {"purple", N_("pu"), N_("purple"), core::Hue::purple, {}},
    {"blue", N_("bl"), N_("blue"), core::Hue::blue, {}},
    {"green", N_("gr"), N_("green"), core::Hue::green, {}},
};
static_assert(std::size(colours) == colour_count);
constexpr std::size_t brief_size = 2;
static_assert(std::ranges::all_of(colours, [](const auto& look) { return look.brief.size() == brief_size; }));

constexpr kit::Look breeds[] = {
    {"chihuahua", "c", N_("chihuahua"), core::Hue::none, "triangle"},
    {"spitz", "s", N_("spitz"), core::Hue::none, "star"},
    {"bulldog", "b", N_("bulldog"), core::Hue::none, "square"},
};
static_assert(std::size(breeds) == breed_count);

/// Short for the colour and the breed together, as languages shorten them.
using Briefs = kit::Each<std::string_view, breed_count>;
constexpr kit::Each<Briefs, colour_count> card_briefs{
    Briefs{NC_("card", "yec"), NC_("card", "yes"), NC_("card", "yeb")},
    Briefs{NC_("card", "orc"), NC_("card", "ors"), NC_("card", "orb")},
    Briefs{NC_("card", "rec"), NC_("card", "res"), NC_("card", "reb")},
    Briefs{NC_("card", "puc"), NC_("card", "pus"), NC_("card", "pub")},
    Briefs{NC_("card", "blc"), NC_("card", "bls"), NC_("card", "blb")},
    Briefs{NC_("card", "grc"), NC_("card", "grs"), NC_("card", "grb")},
};

const kit::Look& breed_look(Breed breed) {
    return breeds[static_cast<std::size_t>(breed)];
}

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
        .minutes = 25,
        .emblems = {{"triangle", core::Hue::green}, {"star", core::Hue::orange}, {"square", core::Hue::blue}},
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
        .figures = figures(),
    };
    return info;
}

std::span<const core::Rule> Game::rulebook() {
    return rules;
}

std::optional<Colour> read_colour(std::string_view token) {
    return kit::read_suit(colours, token);
}

std::optional<Card> read_card(std::string_view token) {
    const bool is_long = token.find('-') != std::string_view::npos;
    const std::string_view first = token.substr(0, is_long ? token.find('-') : brief_size);
    const auto colour = read_colour(first);
    if (!colour) {
        return std::nullopt;
    }
    const auto rest = kit::read_suited(breeds, token.substr(first.size() + (is_long ? 1 : 0)));
    if (!rest || rest->value < 1 || rest->value > top_value) {
        return std::nullopt;
    }
    const Card card{*colour, rest->suit, rest->value};
    // Not the short form of the colour with the long one of the breed, or the other way round.
    return is_long && print_card(card) != token ? std::nullopt : std::optional(card);
}

std::string_view print_colour(Colour colour) {
    return colours[static_cast<std::size_t>(colour)].word;
}

std::string print_card(Card card) {
    std::string text(print_colour(card.colour));
    return text.append("-")
        .append(breed_look(card.breed).word)
        .append("-")
        .append(std::to_string(card.value));
}

core::Text colour_name(Colour colour) {
    return kit::suit_name(colours, colour);
}

core::Text breed_name(Breed breed) {
    return kit::suit_name(breeds, breed);
}

core::Text card_name(Card card) {
    return {N_("{0} {1} {2}"), {colour_name(card.colour), breed_name(card.breed), card.value}};
}

core::Face colour_face(Colour colour) {
    return kit::suit_face(colours, colour);
}

core::Face card_face(Card card) {
    core::Face face = colour_face(card.colour);
    face.name = card_name(card);
    face.shape = breed_look(card.breed).shape;
    face.letter = card_briefs[card.colour][card.breed];
    face.value = std::to_string(card.value);
    return face;
}

}  // namespace kleine_klaeffer
