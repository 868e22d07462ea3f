#include <gtest/gtest.h>

#include "games/hund/match.h"
#include "games/said.h"

/// What is said of entries, and the entries that it rests on.
namespace hund_tests {

using games_tests::expect_each;

const std::string every_card = "in this match every card is entered, not only the counts";
const std::string too_late = "a hand is shown to the referee before the round's first card";

TEST(HundWords, say_what_a_round_of_three_does_not_need_or_has_already) {
    const std::string no_dealer =
        "the dealer is named with two players, in the first round, before who begins";
    Match match({"Anna", "Ben", "Cleo"});
    expect_each(match,
                {
                    {"dealer Anna", no_dealer},
                    {"display gy1 gy2 gy3 gy4 gy5", "there is a virtual player with two players only"},
                    {"select Anna gy1", "no cards are selected in this match"},
                    {"play Anna gy1", "the number card of the round must be entered first"},
                    {"designation 6", "the number cards go from 1 to 5"},
                    {"designation 1", ""},
                    {"designation 2", "a number card is revealed once, before the round's first card [6]"},
                    {"play Anna gy1", "who begins the round must be entered first"},
                    {"first Anna", ""},
                    {"first Ben", "who begins the round is said once, before its first card [9]"},
                    {"dealer Anna", no_dealer + " [9]"},
                    {"hand Ben gy1 gy2 gy2 gy3 gy4 gy5 gy6 pu1 pu2 pu3", "grey 2 is there twice"},
                    {"hand Ben gy1 gy7 gy2 gy3 gy4 gy5 gy6 pu1 pu2 pu3",
                     "grey 7 is not in the game: the values go from 1 to 6"},
                    {"play Anna gy1", ""},
                    {"hand Ben gy2 gy3 gy4 gy5 gy6 pu1 pu2 pu3 pu4 pu5", too_late},
                    {"roles grey purple pink green yellow", every_card},
                    {"took Anna plus=1 hund=1 minus=1", every_card},
                    {"play Ben gy2", ""},
                    {"play Cleo gy3", ""},
                    {"hand Ben gy4 gy5 gy6 pu1 pu2 pu3 pu4 pu5 pu6 pi1", too_late},
                    {"flip 1 gy4", "no covered card is to be turned up now"},
                });
}

TEST(HundWords, say_how_cards_are_selected) {
    Match match({"Anna", "Ben"}, {"select-designations"});
    expect_each(match,
                {
                    {"designation 1", "the designation cards are selected in this match"},
                    {"select Ben gy1", "five cards are selected, after it is clear who begins"},
                    {"first Anna", ""},
                    {"select Anna gy1", "it is Ben who selects now [3]"},
                    {"select Anna gy2", "grey 1 has that suit or number already [4]"},
                    {"select Anna pu7", "the values go from 1 to 6"},
                    {"play Anna gy1", "five cards must be selected first"},
                    {"display gy1 gy2 gy3 gy4 gy5", ""},
                    {"display gy1 gy2 gy3 gy4 gy5",
                     "the virtual player's cards are laid out once, before the round's first card [8]"},
                    {"hand Ben gy1 pu2 pu3 pu4 pu5 pu6 pi1 pi2 pi3 pi4",
                     "grey 1 lies open before the virtual player [8]"},
                });
}

TEST(HundWords, say_what_is_wrong_with_counts) {
    Match match({"Anna", "Ben", "Cleo"}, {}, {}, core::Level::scores);
    expect_each(match,
                {
                    {"first Anna", "who begins the round is said once, before its first card"},
                    {"play Anna gy1", "in this match only the counts at the end of a round are entered"},
                    {"took Anna plus=1 hund=1 minus=1", "the roles of the suits must be entered first"},
                    {"roles grey purple pink green yellow", ""},
                    {"roles grey purple pink green yellow",
                     "the roles of this round are known; the counts of all players must follow [4]"},
                    {"took Anna plus=7 hund=1 minus=1", "there are only 6 cards of a suit"},
                    {"took Anna plus=1 hund=1 minus=1", ""},
                    {"took Anna plus=1 hund=1 minus=1", "the cards of Anna have been counted [7]"},
                    {"took Ben plus=2 hund=2 minus=2", ""},
                    {"took Cleo plus=3 hund=2 minus=3",
                     "the hund cards that the table counted add up to 5; there are 6 [4, 7, 9]"},
                });
}

// Once designated, the trump suit has an entry that gave it its role; a table that enters every card has no
// use for roles all the same.
TEST(HundWords, roles_are_not_entered_where_cards_gave_them) {
    Match match({"Anna", "Ben", "Cleo"});
    match.enter({"designation 1", "first Anna", "play Anna gy1"});
    expect_each(match, {{"roles grey purple pink green yellow", every_card}});
}

// Five grey cards are unseen when Anna has places for four.
TEST(HundWords, a_finding_names_the_suits_that_the_others_cannot_hold) {
    Match match({"Anna", "Ben", "Cleo"});
    match.enter({"designation 5", "first Anna", "play Anna gy6", "play Ben ye1", "play Cleo ye3",
                 "play Anna pu6", "play Ben pu1", "play Cleo pu3", "play Anna pi6", "play Ben pi1",
                 "play Cleo pi3", "play Anna gn6", "play Ben gn1", "play Cleo gn3", "play Anna pu5",
                 "play Ben pu2", "play Cleo pu4", "play Anna pi5"});
    const std::vector<core::Finding> findings = match.read().findings;
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings.front().among, (std::vector<core::Seq>{4, 5}));
    EXPECT_EQ(core::say(findings.front().reason),
              "one of these discards was a revoke: the others cannot hold all unseen cards of grey");
}

TEST(HundWords, a_finding_names_all_suits_of_a_set) {
    Match match({"Anna", "Ben", "Cleo"});
    match.enter({"designation 1", "first Anna", "play Anna pu6", "play Ben pu1", "play Cleo gy2",
                 "play Anna pi6", "play Ben pi1", "play Cleo gy3", "play Anna gn6", "play Ben gn1",
                 "play Cleo gy4", "play Anna ye6", "play Ben ye1", "play Cleo gy5"});
    const std::vector<core::Finding> findings = match.read().findings;
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(core::say(findings.front().reason),
              "one of these discards was a revoke: the others cannot hold all unseen cards of purple, pink, "
              "green and yellow");
}

}  // namespace hund_tests
