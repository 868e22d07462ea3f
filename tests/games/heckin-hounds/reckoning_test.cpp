#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "games/heckin-hounds/match.h"

/// How a round is reckoned line by line, and what decides the match.
namespace heckin_hounds_tests {

using games_tests::lines;
using games_tests::said;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(HeckinHoundsReckoning, goes_from_bids_and_shifts_to_the_score_of_the_round) {
    const core::Scores scores = round_of_two().read().scores;
    EXPECT_TRUE(scores.fewest);
    ASSERT_EQ(scores.rounds->size(), 1U);
    const core::Reckoning& round = scores.rounds->front();
    EXPECT_EQ(core::say(round.title), "Round 1");
    EXPECT_THAT(said(round.remarks), ElementsAre("Shift Leader: Anna", "bad dog: Tom Dire"));
    EXPECT_THAT(lines(round),
                ElementsAre("bid: 1 4", "shifts taken: 2 3", "badness: 1 2", "= this round: 1 -1"));
}

TEST(HeckinHoundsReckoning, says_how_far_a_bid_was_missed) {
    Match match({"Anna", "Ben", "Cleo"}, core::Level::scores);
    match.enter({"shift Anna 1 2", "shift Ben 2 2", "shift Cleo 3 1"});
    const core::Reckoning round = match.read().scores.rounds->front();
    EXPECT_THAT(round.remarks, IsEmpty()) << "nobody entered who led, nor the bad dog";
    const auto& score = round.lines.back().amounts;
    EXPECT_EQ(core::say(score[0].why), "bid 1 and took 2: 1 more than promised");
    EXPECT_EQ(core::say(score[1].why), "bid 2 and took 2: the score stays as it is");
    EXPECT_EQ(core::say(score[2].why), "bid 3 and took 1: 2 less than promised");
}

TEST(HeckinHoundsReckoning, a_tie_is_decided_by_the_badness_of_those_who_are_tied) {
    Match match({"Anna", "Ben", "Cleo"}, core::Level::scores);
    match.enter({"shift Anna 2 2 1", "shift Ben 1 1", "shift Cleo 1 2 2"});
    match.enter({"shift Anna 2 2", "shift Ben 1 1 2", "shift Cleo 1 2 1"});
    match.enter({"shift Anna 2 2", "shift Ben 1 1", "shift Cleo 2 2 1"});
    const core::Scores scores = match.read().scores;
    ASSERT_THAT(scores.totals, ElementsAre(0, 0, 2));
    ASSERT_THAT(scores.winners, ElementsAre("Anna"));
    EXPECT_THAT(scores.why_from, ElementsAre(1, 5, 9)) << "Anna's, Ben's, and the last of all";
}

TEST(HeckinHoundsReckoning, who_did_not_win_is_placed_by_score_then_badness_and_the_fired_last) {
    Match match({"Emil", "Cleo", "Anna", "Ben", "Dora"}, core::Level::scores);
    match.enter({"shift Emil 2 0", "shift Cleo 1 2 1", "shift Anna 1 2", "shift Ben 1 0", "shift Dora 1 1"});
    const core::Scores scores = match.read().scores;
    ASSERT_THAT(scores.totals, ElementsAre(-2, 1, 1, -1, 0));
    const auto& behind = scores.behind;
    EXPECT_LT(behind[4], behind[2]) << "0 is less than 1";
    EXPECT_LT(behind[2], behind[1]) << "less badness";
    EXPECT_LT(behind[1], behind[3]) << "who is fired comes after all others";
    EXPECT_LT(behind[3], behind[0]) << "-1 is nearer to zero than -2";
}

TEST(HeckinHoundsReckoning, a_turn_is_a_trick) {
    std::vector<std::string> where;
    for (const core::Moment& moment : round_of_two().enter({"bad-dog mo"}).moments()) {
        where.push_back(std::to_string(moment.where.round) + "/" + std::to_string(moment.where.turn));
    }
    EXPECT_THAT(where,
                ElementsAre("1/1", "1/1", "1/1", "1/1", "1/1", "1/1", "1/1",  // before the tricks
                            "1/1", "1/1", "1/2", "1/2", "1/3", "1/3", "1/4", "1/4", "1/5", "1/5", "2/1"));
}

}  // namespace heckin_hounds_tests
