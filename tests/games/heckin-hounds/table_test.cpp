#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "games/heckin-hounds/looking.h"

/// What lies on the table, and what of it the table may not see.
namespace heckin_hounds_tests {

using testing::AllOf;
using testing::Each;
using testing::ElementsAre;
using testing::Field;
using testing::IsEmpty;

/// What lies in the rack of the seat.
std::vector<core::Token> held(const core::Table& table, int seat) {
    std::vector<core::Token> tokens;
    for (const core::Place& place : zone(table, "rack", seat).places) {
        std::ranges::copy(place.tokens, std::back_inserter(tokens));
    }
    return tokens;
}

TEST(HeckinHoundsTable, a_card_that_was_dealt_was_put_there_by_no_entry) {
    Match match = begun();
    EXPECT_THAT(held(match.table(), 2),
                Each(AllOf(Field(&core::Token::seq, 0), Field(&core::Token::marks, IsEmpty()))));
    match.enter({"cerberus Cleo 4", "keep Anna", "trade Cleo 1"});
    ASSERT_EQ(match.verdict(4), "illegal heckin/clue-missing");
    ASSERT_EQ(match.verdict(6), "illegal heckin/turn");
    const std::vector<core::Token> rack = held(match.table(), 2);
    EXPECT_EQ(rack[0].seq, 6);
    EXPECT_THAT(rack[0].marks, ElementsAre(core::Mark::traded, core::Mark::illegal));
    EXPECT_EQ(rack[1].seq, 0);
    EXPECT_THAT(rack[1].marks, IsEmpty());
    EXPECT_EQ(rack[3].seq, 4);
    EXPECT_THAT(rack[3].marks, ElementsAre(core::Mark::illegal));
}

TEST(HeckinHoundsTable, what_was_told_first_stays_in_front_of_a_card) {
    Match match = begun();
    match.enter({"clue Cleo td 1 2", "clue Cleo em 2 3", "clue Cleo 1 3 4"});
    EXPECT_EQ(rack(match.table(), 2),
              (Tokens{"? Tom Dire", "? Tom Dire", "? Evil Molly value 1", "? value 1", "?"}));
    Match values = begun();
    values.enter({"clue Cleo 1 1 2", "clue Cleo 2 2 3"});
    EXPECT_EQ(rack(values.table(), 2), (Tokens{"? value 1", "? value 1", "? value 2", "?", "?"}));
}

TEST(HeckinHoundsTable, a_clue_to_the_shift_leader_leaves_nothing_in_front_of_the_cards) {
    Match match = begun();
    match.enter({"clue Anna td 1 2"});
    ASSERT_EQ(match.verdict(), "illegal heckin/clue-leader");
    EXPECT_EQ(rack(match.table(), 0), Tokens(5, "?"));
}

TEST(HeckinHoundsTable, shifts_are_counted_from_the_first_seat_on) {
    const Match match({"Anna", "Ben"}, core::Level::scores);
    EXPECT_EQ(match.table().to_act, 0);
    EXPECT_EQ(match.ask().expected, (Tokens{"shift", "Anna"}));
}

TEST(HeckinHoundsTable, a_line_that_fails_to_tell_cards_is_seen_by_the_referee_alone) {
    Match match = begun();
    match.enter({"hand Cleo de1 de2", "drawn Cleo mops", "clue Cleo hund 3"});
    const std::vector<core::Ruled> all = match.read().entries;
    const std::vector<core::Ruled> open = match.read(seen_by_the_table()).entries;
    for (const std::size_t i : {3U, 4U, 5U}) {
        EXPECT_EQ(core::rule(all[i].verdict), "core/notation") << i;
        EXPECT_FALSE(all[i].hidden) << i;
    }
    EXPECT_TRUE(open[3].hidden) << "the cards of a hand, though there are too few";
    EXPECT_TRUE(open[4].hidden) << "a card that was drawn, though its value is missing";
    EXPECT_FALSE(open[5].hidden) << "a clue is told to all";
}

// That something was shown to the referee is known to all, but not by which entry.
TEST(HeckinHoundsTable, what_was_shown_rests_on_no_entry_for_those_who_may_not_see_it) {
    Match match = begun();
    const core::Verdict again = *choice(match.ask({"hand"}, seen_by_the_table()), "Ben").verdict;
    EXPECT_EQ(core::rule(again), "core/done");
    EXPECT_THAT(core::rests_on(again), IsEmpty());
    match.enter({"cerberus Cleo 4", "keep Anna", "trade Ben 2", "keep Cleo", "drawn Ben mo3"});
    const core::Verdict drawn = *choice(match.ask({"drawn"}, seen_by_the_table()), "Ben").verdict;
    EXPECT_EQ(core::rule(drawn), "core/done");
    EXPECT_THAT(core::rests_on(drawn), IsEmpty());
}

TEST(HeckinHoundsTable, who_did_not_trade_has_drawn_nothing_whatever_was_entered) {
    Match match = running();
    match.enter({"drawn Anna mo3"});
    ASSERT_EQ(match.verdict(), "impossible heckin/card");
    EXPECT_EQ(core::rule(*choice(match.ask({"drawn"}, seen_by_the_table()), "Anna").verdict), "heckin/card");
}

}  // namespace heckin_hounds_tests
