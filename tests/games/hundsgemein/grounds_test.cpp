#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/hundsgemein/match.h"

/// What verdicts and points rest on.
namespace hundsgemein_tests {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(HundsgemeinGrounds, a_dog_is_claimed_by_the_tiles_along_its_street) {
    Match match = begun();
    match.enter({"place Anna 1 a1", "place Ben 2 g7", "place Cleo 3 a2", "place Anna 2 b1", "end"});
    const core::Reckoning all = match.read().scores.rounds->front();
    const core::Amount& h1 = all.lines[0].amounts[0];
    EXPECT_EQ(h1.points, 5) << "Rex, by two tiles to one";
    EXPECT_EQ(h1.rule, "hundsgemein/claim");
    EXPECT_THAT(h1.from, ElementsAre(1, 3, 5, 6));
    EXPECT_THAT(all.lines[5].amounts[1].from, ElementsAre(1, 4)) << "h6, which Ben has alone";
    EXPECT_THAT(all.lines[2].amounts[0].from, ElementsAre(1)) << "h3, where nothing lies";
    EXPECT_THAT(all.lines.back().amounts[1].from, ElementsAre(1, 4));
    EXPECT_THAT(match.read().scores.why_from, ElementsAre(7));
}

TEST(HundsgemeinGrounds, a_told_claim_rests_on_its_line) {
    Match match({"Anna", "Ben"}, {}, core::Level::scores);
    match.enter({dogs, "claim h1 Anna", "claim h2 none"});
    const core::Reckoning all = match.read().scores.rounds->front();
    EXPECT_THAT(all.lines[0].amounts[0].from, ElementsAre(1, 2));
    EXPECT_THAT(all.lines[1].amounts[0].from, ElementsAre(1, 3));
    EXPECT_THAT(all.lines.back().amounts[0].from, ElementsAre(1, 2));
}

TEST(HundsgemeinGrounds, a_misplaced_tile_rests_on_those_that_it_touches) {
    Match match = begun();
    match.enter({"place Anna 1 a1", "place Ben 1 c1", "place Cleo 1 b2"});
    EXPECT_EQ(match.verdict(), "illegal hundsgemein/same-type");
    EXPECT_THAT(match.rests_on(), ElementsAre(3, 4));
    match.enter({"place Anna 2 b2"});
    EXPECT_EQ(match.verdict(), "impossible hundsgemein/occupied");
    EXPECT_THAT(match.rests_on(), ElementsAre(5));
}

/// Which entry put a tile there would tell whose it is.
TEST(HundsgemeinGrounds, the_table_is_not_told_which_entries_put_the_tiles_there_before_the_end) {
    Match match = begun();
    match.enter({"place Anna 1 a1", "place Ben 1 c1", "place Cleo 1 b2"});
    const core::View table{.viewer = audience, .until = {}, .before = {}};
    const core::Verdict seen = match.read(table).entries.back().verdict;
    EXPECT_EQ(core::rule(seen), "hundsgemein/same-type");
    EXPECT_THAT(core::rests_on(seen), IsEmpty());
    match.enter({"end"});
    EXPECT_THAT(core::rests_on(match.read(table).entries[4].verdict), ElementsAre(3, 4));
}

TEST(HundsgemeinGrounds, a_challenge_is_late_by_the_discard) {
    Match match = begun();
    match.enter({"place Anna 1 a1", "discard Ben 2", "challenge Cleo"});
    EXPECT_EQ(match.verdict(), "illegal hundsgemein/late-challenge");
    EXPECT_THAT(match.rests_on(), ElementsAre(4));
    match.enter({"place Cleo 1 a2", "challenge Ben", "challenge Anna"});
    EXPECT_EQ(match.verdict(), "impossible core/phase") << "the tile is gone";
    EXPECT_THAT(match.rests_on(), ElementsAre(7));
}

TEST(HundsgemeinGrounds, a_tile_is_gone_by_what_its_player_gave_away) {
    Match match = begun({"Anna", "Ben", "Cleo", "Dora"});
    match.enter({"discard Anna 1 1", "place Anna 1 a1", "place Anna 1 c3"});
    EXPECT_EQ(match.verdict(), "impossible hundsgemein/tile");
    EXPECT_THAT(match.rests_on(), ElementsAre(3, 4));
}

TEST(HundsgemeinGrounds, a_missing_tile_rests_on_no_other_type_and_no_other_player) {
    Match match = begun({"Anna", "Ben", "Cleo", "Dora"});
    match.enter({"discard Anna 1 2", "discard Ben 1 1", "place Cleo 1 a1", "discard Dora 1", "discard Anna 3",
                 "discard Ben 3", "discard Cleo 4", "discard Dora 2", "place Anna 1 g7", "discard Ben 4 4",
                 "discard Cleo 4", "discard Dora 4", "discard Anna 1", "place Anna 1 c3"});
    EXPECT_EQ(match.verdict(), "impossible hundsgemein/tile");
    EXPECT_THAT(match.rests_on(), ElementsAre(3, 11, 15));
}

TEST(HundsgemeinGrounds, a_turn_passes_by_what_was_placed_or_discarded_last) {
    Match match = begun();
    EXPECT_EQ(match.enter({"place Cleo 1 a1"}).verdict(), "illegal hundsgemein/turn");
    EXPECT_THAT(match.rests_on(), ElementsAre(2)) << "who begins";
    EXPECT_EQ(match.enter({"discard Anna 2", "open Cleo 1", "place Cleo 1 c1"}).verdict(),
              "illegal hundsgemein/turn");
    EXPECT_THAT(match.rests_on(), ElementsAre(4));
}

TEST(HundsgemeinGrounds, a_tie_is_decided_by_the_dogs_of_those_who_are_tied) {
    Match match = begun();
    match.enter({"place Anna 1 a7", "place Ben 1 g1", "place Cleo 1 d1", "end", "penalty Cleo -8 late",
                 "penalty Ben 1 late"});
    const core::Scores scores = match.read().scores;
    EXPECT_EQ(core::say(scores.why.front()), "Anna and Ben have 5 points each; Anna wins with more dogs (2).")
        << "Anna by h6 and v1, Ben by v6; h1 is tied";
    EXPECT_THAT(scores.why_from, ElementsAre(1, 3, 4, 6)) << "Cleo has v3 and v4, but fewer points";
    EXPECT_THAT(match.enter({"penalty Anna 1 late"}).read().scores.why_from, ElementsAre(6)) << "no tie";
}

TEST(HundsgemeinGrounds, a_turn_is_one_however_many_tiles_are_discarded) {
    Match match = begun();
    match.enter({"discard Anna 1 2", "place Ben 1 a1", "place Cleo 2 c1"});
    const auto moments = match.moments();
    EXPECT_EQ(moments[2].where.round, 1) << "a match has one round only";
    EXPECT_EQ(moments[2].where.turn, 1);
    EXPECT_EQ(moments[3].where.turn, 2);
    EXPECT_EQ(moments[4].where.turn, 3);
}

}  // namespace hundsgemein_tests
