#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/hund/match.h"

namespace hund_tests {

using testing::ElementsAre;
using testing::IsEmpty;

/// All follow suit and Anna takes every trick, suit by suit. Number card 2: Ben plays grey 2 and green 2,
/// Cleo the others.
Match whole_round() {
    Match match({"Anna", "Ben", "Cleo"});
    match.enter({"designation 2", "first Anna"});
    for (const std::string suit : {"grey", "purple", "pink", "green", "yellow"}) {
        const bool ben = suit == "grey" || suit == "green";
        match.enter({"play Anna " + suit + "-6", "play Ben " + suit + (ben ? "-2" : "-1"),
                     "play Cleo " + suit + (ben ? "-1" : "-2"), "play Anna " + suit + "-5",
                     "play Ben " + suit + "-4", "play Cleo " + suit + "-3"});
    }
    return match;
}

TEST(HundStatistics, know_who_designated_what) {
    EXPECT_THAT(whole_round().counted("designated."),
                ElementsAre("designated.hund.pink Cleo: 1", "designated.lead.yellow Ben: 1",
                            "designated.minus.green Ben: 1", "designated.plus.purple Cleo: 1",
                            "designated.trump.grey Ben: 1"))
        << "the fourth role also gives the last one; yellow 2 gives none any more";
}

TEST(HundStatistics, know_the_points_by_role_and_the_tricks) {
    const Match match = whole_round();
    EXPECT_THAT(match.counted("plus"), ElementsAre("plus Anna/1: 6", "plus Ben/1: 0", "plus Cleo/1: 0"));
    EXPECT_THAT(match.counted("minus"), ElementsAre("minus Anna/1: -6", "minus Ben/1: 0", "minus Cleo/1: 0"));
    EXPECT_THAT(match.counted("tricks"),
                ElementsAre("tricks Anna/1: 10", "tricks Ben/1: 0", "tricks Cleo/1: 0"));
}

TEST(HundStatistics, follow_a_correction_of_the_cards) {
    Match match = whole_round();
    match.enter({"amend 4 play Ben grey-1", "amend 5 play Cleo grey-2"});
    EXPECT_THAT(match.counted("designated.trump"), ElementsAre("designated.trump.grey Cleo: 1"));
}

TEST(HundStatistics, count_revokes_as_they_are_seen_and_as_they_are_proven) {
    Match match({"Anna", "Ben", "Cleo"});
    match.enter({"designation 1", "first Anna", "hand Ben gy1 gy2 pu1 pu2 pi1 pi2 gn1 gn2 ye1 ye2",
                 "play Anna gy6", "play Ben pi2", "play Cleo pu5", "play Anna ye6", "play Ben ye1"});
    EXPECT_THAT(match.counted("revoke"), ElementsAre("revoke.at-once Ben: 1"));
    match.enter({"play Cleo gy5"});
    EXPECT_THAT(match.counted("revoke"), ElementsAre("revoke.at-once Ben: 1", "revoke.later Cleo: 1"));
    match.enter({"undo 9 mistyped"});
    EXPECT_THAT(match.counted("revoke"), ElementsAre("revoke.at-once Ben: 1"));
    match.enter({"amend 5 play Ben gy1"});
    EXPECT_THAT(match.counted("revoke"), IsEmpty());
}

TEST(HundStatistics, count_no_revoke_where_another_rule_was_broken) {
    Match match({"Anna", "Ben", "Cleo"});
    match.enter({"designation 1", "first Anna", "play Anna gy6", "play Cleo pi2"});
    ASSERT_EQ(match.verdict(), "illegal hund/turn");
    EXPECT_THAT(match.counted("revoke"), IsEmpty());
}

TEST(HundStatistics, know_who_began_the_match) {
    Match match = whole_round();
    match.enter({"first Cleo"});
    EXPECT_THAT(match.counted("starts"), ElementsAre("starts Anna: 1"));
    EXPECT_THAT(match.enter({"amend 2 first Ben"}).counted("starts"), ElementsAre("starts Ben: 1"));
}

TEST(HundStatistics, of_counted_cards_know_the_roles_but_not_who_gave_them) {
    Match match({"Anna", "Ben", "Cleo"}, {}, {}, core::Level::scores);
    match.enter({"roles grey purple pink green yellow", "took Anna plus=3 hund=3 minus=0",
                 "took Ben plus=2 hund=2 minus=1", "took Cleo plus=1 hund=1 minus=5"});
    EXPECT_THAT(match.counted("hund"), ElementsAre("hund Anna/1: 0", "hund Ben/1: 3", "hund Cleo/1: 0"));
    EXPECT_THAT(match.counted("designated.m"), ElementsAre("designated.minus.green: 1"));
    EXPECT_THAT(match.counted("designated.t"), ElementsAre("designated.trump.grey: 1"));
    EXPECT_THAT(match.counted("tricks"), IsEmpty());
    EXPECT_THAT(match.counted("starts"), IsEmpty());
}

}  // namespace hund_tests
