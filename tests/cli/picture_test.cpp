#include "cli/render/picture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/terminal/columns.h"

namespace {

using core::Hue;
using core::Layout;
using core::Mark;
using core::verbatim;
using testing::ElementsAre;

const cli::Ink plain(false);

core::Token card(const std::string& letter, const std::string& value) {
    return {core::Face{verbatim(letter + " " + value), Hue::grey, "circle", letter, value}, {}};
}

core::Place place(const std::string& label, std::vector<core::Token> tokens) {
    core::Place made;
    made.label = verbatim(label);
    made.tokens = std::move(tokens);
    return made;
}

core::Table table_with(core::Zone zone) {
    core::Table table;
    table.headline = {verbatim("turn 3")};
    table.zones = {std::move(zone)};
    return table;
}

core::Zone zone(Layout layout, std::vector<core::Place> places) {
    core::Zone made;
    made.title = verbatim("zone");
    made.layout = layout;
    made.places = std::move(places);
    return made;
}

}  // namespace

TEST(Columns, hangul_takes_two_accents_and_colours_none) {
    EXPECT_EQ(cli::columns("Anna"), 4);
    EXPECT_EQ(cli::columns("민수"), 4);
    EXPECT_EQ(cli::columns("e\u0301"), 1);
    EXPECT_EQ(cli::columns("\x1b[38;5;71mgn\x1b[0m"), 2);
    EXPECT_EQ(cli::padded("민수", 6), "민수  ");
    EXPECT_EQ(cli::right_aligned("7", 3), "  7");
}

TEST(Columns, a_beginning_takes_no_more_room_than_there_is) {
    EXPECT_EQ(cli::beginning("Anna", 2), "An");
    EXPECT_EQ(cli::beginning("민수", 2), "민");
    EXPECT_EQ(cli::beginning("민수", 3), "민");
    EXPECT_EQ(cli::beginning("e\u0301mile", 2), "e\u0301m");
    EXPECT_EQ(cli::beginning("A", 2), "A");
}

TEST(Columns, what_is_no_text_is_replaced) {
    EXPECT_EQ(cli::visible("a\x1b[31mb"), "a\uFFFD[31mb");
    EXPECT_EQ(cli::visible("a\xFF\xFE"), "a\uFFFD\uFFFD");
    EXPECT_EQ(cli::visible(std::string_view("a\0b", 3)), "a\uFFFDb");
    EXPECT_EQ(cli::visible("민수"), "민수");
}

TEST(Columns, lines_are_broken_at_blanks_only) {
    EXPECT_THAT(cli::wrapped("one two three", 7), ElementsAre("one two", "three"));
    EXPECT_THAT(cli::wrapped("one  two", 5), ElementsAre("one", "two"));
    EXPECT_THAT(cli::wrapped("unbreakable", 3), ElementsAre("unbreakable"));
    EXPECT_THAT(cli::wrapped("", 3), ElementsAre(""));
}

TEST(Picture, a_board_is_ruled_and_shows_the_names_of_its_spaces) {
    core::Zone board = zone(Layout::grid, {place("a1", {}), place("b1", {card("re", "")}),
                                           place("a2", {card("bl", "2"), card("re", "")}), place("b2", {})});
    board.columns = 2;
    board.places[1].marks = {Mark::fresh};
    EXPECT_THAT(cli::picture(table_with(board), plain, 80), ElementsAre("turn 3",                   //
                                                                        "",                         //
                                                                        "┌─ zone ──────────────┐",  //
                                                                        "│ ┌────────┬────────┐ │",  //
                                                                        "│ │a1      │b1      │ │",  //
                                                                        "│ │        │re+     │ │",  //
                                                                        "│ ├────────┼────────┤ │",  //
                                                                        "│ │a2      │b2      │ │",  //
                                                                        "│ │bl 2  re│        │ │",  //
                                                                        "│ └────────┴────────┘ │",  //
                                                                        "└─────────────────────┘",  //
                                                                        "+ just now"));
}

TEST(Picture, a_headline_is_broken_between_its_parts_and_takes_no_line_if_it_has_none) {
    core::Table table = table_with(zone(Layout::row, {}));
    table.headline = {verbatim("turn: Anna"), {}, verbatim("tiles left: 45"), verbatim("free blocks: 46")};
    const cli::Block narrow = cli::picture(table, plain, 40);
    ASSERT_GE(narrow.size(), 3U);
    EXPECT_EQ(narrow[0], "turn: Anna · tiles left: 45");
    EXPECT_EQ(narrow[1], "free blocks: 46");
    EXPECT_EQ(narrow[2], "");
    table.headline.clear();
    EXPECT_THAT(cli::picture(table, plain, 40), ElementsAre("", testing::HasSubstr("zone"), testing::_));
}

