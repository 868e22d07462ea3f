#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/heckin-hounds/match.h"

/// What verdicts and points rest on.
namespace heckin_hounds_tests {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(HeckinHoundsGrounds, the_score_rests_on_the_bid_and_the_cards_that_won) {
    const core::Reckoning round = round_of_two().read().scores.rounds->front();
    const auto& bids = round.lines[0].amounts;
    EXPECT_THAT(bids[1].from, ElementsAre(7));
    const auto& tricks = round.lines[1].amounts;
    EXPECT_EQ(tricks[0].points, 2);
    EXPECT_THAT(tricks[0].from, ElementsAre(8, 15));
    EXPECT_THAT(tricks[1].from, ElementsAre(11, 12, 17));
    const auto& score = round.lines[3].amounts;
    EXPECT_EQ(score[0].points, 1);
    EXPECT_EQ(score[0].rule, "heckin/score");
    EXPECT_THAT(score[0].from, ElementsAre(6, 8, 15));
}

TEST(HeckinHoundsGrounds, badness_rests_on_the_bad_dogs_and_who_took_them) {
    const core::Reckoning round = round_of_two().read().scores.rounds->front();
    const auto& badness = round.lines[2].amounts;
    EXPECT_EQ(badness[0].points, 1);
    EXPECT_THAT(badness[0].from, ElementsAre(2, 8, 9));
    EXPECT_EQ(badness[1].points, 2);
    EXPECT_THAT(badness[1].from, ElementsAre(2, 10, 11, 12, 13));
    EXPECT_EQ(badness[1].rule, "heckin/badness");
}

TEST(HeckinHoundsGrounds, counted_shifts_rest_on_the_counts) {
    Match match({"Anna", "Ben"}, core::Level::scores);
    match.enter({"shift Anna 2 3 1", "shift Ben 1 2"});
    const core::Reckoning round = match.read().scores.rounds->front();
    EXPECT_THAT(round.lines[3].amounts[0].from, ElementsAre(1));
    EXPECT_THAT(round.lines[3].amounts[1].from, ElementsAre(2));
}

TEST(HeckinHoundsGrounds, a_win_by_badness_rests_on_the_badness) {
    Match match({"Anna", "Ben"}, core::Level::scores);
    match.enter({"shift Anna 2 3 1", "shift Ben 1 2 2", "shift Anna 2 2", "shift Ben 3 3"});
    const core::Scores scores = match.read().scores;
    ASSERT_THAT(scores.winners, ElementsAre("Anna"));
    EXPECT_THAT(scores.why_from, ElementsAre(1, 2, 4));
}

TEST(HeckinHoundsGrounds, a_win_by_the_score_rests_on_the_entry_that_ended_the_match) {
    Match match({"Anna", "Ben"}, core::Level::scores);
    match.enter({"shift Anna 2 3 1", "shift Ben 1 2 2", "shift Anna 2 2", "shift Ben 2 3"});
    EXPECT_THAT(match.read().scores.why_from, ElementsAre(4));
}

TEST(HeckinHoundsGrounds, a_clue_is_false_by_the_hand_and_old_by_the_clues_before) {
    Match match;
    match.enter({"leader Anna", "bad-dog sudachi", "hand Ben td1 em2 pa3 td3 su1", "clue Ben td 1 2"});
    EXPECT_EQ(match.verdict(), "illegal heckin/clue-true");
    EXPECT_THAT(match.rests_on(), ElementsAre(3));
    match.enter({"clue Ben td 1 4", "clue Ben 3 3 4", "clue Ben td3 4"});
    EXPECT_EQ(match.verdict(), "illegal heckin/clue-new");
    EXPECT_THAT(match.rests_on(), ElementsAre(5, 6));
    match.enter({"clue Anna td 1 2"});
    EXPECT_EQ(match.verdict(), "illegal heckin/clue-leader");
    EXPECT_THAT(match.rests_on(), ElementsAre(1));
}

TEST(HeckinHoundsGrounds, who_does_not_see_the_hand_is_not_told_that_a_verdict_rests_on_it) {
    Match match;
    match.enter(
        {"leader Anna", "bad-dog sudachi", "hand Ben td1 em2 pa3 td3 su1", "hand Ben td1 em2 pa3 td3 su1"});
    EXPECT_THAT(match.rests_on(), ElementsAre(3));
    match.enter({"clue Ben td 1 2"});
    const core::View ben{.viewer = {core::Viewer::Kind::seat, 1}, .until = {}, .before = {}};
    EXPECT_EQ(core::kind(match.read(ben).entries.back().verdict), core::Kind::presumed);
    EXPECT_THAT(core::rests_on(match.read(ben).entries.back().verdict), IsEmpty());
}

TEST(HeckinHoundsGrounds, a_card_rests_on_what_took_it_away) {
    Match match = Match({"Anna", "Ben"});
    match.enter({"leader Anna", "bad-dog tom-dire", "hand Ben td1 em2 pa3 td3 su1", "cerberus Ben 5",
                 "keep Anna", "trade Ben 1", "bid Anna 1", "bid Ben 4", "play Anna 1 de1"});
    match.enter({"play Ben 2 su1"});
    EXPECT_THAT(match.rests_on(), ElementsAre(3)) << "in slot 2 lies another card";
    match.enter({"play Ben 1 su1"});
    EXPECT_THAT(match.rests_on(), ElementsAre(4)) << "it went for Cerberus";
    match.enter({"play Ben 1 td1"});
    EXPECT_THAT(match.rests_on(), ElementsAre(6)) << "it was traded";
    match.enter({"play Ben 1 de1"});
    EXPECT_THAT(match.rests_on(), ElementsAre(9)) << "it was played";
}

TEST(HeckinHoundsGrounds, out_of_turn_rests_on_the_entry_before) {
    Match match({"Anna", "Ben"});
    match.enter({"leader Anna", "bad-dog tom-dire", "cerberus Ben 5", "keep Ben"});
    EXPECT_EQ(match.verdict(), "illegal heckin/turn");
    EXPECT_THAT(match.rests_on(), ElementsAre(3));
}

}  // namespace heckin_hounds_tests
