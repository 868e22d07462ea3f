#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/hundsgemein/match.h"

namespace hundsgemein_tests {

using testing::ElementsAre;
using testing::IsEmpty;

/// Ben's tile beside Anna's is removed; Cleo's lies where it may.
Match challenged() {
    return begun().enter(
        {"place Anna 1 c3", "place Ben 1 c4", "challenge Cleo", "place Cleo 1 e5", "challenge Anna"});
}

TEST(HundsgemeinStatistics, count_challenges_for_both_sides) {
    EXPECT_THAT(challenged().counted("challenge"),
                ElementsAre("challenged-rejected Cleo: 1", "challenged-upheld Ben: 1",
                            "challenges-rejected Anna: 1", "challenges-upheld Cleo: 1"));
}

TEST(HundsgemeinStatistics, count_challenges_anew_when_a_tile_lay_elsewhere) {
    EXPECT_THAT(challenged().enter({"amend 4 place Ben 1 a1"}).counted("challenge"),
                ElementsAre("challenged-rejected Ben: 1", "challenged-rejected Cleo: 1",
                            "challenges-rejected Anna: 1", "challenges-rejected Cleo: 1"));
}

TEST(HundsgemeinStatistics, know_the_board_and_the_dogs_once_it_is_scored) {
    Match match = challenged();
    EXPECT_THAT(match.counted("block."), IsEmpty());
    EXPECT_THAT(match.counted("dog."), IsEmpty());
    match.enter({"end"});
    EXPECT_THAT(match.counted("block."), ElementsAre("block.c3 Anna: 1", "block.e5 Cleo: 1"));
    EXPECT_THAT(match.counted("dog."),
                ElementsAre("dog.daisy Anna: 2", "dog.fifi Cleo: 2", "dog.rex Cleo: 2", "dog.zorro Anna: 2"))
        << "c3 lies along h2, h3, v2 and v3, e5 along h4, h5, v4 and v5";
}

TEST(HundsgemeinStatistics, count_tiles_and_not_turns) {
    Match match = begun();
    match.enter({"discard Anna 1", "discard Ben 1 2", "place Cleo 3 a1", "discard Anna 2 2"});
    EXPECT_THAT(match.counted("tiles-discarded"),
                ElementsAre("tiles-discarded Anna: 3", "tiles-discarded Ben: 2", "tiles-discarded Cleo: 0"));
    EXPECT_THAT(match.counted("tiles-placed"),
                ElementsAre("tiles-placed Anna: 0", "tiles-placed Ben: 0", "tiles-placed Cleo: 1"));
}

TEST(HundsgemeinStatistics, know_who_began) {
    EXPECT_THAT(challenged().counted("starts"), ElementsAre("starts Anna: 1"));
    EXPECT_THAT(challenged().enter({"amend 2 first Cleo"}).counted("starts"), ElementsAre("starts Cleo: 1"));
}

}  // namespace hundsgemein_tests
