#include <gtest/gtest.h>

#include <algorithm>

#include "games/hundsgemein/match.h"

namespace {

using namespace hundsgemein_tests;
using Tokens = std::vector<std::string>;

TEST(Hundsgemein, asks_for_dogs_then_who_begins_then_a_tile) {
    Match match({"Anna", "Ben", "Cleo"});
    EXPECT_EQ(match.ask().expected, Tokens{"dogs"});
    EXPECT_EQ(match.ask().about, Tokens{"h1"});
    match.enter({dogs});
    EXPECT_EQ(match.ask().expected, Tokens{"first"});
    match.enter({"first Ben"});
    EXPECT_EQ(match.ask().expected, (Tokens{"place", "Ben"}));
    EXPECT_EQ(match.ask().actor, 1);
    EXPECT_EQ(core::say(match.ask().question), "Ben is to place a tile: which one?");
}

TEST(Hundsgemein, asks_street_by_street_which_dog_is_left) {
    const Match match({"Anna", "Ben"});
    const core::Ask second = match.ask({"dogs", "rex"});
    EXPECT_EQ(second.about, Tokens{"h2"});
    EXPECT_EQ(core::say(choice(second, "rex").label), "Rex · 2 left");
    const core::Ask fourth = match.ask({"dogs", "rex", "rex", "rex"});
    EXPECT_EQ(verdict_of(choice(fourth, "rex")), "hundsgemein/dogs");
    EXPECT_EQ(verdict_of(choice(fourth, "fifi")), "open");
    EXPECT_TRUE(fourth.expected.empty());
    const core::Ask tenth =
        match.ask({"dogs", "rex", "rex", "rex", "fifi", "fifi", "fifi", "daisy", "daisy", "daisy"});
    EXPECT_EQ(tenth.expected, (Tokens{"zorro", "zorro", "zorro"})) << "nothing else is left";
}

TEST(Hundsgemein, fills_in_the_tile_if_only_one_type_lies_open) {
    Match match = begun();
    match.enter({"open Anna 2 3"});
    EXPECT_EQ(match.ask().expected, (Tokens{"place", "Anna"}));
    match.enter({"open Anna 3 3"});
    EXPECT_EQ(match.ask().expected, (Tokens{"place", "Anna", "3"}));
    EXPECT_EQ(core::say(match.ask().question), "Anna is to place flea 3: where?");
}

TEST(Hundsgemein, shows_how_many_tiles_of_a_type_are_left) {
    Match match = begun({"Anna", "Ben", "Cleo", "Dora"});
    match.enter({"discard Anna 1 1", "discard Ben 1", "discard Cleo 1", "discard Dora 1", "discard Anna 1"});
    const core::Ask ask = match.ask({"place", "Anna"});
    EXPECT_EQ(core::say(choice(ask, "1").label), "flea 1 · 0 left");
    EXPECT_EQ(verdict_of(choice(ask, "1")), "hundsgemein/tile");
    EXPECT_EQ(verdict_of(choice(ask, "2")), "open");
}

TEST(Hundsgemein, foresees_the_verdict_of_each_block_in_its_place) {
    Match match = begun({"Anna", "Ben"});
    match.enter({"place Anna 1 c3"});
    const core::Ask ask = match.ask({"place", "Ben", "1"});
    EXPECT_EQ(ask.asked, core::Asked::space);
    EXPECT_EQ(ask.choices.size(), 49u);
    EXPECT_EQ(ask.rows.size(), 7u);
    EXPECT_EQ(ask.columns.size(), 7u);
    EXPECT_EQ(verdict_of(choice(ask, "c3")), "hundsgemein/occupied");
    EXPECT_EQ(verdict_of(choice(ask, "b2")), "hundsgemein/same-type");
    EXPECT_EQ(verdict_of(choice(ask, "d4")), "hundsgemein/centre") << "before same-type";
    EXPECT_EQ(verdict_of(choice(ask, "e5")), "legal");
    EXPECT_EQ(choice(ask, "e5").row, 4);
    EXPECT_EQ(choice(ask, "e5").column, 4);
    EXPECT_EQ(core::say(core::reason(*choice(ask, "b2").verdict)), "b2 touches flea 1 on c3");
}

TEST(Hundsgemein, a_discard_is_whole_with_one_tile_and_may_go_on_to_two) {
    Match match = begun();
    const core::Ask ask = match.ask({"discard", "Anna", "1"});
    EXPECT_TRUE(ask.whole);
    EXPECT_TRUE(choice(ask, "4").completes);
    EXPECT_TRUE(match.ask({"discard", "Anna", "1", "4"}).whole);
    EXPECT_TRUE(match.ask({"discard", "Anna", "1", "4"}).choices.empty());
}

TEST(Hundsgemein, asides_are_what_can_happen_besides_a_placement) {
    Match match = begun();
    EXPECT_EQ(match.ask().asides, (Tokens{"discard", "open"}));
    match.enter({"open Anna 1 2", "open Ben 1 2", "open Cleo 1 2"});
    EXPECT_EQ(match.ask().asides, Tokens{"discard"}) << "everything is known";
    match.enter({"place Anna 1 d4"});
    EXPECT_EQ(match.ask().asides, (Tokens{"discard", "open", "challenge"}));
    match.enter({"challenge Ben", "open Anna 2"});
    EXPECT_EQ(match.ask().asides, Tokens{"discard"}) << "the tile is gone";
    match.enter({"place Ben 1 a1", "discard Cleo 1"});
    EXPECT_EQ(match.ask().asides, (Tokens{"discard", "open"})) << "too late to challenge";
}

TEST(Hundsgemein, expects_the_one_who_turned_up_tiles_last) {
    Match match = begun();
    EXPECT_EQ(match.ask({"open"}).expected, Tokens{"Anna"});
    match.enter({"discard Anna 1", "discard Ben 1"});
    EXPECT_EQ(match.ask({"open"}).expected, Tokens{"Ben"});
    match.enter({"open Ben 2 3"});
    EXPECT_EQ(match.ask({"open"}).expected, Tokens{"Anna"}) << "the first who is not known";
}

TEST(Hundsgemein, a_challenge_points_at_the_last_tile_and_between_two_names_the_other) {
    Match three = begun();
    three.enter({"place Anna 1 c3"});
    EXPECT_EQ(three.ask({"challenge"}).about, Tokens{"c3"});
    EXPECT_TRUE(three.ask({"challenge"}).expected.empty());
    EXPECT_EQ(verdict_of(choice(three.ask({"challenge"}), "Anna")), "hundsgemein/own-challenge");
    Match two = begun({"Anna", "Ben"});
    two.enter({"place Anna 1 c3"});
    EXPECT_EQ(two.ask({"challenge"}).expected, Tokens{"Ben"});
}

TEST(Hundsgemein, asks_to_score_the_board_when_nothing_fits_any_more) {
    Match match = begun({"Anna", "Ben", "Cleo", "Dora"});
    for (const char* tiles : {" 1 1", " 1 2", " 2 2", " 3 3", " 3 4", " 4 4"}) {
        for (const char* name : {"Anna", "Ben", "Cleo", "Dora"}) {
            match.enter({std::string("discard ") + name + tiles});
        }
    }
    EXPECT_EQ(match.ask().expected, Tokens{"end"});
    EXPECT_FALSE(match.ask().actor);
    EXPECT_EQ(verdict_of(choice(match.ask(), "end")), "legal");
    EXPECT_TRUE(match.report().result["over"]);
    EXPECT_EQ(verdict_of(choice(begun().ask(), "end")), "hundsgemein/not-over");
}

TEST(Hundsgemein, says_what_is_wrong_with_a_line_that_cannot_go_on) {
    const Match match = begun();
    EXPECT_EQ(core::rule(*match.ask({"place", "Dora"}).verdict), "core/player");
    EXPECT_EQ(core::rule(*match.ask({"place", "Anna", "5"}).verdict), "core/notation");
    EXPECT_EQ(core::rule(*match.ask({"place", "Anna", "1", "h1"}).verdict), "core/notation");
    EXPECT_FALSE(match.ask({"place", "Anna", "1", "h1"}).whole);
    EXPECT_EQ(core::rule(*match.ask({"wait"}).verdict), "core/notation");
}

TEST(Hundsgemein, asks_street_by_street_who_claims_at_level_scores) {
    Match match({"Anna", "Ben"}, {}, core::Level::scores);
    match.enter({dogs, "claim h1 none", "claim h3 Ben"});
    EXPECT_EQ(match.ask().expected, (Tokens{"claim", "h2"}));
    EXPECT_EQ(core::say(match.ask().question), "Who claims Zorro on h2?");
    EXPECT_EQ(match.ask().about, Tokens{"h2"});
    EXPECT_EQ(verdict_of(choice(match.ask({"claim"}), "h3")), "core/done");
    EXPECT_EQ(verdict_of(choice(match.ask({"claim", "h2"}), "none")), "legal");
    EXPECT_TRUE(marked(street(match.read().table, "h2").place.marks, core::Mark::next));
}

/// Every choice that is not impossible leads on to a line that is whole.
void expect_a_way_on(const Match& match, const Tokens& tokens, int depth) {
    const core::Ask ask = match.ask(tokens);
    if (ask.whole || depth == 0) {
        EXPECT_TRUE(ask.whole) << core::say(ask.question);
        return;
    }
    bool any = false;
    for (const core::Choice& next : ask.choices) {
        if (next.verdict && core::kind(*next.verdict) == core::Kind::impossible) {
            continue;
        }
        any = true;
        if (!next.completes) {
            Tokens longer = tokens;
            longer.push_back(next.token);
            expect_a_way_on(match, longer, depth - 1);
        }
    }
    EXPECT_TRUE(any) << core::say(ask.question);
}

TEST(Hundsgemein, every_possible_choice_leads_to_a_whole_line) {
    Match match = begun({"Anna", "Ben", "Cleo", "Dora"});
    match.enter({"place Anna 1 d4", "discard Ben 2 2", "place Cleo 2 c3", "discard Dora 1 1", "open Anna 1"});
    for (const char* word : {"place", "discard", "open", "challenge"}) {
        expect_a_way_on(match, {word}, 4);
    }
    expect_a_way_on(Match({"Anna", "Ben"}).enter({}),
                    {"dogs", "rex", "rex", "rex", "fifi", "fifi", "fifi", "daisy"}, 6);
    expect_a_way_on(Match({"Anna", "Ben"}, {}, core::Level::scores).enter({dogs}), {"claim"}, 3);
}

}  // namespace
