#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/kleine-klaeffer/match.h"

namespace kleine_klaeffer_tests {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(KlaefferStatistics, count_votes_districts_and_what_was_done) {
    Match match({"Anna", "Ben", "Cleo"});
    match.enter({"council blb1 yes2 grs5 rec4 grb3 grc5 puc3 res3 ors1 blc2 grc1 reb2", "first Anna",
                 "place Anna grb5 c2", "take Anna row", "refill pus1", "place Cleo pus2 b2"});
    EXPECT_THAT(match.counted("votes-green"),
                ElementsAre("votes-green Anna: 8", "votes-green Ben: 0", "votes-green Cleo: 0"))
        << "the 3 on a2 and the 5 on d2";
    EXPECT_THAT(match.counted("secured."), ElementsAre("secured.green Anna: 1"));
    EXPECT_THAT(match.counted("districts"),
                ElementsAre("districts Anna: 1", "districts Ben: 0", "districts Cleo: 0"));
    EXPECT_THAT(match.counted("takes"), ElementsAre("takes Anna: 1", "takes Ben: 0", "takes Cleo: 0"));
    EXPECT_THAT(match.counted("crises"), ElementsAre("crises Anna: 0", "crises Ben: 0", "crises Cleo: 0"));
    EXPECT_THAT(
        match.counted("illegal-placements"),
        ElementsAre("illegal-placements Anna: 0", "illegal-placements Ben: 0", "illegal-placements Cleo: 1"))
        << "it was Ben's turn";
    match.enter({"amend 4 take Anna none"});
    EXPECT_THAT(match.counted("secured."), IsEmpty());
    EXPECT_THAT(match.counted("takes"), ElementsAre("takes Anna: 0", "takes Ben: 0", "takes Cleo: 0"));
}

/// The card on b2 fills the council; its row and its column have four votes each.
TEST(KlaefferStatistics, count_a_crisis_for_who_takes_in_it) {
    Match match({"Anna", "Ben"});
    match.enter({"council yec1 yeb1 orc1 yeb1 yeb1 orc1 orc1 pub1 pub1 orc1 pub1 grc1", "first Anna",
                 "place Anna puc1 c3", "place Ben orb1 c2", "place Anna pub1 b3", "place Ben grs1 b2",
                 "take Ben crisis"});
    EXPECT_EQ(match.verdict(), "legal");
    EXPECT_THAT(match.counted("takes"), ElementsAre("takes Anna: 0", "takes Ben: 1"));
    EXPECT_THAT(match.counted("crises"), ElementsAre("crises Anna: 0", "crises Ben: 1"));
}

TEST(KlaefferStatistics, know_who_began_once_that_is_said) {
    Match match({"Anna", "Ben", "Cleo"});
    match.enter({"council blb1 yes2 grs5 rec4 grb3 grc5 puc3 res3 ors1 blc2 grc1 reb2"});
    EXPECT_THAT(match.counted("starts"), IsEmpty());
    EXPECT_THAT(match.enter({"first Ben"}).counted("starts"), ElementsAre("starts Ben: 1"));
}

TEST(KlaefferStatistics, count_a_district_for_all_who_share_it) {
    Match match({"Anna", "Ben", "Cleo"}, core::Level::scores);
    match.enter({"votes Anna yellow=5", "votes Ben yellow=5 blue=2", "votes Cleo blue=3"});
    EXPECT_THAT(match.counted("secured."),
                ElementsAre("secured.blue Cleo: 1", "secured.yellow Anna: 1", "secured.yellow Ben: 1"));
    EXPECT_THAT(match.counted("starts"), IsEmpty());
    EXPECT_THAT(match.counted("crises"), IsEmpty());
}

}  // namespace kleine_klaeffer_tests
