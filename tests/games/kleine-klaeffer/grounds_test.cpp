#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/kleine-klaeffer/match.h"

/// What verdicts and points rest on.
namespace kleine_klaeffer_tests {

using testing::ElementsAre;

TEST(KlaefferGrounds, bad_points_rest_on_the_own_votes_and_on_the_most) {
    Match match({"Anna", "Ben", "Cleo"}, core::Level::scores);
    match.enter({"votes Anna yellow=8 red=3", "votes Ben yellow=5 red=7", "votes Cleo blue=4"});
    const core::Reckoning all = match.read().scores.rounds->front();
    EXPECT_EQ(all.lines[0].amounts[1].points, 5);
    EXPECT_THAT(all.lines[0].amounts[1].from, ElementsAre(1, 2));
    EXPECT_EQ(all.lines[0].amounts[1].rule, "klaeffer/points");
    EXPECT_EQ(all.lines[0].amounts[0].points, 0);
    EXPECT_THAT(all.lines[0].amounts[0].from, ElementsAre(1)) << "secured";
    EXPECT_THAT(all.lines.back().amounts[0].from, ElementsAre(1, 2));
    EXPECT_THAT(match.read().scores.why_from, ElementsAre(3));
}

/// Anna has taken the green cards of row 2, whose first space is refilled.
Match taken() {
    return placed().enter({"take Anna row", "refill puc1"});
}

TEST(KlaefferGrounds, a_taken_space_rests_on_the_card_that_was_laid_there) {
    Match match = taken();
    match.enter({"place Ben reb1 c2"});
    EXPECT_EQ(match.verdict(), "impossible klaeffer/cell");
    EXPECT_THAT(match.rests_on(), ElementsAre(3));
    match.enter({"place Ben reb1 a1"});
    EXPECT_THAT(match.rests_on(), ElementsAre(1));
}

TEST(KlaefferGrounds, out_of_turn_rests_on_what_ended_the_turn_before) {
    Match match = taken();
    match.enter({"place Cleo reb1 b2"});
    EXPECT_EQ(match.verdict(), "illegal klaeffer/turn");
    EXPECT_THAT(match.rests_on(), ElementsAre(5));
}

TEST(KlaefferGrounds, too_few_votes_rest_on_the_cards_of_the_run) {
    Match match({"Anna", "Ben", "Cleo"});
    match.enter({"council blb1 yes2 grs5 rec4 grb3 grc5 puc3 res3 ors1 blc2 grc1 reb2", "first Anna",
                 "place Anna blb1 b2", "take Anna row"});
    EXPECT_EQ(match.verdict(), "illegal klaeffer/ten-votes");
    EXPECT_THAT(match.rests_on(), ElementsAre(1, 3));
}

/// Anna has green and red, Ben red and yellow, Cleo green, and it is Anna's second turn.
Match all_have_taken() {
    Match match({"Anna", "Ben", "Cleo"});
    return match.enter({"council orc1 orc1 puc1 blc1 grc5 res4 yec1 reb5 ors1 pus1 orb1 ors1", "first Anna",
                        "place Anna grs5 b2", "take Anna row", "refill puc1",  // 4: green 5, red 4
                        "place Ben rec5 c3", "take Ben row", "refill blb1",    // 7: red 5, yellow 1
                        "place Cleo grb5 b3", "take Cleo column"});            // 10: green 5
}

TEST(KlaefferGrounds, a_district_that_the_other_has_rests_on_how_it_came_there) {
    Match match = all_have_taken();
    match.enter({"give Anna green Ben", "place Anna ors1 d2", "give Ben red Anna"});
    EXPECT_EQ(match.verdict(11), "legal");
    EXPECT_EQ(match.verdict(), "illegal klaeffer/give-taken");
    EXPECT_THAT(match.rests_on(), ElementsAre(4)) << "Anna's red is still what she took";
    match.enter({"place Ben pus1 d3", "give Cleo green Ben"});
    EXPECT_EQ(match.verdict(), "illegal klaeffer/give-taken");
    EXPECT_THAT(match.rests_on(), ElementsAre(4, 11)) << "what Anna took, and gave to Ben";
}

TEST(KlaefferGrounds, a_turn_is_a_placed_card_and_what_follows_it) {
    Match match = taken();
    match.enter({"place Ben reb1 b2"});
    const auto moments = match.moments();
    EXPECT_EQ(moments[2].where.round, 1);
    EXPECT_EQ(moments[5].where.round, 1) << "a match is one round";
    EXPECT_EQ(moments[2].where.turn, 1);
    EXPECT_EQ(moments[4].where.turn, 1);
    EXPECT_EQ(moments[5].where.turn, 2);
}

}  // namespace kleine_klaeffer_tests
