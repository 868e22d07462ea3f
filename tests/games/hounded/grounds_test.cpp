#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/hounded/match.h"

/// What verdicts rest on, and who wins.
namespace hounded_tests {

using testing::ElementsAre;
using testing::IsEmpty;

Match hunt() {
    Match match;
    return match.enter(
        {"hunters Anna", "start fox=d7 master=d1 hound1=b1 hound2=f1 hound3=d2 terrier=c1 bulldog=e1"});
}

TEST(HoundedGrounds, a_taken_space_rests_on_the_entry_that_put_the_piece_there) {
    Match match = hunt();
    match.enter({"move hound1 d2"});
    EXPECT_EQ(match.verdict(), "impossible hounded/occupied");
    EXPECT_THAT(match.rests_on(), ElementsAre(2));
    match.enter({"move hound3 d3", "move master d2", "move hound1 d2"});
    EXPECT_THAT(match.rests_on(), ElementsAre(5));
}

TEST(HoundedGrounds, once_a_turn_rests_on_the_first_move) {
    Match match = hunt();
    match.enter({"move hound3 d3", "move hound3 d4"});
    EXPECT_EQ(match.verdict(), "illegal hounded/twice");
    EXPECT_THAT(match.rests_on(), ElementsAre(3));
}

TEST(HoundedGrounds, too_many_pieces_rest_on_those_that_moved) {
    Match match = hunt();
    match.enter({"move hound3 d3", "move hound1 b2", "move hound2 f2", "move master d2"});
    EXPECT_EQ(match.verdict(), "illegal hounded/too-many");
    EXPECT_THAT(match.rests_on(), ElementsAre(3, 4, 5));
}

TEST(HoundedGrounds, a_tile_rests_on_the_entry_that_turned_it_up) {
    Match match = hunt();
    match.enter({"move terrier c2", "reveal c2 den", "bury c2", "move hound1 b2", "done", "fox d6",
                 "reveal d6 grass", "move terrier c3", "reveal c3 den"});
    EXPECT_EQ(match.verdict(9), "legal");
    match.enter({"bury d6"});
    EXPECT_EQ(match.verdict(), "impossible hounded/unburiable");
    EXPECT_THAT(match.rests_on(), ElementsAre(9));
}

TEST(HoundedGrounds, a_capture_rests_on_where_master_and_fox_came_to_stand) {
    Match match;
    match.enter({"hunters Anna", "start fox=d4 master=d1 hound1=a7 hound2=g7 hound3=a6 terrier=g6 bulldog=a1",
                 "move master d2", "move hound1 a5", "move hound2 g5", "done", "fox d3", "reveal d3 grass"});
    const core::Scores scores = match.read().scores;
    ASSERT_THAT(scores.winners, ElementsAre("Anna"));
    EXPECT_THAT(scores.why_from, ElementsAre(1, 3, 7, 8));
}

TEST(HoundedGrounds, a_kind_of_tile_is_used_up_by_those_that_were_turned_up) {
    Match match = hunt();
    match.enter({"move terrier a1", "reveal a1 morning", "move hound3 d3", "move master d2", "done", "fox d6",
                 "reveal d6 morning"});
    EXPECT_EQ(match.verdict(), "impossible hounded/tile");
    EXPECT_THAT(match.rests_on(), ElementsAre(4)) << "and not on the den of the start";
}

TEST(HoundedGrounds, the_way_of_a_fox_is_too_long_by_what_makes_it_shorter) {
    Match free = hunt();
    free.enter({"move hound1 b2", "move hound2 f2", "move hound3 d3", "done", "fox d6 d5 d4 e4"});
    EXPECT_EQ(free.verdict(), "illegal hounded/fox-distance");
    EXPECT_THAT(free.rests_on(), IsEmpty());
    Match beside_bulldog = hunt();
    beside_bulldog.enter({"move hound1 b2", "move hound2 f2", "move bulldog d6", "done", "fox c7 c6 c5"});
    EXPECT_EQ(beside_bulldog.verdict(), "illegal hounded/fox-distance");
    EXPECT_THAT(beside_bulldog.rests_on(), ElementsAre(2, 5)) << "where fox and Bulldog came to stand";
    Match thicket = hunt();
    thicket.enter({"move hound1 b2", "move hound2 f2", "move hound3 d3", "done", "fox d6",
                   "reveal d6 thicket-1", "fox d5 d4"});
    EXPECT_EQ(thicket.verdict(), "illegal hounded/fox-distance");
    EXPECT_THAT(thicket.rests_on(), ElementsAre(8)) << "the thicket";
}

TEST(HoundedGrounds, time_runs_out_by_morning_noon_and_night) {
    Match match = hunt();
    match.enter({"move terrier a1", "reveal a1 morning", "move hound3 d3", "move master d2", "done", "fox d6",
                 "reveal d6 baby", "reveal a7 night", "reveal g7 noon"});
    const core::Scores scores = match.read().scores;
    ASSERT_THAT(scores.winners, ElementsAre("Ben"));
    EXPECT_THAT(scores.why_from, ElementsAre(1, 4, 10, 11)) << "the den and the baby fox do not matter";
}

TEST(HoundedGrounds, nobody_has_points) {
    const core::Scores scores = hunt().read().scores;
    EXPECT_FALSE(scores.has_points);
    EXPECT_THAT(scores.totals, IsEmpty());
    EXPECT_THAT(scores.penalties, ElementsAre(0, 0));
}

TEST(HoundedGrounds, a_told_end_rests_on_its_line) {
    Match match(core::Level::scores);
    match.enter({"hunters Anna", "outcome captured 12"});
    EXPECT_THAT(match.read().scores.why_from, ElementsAre(1, 2));
}

TEST(HoundedGrounds, a_turn_is_one_of_the_hunters_or_of_the_fox) {
    Match match = hunt();
    match.enter({"move hound3 d3", "move hound1 b2", "move hound2 f2", "done", "fox d6", "reveal d6 grass",
                 "move hound3 d4"});
    const auto moments = match.moments();
    EXPECT_EQ(moments[5].where.round, 1) << "a match has one round only";
    EXPECT_EQ(moments[5].where.turn, 1);
    EXPECT_EQ(moments[6].where.turn, 2);
    EXPECT_EQ(moments[8].where.turn, 3);
    EXPECT_TRUE(moments[8].totals.empty());
}

}  // namespace hounded_tests
