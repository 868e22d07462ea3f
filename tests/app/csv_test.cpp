#include "app/report/csv.h"

#include <gmock/gmock.h>

#include <map>

#include "app/exchange/import_record.h"
#include "core/text/names.h"
#include "records.h"
#include "store/matches/history.h"
#include "store/statistics/statistics.h"

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

namespace {

using Rows = std::vector<std::vector<std::string>>;

/// Reads a table back, cell by cell.
Rows rows_of(std::string_view text) {
    Rows rows;
    std::vector<std::string> row(1);
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '"') {
            const bool twice = quoted && i + 1 < text.size() && text[i + 1] == '"';
            row.back() += twice ? "\"" : "";
            i += twice ? 1 : 0;
            quoted = twice || !quoted;
        } else if (c == ',' && !quoted) {
            row.emplace_back();
        } else if (c == '\r' && !quoted) {
            EXPECT_EQ(text.at(++i), '\n');
            rows.push_back(std::exchange(row, std::vector<std::string>(1)));
        } else {
            row.back() += c;
        }
    }
    EXPECT_THAT(row, ElementsAre(""));
    return rows;
}

std::string column(const Rows& rows, const std::vector<std::string>& row, const std::string& name) {
    const auto found = std::ranges::find(rows.front(), name);
    EXPECT_NE(found, rows.front().end()) << name;
    return row.at(static_cast<std::size_t>(found - rows.front().begin()));
}

class Csv : public testing::Test {
protected:
    Rows matches(const std::vector<std::string>& ids) {
        Collected collected;
        EXPECT_TRUE(app::write_csv(app::spreadsheets_of(database_, ids).at(0), collected.sink(), go_on));
        return rows_of(collected.text);
    }
    Rows results(const std::vector<std::string>& ids) {
        Collected collected;
        EXPECT_TRUE(app::write_csv(app::spreadsheets_of(database_, ids).at(1), collected.sink(), go_on));
        return rows_of(collected.text);
    }

    Folder folder_;
    store::Database database_{folder_ / "pfiff.db"};
};

}  // namespace

TEST(CsvLine, quotes_what_must_be_quoted) {
    const std::vector<std::string> cells{"", "a", "a,b", "say \"x\"", "two\nlines", " b", "-5"};
    EXPECT_EQ(app::csv_line(cells), ",a,\"a,b\",\"say \"\"x\"\"\",\"two\nlines\",\" b\",-5\r\n");
}

TEST(CsvLine, quotes_what_some_programs_split_or_count) {
    const std::vector<std::string> cells{"a;b", "a\tb", "=1+1", "+a", "-a", "@a", "-0.5"};
    EXPECT_EQ(app::csv_line(cells), "\"a;b\",\"a\tb\",\"=1+1\",\"+a\",\"-a\",\"@a\",-0.5\r\n");
}

TEST_F(Csv, has_a_line_a_match_and_a_line_a_seat_of_all_records) {
    const std::vector<std::string> ids = import_all_records(database_);
    const Rows table = matches(ids);
    const Rows seats = results(ids);
    ASSERT_THAT(table, SizeIs(ids.size() + 1));
    std::size_t seat = 1;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const auto listed = store::History(database_).find(ids[i]);
        const auto& row = table[i + 1];
        ASSERT_THAT(row, SizeIs(table.front().size()));
        EXPECT_EQ(column(table, row, "match"), ids[i]);
        EXPECT_EQ(column(table, row, "game"), listed->game);
        EXPECT_EQ(column(table, row, "status"), listed->status);
        EXPECT_EQ(column(table, row, "entries"), std::to_string(listed->entries));
        for (std::size_t player = 0; player < listed->players.size(); ++player, ++seat) {
            ASSERT_LT(seat, seats.size());
            ASSERT_THAT(seats[seat], SizeIs(seats.front().size()));
            EXPECT_EQ(column(seats, seats[seat], "match"), ids[i]);
            EXPECT_EQ(column(seats, seats[seat], "player"), core::shown(listed->players[player]));
            EXPECT_EQ(column(seats, seats[seat], "score"),
                      listed->scores[player] ? std::to_string(*listed->scores[player]) : "");
        }
        while (seat < seats.size() && column(seats, seats[seat], "player").empty()) {
            ++seat;  // the game's own
        }
    }
    EXPECT_EQ(seat, seats.size());
}

