#include "games/heckin-hounds/game.h"

namespace heckin_hounds {

namespace {

constexpr core::Rule rules[] = {
    {"heckin/slot", N_("Slots of a rack"),
     N_("A rack has the slots 1 to 5, from left to right as the others see it. From a slot that was played "
        "nothing more can come.")},
    {"heckin/card", N_("The card cannot come from there"),
     N_("Each card is there once, with a value from 1 to one more than there are players, and Cerberus "
        "without a value. It cannot come from a slot in which another one is known to lie, and not from "
        "anywhere if it is known to lie elsewhere, was played in this round, or was put out of it for "
        "Cerberus. What was traded away comes up with a later trader only. Mops is never dealt: it comes by "
        "trading.")},
    {"heckin/clue", N_("What a clue may say"),
     N_("A clue names a suit, a value, or both of one card, and the slots that it points at, each once. "
        "There is none about Cerberus, who is dealt to nobody.")},
    {"heckin/count", N_("Counting the shifts"),
     N_("Nobody takes more than the five tricks of a round, nor more bad dogs than the suit has cards, and "
        "who takes no trick takes no bad dog either. All badness of a round adds up to no more than the suit "
        "has cards.")},
    {"heckin/turn", N_("Whose turn it is"),
     N_("Trading, bidding and playing go clockwise. The Shift Leader begins; a trick is begun by the winner "
        "of the trick before.")},
    {"heckin/clue-leader", N_("No clue for the Shift Leader"),
     N_("The Shift Leader sees all cards, the own ones too, so clues go to the others only.")},
    {"heckin/clue-count", N_("Three clues each"),
     N_("Everybody but the Shift Leader gets three clues, not more.")},
    {"heckin/clue-two", N_("A suit or a value of two cards"),
     N_("A clue about a suit or about a value points at two cards or more. A card that alone has it can only "
        "be told in full, by its suit and its value.")},
    {"heckin/clue-true", N_("A clue is true"),
     N_("Every card that a clue points at is what the clue says. A clue to a hand that the referee has not "
        "seen is presumed to be true until a card that is played shows otherwise. It is certainly true once "
        "all cards that it speaks of have been played from where they were dealt. Clues that contradict each "
        "other cannot all be true, even if nobody knows yet which is false.")},
    {"heckin/clue-all", N_("A clue leaves nothing out"),
     N_("A clue about a suit or a value points at all cards of the hand that have it.")},
    {"heckin/clue-new", N_("A clue says something new"),
     N_("Each clue places a mark at least: it names a suit for a card whose suit was not told yet, or a "
        "value for a card whose value was not. What could have been worked out does not count as told."),
     true},
    {"heckin/clue-missing", N_("All clues before Cerberus"),
     N_("Cerberus is given away after everybody but the Shift Leader has had three clues.")},
    {"heckin/trade-cerberus", N_("Cerberus is not traded"),
     N_("Everybody may trade one card for an unseen one, but not Cerberus.")},
    {"heckin/bid-range", N_("What may be bid"), N_("A bid is a number of tricks from 0 to 5.")},
    {"heckin/five-shifts", N_("Five shifts a round"),
     N_("The tricks that all players take in a round add up to five.")},
    {"heckin/score", N_("The score of a round"),
     N_("The score changes by the tricks taken, less those that were bid.")},
    {"heckin/badness", N_("Badness"),
     N_("Whoever takes a trick gains one badness for each bad dog in it. Badness breaks ties at the end.")},
};

constexpr kit::Look all_looks[] = {
    {"deathpaw", N_("de"), N_("Deathpaw"), core::Hue::black, "paw"},
    {"paulgrave", N_("pa"), N_("Paulgrave"), core::Hue::purple, "cross"},
    {"sudachi", N_("su"), N_("Sudachi"), core::Hue::green, "circle"},
    {"tom-dire", N_("td"), N_("Tom Dire"), core::Hue::blue, "diamond"},
    {"evil-molly", N_("em"), N_("Evil Molly"), core::Hue::pink, "heart"},
    {"mops", N_("mo"), N_("Mops"), core::Hue::yellow, "bone"},
    {"cerberus", N_("ce"), N_("Cerberus"), core::Hue::red, "jaws", true},
};

}  // namespace

const core::GameInfo& Game::info() {
    static const core::GameInfo info{
        .id = "heckin-hounds",
        .title = "Heckin Hounds",
        .summary =
            N_("Tricks with cards that their holders cannot see, told about by clues. 2 to 7 players."),
        .edition = N_("summary for playing online, partly modified, publisher and year not named"),
        .fewest_players = 2,
        .most_players = most_seats,
        .minutes = 45,
        .emblems = {{"jaws", core::Hue::red}, {"paw", core::Hue::black}, {"bone", core::Hue::yellow}},
        .house_rules =
            {
                {"all-negative",
                 {"nobody", "nearest"},
                 N_("When every final score is negative"),
                 N_("Then all have worked too little: nobody wins, or whoever is nearest to zero does."),
                 {N_("nobody wins"), N_("the highest score wins")}},
                {"clues",
                 {"recorded", "unrecorded"},
                 N_("Clues"),
                 N_("Whether the table tells the referee its clues; else they are not asked for and not "
                    "ruled on."),
                 {N_("the referee is told them"), N_("they stay at the table")}},
            },
        .figures = figures(),
        .turn_word = N_("trick"),
        .claim_words = {NN_("{0} clue", "{0} clues"),
                        NN_("The one clue was in order.", "All {0} clues were in order.")},
    };
    return info;
}

std::span<const core::Rule> Game::rulebook() {
    return rules;
}

std::span<const kit::Look> looks() {
    return all_looks;
}

core::Text value_name(int value) {
    return {N_("value {0}"), {value}};
}

core::Face value_face(int value) {
    return {value_name(value), core::Hue::none, {}, {}, std::to_string(value)};
}

}  // namespace heckin_hounds
