#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "games/kleine-klaeffer/match.h"

namespace {

using namespace kleine_klaeffer_tests;

TEST(Klaeffer, the_council_has_heads_and_the_sums_of_the_placed_card) {
    const core::Table table = placed().table();
    const core::Zone& council = zone(table);
    EXPECT_EQ(council.id, "council");
    EXPECT_EQ(council.layout, core::Layout::grid);
    EXPECT_EQ(council.places.size(), 16u);
    EXPECT_EQ(said(council.margins.row_heads), (Tokens{"1", "2", "3", "4"}));
    EXPECT_EQ(said(council.margins.column_heads), (Tokens{"a", "b", "c", "d"}));
    EXPECT_EQ(said(council.margins.row_ends), (Tokens{"", "10", "", ""}));
    EXPECT_EQ(said(council.margins.column_ends), (Tokens{"", "", "10", ""}));
}

TEST(Klaeffer, what_is_on_offer_is_marked_behind_gaps_too) {
    const core::Table table = placed().table();
    for (const char* token : {"a2", "d2", "c1", "c4"}) {
        EXPECT_TRUE(marked(space(table, token), core::Mark::offered)) << token;
    }
    for (const char* token : {"c2", "a1", "d1", "b2"}) {
        EXPECT_FALSE(marked(space(table, token), core::Mark::offered)) << token;
    }
    EXPECT_TRUE(marked(space(table, "c2"), core::Mark::fresh));
}

TEST(Klaeffer, nothing_is_marked_as_offered_when_no_line_has_ten_votes) {
    const core::Table table = begun().enter({"place Anna grb1 c2"}).table();
    for (const core::Place& place : zone(table).places) {
        EXPECT_FALSE(marked(place, core::Mark::offered)) << place.token;
    }
}

TEST(Klaeffer, the_districts_lie_before_their_players_with_votes_and_who_would_secure_them) {
    Match match = placed();
    match.enter({"take Anna both", "refill yec2 rec1 res2", "place Ben reb3 d2", "take Ben both"});
    const core::Table table = match.table();
    const core::Zone& anna = zone(table, 0);
    ASSERT_EQ(anna.places.size(), 1u);
    EXPECT_EQ(anna.places[0].tokens.front().count, 14);
    EXPECT_TRUE(marked(anna.places[0], core::Mark::wins));
    const core::Zone& ben = zone(table, 1);
    ASSERT_EQ(ben.places.size(), 2u) << "red and green, in the order of the colours";
    EXPECT_EQ(ben.places[0].tokens.front().count, 12);
    EXPECT_TRUE(marked(ben.places[0], core::Mark::wins));
    EXPECT_EQ(ben.places[1].tokens.front().count, 5);
    EXPECT_FALSE(marked(ben.places[1], core::Mark::wins));
    EXPECT_TRUE(zone(table, 2).places.empty());
    EXPECT_EQ(table.to_act, 1);
}

TEST(Klaeffer, a_card_is_one_choice_of_ninety) {
    const core::Ask pad = begun().ask({"place", "Anna"});
    EXPECT_EQ(pad.asked, core::Asked::card);
    EXPECT_EQ(pad.choices.size(), 90u);
    EXPECT_EQ(pad.rows.size(), 9u);
    EXPECT_EQ(pad.columns.size(), 10u);
    std::set<std::pair<int, int>> spots;
    for (const core::Choice& choice : pad.choices) {
        ASSERT_TRUE(choice.face && choice.row && choice.column) << choice.token;
        spots.emplace(*choice.row, *choice.column);
    }
    EXPECT_EQ(spots.size(), 90u) << "no two in one place";
}

TEST(Klaeffer, a_space_says_what_sums_the_card_would_make_there) {
    const core::Ask pad = begun().ask({"place", "Anna", "grb5"});
    EXPECT_EQ(pad.asked, core::Asked::space);
    ASSERT_EQ(pad.choices.size(), 16u);
    const core::Choice& b2 = *find(pad, "b2");
    EXPECT_EQ(core::say(*b2.row_end), "8");
    EXPECT_EQ(core::say(*b2.column_end), "7");
    EXPECT_EQ(b2.row, 1);
    EXPECT_EQ(b2.column, 1);
    EXPECT_EQ(core::kind(*b2.verdict), core::Kind::legal);
    const core::Choice& a1 = *find(pad, "a1");
    EXPECT_FALSE(a1.row_end);
    EXPECT_EQ(core::rule(*a1.verdict), "klaeffer/cell");
}

TEST(Klaeffer, each_way_of_taking_brings_its_very_cards) {
    const core::Ask pad = placed().ask({"take", "Anna"});
    EXPECT_EQ(find(pad, "row")->takes, (Tokens{"a2", "d2"}));
    EXPECT_EQ(find(pad, "column")->takes, (Tokens{"c1", "c4"}));
    EXPECT_EQ(find(pad, "both")->takes, (Tokens{"c1", "a2", "d2", "c4"}));
    EXPECT_TRUE(find(pad, "none")->takes.empty());
    const core::Choice& row = *find(pad, "row");
    ASSERT_EQ(row.brings.size(), 2u);
    EXPECT_EQ(row.brings[0].value, "3");
    EXPECT_EQ(row.brings[1].value, "5");
    EXPECT_EQ(core::rule(*find(pad, "crisis")->verdict), "klaeffer/nothing") << "all others are green";
    EXPECT_EQ(pad.about, Tokens{"c2"});
}

TEST(Klaeffer, asks_for_what_the_turn_needs_in_its_order) {
    Match match({"Anna", "Ben"});
    EXPECT_EQ(match.ask().expected, Tokens{"council"});
    match.enter({"council blb1 yes2 grs5 rec4 grb3 grc5 puc3 res3 ors1 blc2 grc1 reb2"});
    EXPECT_EQ(match.ask().expected, Tokens{"first"});
    match.enter({"first Anna"});
    EXPECT_EQ(match.ask().expected, (Tokens{"place", "Anna"}));
    match.enter({"place Anna grb5 c2"});
    EXPECT_EQ(match.ask().expected, (Tokens{"take", "Anna"}));
    match.enter({"take Anna both"});
    EXPECT_EQ(match.ask().expected, Tokens{"refill"});
    match.enter({"refill yec2 rec1 res2"});
    EXPECT_EQ(match.ask().expected, (Tokens{"place", "Ben"}));
}

TEST(Klaeffer, a_refill_asks_for_as_many_cards_as_are_due_and_names_their_spaces) {
    Match match = placed();
    match.enter({"take Anna both"});
    EXPECT_EQ(match.ask().about, (Tokens{"c1", "a2", "b2"}));
    EXPECT_EQ(match.ask().actor, 0);
    EXPECT_EQ(match.ask({"refill", "yec2"}).about, (Tokens{"a2", "b2"}));
    EXPECT_FALSE(find(match.ask({"refill", "yec2"}), "red-chihuahua-1")->completes);
    EXPECT_TRUE(find(match.ask({"refill", "yec2", "rec1"}), "red-spitz-2")->completes);
    EXPECT_TRUE(match.ask({"refill", "yec2", "rec1", "res2"}).whole);
}

TEST(Klaeffer, drawing_is_told_once_and_then_no_more) {
    Match match = placed();
    match.enter({"take Anna both"});
    EXPECT_THAT(core::say(match.ask().question), testing::StartsWith("Anna draws a card."));
    match.enter({"refill yec2 rec1 res2"});
    EXPECT_EQ(core::say(match.ask().question), "Ben places a card: which?") << "Anna drew before the refill";
    match.enter({"place Ben yes1 b3"});
    EXPECT_THAT(core::say(match.ask().question), testing::StartsWith("Ben draws a card."));
}

/// Nothing is on offer for Anna's red five, and she takes four cards all the same.
TEST(Klaeffer, nobody_draws_again_for_a_late_take) {
    Match match({"Anna", "Ben", "Cleo"});
    match.enter({"council yes1 res2 grs1 orb1 res2 grb3 yec1 pus2 orc1 reb1 yec1 pub1", "first Anna",
                 "place Anna reb5 b2", "take Anna both"});
    EXPECT_EQ(match.ask().expected, Tokens{"refill"});
    EXPECT_EQ(core::say(match.ask().question).find("draws"), std::string::npos);
    EXPECT_EQ(said(zone(match.table(), 0).remarks).back(), "cards in hand: 4");
}

TEST(Klaeffer, a_name_is_filled_in_only_where_the_line_can_be) {
    Match match = placed();
    EXPECT_EQ(match.ask({"take"}).expected, Tokens{"Anna"});
    EXPECT_EQ(match.ask({"place"}).expected, Tokens{}) << "what Anna takes must be said first";
    EXPECT_EQ(match.ask({"give"}).expected, Tokens{}) << "nobody has a district";
    match.enter({"take Anna both", "refill yec2 rec1 res2"});
    EXPECT_EQ(match.ask({"place"}).expected, Tokens{"Ben"});
}

TEST(Klaeffer, a_district_can_be_given_from_the_second_turn_on) {
    Match match({"Anna", "Ben"});
    match.enter({"council blb1 yes2 grs5 rec4 grb3 grc5 puc3 res3 ors1 blc2 grc1 reb2", "first Anna",
                 "place Anna grb5 c2", "take Anna row", "refill yes1"});
    EXPECT_EQ(match.ask().asides, Tokens{}) << "it is Ben's first turn, and he has nothing";
    match.enter({"place Ben yec1 b3"});
    ASSERT_FALSE(match.ask().asides.empty());
    EXPECT_EQ(match.ask().asides.front(), "give");
    EXPECT_EQ(core::kind(*find(match.ask({"give", "Anna", "green"}), "Ben")->verdict), core::Kind::legal);
    EXPECT_EQ(core::rule(*find(match.ask({"give", "Anna"}), "red")->verdict), "klaeffer/give");
}

/// Seven turns with equal cards, each taking all it can, empty the displays in a turn of Anna's.
Match emptied() {
    Match match({"Anna", "Ben"});
    const std::string card = " grs5";
    std::string council = "council";
    for (int i = 0; i < 12; ++i) {
        council += card;
    }
    match.enter({council, "first Anna"});
    std::string name = "Anna";
    for (const char* at : {"c2", "d2", "c3", "b3", "d3", "c3", "d3"}) {
        match.enter({"place " + name + card + " " + at, "take " + name + " both"});
        std::string refill = "refill";
        for (std::size_t i = match.ask().about.size(); i > 0; --i) {
            refill += card;
        }
        match.enter({refill});
        name = name == "Anna" ? "Ben" : "Anna";
    }
    return match;
}

TEST(Klaeffer, the_last_turns_are_announced_and_may_be_passed) {
    EXPECT_EQ(core::rule(*find(begun().ask({"pass"}), "Anna")->verdict), "klaeffer/must-place");
    Match match = emptied();
    const Tokens headline = said(match.table().headline);
    EXPECT_NE(std::ranges::find(headline, "Last turns: Ben and Anna"), headline.end());
    EXPECT_NE(std::ranges::find(headline, "cards in the displays: 0"), headline.end());
    const core::Ask ask = match.ask();
    EXPECT_EQ(ask.expected, (Tokens{"place", "Ben"}));
    EXPECT_NE(std::ranges::find(ask.asides, "pass"), ask.asides.end());
    EXPECT_NE(core::say(ask.question).find("last turn of Ben"), std::string::npos);
    EXPECT_EQ(core::kind(*find(match.ask({"pass"}), "Ben")->verdict), core::Kind::legal);
}

TEST(Klaeffer, after_the_last_turns_the_hands_are_kept) {
    Match match = emptied();
    match.enter({"pass Ben", "pass Anna"});
    EXPECT_EQ(match.ask().expected.front(), "keep");
    EXPECT_FALSE(find(match.ask({"keep", "Ben", "grs1", "grs1"}), "green-spitz-1")->completes);
    EXPECT_TRUE(find(match.ask({"keep", "Ben", "grs1", "grs1", "grs1"}), "green-spitz-1")->completes);
}

TEST(Klaeffer, the_fewest_bad_points_are_the_best) {
    Match match({"Anna", "Ben"}, core::Level::scores);
    match.enter({"votes Anna green=5 red=2", "votes Ben green=4 red=8"});
    const core::Scores scores = match.read().scores;
    EXPECT_TRUE(scores.fewest);
    EXPECT_EQ(scores.totals, (std::vector<int>{2, 4}));
    EXPECT_EQ(scores.winners, Tokens{"Anna"});
}

}  // namespace