TEST(Picture, what_lies_below_in_a_row_is_seen_but_not_what_it_is) {
    const core::Zone row = zone(Layout::row, {place("1", {core::Token{}, card("gy", "3")}),
                                              place("2", {card("pu", "10")}), place("3", {})});
    EXPECT_THAT(cli::picture(table_with(row), plain, 80), ElementsAre("turn 3",              //
                                                                      "",                    //
                                                                      "┌─ zone ─────────┐",  //
                                                                      "│ 1     2      3 │",  //
                                                                      "│ gy 3  pu 10  · │",  //
                                                                      "│ ▒▒             │",  //
                                                                      "└────────────────┘"));
}

TEST(Picture, piles_are_shown_with_their_number_before_their_seat) {
    core::Token pile = card("gy", "");
    pile.count = 3;
    core::Zone won = zone(Layout::tally, {place("grey", {pile}), place("pink", {card("pi", "")})});
    won.seat = 1;
    core::Table table = table_with(won);
    table.seats = {"민수", "Ben"};
    table.seat_ids = {0, 1};
    table.to_act = 1;
    EXPECT_THAT(cli::picture(table, plain, 80), ElementsAre("turn 3", "",                         //
                                                            "┌─ 민수 ┐ ┌─ ▶ Ben ─────────────┐",  //
                                                            "│       │ │ zone                │",  //
                                                            "│       │ │ grey gy ×3  pink pi │",  //
                                                            "└───────┘ └─────────────────────┘"));
}

TEST(Picture, colours_are_only_ink) {
    const core::Zone row = zone(Layout::row, {place("1", {card("gy", "3")})});
    const cli::Block in_colour = cli::picture(table_with(row), cli::Ink(true), 80);
    const cli::Block in_black = cli::picture(table_with(row), plain, 80);
    ASSERT_EQ(in_colour.size(), in_black.size());
    bool coloured = false;
    for (std::size_t line = 0; line < in_black.size(); ++line) {
        EXPECT_EQ(cli::columns(in_colour[line]), cli::columns(in_black[line]));
        coloured = coloured || in_colour[line] != in_black[line];
    }
    EXPECT_TRUE(coloured);
}

TEST(Picture, a_board_has_its_lanes_between_its_spaces) {
    core::Zone board = zone(
        Layout::grid, {place("a1", {card("gy", "1")}), place("b1", {}), place("a2", {}), place("b2", {})});
    board.columns = 2;
    board.places[3].marks = {Mark::barred};
    board.margins = {{verbatim("1"), verbatim("2")}, {verbatim("a"), verbatim("b")}, {verbatim("9"), {}}, {}};
    board.lanes = {{true, 0, place("h1", {card("R", "5")})}, {false, 0, place("v1", {card("Z", "2")})}};
    board.lanes[0].place.tokens.front().owner = 0;
    board.lanes[1].place.tokens.front().owner = 1;
    core::Table table = table_with(board);
    table.seats = {"Anna", "Ben"};
    table.seat_ids = {0, 1};
    EXPECT_THAT(cli::picture(table, plain, 80), ElementsAre("turn 3",                     //
                                                            "",                           //
                                                            "┌─ zone ────────────────┐",  //
                                                            "│      a    v1   b      │",  //
                                                            "│ 1   gy 1  Z2   ·    9 │",  //
                                                            "│ h1 R5·An─·Be───────   │",  //
                                                            "│ 2    ·    │    x      │",  //
                                                            "└───────────────────────┘",  //
                                                            "┌─ Anna ┐ ┌─ Ben ┐",         //
                                                            "└───────┘ └──────┘",         //
                                                            "x closed   ·An Anna   ·Be Ben"));
}

