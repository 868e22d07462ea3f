#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/hund/match.h"

/// What verdicts and points rest on.
namespace hund_tests {

using testing::ElementsAre;
using testing::IsEmpty;

/// One round of three. Everybody follows suit: first the cards 1 to 3 of each suit, then 4 to 6.
Match round_of_three() {
    Match match({"Anna", "Ben", "Cleo"});
    match.enter({"designation 1", "first Anna"});
    return match.enter({
        "play Anna gy1", "play Ben gy2",  "play Cleo gy3",  // Cleo
        "play Cleo gy4", "play Anna gy5", "play Ben gy6",   // Ben
        "play Ben pu1",  "play Cleo pu2", "play Anna pu3",  // entries 9 to 11: Anna
        "play Anna pu4", "play Ben pu5",  "play Cleo pu6",  // entries 12 to 14: Cleo
        "play Cleo pi1", "play Anna pi2", "play Ben pi3",   // entries 15 to 17: Ben
        "play Ben pi4",  "play Cleo pi5", "play Anna pi6",  // entries 18 to 20: Anna
        "play Anna gn1", "play Ben gn2",  "play Cleo gn3",  // entries 21 to 23: Cleo
        "play Cleo gn4", "play Anna gn5", "play Ben gn6",   // entries 24 to 26: Ben
        "play Ben ye1",  "play Cleo ye2", "play Anna ye3",  // Anna
        "play Anna ye4", "play Ben ye5",  "play Cleo ye6",  // Cleo
    });
}

TEST(HundGrounds, points_rest_on_the_cards_taken_and_on_what_designated_their_suit) {
    const core::Reckoning round = round_of_three().read().scores.rounds.front();
    const auto& plus = round.lines[0].amounts;
    EXPECT_EQ(plus[0].points, 3);
    EXPECT_THAT(plus[0].from, ElementsAre(9, 10, 11));
    EXPECT_EQ(plus[2].points, 3);
    EXPECT_THAT(plus[2].from, ElementsAre(9, 12, 13, 14));
    EXPECT_EQ(plus[1].points, 0);
    EXPECT_THAT(plus[1].from, ElementsAre(9)) << "Ben took none of the suit";
    const auto& minus = round.lines[2].amounts;
    EXPECT_EQ(minus[1].points, -3);
    EXPECT_THAT(minus[1].from, ElementsAre(21, 24, 25, 26));
}

TEST(HundGrounds, the_hund_suit_is_counted_by_what_all_took) {
    const core::Reckoning round = round_of_three().read().scores.rounds.front();
    EXPECT_THAT(round.lines[1].amounts[0].from, ElementsAre(15, 16, 17, 18, 19, 20));
    EXPECT_EQ(round.lines[1].amounts[0].rule, "hund/points");
}

TEST(HundGrounds, a_round_adds_up_what_counted_in_it) {
    const core::Reckoning round = round_of_three().read().scores.rounds.front();
    EXPECT_THAT(round.lines[3].amounts[0].from, ElementsAre(9, 10, 11));
    EXPECT_THAT(round.lines[3].amounts[2].from, ElementsAre(9, 12, 13, 14, 21, 22, 23));
}

TEST(HundGrounds, counted_cards_rest_on_the_counts) {
    Match match({"Anna", "Ben", "Cleo"}, {}, {}, core::Level::scores);
    match.enter({"roles grey purple pink green yellow", "took Anna plus=6 hund=1 minus=0",
                 "took Ben plus=0 hund=2 minus=2", "took Cleo plus=0 hund=3 minus=4"});
    const core::Reckoning round = match.read().scores.rounds.front();
    EXPECT_THAT(round.lines[0].amounts[0].from, ElementsAre(1, 2));
    EXPECT_EQ(round.lines[1].amounts[1].points, 3);
    EXPECT_THAT(round.lines[1].amounts[1].from, ElementsAre(1, 2, 3, 4));
    EXPECT_THAT(round.lines[3].amounts[2].from, ElementsAre(1, 4));
}

TEST(HundGrounds, a_discard_rests_on_the_lead_also_when_it_is_proven_to_be_a_revoke) {
    Match match({"Anna", "Ben", "Cleo"});
    match.enter({"designation 1", "first Anna", "play Anna gy6", "play Ben pi2", "play Cleo gy5"});
    EXPECT_THAT(match.rests_on(4), ElementsAre(3));
    match.enter({"play Anna pu6", "play Ben gy1"});
    EXPECT_EQ(match.verdict(4), "illegal hund/follow-suit");
    EXPECT_THAT(match.rests_on(4), ElementsAre(3));
}

TEST(HundGrounds, a_revoke_against_a_hand_rests_on_the_lead_and_the_hand) {
    Match match({"Anna", "Ben", "Cleo"});
    match.enter({"designation 1", "hand Ben gy1 gy2 pu1 pu2 pi1 pi2 gn1 gn2 ye1 ye2", "first Anna",
                 "play Anna gy6", "play Ben pi2"});
    EXPECT_EQ(match.verdict(), "illegal hund/follow-suit");
    EXPECT_THAT(match.rests_on(), ElementsAre(2, 4));
    match.enter({"play Cleo gy1"});
    EXPECT_EQ(match.verdict(), "impossible hund/card");
    EXPECT_THAT(match.rests_on(), ElementsAre(2));
}

TEST(HundGrounds, out_of_turn_rests_on_the_entry_that_decided_the_turn) {
    Match match({"Anna", "Ben", "Cleo"});
    match.enter({"designation 1", "first Anna", "play Ben gy1"});
    EXPECT_THAT(match.rests_on(), ElementsAre(2));
    match.enter({"undo 3 mistyped", "play Anna gy6", "play Cleo gy5"});
    EXPECT_THAT(match.rests_on(), ElementsAre(5));
    match.enter({"play Ben gy4", "play Cleo pu1"});
    EXPECT_EQ(match.verdict(), "illegal hund/turn");
    EXPECT_THAT(match.rests_on(), ElementsAre(5)) << "Anna won the trick by entry 5";
}

TEST(HundGrounds, a_card_that_was_played_rests_on_its_play) {
    Match match({"Anna", "Ben", "Cleo"});
    match.enter({"designation 1", "first Anna", "play Anna gy6", "play Ben gy6"});
    EXPECT_THAT(match.rests_on(), ElementsAre(3));
    match.enter({"play Ben gy5", "play Cleo gy4", "play Anna gy5"});
    EXPECT_THAT(match.rests_on(), ElementsAre(5));
}

TEST(HundGrounds, penalties_rest_on_their_entries) {
    Match match = round_of_three();
    match.enter({"penalty Ben -2 late", "penalty Anna 1 tea", "penalty Ben -1 \"late again\""});
    const core::Scores scores = match.read().scores;
    EXPECT_THAT(scores.penalties_from, ElementsAre(ElementsAre(34), ElementsAre(33, 35), IsEmpty()));
    EXPECT_THAT(scores.why_from, IsEmpty()) << "the match is open";
}

TEST(HundGrounds, what_comes_after_the_end_rests_on_what_ended_it) {
    Match match({"Anna", "Ben", "Cleo"});
    match.enter({"designation 1", "abandon rain", "first Anna"});
    EXPECT_EQ(match.verdict(), "impossible core/finished");
    EXPECT_THAT(match.rests_on(), ElementsAre(2));
    EXPECT_THAT(match.read().scores.why_from, ElementsAre(2));
}

TEST(HundGrounds, a_turn_is_a_trick_and_the_last_one_stays_when_the_match_is_over) {
    const auto moments = round_of_three().moments();
    EXPECT_EQ(moments[4].where.turn, 1);
    EXPECT_EQ(moments[5].where.turn, 2);
    EXPECT_EQ(moments.back().where.turn, 10);
    EXPECT_THAT(moments[30].totals, ElementsAre(0, 0, 0));
    EXPECT_THAT(moments.back().totals, ElementsAre(3, -3, 0));
}

}  // namespace hund_tests
