#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "games/hounded/match.h"

namespace hounded_tests {

using Tokens = std::vector<std::string>;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

/// Anna leads the hunt; she is to move.
Match begun() {
    Match match;
    match.enter(
        {"hunters Anna", "start fox=d7 master=d1 hound1=b1 hound2=f1 hound3=d2 terrier=c1 bulldog=e1"});
    return match;
}

/// The fox is to move; the Terrier left c2 face down.
Match running() {
    return begun().enter({"move terrier c2", "hide c2", "move hound3 d4", "move master d2", "done"});
}

const core::Choice& choice(const core::Ask& ask, const std::string& token) {
    return *std::ranges::find(ask.choices, token, &core::Choice::token);
}

Tokens legal_choices(const core::Ask& ask) {
    Tokens tokens;
    for (const core::Choice& each : ask.choices) {
        if (each.verdict && core::kind(*each.verdict) == core::Kind::legal) {
            tokens.push_back(each.token);
        }
    }
    return tokens;
}

const core::Place& space(const core::Table& table, const std::string& token) {
    return *std::ranges::find(table.zones.front().places, token, &core::Place::token);
}

const core::Zone& zone_of(const core::Table& table, int seat) {
    return *std::ranges::find(table.zones, std::optional(seat), &core::Zone::seat);
}

Tokens said(const std::vector<core::Text>& texts) {
    Tokens all;
    std::ranges::transform(texts, std::back_inserter(all), [](const auto& text) { return core::say(text); });
    return all;
}

TEST(Hounded, what_was_left_face_down_bears_a_tick_when_it_is_turned_up_as_a_den) {
    Match match = running();
    match.enter({"fox d6", "reveal d6 grass", "move terrier b2", "reveal b2 grass", "move terrier c2"});
    const auto tile = [&] { return space(match.table(), "c2").tokens.front(); };
    EXPECT_THAT(tile().marks, ElementsAre(core::Mark::presumed));
    match.enter({"reveal c2 den"});
    EXPECT_THAT(tile().marks, Contains(core::Mark::confirmed));
    EXPECT_EQ(match.read().entries.at(3).settled->by, 13);
    match.enter({"move hound1 b3"});
    EXPECT_THAT(tile().marks, IsEmpty()) << "it lies open, and something else is new";
}

TEST(Hounded, asks_for_the_start_with_a_proposal) {
    Match match;
    match.enter({"hunters Ben"});
    EXPECT_EQ(match.ask().expected, Tokens{"start"});
    const core::Ask ask = match.ask({"start"});
    std::string line = "start";
    for (const core::Arranged& each : ask.arranged) {
        line += " " + each.piece + "=" + each.place;
    }
    EXPECT_EQ(line, "start master=d1 hound1=b1 hound2=f1 hound3=d2 terrier=c1 bulldog=e1 fox=d7");
    EXPECT_EQ(match.enter({line}).verdict(), "legal");
    EXPECT_EQ(choice(ask, "master=d1").place, "d1");
}

TEST(Hounded, asks_for_a_piece_and_then_for_its_space) {
    const Match match = begun();
    const core::Ask bare = match.ask();
    EXPECT_EQ(bare.expected, Tokens{"move"});
    EXPECT_EQ(bare.asides, Tokens{"done"});
    EXPECT_EQ(bare.actor, 0);
    EXPECT_FALSE(choice(match.ask({"move"}), "terrier").verdict);
    EXPECT_THAT(legal_choices(match.ask({"move", "terrier"})), ElementsAre("b2", "c2"));
    EXPECT_THAT(legal_choices(match.ask({"move", "bulldog"})), ElementsAre("e2"));
    EXPECT_THAT(legal_choices(match.ask({"move", "hound1"})), ElementsAre("a1", "a2", "b2", "c2", "b3"));
}

TEST(Hounded, says_of_a_piece_that_cannot_move_why) {
    const core::Ask ask = begun().enter({"move terrier c2", "reveal c2 grass"}).ask({"move"});
    EXPECT_EQ(core::rule(*choice(ask, "terrier").verdict), "hounded/twice");
    EXPECT_EQ(std::ranges::count(ask.choices, "fox", &core::Choice::token), 0);
}

TEST(Hounded, expects_the_end_of_the_turn_when_all_pieces_have_moved) {
    Match match = begun().enter({"move hound3 d4", "move master d2", "move bulldog e2"});
    EXPECT_EQ(match.ask().expected, Tokens{"done"});
    EXPECT_FALSE(match.ask().stuck);
}

TEST(Hounded, the_tile_below_the_terrier_may_stay_hidden_and_below_the_fox_not) {
    Match match = begun().enter({"move terrier c2"});
    EXPECT_EQ(match.ask().expected, (Tokens{"reveal", "c2"}));
    EXPECT_EQ(match.ask().asides, Tokens{"hide"});
    EXPECT_EQ(match.ask({"hide"}).expected, Tokens{"c2"});
    match.enter({"hide c2", "move hound3 d4", "move master d2", "done", "fox d6"});
    EXPECT_EQ(match.ask().expected, (Tokens{"reveal", "d6"}));
    EXPECT_THAT(match.ask().asides, IsEmpty());
    EXPECT_EQ(match.ask({"reveal", "d6"}).choices.size(), 13u);
}

TEST(Hounded, every_goal_of_the_fox_is_entered_as_a_legal_line) {
    const core::Ask ask = running().ask({"fox"});
    EXPECT_GT(ask.goals.size(), 20u);
    for (const core::Goal& goal : ask.goals) {
        std::string line = "fox";
        for (const std::string& token : goal.tokens) {
            line += " " + token;
        }
        EXPECT_EQ(running().enter({line}).verdict(), "legal") << line;
        EXPECT_EQ(goal.tokens.back(), goal.place);
    }
    EXPECT_THAT(ask.goals, Contains(testing::Field(&core::Goal::place, "d7")));
}

TEST(Hounded, a_line_of_the_fox_is_whole_after_each_step) {
    const core::Ask ask = running().ask({"fox", "d6"});
    EXPECT_TRUE(ask.whole);
    EXPECT_EQ(choice(ask, "d5").verdict->index(), core::Verdict(core::Legal{}).index());
    EXPECT_THAT(ask.goals, IsEmpty());
    EXPECT_TRUE(running().ask({"fox", "d6", "e6", "e5"}).choices.empty());
}

TEST(Hounded, the_fox_goes_through_a_line_step_by_step) {
    Match match;
    match.enter({"hunters Anna", "start fox=d4 master=a2 hound1=b3 hound2=c3 hound3=e3 terrier=f3 bulldog=g1",
                 "move master a3", "move bulldog g2", "done"});
    EXPECT_FALSE(choice(match.ask({"fox"}), "e3").verdict);
    const core::Ask through = match.ask({"fox", "e3"});
    EXPECT_FALSE(through.whole);
    EXPECT_EQ(core::kind(*choice(through, "e2").verdict), core::Kind::legal);
    EXPECT_EQ(match.enter({"fox e3 e2"}).verdict(), "legal");
    const core::Ask apart = running().ask({"fox", "d6", "d5"});
    EXPECT_EQ(core::rule(*choice(apart, "d4").verdict), "hounded/occupied");
    EXPECT_EQ(core::rule(*choice(running().ask({"fox"}), "d4").verdict), "hounded/reach");
}

TEST(Hounded, asks_whether_the_turn_is_over_and_says_why) {
    Match match = begun().enter({"move terrier c2", "reveal c2 trap", "bury c2"});
    EXPECT_EQ(core::say(match.ask().question),
              "The Terrier has buried the tile below it: is the turn of Anna over?");
    match = begun().enter({"move hound3 d4", "move master d2", "move bulldog e2"});
    EXPECT_EQ(core::say(match.ask().question),
              "All pieces of this turn have moved: is the turn of Anna over?");
}

TEST(Hounded, the_thicket_need_not_be_used) {
    Match match = running().enter({"fox d6", "reveal d6 thicket-2"});
    EXPECT_EQ(match.ask().expected, Tokens{"fox"});
    EXPECT_EQ(match.ask().asides, Tokens{"stay"});
    EXPECT_EQ(match.enter({"stay"}).ask().actor, 0);
}

TEST(Hounded, the_brook_holds_up_as_many_as_it_says) {
    Match match = running().enter({"fox d6", "reveal d6 brook-1"});
    EXPECT_EQ(match.ask({"freeze"}).choices.size(), 7u);
    EXPECT_TRUE(match.ask({"freeze", "master"}).choices.empty());
    EXPECT_TRUE(match.ask({"freeze", "none"}).choices.empty());
    const core::Table table = match.enter({"freeze master"}).table();
    EXPECT_THAT(space(table, "d2").tokens.back().marks, Contains(core::Mark::frozen));
    EXPECT_THAT(said(zone_of(table, 0).remarks), Contains("held up at the brook: Master of Hounds"));
}

TEST(Hounded, a_piece_stands_on_its_tile_and_is_called_by_its_name) {
    const core::Table table = begun().table();
    const core::Place& den = space(table, "d7");
    ASSERT_EQ(den.tokens.size(), 2u);
    EXPECT_EQ(core::say(den.tokens[0].face->name), "den");
    EXPECT_EQ(den.tokens[1].name, "fox");
    EXPECT_FALSE(space(table, "c1").tokens.front().face);
}

/// What lies there as somebody sees it: its name, `?` for a back.
std::string seen(const Match& match, const core::Viewer& viewer, const std::string& token) {
    const core::Table table = match.read({viewer, {}, {}}).table;
    const auto& face = space(table, token).tokens.front().face;
    return face ? core::say(face->name) : "?";
}

TEST(Hounded, only_the_hunters_may_look_again_at_what_was_left_or_buried) {
    Match match =
        running().enter({"fox d6", "reveal d6 trap", "move terrier d3", "reveal d3 den", "bury d3"});
    const core::Viewer table{core::Viewer::Kind::audience, 0};
    const core::Viewer hunters{core::Viewer::Kind::seat, 0};
    const core::Viewer fox{core::Viewer::Kind::seat, 1};
    EXPECT_EQ(seen(match, hunters, "c2"), "den or trap");
    EXPECT_EQ(seen(match, hunters, "d3"), "den");
    EXPECT_EQ(seen(match, hunters, "a7"), "?");
    for (const core::Viewer& viewer : {table, fox}) {
        EXPECT_EQ(seen(match, viewer, "c2"), "?");
        EXPECT_EQ(seen(match, viewer, "d3"), "?");
    }
    EXPECT_EQ(match.table().may_peek, std::vector<int>{0});
    EXPECT_THAT(space(match.table(), "d3").tokens.front().marks, Contains(core::Mark::buried));
}

TEST(Hounded, what_was_not_turned_up_is_counted) {
    const core::Table table = running().table();
    const core::Zone& unseen = *std::ranges::find(table.zones, "unseen", &core::Zone::id);
    ASSERT_EQ(unseen.places.size(), 13u);
    EXPECT_EQ(unseen.places[0].tokens.front().count, 26);
    EXPECT_EQ(unseen.places[1].tokens.front().count, 4);
    EXPECT_THAT(said(table.headline), Contains("face down: 48, the hunt ends at 6"));
    EXPECT_THAT(said(table.headline), Contains("times of day found: 0 of 3"));
}

TEST(Hounded, the_bulldog_is_told_to_the_fox) {
    const Match match = begun().enter({"move bulldog d6", "done"});
    EXPECT_THAT(said(zone_of(match.table(), 1).remarks), Contains("next to the Bulldog: only 2 spaces"));
}

TEST(Hounded, the_roles_can_be_changed_once_it_is_over) {
    Match match = begun().enter({"move master d6", "done", "fox c7", "reveal c7 grass"});
    const core::Scores scores = match.read().scores;
    EXPECT_THAT(scores.winners, ElementsAre("Anna"));
    ASSERT_TRUE(scores.roles);
    EXPECT_THAT(scores.roles->changed, ElementsAre("hunters Ben"));
    EXPECT_EQ(scores.roles->seat, 1);
    EXPECT_EQ(scores.roles->count, 47);
    EXPECT_FALSE(begun().read().scores.roles);
}

TEST(Hounded, a_path_of_five_hundred_spaces_is_too_far_and_nothing_worse) {
    std::string line = "fox";
    for (int i = 0; i < 250; ++i) {
        line += " d6 d7";
    }
    EXPECT_EQ(running().enter({line}).verdict(), "impossible core/notation");
    std::string shorter = "fox";
    for (int i = 0; i < 150; ++i) {
        shorter += " d6 d7";
    }
    EXPECT_EQ(running().enter({shorter}).verdict(), "illegal hounded/fox-distance");
}

}  // namespace hounded_tests
