#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/hundsgemein/match.h"

/// What the referee says of a line, and how much it tells.
namespace hundsgemein_tests {

/// What is said of a line that would come next.
std::string said_of(Match match, const std::string& line) {
    return match.enter({line}).reason();
}

Match four() {
    return begun({"Anna", "Ben", "Cleo", "Dora"});
}

TEST(HundsgemeinWords, say_what_must_come_first) {
    const Match empty({"Anna", "Ben"});
    const Match scores({"Anna", "Ben"}, {}, core::Level::scores);
    EXPECT_EQ(said_of(empty, "place Anna 1 a1"), "which dog stands on which street must be entered first");
    EXPECT_EQ(said_of(Match(empty).enter({dogs}), "place Anna 1 a1"), "who begins must be entered first");
    EXPECT_EQ(said_of(scores, "place Anna 1 a1"),
              "in this match only the claims are entered, not every tile");
    EXPECT_EQ(said_of(scores, "claim h1 Anna"), "which dog stands on which street must be entered first");
    EXPECT_EQ(said_of(begun(), "claim h1 Anna"),
              "in this match every tile is entered, and the board tells who claims");
    EXPECT_EQ(said_of(begun(), "first Ben"), "who begins is said once");
}

TEST(HundsgemeinWords, name_the_first_dog_that_is_not_there_three_times) {
    EXPECT_EQ(said_of(Match({"Anna", "Ben"}),
                      "dogs zorro zorro zorro zorro daisy daisy daisy fifi fifi fifi rex rex"),
              "Zorro is named 4 times; there are 3");
    EXPECT_EQ(said_of(Match({"Anna", "Ben"}),
                      "dogs zorro zorro zorro daisy daisy daisy fifi fifi fifi fifi rex rex"),
              "Fifi is named 4 times; there are 3");
}

TEST(HundsgemeinWords, say_what_lies_open_and_what_was_wanted) {
    Match match = begun();
    match.enter({"open Anna 1 2"});
    EXPECT_EQ(said_of(match, "place Anna 3 a1"),
              "before Anna lies flea 1 and flea 2; that is not enough for flea 3");
    EXPECT_EQ(said_of(match, "discard Anna 1 1"),
              "before Anna lies flea 1 and flea 2; that is not enough for flea 1 and flea 1");
}

TEST(HundsgemeinWords, tell_no_tile_left_from_only_one) {
    Match match = four();
    match.enter({"discard Anna 2 2"});
    EXPECT_EQ(said_of(match, "discard Anna 2 2"), "Anna has only one flea 2 left");
    match.enter({"discard Anna 2"});
    EXPECT_EQ(said_of(match, "discard Anna 2"), "Anna has no flea 2 left");
}

TEST(HundsgemeinWords, say_what_lies_on_a_block_of_whatever_type) {
    Match match = begun();
    match.enter({"place Anna 4 a1"});
    EXPECT_EQ(said_of(match, "place Ben 1 a1"), "a1 is taken: flea 4 lies there");
}

TEST(HundsgemeinWords, say_whose_turn_it_is_though_it_is_the_same_player_again) {
    Match match = four();
    EXPECT_EQ(said_of(match, "place Ben 1 a1"), "it is Anna who plays now");
    for (const char* tiles : {" 1 1", " 1 2", " 2 2", " 3 3", " 3 4", " 4 4"}) {
        for (const char* name : {"Ben", "Cleo", "Dora"}) {
            match.enter({std::string("discard ") + name + tiles});
        }
    }
    match.enter({"place Anna 1 a1"});
    EXPECT_EQ(core::say(match.table().headline.front()), "turn: Anna") << "nobody else has a tile";
    EXPECT_EQ(match.enter({"place Anna 2 a2"}).verdict(), "legal");
}

/// Nine tiles of one type, two apart, leave no block for a tenth; Anna has one left of them and Ben two.
Match full_of_first_fleas() {
    return begun({"Anna", "Ben"})
        .enter({"place Anna 1 b2", "place Ben 1 e2", "place Anna 1 g2", "place Ben 1 b5", "place Anna 1 e5",
                "place Ben 1 g5", "place Anna 1 b7", "place Ben 1 e7", "place Anna 1 g7"});
}

TEST(HundsgemeinWords, name_a_tile_that_still_fits_when_the_board_is_scored_too_early) {
    EXPECT_EQ(said_of(begun(), "end"), "Anna still has flea 1, which could lie on a1");
    Match match = full_of_first_fleas();
    EXPECT_EQ(said_of(match, "place Ben 1 a1"), "a1 touches flea 1 on b2");
    EXPECT_EQ(said_of(match, "end"), "Anna still has flea 2, which could lie on a1");
    match.enter({"discard Ben 2 2", "discard Anna 2 2", "discard Ben 2 2", "discard Anna 2 2",
                 "discard Ben 2", "discard Anna 2 2"});
    EXPECT_EQ(said_of(match, "end"), "Ben still has flea 2, which could lie on a1")
        << "his last one; Anna has none";
}

TEST(HundsgemeinWords, a_line_that_is_not_understood_hides_nothing_from_the_table) {
    Match match = begun();
    match.enter({"place Anna 9 a1"});
    const core::Ruled row = match.read({.viewer = audience, .until = {}, .before = {}}).entries.back();
    EXPECT_FALSE(row.hidden);
    EXPECT_EQ(row.text, "place Anna 9 a1");
}

TEST(HundsgemeinWords, streets_have_two_characters) {
    Match match({"Anna", "Ben"}, {}, core::Level::scores);
    match.enter({dogs, "claim h11 Anna"});
    EXPECT_EQ(match.verdict(), "impossible core/notation");
}

}  // namespace hundsgemein_tests
