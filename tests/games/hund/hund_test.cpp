#include <gtest/gtest.h>

#include <algorithm>

#include "games/hund/match.h"

namespace {

using hund_tests::Match;
using Tokens = std::vector<std::string>;

Match three() {
    return Match({"Anna", "Ben", "Cleo"});
}

Match begun() {
    return three().enter({"designation 1", "first Anna"});
}

const core::Choice* find(const core::Ask& ask, const std::string& token) {
    const auto found = std::ranges::find(ask.choices, token, &core::Choice::token);
    return found == ask.choices.end() ? nullptr : &*found;
}

const core::Zone& zone(const core::Table& table, const std::string& id) {
    return *std::ranges::find(table.zones, id, &core::Zone::id);
}

bool marked(const core::Token& token, core::Mark mark) {
    return std::ranges::find(token.marks, mark) != token.marks.end();
}

TEST(Hund, a_discard_is_presumed_until_the_suit_turns_up) {
    Match match = begun();
    match.enter({"play Anna gy6", "play Ben pi2", "play Cleo gy5"});
    EXPECT_EQ(match.verdict(4), "presumed hund/follow-suit");
    match.enter({"play Anna pu6", "play Ben gy1"});
    EXPECT_EQ(match.verdict(4), "illegal hund/follow-suit");
    EXPECT_EQ(match.read().entries[3].settled->by, 7);
}

TEST(Hund, the_values_depend_on_the_number_of_players) {
    EXPECT_EQ(begun().enter({"play Anna gy6"}).verdict(), "legal");
    EXPECT_EQ(begun().enter({"play Anna gy7"}).verdict(), "impossible hund/card");
    Match four({"Anna", "Ben", "Cleo", "Dora"});
    EXPECT_EQ(four.enter({"designation 1", "first Anna", "play Anna gy9"}).verdict(), "impossible hund/card");
    Match more({"Anna", "Ben", "Cleo", "Dora"}, {"more-cards"});
    EXPECT_EQ(more.enter({"designation 1", "first Anna", "play Anna gy12"}).verdict(), "legal");
    Match five({"Anna", "Ben", "Cleo", "Dora", "Emil"}, {"more-cards"});
    EXPECT_EQ(five.enter({"designation 1", "first Anna", "play Anna gy15"}).verdict(), "legal");
}

TEST(Hund, asks_for_what_the_round_needs_in_its_order) {
    Match match({"Anna", "Ben"}, {"select-designations"});
    EXPECT_EQ(match.ask().expected, Tokens{"first"});
    match.enter({"first Anna"});
    for (const char* card : {"Ben gy1", "Anna pu2", "Ben pi3", "Anna gn4", "Ben ye5"}) {
        EXPECT_EQ(match.ask().expected,
                  (Tokens{"select", std::string(card).substr(0, std::string(card).find(' '))}));
        match.enter({std::string("select ") + card});
    }
    EXPECT_EQ(match.ask().expected, Tokens{"display"});
    match.enter({"display gy2 gy3 gy4 gy5 gy6"});
    EXPECT_EQ(match.ask().expected, (Tokens{"play", "Anna"}));
    match.enter({"play Anna pu1", "play Ben pu3"});
    EXPECT_EQ(match.ask().expected, (Tokens{"play", "virtual", "grey-2"})) << "its card is forced";
    match.enter({"play virtual gy2"});
    EXPECT_EQ(match.ask().expected, (Tokens{"flip", "1"}));
}

TEST(Hund, with_two_players_dealer_virtual_player_and_other_player_sit_clockwise) {
    Match match({"Anna", "Ben"});
    match.enter({"designation 1", "first Anna", "display gy2 gy3 gy4 gy5 gy6"});
    EXPECT_EQ(match.read().table->seats, (Tokens{"Ben", "virtual", "Anna"}))
        << "the person who does not begin deals";
    Match named({"Anna", "Ben"});
    named.enter({"dealer Anna", "designation 1", "first Anna", "display gy2 gy3 gy4 gy5 gy6"});
    EXPECT_EQ(named.read().table->seats, (Tokens{"Anna", "virtual", "Ben"}));
}

TEST(Hund, with_more_cards_the_eighth_column_covers_nothing) {
    Match match({"Anna", "Ben"}, {"more-cards"});
    match.enter({"designation 1", "first Anna", "display gy2 gy3 gy4 gy5 gy6 gy7 gy8 pu9", "play Anna pu2",
                 "play Ben pu3", "play virtual pu9"});
    EXPECT_EQ(match.verdict(), "legal");
    EXPECT_EQ(match.ask().expected, (Tokens{"play", "virtual", "grey-2"}))
        << "it took the trick, and nothing is turned up";
}

TEST(Hund, the_pad_shows_what_each_card_would_be) {
    const core::Ask pad = begun().enter({"play Anna gy6", "play Ben gy1"}).ask({"play", "Cleo"});
    EXPECT_EQ(pad.asked, core::Asked::card);
    EXPECT_EQ(pad.choices.size(), 30u);
    EXPECT_EQ(core::kind(*find(pad, "grey-6")->verdict), core::Kind::impossible);
    EXPECT_EQ(core::kind(*find(pad, "grey-2")->verdict), core::Kind::legal);
    EXPECT_EQ(core::kind(*find(pad, "pink-2")->verdict), core::Kind::presumed);
    EXPECT_EQ(find(pad, "pink-2")->row, 2);
    EXPECT_EQ(find(pad, "pink-2")->column, 1);
}

TEST(Hund, a_hand_that_the_referee_saw_stays_hidden_from_the_table) {
    Match match = three();
    match.enter(
        {"designation 1", "hand Ben gy1 gy2 gy3 gy4 gy5 gy6 pu1 pu2 pu3 pu4", "first Anna", "play Anna pi1"});
    const core::View table{.viewer = {core::Viewer::Kind::audience, 0}, .until = {}, .before = {}};
    EXPECT_TRUE(match.read(table).entries[1].hidden);
    EXPECT_EQ(match.read(table).entries[1].text, "");
    const core::View ben{.viewer = {core::Viewer::Kind::seat, 1}, .until = {}, .before = {}};
    EXPECT_FALSE(match.read(ben).entries[1].hidden);
    EXPECT_EQ(core::kind(*find(match.ask({"play", "Ben"}, table), "yellow-1")->verdict),
              core::Kind::presumed);
    EXPECT_EQ(core::kind(*find(match.ask({"play", "Ben"}), "yellow-1")->verdict), core::Kind::impossible);
}

TEST(Hund, the_table_shows_the_trick_with_its_leader_and_present_winner) {
    const core::Table table = begun().enter({"play Anna gy5", "play Ben pu1"}).read().table;
    const core::Zone& trick = zone(table, "trick");
    ASSERT_EQ(trick.places.size(), 3u);
    EXPECT_TRUE(marked(trick.places[0].tokens.front(), core::Mark::leads));
    EXPECT_TRUE(marked(trick.places[1].tokens.front(), core::Mark::wins)) << "purple has become trump";
    EXPECT_TRUE(marked(trick.places[1].tokens.front(), core::Mark::designates));
    EXPECT_TRUE(trick.places[2].tokens.empty());
    EXPECT_EQ(table.to_act, 2);
    EXPECT_EQ(core::say(zone(table, "board").places[0].tokens.front().face->name), "purple");
}

TEST(Hund, the_fourth_designating_card_also_gives_the_last_suit_lead) {
    Match match({"Anna", "Ben", "Cleo", "Dora", "Emil"});
    match.enter(
        {"designation 1", "first Anna", "play Anna gy1", "play Ben pu1", "play Cleo pi1", "play Dora gn1"});
    const core::Table table = match.read().table;
    EXPECT_EQ(core::say(zone(table, "board").places[3].tokens.front().face->name), "green");
    EXPECT_EQ(core::say(zone(table, "board").places[4].tokens.front().face->name), "yellow");
}

/// A round at level scores: plus, hund and minus of each seat.
Match& round(Match& match, std::initializer_list<std::string> counts) {
    match.enter({"roles gy pu pi gn ye"});
    for (const std::string& count : counts) {
        match.enter({"took " + count});
    }
    return match;
}

TEST(Hund, neither_fewest_nor_most_hund_cards_gain_three_points) {
    Match match({"Anna", "Ben", "Cleo"}, {}, {}, core::Level::scores);
    round(match, {"Anna plus=2 hund=1 minus=3", "Ben plus=2 hund=2 minus=2", "Cleo plus=2 hund=3 minus=1"});
    EXPECT_EQ(match.read().scores.totals, (std::vector<int>{-1, 3, 1}));
}

TEST(Hund, all_with_equally_many_hund_cards_gain_nothing) {
    Match match({"Anna", "Ben", "Cleo"}, {}, {}, core::Level::scores);
    round(match, {"Anna plus=2 hund=2 minus=2", "Ben plus=2 hund=2 minus=2", "Cleo plus=2 hund=2 minus=2"});
    EXPECT_EQ(match.read().scores.totals, (std::vector<int>{0, 0, 0}));
}

TEST(Hund, ends_after_five_rounds_whatever_the_scores) {
    Match match({"Anna", "Ben", "Cleo"}, {}, {{"rounds", "7"}}, core::Level::scores);
    for (int i = 0; i < 4; ++i) {
        round(match,
              {"Anna plus=6 hund=2 minus=0", "Ben plus=0 hund=1 minus=3", "Cleo plus=0 hund=3 minus=3"});
    }
    EXPECT_EQ(match.read().status, core::Status::open)
        << "36 points: the star counts with selected designations only";
    round(match, {"Anna plus=6 hund=2 minus=0", "Ben plus=0 hund=1 minus=3", "Cleo plus=0 hund=3 minus=3"});
    EXPECT_EQ(match.read().status, core::Status::finished);
    EXPECT_EQ(match.read().scores.winners, Tokens{"Anna"});
    EXPECT_EQ(match.report().result["end"], "rounds");
    EXPECT_TRUE(match.ask().expected.empty());
}

TEST(Hund, each_amount_of_a_reckoning_says_why) {
    Match match({"Anna", "Ben", "Cleo"}, {}, {}, core::Level::scores);
    round(match, {"Anna plus=2 hund=1 minus=3", "Ben plus=2 hund=2 minus=2", "Cleo plus=2 hund=3 minus=1"});
    const core::Reckoning reckoning = match.read().scores.rounds->at(0);
    ASSERT_EQ(reckoning.lines.size(), 4u);
    EXPECT_EQ(reckoning.lines[1].amounts[1].points, 3);
    EXPECT_EQ(core::say(reckoning.lines[1].amounts[1].why),
              "2 cards of pink: neither fewest nor most, that is 3 points");
    for (const auto& line : reckoning.lines) {
        for (const core::Amount& amount : line.amounts) {
            EXPECT_NE(core::say(amount.why), "");
        }
    }
}

}  // namespace