TEST_F(Csv, keeps_names_titles_and_days_as_they_are) {
    const std::string id =
        app::import_record(database_, read_text(strange_record("3d813cbb-47fb-42ba-91df-831e1593ac29")))
            .match;
    store::Details details = store::History(database_).details(id);
    details.note = "one\r\ntwo";
    store::History(database_).set_details(id, details);
    const Rows table = matches({id});
    EXPECT_EQ(column(table, table.at(1), "date"), "1969-07-20T21:17");
    EXPECT_EQ(column(table, table.at(1), "title"), "a, b; \"c\"");
    EXPECT_EQ(column(table, table.at(1), "note"), "one\r\ntwo");
    const Rows seats = results({id});
    std::vector<std::string> names;
    for (std::size_t i = 1; i < seats.size(); ++i) {
        names.push_back(column(seats, seats[i], "player"));
    }
    EXPECT_EQ(names, strange_names());
}

TEST_F(Csv, has_every_cell_of_every_figure) {
    import_all_records(database_);
    Collected collected;
    app::write_csv(app::spreadsheets_of(database_, store::MatchQuery{}).at(1), collected.sink(), go_on);
    const Rows table = rows_of(collected.text);
    std::map<std::string, long> sums;
    for (std::size_t i = 1; i < table.size(); ++i) {
        ASSERT_THAT(table[i], SizeIs(table.front().size()));
        const std::string sum = column(table, table[i], "sum");
        sums[column(table, table[i], "game") + "/" + column(table, table[i], "figure")] +=
            std::stol(sum.empty() ? column(table, table[i], "count") : sum);
    }
    store::Statistics statistics(database_);
    int figures = 0;
    for (const core::Game* game : games::catalog()) {
        const std::string id(game->info->id);
        for (const store::Counted& counted : statistics.game(id, {}).figures) {
            long sum = 0;
            for (const auto& cell : counted.series) {
                sum += cell.sum;
            }
            for (const auto& [value, count] : counted.values) {
                sum += count;
            }
            for (const auto& [pair, count] : counted.pairs) {
                sum += count;
            }
            EXPECT_EQ(sums[id + "/" + std::string(counted.figure->id)], sum) << id << counted.figure->id;
            ++figures;
        }
    }
    EXPECT_EQ(static_cast<int>(sums.size()), figures);
}

TEST_F(Csv, has_a_line_for_each_player_in_all_and_in_each_game) {
    import_all_records(database_);
    Collected collected;
    app::write_csv(app::spreadsheets_of(database_, store::MatchQuery{}).at(0), collected.sink(), go_on);
    const Rows table = rows_of(collected.text);
    std::map<std::string, int> in_all;
    std::map<std::string, int> by_game;
    for (std::size_t i = 1; i < table.size(); ++i) {
        ASSERT_THAT(table[i], SizeIs(table.front().size()));
        auto& counts = column(table, table[i], "game").empty() ? in_all : by_game;
        counts[column(table, table[i], "player")] += std::stoi(column(table, table[i], "matches"));
    }
    EXPECT_THAT(in_all, testing::Not(IsEmpty()));
    EXPECT_EQ(in_all, by_game);
}

TEST_F(Csv, can_be_stopped) {
    const std::string id =
        app::import_record(database_, read_text(strange_record("3d813cbb-47fb-42ba-91df-831e1593ac29")))
            .match;
    Collected collected;
    EXPECT_FALSE(app::write_csv(app::spreadsheets_of(database_, std::vector{id, id}).at(0), collected.sink(),
                                [](int done, int) { return done < 1; }));
    EXPECT_THAT(rows_of(collected.text), SizeIs(2));
}

TEST_F(Csv, marks_what_was_only_tried_out_and_tells_names_apart) {
    const std::string source = "0f8fad5b-d9cb-469f-a165-70867728950e";
    const auto record = core::read_record(
        "pfiff 1\ngame hounded\nlevel scores\nplayer Anna\nplayer \"Anna \"\n"
        "what-if " +
            source + " 1\nhunters Anna\noutcome tiles 6\n",
        games::infos());
    ASSERT_TRUE(record);
    const std::string id = app::import_record(database_, *record).match;
    const Rows seats = results({id});
    ASSERT_THAT(seats, SizeIs(3));
    EXPECT_EQ(column(seats, seats[1], "what_if_of"), source);
    EXPECT_EQ(column(seats, seats[2], "player"), "Anna·");
    EXPECT_EQ(column(seats, seats[2], "name_in_record"), "Anna ");
    const Rows all = matches({id});
    EXPECT_EQ(column(all, all[1], "what_if_of"), source);
    EXPECT_EQ(column(all, all[1], "players"), "Anna; Anna·");
}
