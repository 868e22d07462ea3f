#include "app/report/statistics.h"

#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "app/report/csv.h"
#include "app/report/figures.h"
#include "app/report/statistics_json.h"
#include "app/words/words.h"
#include "records.h"
#include "store/matches/history.h"

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

namespace {

using core::Figure;

std::vector<std::string> in_words(const std::vector<app::Cell>& row) {
    std::vector<std::string> words;
    for (const app::Cell& cell : row) {
        words.push_back(app::in_words(cell));
    }
    return words;
}

std::vector<std::string> titles(const app::Table& table) {
    std::vector<std::string> all;
    for (const app::Table::Column& column : table.columns) {
        all.push_back(app::say(column.title));
    }
    return all;
}

Figure figure(Figure::Kind kind, std::vector<Figure::Series> series) {
    return {.id = "id", .kind = kind, .title = "Title", .text = "Text", .series = std::move(series)};
}

store::Counted counted(const Figure& figure) {
    store::Counted counted;
    counted.figure = &figure;
    counted.series.resize(figure.series.size());
    return counted;
}

}  // namespace

TEST(Cells, are_put_into_words_in_one_place) {
    app::speak("en");
    EXPECT_EQ(app::in_words({}), "");
    EXPECT_EQ(app::in_words(7), "7");
    EXPECT_EQ(app::in_words(app::Points{-7}), "−7");
    EXPECT_EQ(app::in_words(app::Wins{3}), "3");
    EXPECT_EQ(app::in_words(app::Wins{3.5}), "3½");
    EXPECT_EQ(app::in_words(app::Mean{-1.25}), "−1.2");
    EXPECT_EQ(app::in_words(app::Share{0.5, false}), "50 %");
    EXPECT_EQ(app::in_words(app::Share{0.5, true}), "≈ 50 %");
    EXPECT_EQ(app::in_words(store::Rating{25, 25.0 / 3}), "25.0 ± 16.7") << "twice the standard deviation";
    EXPECT_EQ(app::in_words(app::Day{"1969-07-20"}), "Sun, 20 Jul 1969");
    EXPECT_EQ(app::in_words(app::name("Anna\u200b")), "Anna⟨U+200B⟩");
}

TEST(Cells, have_the_decimals_of_the_language) {
    app::speak("de");
    EXPECT_EQ(app::in_words(app::Mean{2.5}), "2,5");
    EXPECT_EQ(app::in_words(store::Rating{25, 2}), "25,0 ± 4,0");
    app::speak("en");
}

TEST(Figures, have_a_row_a_series_for_sums_and_means) {
    const Figure sums = figure(Figure::Kind::sums, {{"a", "plus"}, {"b", "minus"}});
    store::Counted of_sums = counted(sums);
    EXPECT_FALSE(app::table_of(of_sums)) << "nothing was counted";
    of_sums.series = {{7, 2}, {-3, 2}};
    EXPECT_THAT(in_words(app::table_of(of_sums)->rows.at(1)), ElementsAre("minus", "−3"));
    const Figure means = figure(Figure::Kind::means, sums.series);
    of_sums.figure = &means;
    EXPECT_THAT(titles(*app::table_of(of_sums)), ElementsAre("", "mean"));
    EXPECT_THAT(in_words(app::table_of(of_sums)->rows.at(0)), ElementsAre("plus", "3.5"));
}

TEST(Figures, have_a_row_a_value_for_distributions) {
    const Figure tiles = figure(Figure::Kind::distribution, {{"a", "tiles"}});
    store::Counted of_tiles = counted(tiles);
    of_tiles.values = {{-1, 4}, {10, 1}};
    const app::Table table = *app::table_of(of_tiles);
    EXPECT_THAT(titles(table), ElementsAre("tiles", "how often"));
    EXPECT_THAT(in_words(table.rows.at(0)), ElementsAre("−1", "4"));
}

TEST(Figures, have_the_first_series_of_a_matrix_down) {
    const Figure bids = figure(Figure::Kind::matrix, {{"a", "bid"}, {"b", "tricks"}});
    store::Counted of_bids = counted(bids);
    of_bids.pairs = {{{0, 1}, 5}, {{2, 0}, 1}};
    const app::Table table = *app::table_of(of_bids);
    EXPECT_THAT(titles(table), ElementsAre("bid \\ tricks", "0", "1"));
    EXPECT_THAT(in_words(table.rows.at(0)), ElementsAre("0", "", "5"));
    EXPECT_THAT(in_words(table.rows.at(1)), ElementsAre("2", "1", ""));
}

TEST(Figures, have_heat_row_by_row) {
    Figure board = figure(Figure::Kind::heat, {{"a1", ""}, {"b1", ""}, {"a2", ""}, {"b2", ""}});
    board.rows = {"1", "2"};
    board.columns = {"a", "b"};
    store::Counted of_board = counted(board);
    of_board.series = {{1, 1}, {0, 0}, {12, 3}, {4, 1}};
    const app::Table table = *app::table_of(of_board);
    EXPECT_THAT(in_words(table.rows.at(0)), ElementsAre("1", "1", "0"));
    EXPECT_THAT(in_words(table.rows.at(1)), ElementsAre("2", "12", "4"));
}

