#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "games/hund/match.h"

/// How a round is reckoned, how a match ends, and what the table shows then.
namespace hund_tests {

using games_tests::lines;
using games_tests::said;
using testing::ElementsAre;

/// A round for which cards were selected; the last card of it ends the match, as these penalties bring a
/// total of 20 about.
Match ended_by_the_star(std::initializer_list<std::string> penalties) {
    Match match({"Anna", "Ben", "Cleo"}, {"select-designations"});
    match.enter({"first Anna", "select Ben gy1", "select Cleo pu2", "select Anna pi3", "select Ben gn4",
                 "select Cleo ye5"});
    match.enter(penalties);
    return play_a_round(match);
}

TEST(HundReckoning, goes_from_what_was_taken_to_the_points_of_the_round) {
    const core::Scores scores = round_of_three().read().scores;
    EXPECT_FALSE(scores.fewest);
    ASSERT_EQ(scores.rounds->size(), 1U);
    const core::Reckoning& round = scores.rounds->front();
    EXPECT_THAT(said(round.remarks), ElementsAre("trump: grey", "plus: purple", "hund: pink", "minus: green",
                                                 "lead: yellow", "Cleo decides who begins the next round"));
    EXPECT_THAT(lines(round),
                ElementsAre("plus: 3 0 3", "hund: 0 0 0", "minus: 0 -3 -3", "= this round: 3 -3 0"));
}

// Suit by suit everybody follows, first with the cards 1 to 5, then 6 to 10; the last one wins, so the tricks
// go around from Emil to Anna. Purple, the plus suit, is Cleo's and Ben's, green, the minus suit, Dora's and
// Cleo's.
TEST(HundReckoning, a_round_of_five_has_ten_tricks) {
    const std::vector<std::string> players{"Anna", "Ben", "Cleo", "Dora", "Emil"};
    Match match(players);
    match.enter({"designation 1", "first Anna"});
    std::size_t leader = 0;
    for (const std::string suit : {"grey", "purple", "pink", "green", "yellow"}) {
        for (const int lowest : {1, 6}) {
            for (std::size_t i = 0; i < players.size(); ++i) {
                match.enter({"play " + players[(leader + i) % 5] + " " + suit + "-" +
                             std::to_string(lowest + static_cast<int>(i))});
                ASSERT_EQ(match.verdict(), "legal");
            }
            leader = (leader + 4) % 5;
        }
    }
    const core::Scores scores = match.read().scores;
    ASSERT_EQ(scores.rounds->size(), 1U);
    EXPECT_THAT(lines(scores.rounds->front()), ElementsAre("plus: 0 5 5 0 0", "hund: 0 0 0 0 0",
                                                           "minus: 0 0 -5 -5 0", "= this round: 0 5 0 -5 0"));
    EXPECT_EQ(core::say(scores.rounds->front().remarks.back()), "Anna decides who begins the next round")
        << "Ben has as many lead cards, but lower ones";
}

TEST(HundReckoning, nobody_decides_on_a_next_round_once_the_match_is_over) {
    const Match match = ended_by_the_star({"penalty Anna 17 bonus"});
    const core::Reading reading = match.read();
    ASSERT_EQ(reading.status, core::Status::finished);
    EXPECT_THAT(said(reading.scores.rounds->front().remarks),
                ElementsAre("trump: grey", "plus: purple", "hund: pink", "minus: green", "lead: yellow"));
    EXPECT_EQ(reading.table->to_act, std::nullopt);
}

TEST(HundReckoning, the_end_says_how_it_came_about_and_who_won) {
    const core::Scores alone = ended_by_the_star({"penalty Anna 17 bonus"}).read().scores;
    EXPECT_THAT(said(alone.why), ElementsAre("A score reached the star (20), so the match is over.",
                                             "Anna wins with 20 points, the highest total."));
    const core::Scores two =
        ended_by_the_star({"penalty Anna 17 bonus", "penalty Ben 23 bonus"}).read().scores;
    EXPECT_THAT(said(two.why), ElementsAre("A score reached the star (20), so the match is over.",
                                           "Anna and Ben share the win with 20 points each."));
}

TEST(HundTable, nobody_is_to_act_before_it_is_known_who_begins) {
    Match match({"Anna", "Ben", "Cleo"});
    EXPECT_EQ(match.table().to_act, std::nullopt);
    match.enter({"designation 1", "first Cleo"});
    EXPECT_EQ(match.table().to_act, 2);
}

TEST(HundTable, the_virtual_player_sits_at_the_left_of_the_dealer) {
    Match match({"Anna", "Ben"});
    EXPECT_THAT(match.table().seats, ElementsAre("Anna", "virtual", "Ben")) << "nobody was named yet";
    match.enter({"dealer Ben"});
    EXPECT_THAT(match.table().seats, ElementsAre("Ben", "virtual", "Anna"));
}

TEST(HundTable, the_suit_that_is_left_has_the_last_role_also_if_it_is_the_first_of_all) {
    Match match({"Anna", "Ben", "Cleo"});
    match.enter({"designation 1", "first Anna", "play Anna pu6", "play Ben pu1", "play Cleo pu2",
                 "play Anna pi6", "play Ben pi1", "play Cleo pi2", "play Anna gn6", "play Ben gn1",
                 "play Cleo gn2", "play Anna ye6", "play Ben ye1"});
    std::vector<std::string> roles;
    const core::Table table = match.table();
    const auto board = std::ranges::find(table.zones, "board", &core::Zone::id);
    for (const core::Place& place : board->places) {
        ASSERT_EQ(place.tokens.size(), 1U) << core::say(place.label);
        roles.push_back(core::say(place.label) + ": " + core::say(place.tokens.front().face->name));
    }
    EXPECT_THAT(roles,
                ElementsAre("trump: purple", "plus: pink", "hund: green", "minus: yellow", "lead: grey"));
}

TEST(HundTable, a_line_that_fails_to_tell_a_hand_is_seen_by_the_referee_alone) {
    Match match({"Anna", "Ben", "Cleo"});
    match.enter({"designation 1", "first Anna", "hand Ben gy1 gy2", "play Anna grey"});
    const core::View table{.viewer = {core::Viewer::Kind::audience, 0}, .until = {}, .before = {}};
    EXPECT_EQ(match.verdict(3), "impossible core/notation");
    EXPECT_EQ(match.verdict(4), "impossible core/notation");
    EXPECT_TRUE(match.read(table).entries[2].hidden);
    EXPECT_FALSE(match.read(table).entries[3].hidden);
}

}  // namespace hund_tests
