#include <gtest/gtest.h>

#include "games/heckin-hounds/match.h"
#include "games/said.h"

/// What is said of entries, and the entries that it rests on.
namespace heckin_hounds_tests {

using games_tests::expect_each;

/// Ben, in slots 1 to 5: two Tom Dires and a third one in slot 4.
const std::string hand_of_ben = "hand Ben td1 td2 pa3 td3 su1";

TEST(HeckinHoundsWords, say_what_must_come_first) {
    Match match;
    expect_each(match, {
                           {"bad-dog su", "who is Shift Leader of the first round must be entered first"},
                           {"leader Anna", ""},
                           {"leader Ben",
                            "the Shift Leader of the first round is named once, before all else; later on "
                            "the lead goes clockwise by itself [2]"},
                           {"bid Ben 1", "the bad dog of the round must be entered first"},
                           {"bad-dog su", ""},
                           {"keep Anna", "now Anna gives clues, and then somebody takes Cerberus"},
                           {"shift Anna 1 1", "in this match every card is entered, not only the shifts"},
                       });
    core::Header silent = games_tests::header("heckin-hounds", {"Anna", "Ben", "Cleo"});
    silent.house["clues"] = "unrecorded";
    Match unrecorded(silent);
    expect_each(unrecorded, {
                                {"leader Anna", ""},
                                {"bad-dog su", ""},
                                {"clue Ben td 1 4", "at this table clues are not recorded"},
                                {"keep Anna", "now somebody takes Cerberus"},
                                {"cerberus Cleo 6", "the slots go from 1 to 5"},
                                {"cerberus Cleo 1", ""},
                                {"bid Anna 1", "now everybody trades a card or keeps all, and Anna is next"},
                            });
}

TEST(HeckinHoundsWords, say_what_is_wrong_with_a_hand) {
    Match match;
    match.enter({"leader Anna", "bad-dog su", hand_of_ben});
    expect_each(
        match,
        {
            {hand_of_ben, "the referee has seen the hand of Ben [3]"},
            {"hand Cleo de1 de2 td1 su2 su3", "Tom Dire 1 lies in slot 1 of Ben [3]"},
            {"hand Cleo de1 de2 de2 su2 su3", "Deathpaw 2 is there twice"},
            {"hand Cleo de1 de2 mo2 su2 su3", "Mops is never dealt"},
            {"hand Cleo de1 de2 ce su2 su3", "Cerberus is never dealt"},
            {"hand Cleo de1 de2 de5 su2 su3", "Deathpaw 5 is not in the game: the values go from 1 to 4"},
            {"hand Cleo de0 de1 de2 su2 su3", "Deathpaw 0 is not in the game: the values go from 1 to 4"},
            {"clue Cleo mo 4 5", "Mops is never dealt, so no clue about it is true"},
            {"clue Cleo su 4 5", "it is presumed that Cleo has Sudachi in slots 4 and 5, and nowhere else"},
            {"hand Cleo de1 de2 de3 su2 su3",
             "Cleo was given a clue already; a hand is shown to the referee before [11]"},
        });
}

TEST(HeckinHoundsWords, say_what_is_wrong_with_a_clue) {
    Match match;
    match.enter({"leader Anna", "bad-dog su", hand_of_ben});
    expect_each(
        match,
        {
            {"clue Ben td 1 0", "the slots go from 1 to 5"},
            {"clue Ben td 1 1", "slot 1 is named twice"},
            {"clue Ben ce 2", "there is no clue about Cerberus"},
            {"clue Ben 5 2 3", "the values go from 1 to 4"},
            {"clue Anna td 1 2", "the Shift Leader sees all cards and gets no clue [1]"},
            {"clue Ben td 1 3", "in slot 3 of Ben lies Paulgrave 3 [3]"},
            {"clue Ben td 2 4", "slot 1 of Ben should be pointed at too: there lies Tom Dire 1 [3]"},
            {"clue Ben td 1 2 4", ""},
            {"clue Ben td 1 2 4", "Ben has been told all of this [10, 11]"},
            {"clue Ben td1 1", "Ben has had three clues [10, 11, 12]"},
            {"clue Cleo su 4", "a clue about a suit or a value points at two cards or more"},
            {"clue Cleo 2 2 3", "it is presumed that Cleo has value 2 in slots 2 and 3, and nowhere else"},
            {"cerberus Cleo 4", "Cleo has had 2 of three clues [14, 15]"},
        });
    Match again;
    again.enter({"leader Anna", "bad-dog su"});
    expect_each(
        again,
        {
            {"clue Ben 3 3 4", "it is presumed that Ben has value 3 in slots 3 and 4, and nowhere else"},
            {"clue Ben 3 3 4", "Ben has been told all of this [3]"},
            {"clue Ben td3 4", "it is presumed that Ben has Tom Dire 3 in slot 4, and nowhere else"},
        });
}

TEST(HeckinHoundsWords, say_how_a_card_refutes_a_clue) {
    Match match({"Anna", "Ben"});
    match.enter({"leader Anna", "bad-dog td", "clue Ben de 1 2", "clue Ben 2 2 3", "clue Ben em3 4",
                 "cerberus Ben 5", "keep Anna", "keep Ben", "bid Anna 1", "bid Ben 4", "play Anna 1 su1",
                 "play Ben 1 pa2"});
    EXPECT_EQ(match.why(3), "Ben had Paulgrave 2 in slot 1, but was told: Deathpaw in slots 1 and 2");
    EXPECT_EQ(match.why(4),
              "Ben had Paulgrave 2 in slot 1 too, which was not pointed at; the clue was: "
              "value 2 in slots 2 and 3");
    EXPECT_EQ(match.verdict(5), "presumed heckin/clue-true");
}

TEST(HeckinHoundsWords, say_what_is_wrong_with_a_trade_a_draw_or_a_bid) {
    Match match({"Anna", "Ben"});
    match.enter({"leader Anna", "bad-dog td", "hand Ben td1 em2 pa3 td3 su1", "cerberus Ben 5"});
    expect_each(match, {
                           {"keep Anna", ""},
                           {"keep Anna", "Anna has traded or kept [5]"},
                           {"trade Ben 6", "the slots go from 1 to 5"},
                           {"trade Ben 1", ""},
                           {"keep Ben", "now everybody bids, and Anna is next"},
                           {"drawn Anna mo1", "Anna has not traded [5]"},
                           {"drawn Ben td1",
                            "Tom Dire 1 was traded away, and slot 1 of Ben was not filled again after that "
                            "[8]"},
                           {"drawn Ben mo2", ""},
                           {"drawn Ben mo2", "the referee knows what Ben drew [12]"},
                           {"bid Ben 1", "it is the turn of Anna [8]"},
                           {"bid Ben 2", "Ben has bid [14]"},
                           {"bid Anna 6", "a bid is 0 to 5, not 6"},
                           {"bid Anna 1", "now the tricks are played, and Anna is next"},
                       });
    Match other({"Anna", "Ben"});
    other.enter({"leader Anna", "bad-dog td", "cerberus Anna 5"});
    expect_each(other, {{"trade Anna 5", "Cerberus cannot be traded [3]"}});
}

TEST(HeckinHoundsWords, say_why_a_card_cannot_be_played) {
    Match match({"Anna", "Ben"});
    match.enter({"leader Anna", "bad-dog td", "hand Ben td1 em2 pa3 td3 su1", "cerberus Ben 5", "keep Anna",
                 "keep Ben", "bid Anna 1", "bid Ben 4"});
    const std::string gone = " was played in this round, or is out of it ";
    expect_each(match,
                {
                    {"play Anna 6 de1", "the slots go from 1 to 5"},
                    {"play Anna 1 de4", "Deathpaw 4 is not in the game: the values go from 1 to 3"},
                    {"play Anna 1 de0", "Deathpaw 0 is not in the game: the values go from 1 to 3"},
                    {"play Anna 1 mo1", "Mops is never dealt, and the card in slot 1 of Anna was not traded"},
                    {"play Anna 1 em2", "Evil Molly 2 lies in slot 2 of Ben [3]"},
                    {"play Anna 1 ce", "Cerberus lies in slot 5 of Ben [4]"},
                    {"play Anna 1 su1", "Sudachi 1" + gone + "[4]"},
                    {"play Anna 1 de1", ""},
                    {"play Anna 2 de2", "Anna has played to this trick [16]"},
                    {"play Ben 2 pa3", "in slot 2 of Ben lies Evil Molly 2 [3]"},
                    {"play Ben 5 su1", "in slot 5 of Ben lies Cerberus [4]"},
                    {"play Ben 2 em2", ""},
                    {"drawn Ben mo2",
                     "what was drawn is said after all have traded or kept, and before the first card"},
                    {"play Ben 3 pa3", "it is the turn of Anna [16]"},
                    {"play Anna 1 de2", "slot 1 of Anna is empty [16]"},
                    {"play Anna 2 de1", "Deathpaw 1" + gone + "[16]"},
                    {"play Anna 2 em2", "Evil Molly 2" + gone + "[20]"},
                });
}

TEST(HeckinHoundsWords, say_what_is_wrong_with_counted_shifts) {
    const std::string only_shifts = "in this match only the shifts at the end of a round are entered";
    Match match({"Anna", "Ben", "Cleo"}, core::Level::scores);
    expect_each(
        match,
        {
            {"leader Anna", only_shifts},
            {"drawn Anna mo1", only_shifts},
            {"shift Anna 1 6", "a round has five shifts, so nobody takes 6"},
            {"shift Anna 1 2 5", "there are 4 bad dogs in a round, so nobody takes 5"},
            {"shift Anna 1 0 1", "who took no shift has no badness"},
            {"shift Anna 6 2", "a bid is 0 to 5, not 6"},
            {"shift Anna 1 2", "the shifts of Anna have been counted [6]"},
            {"shift Ben 1 2 4", ""},
            {"shift Cleo 1 1 1",
             "the badness that the table counted adds up to 5; there are only 4 bad dogs in a round [6, 8]"},
        });
    // Who counts no badness has none; nobody's bid changes the sums.
    expect_each(match, {
                           {"shift Cleo 1 2 4", ""},
                           {"shift Anna 1 2 1", ""},
                           {"shift Ben 5 1",
                            "the badness that the table counted adds up to 5; there are only 4 bad dogs in a "
                            "round [10, 11]"},
                           {"shift Anna 2 3", ""},
                           {"shift Ben 2 3", ""},
                           {"shift Cleo 5 0",
                            "the shifts that the table counted add up to 6; a round has five [13, 14]"},
                       });
}

}  // namespace heckin_hounds_tests