TEST(Picture, a_board_full_of_things_and_their_owners_fits_into_80_columns) {
    core::Table table;
    table.seats = {"Maximiliane", "민수", "名前", "Élodie"};
    table.seat_ids = {0, 1, 2, 3};
    core::Zone board = zone(Layout::grid, {});
    board.columns = 7;
    const auto owned = [](core::Token token, int number) {
        token.owner = number % 4;
        return token;
    };
    for (int i = 0; i < 49; ++i) {
        board.places.push_back(place("", {owned(card("D", "4"), i)}));
        board.places.back().marks = {Mark::illegal};
    }
    for (int i = 0; i < 7; ++i) {
        board.margins.row_heads.push_back(verbatim(std::to_string(i + 1)));
        board.margins.column_heads.push_back(verbatim(std::string(1, static_cast<char>('a' + i))));
    }
    for (int i = 0; i < 6; ++i) {
        board.lanes.push_back({true, i, place("h" + std::to_string(i + 1), {owned(card("R", "5"), i)})});
        board.lanes.push_back({false, i, place("v" + std::to_string(i + 1), {owned(card("F", "4"), i)})});
    }
    table.zones = {board};
    for (const std::string& line : cli::picture(table, plain, 80)) {
        EXPECT_LE(cli::columns(line), 80) << line;
    }
}

TEST(Picture, a_board_shows_what_stands_at_any_of_its_margins) {
    core::Zone board = zone(Layout::grid, {place("a1", {}), place("b1", {})});
    board.columns = 2;
    board.margins.column_ends = {verbatim("12"), verbatim("long sum")};
    EXPECT_THAT(cli::picture(table_with(board), plain, 80),
                testing::Contains(testing::HasSubstr("12     long sum")));
    board.margins = {};
    board.lanes = {{false, 0, place("v1", {card("Z", "2")})}};
    board.lanes.front().place.marks = {Mark::next};
    EXPECT_THAT(cli::picture(table_with(board), plain, 80),
                testing::AllOf(testing::Contains(testing::HasSubstr("v1")),
                               testing::Contains(testing::HasSubstr("· Z2<  ·")),
                               testing::Contains(testing::HasSubstr("< next"))));
}

TEST(Picture, a_space_shows_all_that_lies_there_from_the_bottom_up) {
    core::Zone board = zone(Layout::grid, {place("a1", {core::Token{}, card("F", "4")})});
    board.columns = 1;
    board.margins.row_heads = {verbatim("1")};
    EXPECT_THAT(cli::picture(table_with(board), plain, 80), testing::Contains(testing::HasSubstr("▒▒ F 4")));
}

TEST(Picture, says_whose_a_tile_is_only_where_it_is_known) {
    core::Zone board = zone(Layout::grid, {place("a1", {card("gy", "1")}), place("b1", {card("pu", "2")}),
                                           place("c1", {core::Token{}})});
    board.columns = 3;
    board.margins.row_heads = {verbatim("1")};
    board.places[0].tokens.front().owner = 1;
    board.places[2].tokens.front().owner = 0;
    core::Table table = table_with(board);
    table.seats = {"Anna", "민수"};
    table.seat_ids = {0, 1};
    EXPECT_THAT(cli::picture(table, plain, 80),
                testing::AllOf(testing::Contains(testing::HasSubstr("gy1·민   pu 2   ▒▒·An")),
                               testing::Contains("·An Anna   ·민 민수")));
}

TEST(Picture, has_an_initial_for_each_owner_where_the_terminal_is_narrow) {
    core::Zone row = zone(Layout::row, {place("1", {card("gy", "3")})});
    row.places[0].tokens.front().owner = 1;
    core::Table table = table_with(row);
    table.seats = {"Anna", "Ben"};
    table.seat_ids = {0, 1};
    EXPECT_THAT(
        cli::picture(table, plain, 60),
        testing::AllOf(testing::Contains(testing::HasSubstr("gy 3·B ")), testing::Contains("·B Ben")));
    table.seats = {"Anna", "민수"};
    EXPECT_THAT(cli::picture(table, plain, 60), testing::Contains("·2 민수"));
}

TEST(Picture, numbers_the_owners_where_names_begin_alike) {
    core::Zone row = zone(Layout::row, {place("1", {card("gy", "3")}), place("2", {card("gy", "4")})});
    row.places[0].tokens.front().owner = 4;
    row.places[1].tokens.front().owner = 9;
    core::Table table = table_with(row);
    table.seats = {"Anna", "Annika"};
    table.seat_ids = {4, 5};
    EXPECT_THAT(
        cli::picture(table, plain, 80),
        testing::AllOf(testing::Contains(testing::HasSubstr("gy 3·1  gy 4 ")), testing::Contains("·1 Anna")));
}
