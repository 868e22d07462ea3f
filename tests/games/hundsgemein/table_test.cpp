#include <gtest/gtest.h>

#include <algorithm>

#include "games/hundsgemein/match.h"

namespace {

using core::Mark;
using namespace hundsgemein_tests;
using Tokens = std::vector<std::string>;

// What lies on the table.

TEST(Hundsgemein, the_board_has_blocks_streets_and_margins) {
    const core::Table table = begun().read().table;
    const core::Zone& board = zone(table, "board");
    EXPECT_EQ(board.layout, core::Layout::grid);
    EXPECT_EQ(board.columns, 7);
    EXPECT_EQ(board.places.size(), 49u);
    EXPECT_EQ(board.lanes.size(), 12u);
    EXPECT_EQ(core::say(board.margins.row_heads[6]), "7");
    EXPECT_EQ(core::say(board.margins.column_heads[6]), "g");
    EXPECT_TRUE(marked(block(table, "d4").marks, Mark::barred));
    EXPECT_TRUE(street(table, "h6").across);
    EXPECT_EQ(street(table, "h6").after, 5);
    EXPECT_FALSE(street(table, "v1").across);
    EXPECT_EQ(street(table, "v1").after, 0);
    EXPECT_EQ(core::say(street(table, "h1").place.tokens.front().face->name), "Rex");
}

TEST(Hundsgemein, says_whose_turn_it_is_and_what_is_left) {
    Match match = begun();
    match.enter({"place Anna 1 c3"});
    const core::Table table = match.read().table;
    EXPECT_EQ(table.to_act, 1);
    EXPECT_EQ(core::say(table.headline[0]), "turn: Ben");
    EXPECT_EQ(core::say(table.headline[1]), "tiles left: 47");
    EXPECT_EQ(core::say(table.headline[2]), "free blocks: 47");
    EXPECT_EQ(zone(table, "blocks").places[0].tokens[0].count, 40)
        << "49, without the nine around c3, of which the middle is one";
    EXPECT_EQ(zone(table, "blocks").places[1].tokens[0].count, 47);
    EXPECT_EQ(zone(table, "tiles", 0).places[0].tokens[0].count, 3);
}

TEST(Hundsgemein, shows_what_lies_open_until_it_is_forgotten) {
    Match match = begun();
    match.enter({"open Anna 2 2"});
    const core::Table table = match.read().table;
    EXPECT_EQ(core::say(zone(table, "tiles", 0).remarks.front()), "open: flea 2 and flea 2");
    EXPECT_TRUE(marked(zone(table, "tiles", 0).places[1].tokens.front().marks, Mark::offered));
    match.enter({"place Anna 2 a1"});
    EXPECT_EQ(zone(match.read().table, "tiles", 0).remarks.size(), 1u);
}

TEST(Hundsgemein, fleas_are_of_a_kind_whose_colour_each_copy_may_have_its_own) {
    Match match = begun();
    match.enter({"place Anna 3 a1"});
    const core::Face face = *block(match.read().table, "a1").tokens.front().face;
    EXPECT_EQ(face.kind, "flea-3");
    EXPECT_EQ(face.value, "3");
    const core::GameInfo& info = *games::find("hundsgemein")->info;
    EXPECT_EQ(info.kinds.size(), 4u);
    EXPECT_EQ(info.kinds[2].id, face.kind);
    EXPECT_EQ(info.challenge, "challenge");
}

// Whose tile it is stays secret until the end.

TEST(Hundsgemein, a_tile_has_an_owner_only_after_the_end) {
    Match match = begun();
    match.enter({"place Anna 1 c3", "place Ben 1 c4", "place Cleo 2 a1"});
    const core::Table before = match.read().table;
    for (const core::Place& place : zone(before, "board").places) {
        for (const core::Token& token : place.tokens) {
            EXPECT_FALSE(token.owner);
            EXPECT_FALSE(marked(token.marks, Mark::illegal)) << "with the log that would tell who placed it";
            EXPECT_EQ(token.seq != 0, place.token == "a1") << "the entry tells who placed it";
            EXPECT_EQ(marked(token.marks, Mark::fresh), place.token == "a1");
        }
    }
    match.enter({"end"});
    const core::Table table = match.read().table;
    EXPECT_EQ(block(table, "c3").tokens.front().owner, 0);
    EXPECT_EQ(block(table, "c4").tokens.front().owner, 1);
    EXPECT_TRUE(marked(block(table, "c4").tokens.front().marks, Mark::illegal));
    EXPECT_FALSE(marked(block(table, "c3").tokens.front().marks, Mark::illegal));
    EXPECT_EQ(block(table, "c4").tokens.front().seq, 4);
}

TEST(Hundsgemein, the_last_tile_is_marked_while_it_can_be_challenged) {
    Match match = begun();
    match.enter({"place Anna 1 d4"});
    EXPECT_TRUE(marked(block(match.read().table, "d4").tokens.front().marks, Mark::illegal));
    match.enter({"discard Ben 1"});
    EXPECT_TRUE(block(match.read().table, "d4").tokens.front().marks.empty());
}

TEST(Hundsgemein, the_log_tells_the_block_of_the_last_entry_only) {
    Match match = begun();
    match.enter({"place Anna 1 c3", "place Ben 1 c4", "insert 3 place Cleo 2 a1"});
    core::Reading seen = match.read({.viewer = audience, .until = {}, .before = {}});
    EXPECT_EQ(seen.entries[2].text, "place Anna 1");
    EXPECT_EQ(core::say(seen.entries[2].text.sentence()), "Anna places flea 1");
    EXPECT_EQ(seen.entries[3].text, "place Ben 1 c4");
    EXPECT_EQ(seen.entries[4].text, "insert 3 place Cleo 2");
    match.enter({"open Ben 1"});
    seen = match.read({.viewer = audience, .until = {}, .before = {}});
    EXPECT_EQ(seen.entries[3].text, "place Ben 1");
    EXPECT_TRUE(seen.entries[3].veiled);
    EXPECT_EQ(core::say(core::reason(seen.entries[3].verdict)), "what exactly is told when the match is over")
        << "it would name the block";
    EXPECT_EQ(match.read().entries[3].text, "place Ben 1 c4") << "the referee";
    match.enter({"end"});
    seen = match.read({.viewer = audience, .until = {}, .before = {}});
    EXPECT_EQ(seen.entries[3].text, "place Ben 1 c4");
}

TEST(Hundsgemein, what_is_asked_of_an_earlier_entry_tells_no_block) {
    const auto told = [](const std::string& of_anna, const core::Viewer& viewer) {
        Match match = begun();
        match.enter({"place Anna 1 " + of_anna, "place Ben 1 e5", "open Cleo 2"});
        std::string all;
        for (const std::vector<std::string>& tokens :
             {std::vector<std::string>{}, {"place", "Cleo", "1"}, {"place", "Cleo", "1", "c3"}}) {
            const core::Ask ask = match.ask(tokens, {.viewer = viewer, .until = {}, .before = 4});
            all += core::say(ask.question) + core::joined(ask.expected) + (ask.verdict ? "!" : ".");
            for (const core::Choice& choice : ask.choices) {
                all += " " + choice.token + (choice.verdict ? core::say(core::reason(*choice.verdict)) : "");
            }
        }
        return all;
    };
    constexpr core::Viewer referee{core::Viewer::Kind::referee, 0};
    EXPECT_EQ(told("c3", audience), told("b6", audience));
    EXPECT_NE(told("c3", referee), told("b6", referee));
}

TEST(Hundsgemein, nothing_is_kept_from_the_table_when_the_match_was_abandoned) {
    Match match = begun();
    match.enter({"place Anna 1 c3", "place Ben 1 c4", "abandon late"});
    const core::Reading seen = match.read({.viewer = audience, .until = {}, .before = {}});
    EXPECT_EQ(seen.entries[2].text, "place Anna 1 c3");
    EXPECT_EQ(seen.entries[3].text, "place Ben 1 c4");
    ASSERT_EQ(seen.table->headline.size(), 1U);
    EXPECT_EQ(core::say(seen.table->headline.front()), "The match was abandoned: nobody wins.");
}

TEST(Hundsgemein, the_answer_to_a_challenge_tells_no_more_than_the_board) {
    Match match = begun();
    match.enter({"place Anna 1 c3", "place Ben 1 c4", "challenge Cleo"});
    EXPECT_EQ(
        core::say(match.read().entries[4].outcome->says),
        "The challenge is right: c4 touches flea 1 on c3. The tile is removed, and the turn stays spent.");
    match.enter({"place Cleo 1 e5", "challenge Anna"});
    EXPECT_EQ(core::say(match.read().entries[6].outcome->says),
              "The challenge is wrong: the tile may lie where it lies, and it stays.")
        << "what stays is not named with its owner";
}

TEST(Hundsgemein, statistics_know_the_blocks_after_the_end_only) {
    Match match = begun();
    match.enter({"place Anna 1 c3", "place Ben 1 c4", "challenge Anna"});
    const auto value = [&](std::string_view key, int seat) {
        const std::vector<core::Stat> stats = *match.read().stats;
        const auto found = std::ranges::find_if(
            stats, [&](const core::Stat& stat) { return stat.key == key && stat.seat == seat; });
        return found == stats.end() ? -1 : found->value;
    };
    EXPECT_EQ(value("tiles-placed", 1), 1);
    EXPECT_EQ(value("illegal-placements", 1), 1);
    EXPECT_EQ(value("challenges-upheld", 0), 1);
    EXPECT_EQ(value("block.c3", 0), -1);
    match.enter({"end"});
    EXPECT_EQ(value("block.c3", 0), 1);
    EXPECT_EQ(value("block.c4", 1), -1) << "it was removed";
    EXPECT_EQ(value("dog.daisy", 0), 2) << "c3 touches h2 Zorro, h3 Daisy, v2 Zorro and v3 Daisy";
}

// The reckoning.

TEST(Hundsgemein, a_claimed_dog_lies_with_its_owner) {
    Match match = begun();
    match.enter({"place Anna 1 a1", "place Ben 1 g7", "end"});
    const core::Table table = match.read().table;
    EXPECT_EQ(street(table, "h1").place.tokens.front().owner, 0);
    EXPECT_EQ(street(table, "v6").place.tokens.front().owner, 1);
    EXPECT_FALSE(street(table, "h3").place.tokens.front().owner);
    EXPECT_EQ(core::say(zone(table, "tiles", 0).remarks.front()), "dogs: 2");
}

TEST(Hundsgemein, the_reckoning_shows_both_ways_of_counting) {
    Match match = begun({"Anna", "Ben"}, {"advanced"});
    EXPECT_TRUE(match.read().scores.rounds->empty());
    match.enter({"place Anna 1 a1", "place Ben 2 e1", "place Anna 2 c1", "place Ben 3 f1", "place Anna 3 a2",
                 "discard Ben 1", "place Anna 4 d2", "end"});
    const core::Scores scores = match.read().scores;
    const core::Reckoning& round = scores.rounds->front();
    ASSERT_EQ(round.ways.size(), 2u);
    EXPECT_EQ(round.way, 1);
    ASSERT_EQ(round.lines.size(), 13u);
    const core::Reckoning::Line& h1 = round.lines.front();
    EXPECT_EQ(core::say(h1.label), "h1 · Rex 5");
    ASSERT_EQ(h1.amounts.size(), 4u) << "two seats, two ways";
    EXPECT_EQ(h1.amounts[0].points, 5);
    EXPECT_EQ(core::say(h1.amounts[0].why),
              "tiles along h1: 4 (a1, c1, a2 and d2); the most of all; that claims Rex for 5 points");
    EXPECT_EQ(core::say(h1.amounts[1].why), "tiles along h1: 2 (e1 and f1); fewer than Anna");
    EXPECT_EQ(core::say(h1.amounts[2].why),
              "longest stretches beside h1: 1 (a1) and 1 (a2), together 2; tied with Ben, but with more "
              "tiles along "
              "the street (4); that claims Rex for 5 points");
    EXPECT_EQ(h1.amounts[3].points, 0);
    EXPECT_EQ(core::say(round.lines[3].amounts[0].why), "nobody has a tile along h4");
    EXPECT_TRUE(round.lines.back().total);
    EXPECT_EQ(round.lines.back().amounts[2].points, scores.totals[0]);
    EXPECT_EQ(round.lines.back().amounts[3].points, scores.totals[1]);
}

TEST(Hundsgemein, claims_and_penalties_add_up_at_level_scores) {
    Match match({"Anna", "Ben"}, {}, core::Level::scores);
    match.enter({dogs, "claim h1 Anna", "penalty Anna -1 x", "claim v6 none"});
    const core::Scores scores = match.read().scores;
    EXPECT_EQ(scores.totals, (std::vector{4, 0}));
    const core::Reckoning& round = scores.rounds->front();
    EXPECT_TRUE(round.ways.empty());
    ASSERT_EQ(round.lines.size(), 3u);
    EXPECT_EQ(core::say(round.lines[0].amounts[1].why), "Anna claims Rex");
    EXPECT_EQ(core::say(round.lines[1].amounts[1].why), "nobody claims Fifi");
    EXPECT_EQ(round.lines[2].amounts[0].points, 5);
}

TEST(Hundsgemein, says_who_won_and_why) {
    Match match = begun({"Anna", "Ben"});
    match.enter({"place Anna 1 a1", "place Ben 1 c1", "end"});
    EXPECT_EQ(core::say(match.read().scores.why[1]), "The table stopped before the last tile.");
    EXPECT_EQ(core::say(match.read().scores.why[0]), "Ben wins with 5 points, the highest total.")
        << "h1 is tied; v1 Zorro is Anna's, v2 Zorro and v3 Daisy Ben's";
    match.enter({"penalty Anna 3 x"});
    EXPECT_EQ(core::say(match.read().scores.why[0]),
              "Anna and Ben have 5 points each; Ben wins with more dogs (2).");
    match.enter({"penalty Anna 2 x"});
    EXPECT_EQ(match.read().scores.winners, Tokens{"Anna"});
}

}  // namespace
