#include "cli/render/figures.h"

#include <gtest/gtest.h>

#include "cli/terminal/tables.h"

namespace {

using core::Figure;

Figure figure(Figure::Kind kind, std::vector<Figure::Series> series) {
    return {.id = "id", .kind = kind, .title = "Title", .text = "", .series = std::move(series)};
}

store::Counted counted(const Figure& figure) {
    store::Counted counted;
    counted.figure = &figure;
    counted.series.resize(figure.series.size());
    return counted;
}

}  // namespace

TEST(Tables, stand_in_columns_whatever_the_letters) {
    EXPECT_EQ(cli::table_of({"name", "n"}, {{"한나", "7"}, {"Zoe\u0301", "-12"}}),
              "  name    n\n"
              "  한나    7\n"
              "  Zoe\u0301   -12\n");
    EXPECT_EQ(cli::table_of({"name"}, {}), "");
}

TEST(Figures, show_sums_and_means_a_line_a_series) {
    const Figure sums = figure(Figure::Kind::sums, {{"a", "plus"}, {"b", "minus"}});
    store::Counted of_sums = counted(sums);
    EXPECT_EQ(cli::text_of(of_sums), "");
    of_sums.series = {{7, 2}, {-3, 2}};
    EXPECT_EQ(cli::text_of(of_sums), "\nTitle\n         in all\n  plus        7\n  minus      -3\n");
    const Figure means = figure(Figure::Kind::means, sums.series);
    of_sums.figure = &means;
    EXPECT_EQ(cli::text_of(of_sums), "\nTitle\n         mean\n  plus    3.5\n  minus  -1.5\n");
}

TEST(Figures, show_distributions_by_value) {
    const Figure tiles = figure(Figure::Kind::distribution, {{"a", "tiles"}});
    store::Counted of_tiles = counted(tiles);
    of_tiles.values = {{-1, 4}, {10, 1}};
    EXPECT_EQ(cli::text_of(of_tiles),
              "\nTitle\n  tiles  how often\n  -1             4\n  10             1\n");
}

TEST(Figures, show_a_matrix_with_the_first_series_down) {
    const Figure bids = figure(Figure::Kind::matrix, {{"a", "bid"}, {"b", "tricks"}});
    store::Counted of_bids = counted(bids);
    of_bids.pairs = {{{0, 1}, 5}, {{2, 0}, 1}};
    EXPECT_EQ(cli::text_of(of_bids),
              "\nTitle\n"
              "  bid \\ tricks  0  1\n"
              "  0             .  5\n"
              "  2             1  .\n");
}

TEST(Figures, show_heat_row_by_row) {
    Figure board = figure(Figure::Kind::heat, {{"a1", ""}, {"b1", ""}, {"a2", ""}, {"b2", ""}});
    board.rows = {"1", "2"};
    board.columns = {"a", "b"};
    store::Counted of_board = counted(board);
    of_board.series = {{1, 1}, {0, 0}, {12, 3}, {4, 1}};
    EXPECT_EQ(cli::text_of(of_board),
              "\nTitle\n"
              "      a  b\n"
              "  1   1  0\n"
              "  2  12  4\n");
}
