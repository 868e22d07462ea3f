#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "games/hounded/match.h"

/// What the referee says, and how much it tells.
namespace hounded_tests {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;
using Tokens = std::vector<std::string>;

/// Anna leads the hunt; the fox of Ben is on d7.
Match hunted() {
    Match match;
    return match.enter(
        {"hunters Anna", "start fox=d7 master=d1 hound1=b1 hound2=f1 hound3=d2 terrier=c1 bulldog=e1"});
}

/// Three pieces have moved, and it is the turn of the fox.
Match fled() {
    return hunted().enter({"move hound1 b2", "move hound2 f2", "move hound3 d3", "done"});
}

TEST(HoundedWords, name_the_first_step_that_is_too_far) {
    Match match = fled();
    match.enter({"fox a1 g7"});
    EXPECT_EQ(match.verdict(), "illegal hounded/reach");
    EXPECT_EQ(match.reason(), "a1 is neither beside d7 nor joined to it by open dens");
}

TEST(HoundedWords, name_the_first_piece_in_the_way) {
    Match match = hunted();
    match.enter({"move hound1 b2", "move hound3 d5", "move hound2 d6", "done", "fox d6 d5 d4"});
    EXPECT_EQ(match.verdict(), "illegal hounded/through");
    EXPECT_EQ(match.reason(), "foxhound 2 stands on d6");
    EXPECT_THAT(match.rests_on(), ElementsAre(5));
}

TEST(HoundedWords, say_who_won_and_what_was_left_if_that_is_known) {
    const auto why = [](const std::string& outcome) {
        Tokens said;
        for (const core::Text& text :
             Match(core::Level::scores).enter({"hunters Anna", outcome}).read().scores.why) {
            said.push_back(core::say(text));
        }
        return said;
    };
    EXPECT_THAT(why("outcome trapped 12"), ElementsAre("The fox cannot move: Anna has trapped Ben.",
                                                       "Ben, the fox, left 12 tiles face down."));
    EXPECT_THAT(why("outcome tiles 1"),
                ElementsAre("Too few tiles are left face down: Ben has outlasted the hunt of Anna.",
                            "Ben, the fox, left 1 tile face down."));
    EXPECT_THAT(why("outcome trapped"), ElementsAre("The fox cannot move: Anna has trapped Ben."));
}

TEST(HoundedWords, a_piece_at_the_brook_cannot_be_chosen) {
    Match match = fled().enter({"fox d6", "reveal d6 brook-1", "freeze master"});
    const core::Ask ask = match.ask({"move"});
    const auto verdict_of = [&](const std::string& piece) {
        return std::ranges::find(ask.choices, piece, &core::Choice::token)->verdict;
    };
    EXPECT_EQ(core::rule(*verdict_of("master")), "hounded/frozen");
    EXPECT_FALSE(verdict_of("terrier"));
}

TEST(HoundedWords, a_brook_holds_nobody_up_before_it_is_turned_up_and_afterwards) {
    const auto question = [](const Match& match) { return core::say(match.ask({"freeze"}).question); };
    Match match = fled();
    EXPECT_EQ(question(match), "Which pieces does the brook hold up? (0 pieces at most)");
    match.enter({"fox d6", "reveal d6 brook-2"});
    EXPECT_EQ(question(match), "Which pieces does the brook hold up? (2 pieces at most)");
    match.enter({"freeze none"});
    EXPECT_EQ(question(match), "Which pieces does the brook hold up? (0 pieces at most)");
}

TEST(HoundedWords, a_piece_that_was_moved_illegally_is_marked) {
    const auto marks_on = [](const Match& match, const std::string& space) {
        const core::Table table = match.table();
        return std::ranges::find(table.zones.front().places, space, &core::Place::token)->tokens.back().marks;
    };
    Match match = hunted().enter({"move hound3 d3"});
    EXPECT_THAT(marks_on(match, "d3"), Not(Contains(core::Mark::illegal)));
    match.enter({"move hound3 d4"});
    EXPECT_EQ(match.verdict(), "illegal hounded/twice");
    EXPECT_THAT(marks_on(match, "d4"), Contains(core::Mark::illegal));
}

TEST(HoundedWords, say_how_far_each_piece_moves) {
    const auto why_not = [](const std::string& line) { return hunted().enter({line}).reason(); };
    EXPECT_EQ(why_not("move hound1 b5"),
              "a foxhound moves one or two spaces straight on, or one diagonally; b5 is farther from b1");
    EXPECT_EQ(why_not("move bulldog e3"), "the Bulldog moves one space, not diagonally; e3 is not beside e1");
    EXPECT_EQ(why_not("move terrier c3"), "Terrier moves one space; c3 is not beside c1");
}

/// Whether the line, which is not understood, is kept from the table.
bool is_hidden(Match match, const std::string& line) {
    constexpr core::Viewer audience{core::Viewer::Kind::audience, 0};
    match.enter({line});
    const core::Ruled row = match.read({.viewer = audience, .until = {}, .before = {}}).entries.back();
    EXPECT_TRUE(row.hidden || row.text.str() == line);
    return row.hidden;
}

TEST(HoundedWords, a_reveal_that_is_not_understood_is_hidden_while_a_tile_is_secret) {
    const std::string reveal = "reveal c9 den";
    EXPECT_FALSE(is_hidden(hunted(), reveal)) << "nobody has looked at a tile";
    Match match = hunted().enter({"move terrier c2"});
    EXPECT_TRUE(is_hidden(match, reveal)) << "the Terrier sees c2";
    EXPECT_FALSE(is_hidden(match, "move terrier c9")) << "where pieces stand everybody sees";
    EXPECT_FALSE(is_hidden(Match(match).enter({"reveal c2 den"}), reveal)) << "c2 was turned up";
    match.enter({"hide c2"});
    EXPECT_TRUE(is_hidden(match, reveal)) << "c2 was left";
    EXPECT_FALSE(is_hidden(fled().enter({"fox d6"}), reveal)) << "what the fox enters everybody sees";
}

}  // namespace hounded_tests
