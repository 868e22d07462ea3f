#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/hounded/match.h"

/// What verdicts rest on, and who wins.
namespace hounded_tests {

using testing::ElementsAre;

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
    EXPECT_EQ(moments[5].where.turn, 1);
    EXPECT_EQ(moments[6].where.turn, 2);
    EXPECT_EQ(moments[8].where.turn, 3);
    EXPECT_TRUE(moments[8].totals.empty());
}

}  // namespace hounded_tests
