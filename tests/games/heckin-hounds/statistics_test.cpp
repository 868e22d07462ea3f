#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/heckin-hounds/match.h"

namespace heckin_hounds_tests {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(HeckinHoundsStatistics, count_the_clues_of_the_shift_leader_and_what_was_wrong_with_them) {
    Match match;
    match.enter({"leader Anna", "bad-dog sudachi", "hand Ben td1 em2 pa3 td3 su1", "clue Ben td 1 4",
                 "clue Ben 3 3 4", "clue Ben pa 1 3"});
    EXPECT_THAT(match.counted("clues"), ElementsAre("clues Anna: 3", "clues.false Anna: 1"));
    match.enter({"amend 6 clue Ben su1 5", "clue Cleo de 1 2", "clue Cleo 2 2 3", "clue Cleo em4 5",
                 "cerberus Cleo 4", "keep Anna", "keep Ben", "keep Cleo", "bid Anna 1", "bid Ben 2",
                 "bid Cleo 2", "play Anna 1 su4", "play Ben 1 td1"});
    EXPECT_THAT(match.counted("clues"), ElementsAre("clues Anna: 6"));
    match.enter({"play Cleo 1 pa2"});
    EXPECT_THAT(match.counted("clues"),
                ElementsAre("clues Anna: 6", "clues.false Anna: 1", "clues.incomplete Anna: 1"))
        << "it is no Deathpaw, and a 2 that was not pointed at";
}

TEST(HeckinHoundsStatistics, know_who_led_the_first_round) {
    Match match;
    match.enter({"leader Ben"});
    EXPECT_THAT(match.counted("starts"), ElementsAre("starts Ben: 1"));
    EXPECT_THAT(match.enter({"amend 1 leader Cleo"}).counted("starts"), ElementsAre("starts Cleo: 1"));
}

TEST(HeckinHoundsStatistics, pair_bids_with_shifts_taken) {
    Match match({"Anna", "Ben"}, core::Level::scores);
    match.enter({"shift Anna 2 1", "shift Ben 3 4 2", "shift Anna 0 5"});
    EXPECT_THAT(match.counted("bids"), ElementsAre("bids Anna/1: 2", "bids Ben/1: 3"));
    EXPECT_THAT(match.counted("tricks"), ElementsAre("tricks Anna/1: 1", "tricks Ben/1: 4"));
    EXPECT_THAT(match.counted("scores"), ElementsAre("scores Anna/1: -1", "scores Ben/1: 1"));
    EXPECT_THAT(match.counted("badness"), ElementsAre("badness Anna/1: 0", "badness Ben/1: 2"));
    EXPECT_THAT(match.counted("starts"), IsEmpty());
}

}  // namespace heckin_hounds_tests
