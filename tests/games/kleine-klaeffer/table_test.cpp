#include <gtest/gtest.h>

#include "games/kleine-klaeffer/match.h"

/// What lies on the table, and what is asked, where a match comes to its end or is only counted.
namespace kleine_klaeffer_tests {

using core::Mark;

TEST(KlaefferTable, refilled_cards_are_fresh_and_not_to_blame_for_the_one_placed_before) {
    Match match = begun();
    match.enter({"place Cleo grb5 c2"});
    EXPECT_TRUE(marked(space(match.table(), "c2"), Mark::illegal)) << "it was Anna's turn";
    match.enter({"take Cleo row", "refill puc1"});
    EXPECT_TRUE(marked(space(match.table(), "a2"), Mark::fresh));
    EXPECT_FALSE(marked(space(match.table(), "a2"), Mark::illegal));
    EXPECT_FALSE(marked(space(match.table(), "c2"), Mark::illegal));
}

/// Ben's card fills the council, and only the match of colour and breed is there, with four votes a line.
Match full() {
    Match match({"Anna", "Ben"});
    return match.enter({"council grs1 grs1 grs1 grs1 grs1 grs1 grs1 grs1 grs1 grs1 grs1 grs1", "first Anna",
                        "place Anna grs1 b2", "place Ben grs1 c2", "place Anna grs1 b3",
                        "place Ben grs1 c3"});
}

TEST(KlaefferTable, a_late_take_from_a_full_council_only_brings_the_cards) {
    const std::string question = "Ben draws a card. What is left in the hand of Anna: 4 cards. Which?";
    EXPECT_EQ(core::say(full().ask().question), question);
    Match match = full().enter({"take Ben both"});
    EXPECT_EQ(match.verdict(), "illegal klaeffer/ten-votes");
    EXPECT_EQ(zone(match.table(), 1).places.front().tokens.front().count, 6);
    EXPECT_EQ(core::say(match.ask().question), question) << "nothing is refilled any more";
    EXPECT_EQ(match.ask().expected, (Tokens{"keep", "Anna"}));
}

TEST(KlaefferTable, who_has_entered_the_cards_left_has_none_in_hand_and_is_asked_no_more) {
    Match match = full();
    EXPECT_EQ(said(zone(match.table(), 0).remarks).back(), "cards in hand: 4");
    match.enter({"keep Anna yec1 yec2 yec3 yec4"});
    EXPECT_EQ(said(zone(match.table(), 0).remarks), Tokens{"secured: 1, bad points: 0"});
    EXPECT_EQ(said(zone(match.table(), 1).remarks).back(), "cards in hand: 4");
    EXPECT_EQ(match.table().to_act, 1);
    EXPECT_EQ(match.ask().expected, (Tokens{"keep", "Ben"}));
    EXPECT_EQ(core::rule(*find(match.ask({"keep"}), "Anna")->verdict), "core/done");
    EXPECT_EQ(core::rule(*find(match.ask({"keep", "Anna"}), "yellow-spitz-1")->verdict), "core/done");
}

TEST(KlaefferTable, votes_are_asked_for_in_the_order_of_the_table) {
    Match match = level_scores({"Anna", "Ben"});
    EXPECT_EQ(match.ask().expected, (Tokens{"votes", "Anna"}));
    EXPECT_EQ(match.table().to_act, 0);
    match.enter({"votes Anna green=5"});
    EXPECT_EQ(match.ask().expected, (Tokens{"votes", "Ben"}));
    EXPECT_EQ(match.table().to_act, 1);
}

}  // namespace kleine_klaeffer_tests
