#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/hounded/match.h"

namespace hounded_tests {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(HoundedStatistics, count_every_step_of_the_fox) {
    Match match;
    match.enter({"hunters Ben", "start fox=d7 master=d1 hound1=b1 hound2=f1 hound3=d2 terrier=c1 bulldog=e1",
                 "move hound1 b3", "move hound2 f3", "move bulldog e2", "done", "fox d6 e6",
                 "reveal e6 grass", "move hound1 b4", "move hound2 f4", "move bulldog e3", "done",
                 "fox e7 e6"});
    EXPECT_THAT(match.counted("fox."), ElementsAre("fox.d6 Anna: 1", "fox.e6 Anna: 2", "fox.e7 Anna: 1"));
    EXPECT_THAT(match.counted("turns"), ElementsAre("turns: 2"));
    EXPECT_THAT(match.counted("face-down"), ElementsAre("face-down Anna: 47"));
    match.enter({"undo 13 mistyped"});
    EXPECT_THAT(match.counted("fox."), ElementsAre("fox.d6 Anna: 1", "fox.e6 Anna: 1"));
}

TEST(HoundedStatistics, know_that_the_hunters_began_once_the_pieces_stand) {
    Match match;
    EXPECT_THAT(match.enter({"hunters Ben"}).counted(""), IsEmpty());
    match.enter({"start fox=d7 master=d1 hound1=b1 hound2=f1 hound3=d2 terrier=c1 bulldog=e1"});
    EXPECT_THAT(match.counted("starts"), ElementsAre("starts Ben: 1"));
}

TEST(HoundedStatistics, tell_which_side_won_and_how) {
    Match match(core::Level::scores);
    match.enter({"hunters Anna", "outcome trapped 12"});
    EXPECT_THAT(match.counted(""),
                ElementsAre("as-fox Ben: 1", "as-hunters Anna: 1", "end.trapped Anna: 1", "face-down Ben: 12",
                            "starts Anna: 1", "won-as-hunters Anna: 1"));
    match.enter({"amend 2 outcome time"});
    EXPECT_THAT(match.counted(""), ElementsAre("as-fox Ben: 1", "as-hunters Anna: 1", "end.time Ben: 1",
                                               "starts Anna: 1", "won-as-fox Ben: 1"));
}

}  // namespace hounded_tests