/// Window and terminal show tables of `app/report`; files for programs have rows and JSON of their own.
class OneHistory : public testing::Test {
protected:
    OneHistory() { import_all_records(database_); }

    Folder folder_;
    store::Database database_{folder_ / "pfiff.db"};
    store::Statistics statistics_{database_};
};

TEST_F(OneHistory, has_rows_as_long_as_their_columns_and_one_target_each) {
    std::vector<app::Report> reports{app::report_of(statistics_.overview({}))};
    for (const store::PlayerRow& row : statistics_.overview({}).players) {
        const store::PlayerPage page = statistics_.player(row.player, {});
        reports.push_back(app::report_of(page));
        for (const store::Against& other : page.against) {
            reports.push_back(app::report_of(statistics_.pair(row.player, other.player, {})));
        }
    }
    for (const core::Game* game : games::catalog()) {
        reports.push_back(app::report_of(statistics_.game(std::string(game->info->id), {})));
    }
    for (const app::Report& report : reports) {
        EXPECT_GT(report.matches, 0);
        EXPECT_THAT(report.tables, testing::Not(IsEmpty())) << app::say(report.about);
        for (const app::Table& table : report.tables) {
            for (const auto& row : table.rows) {
                EXPECT_THAT(row, SizeIs(table.columns.size())) << app::say(table.title);
            }
            if (table.leads != app::Table::Leads::nowhere) {
                EXPECT_THAT(table.targets, SizeIs(table.rows.size())) << app::say(table.title);
            }
        }
    }
}

TEST_F(OneHistory, says_the_same_of_players_to_people_to_programs_and_in_a_spreadsheet) {
    const store::Overview overview = statistics_.overview({});
    const app::Table table = app::report_of(overview).tables.front();
    const auto json = app::json_of(overview);
    std::vector<std::vector<app::Cell>> rows;
    app::spreadsheets_of(database_, store::MatchQuery{})
        .front()
        .write([&](const std::vector<app::Cell>& row) { rows.push_back(row); }, go_on);
    ASSERT_THAT(table.rows, SizeIs(json.at("players").size()));
    ASSERT_GT(table.rows.size(), 3U);
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const auto& shown = table.rows[i];
        const auto& row = rows.at(i);
        const auto& player = json.at("players").at(i);
        EXPECT_EQ(app::in_words(shown.at(0)), app::in_words(row.at(1)));
        EXPECT_EQ(shown.at(1), row.at(2));
        EXPECT_EQ(shown.at(1), app::Cell(player.at("matches").get<int>()));
        EXPECT_EQ(shown.at(2), row.at(3)) << "won";
        EXPECT_NEAR(std::get<app::Wins>(shown.at(2)).number, player.at("wins").get<double>(), 1e-6);
        EXPECT_EQ(shown.at(3), row.at(4)) << "by chance";
        EXPECT_NEAR(std::get<app::Share>(shown.at(4)).part, player.at("win_rate").get<double>(), 1e-6);
        EXPECT_EQ(shown.at(6), row.at(5)) << "fouls that stood";
        EXPECT_EQ(shown.at(6), app::Cell(player.at("fouls_stood").get<int>()));
        EXPECT_EQ(shown.at(7), row.at(6)) << "taken back";
        if (const auto* rating = std::get_if<store::Rating>(&shown.at(5))) {
            EXPECT_NEAR(rating->mu, player.at("rating").at("mu").get<double>(), 1e-6);
            EXPECT_NEAR(rating->doubt(), 2 * player.at("rating").at("sigma").get<double>(), 1e-5);
            EXPECT_EQ(row.at(11), app::Cell(app::Mean{rating->mu}));
        }
    }
}

TEST_F(OneHistory, has_a_column_for_each_cell_of_a_spreadsheet) {
    std::vector<std::string> ids;
    for (const store::Listed& match : store::History(database_).matches()) {
        ids.push_back(match.id);
    }
    for (const auto& tables :
         {app::spreadsheets_of(database_, ids), app::spreadsheets_of(database_, store::MatchQuery{})}) {
        for (const app::Spreadsheet& table : tables) {
            int rows = 0;
            table.write(
                [&](const std::vector<app::Cell>& row) {
                    EXPECT_THAT(row, SizeIs(table.columns.size())) << table.key;
                    ++rows;
                },
                go_on);
            EXPECT_GT(rows, 0) << table.key;
        }
    }
}

TEST_F(OneHistory, says_nothing_of_nothing) {
    store::MatchQuery nothing;
    nothing.from = "2999-01-01";
    const app::Report report = app::report_of(statistics_.overview(nothing));
    EXPECT_EQ(report.matches, 0);
    EXPECT_THAT(report.tables, IsEmpty());
    EXPECT_EQ(app::say(report.sentences.front()), "Nothing to count yet.");
}
