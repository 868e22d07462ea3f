// Databases whose tables are in order, and whose numbers are not: nobody but another program could have
// written them. Each was once too much for what reads them.

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <sqlite3.h>

#include <optional>

#include "core/report.h"
#include "folder.h"
#include "store/matches/history.h"
#include "store/matches/people.h"
#include "store/sqlite/days.h"
#include "store/statistics/ratings.h"
#include "store/statistics/statistics.h"
#include "store/statistics/year.h"
#include "table.h"

using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::SizeIs;

namespace {

/// A database that another program wrote into.
class Hostile : public testing::Test {
protected:
    Hostile() {
        store::Database database(file_);
        store::Journal(database).begin(three_at_the_table(), "warn", lines({"first Ben", "designation 3"}));
        core::Reading reading;
        reading.status = core::Status::finished;
        reading.scores.names = {"Anna", "Ben", "Cleo"};
        reading.scores.totals = {3, 2, 1};
        reading.scores.winners = {"Anna"};
        reading.scores.has_points = true;
        store::History(database).derive(evening, reading);
        store::Ratings(database).bring_up_to_date();
    }

    /// With no trigger, check or foreign key in its way.
    store::Database& after(const std::string& sql) {
        {
            SQLite::Database raw(file_.string(), SQLite::OPEN_READWRITE);
            ::sqlite3_db_config(raw.getHandle(), SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
            raw.exec("PRAGMA ignore_check_constraints = ON");
            raw.exec(sql);
        }
        database_.emplace(file_);
        return *database_;
    }

    static std::string reading_fails(store::Database& database) {
        return failure_of([&] { store::Journal(database).read(evening); });
    }

    Folder folder_;
    std::filesystem::path file_ = folder_ / "pfiff.db";
    std::optional<store::Database> database_;
};

}  // namespace

TEST_F(Hostile, a_match_with_a_line_missing_is_not_read) {
    EXPECT_THAT(reading_fails(after("DELETE FROM lines WHERE seq = 1")), HasSubstr("line 1 is missing"));
}

TEST_F(Hostile, a_line_that_is_two_is_none) {
    EXPECT_THAT(
        reading_fails(after("UPDATE lines SET text = 'first Ben' || char(10) || 'end' WHERE seq = 2")),
        HasSubstr("line 2"));
}

TEST_F(Hostile, a_line_that_is_no_utf_8_is_none) {
    EXPECT_THAT(reading_fails(after("UPDATE lines SET text = CAST(x'ff' AS TEXT)")), HasSubstr("line 1"));
}

TEST_F(Hostile, a_match_without_the_id_in_its_header_is_not_read) {
    EXPECT_THAT(
        reading_fails(after("UPDATE matches SET header = replace(header, 'id ' || uuid || char(10), '')")),
        HasSubstr("its header is not its own"));
}

TEST_F(Hostile, entries_in_a_header_are_none) {
    EXPECT_THAT(reading_fails(after("UPDATE matches SET header = header || 'first Anna' || char(10)")),
                HasSubstr("its header is not its own"));
}

TEST_F(Hostile, a_player_of_an_absurd_number_is_damage) {
    store::Database& database = after("INSERT INTO players (id, name) VALUES (2147483647, 'x')");
    EXPECT_THAT(failure_of([&] { store::People(database).all(); }), HasSubstr("damaged"));
}

TEST_F(Hostile, a_player_below_all_is_damage) {
    store::Database& database = after("INSERT INTO players (id, name) VALUES (-1, 'x')");
    EXPECT_THAT(failure_of([&] { store::People(database).all(); }), HasSubstr("damaged"));
}

TEST_F(Hostile, players_merged_in_a_circle_are_one_of_them) {
    store::Database& database = after("UPDATE players SET merged_into = 1 + id % 3");
    EXPECT_THAT(store::People(database).all(), SizeIs(1));
}

TEST_F(Hostile, a_player_merged_into_nobody_is_himself) {
    store::Database& database = after("UPDATE players SET merged_into = 77 WHERE id = 1");
    EXPECT_THAT(store::People(database).all(), SizeIs(3));
}

TEST_F(Hostile, keys_of_absurd_numbers_count_nothing) {
    store::Database& database = after("INSERT INTO keys (id, name) VALUES (2147483647, 'x'), (-7, 'y')");
    EXPECT_EQ(store::Statistics(database).game("hund", {}).matches, 1);
}

TEST_F(Hostile, a_pack_that_promises_seats_without_end_has_some) {
    store::Database& database =
        after("UPDATE digests SET pack = CAST(x'0100ffffffff7f' || zeroblob(5000) AS BLOB)");
    EXPECT_EQ(store::Statistics(database).overview({}).matches, 1);
}

TEST_F(Hostile, a_pack_of_absurd_numbers_is_counted) {
    const std::string pack = "x'0180808080080201ffffffff0f01ffffffff0fffffffff0fffffffff0fffffffff0f'";
    store::Database& database = after("UPDATE digests SET pack = " + pack);
    EXPECT_EQ(store::Statistics(database).overview({}).matches, 1);
}

TEST_F(Hostile, variants_that_do_not_end_are_read_to_their_end) {
    store::Database& database = after("UPDATE sheets SET variants = ' one two'");
    const store::GamePage page = store::Statistics(database).game("hund", {});
    EXPECT_THAT(page.by_variant, SizeIs(2));
}

TEST_F(Hostile, a_sheet_with_a_thousand_seats_is_sorted_by_winners) {
    store::Database& database = after("UPDATE sheets SET who = zeroblob(4000), won = -1");
    EXPECT_THAT(store::History(database).find({}, {store::Column::outcome, true}), SizeIs(1));
}

TEST_F(Hostile, a_year_of_absurd_numbers_is_looked_back_at) {
    for (const char* number : {"9223372036854775807", "-9223372036854775808"}) {
        store::Database& database =
            after(std::string("UPDATE sheets SET played = ") + number + ", minutes = " + number +
                  "; UPDATE digests SET pack = "
                  "x'0180808080080201ffffffff0f01ffffffff0fffffffff0fffffffff0fffffffff0f'");
        for (const int year : store::years(database)) {
            EXPECT_LE(store::year_page(database, year, {}, {}).matches, 1);
        }
    }
}

TEST_F(Hostile, days_beyond_the_calendar_are_its_last) {
    store::Database& database = after(
        "UPDATE sheets SET played = 9223372036854775807; INSERT OR REPLACE INTO ratings_due VALUES (1, 0)");
    EXPECT_THAT(store::Statistics(database).overview({}).by_month, ElementsAre(testing::Key("9999-12")));
    EXPECT_EQ(store::month_of(-9223372036854775807 - 1), 12);
    EXPECT_THAT(store::local(-9223372036854775807 - 1), EndsWith("1-01-01T00:00"));
}

TEST_F(Hostile, ratings_beyond_all_that_can_be_reached_begin_anew) {
    store::Database& database = after("UPDATE ratings SET mu = 9e999, sigma = -1, matches = 2147483647");
    for (const auto& [player, rated] : store::Ratings(database).now()) {
        EXPECT_EQ(rated.rating.mu, store::Rating{}.mu) << player;
        EXPECT_EQ(rated.matches, 0) << player;
    }
}
