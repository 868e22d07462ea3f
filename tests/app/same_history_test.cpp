#include <gmock/gmock.h>

#include <cstdlib>
#include <ctime>
#include <random>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/exchange/import_record.h"
#include "app/library/doctor.h"
#include "app/library/library.h"
#include "pages.h"
#include "records.h"
#include "store/matches/history.h"
#include "store/matches/journal.h"
#include "store/matches/people.h"

using testing::IsEmpty;

namespace {

/// The zone in which this machine stands, until the end of the test.
class Zone {
public:
    explicit Zone(const char* name) {
        if (const char* was = std::getenv("TZ")) {
            was_ = was;
        }
        stand_in(name);
    }
    Zone(const Zone&) = delete;
    Zone& operator=(const Zone&) = delete;
    ~Zone() { stand_in(was_.c_str()); }

    static void stand_in(const char* name) {
        ::setenv("TZ", name, 1);
        ::tzset();
    }

private:
    std::string was_ = "UTC";
};

/// Some of the records of the tests, played on three days.
std::vector<core::Record> some_records() {
    std::vector<core::Record> records;
    for (const auto& file : all_records()) {
        core::Record record = read_text(bytes_of(file));
        const auto number = static_cast<int>(records.size());
        record.header.id = fmt::format("{:08x}-0000-4000-8000-000000000000", number * 7919 % 1000);
        record.header.date = fmt::format("2026-11-{:02}", 20 + number % 3);
        records.push_back(std::move(record));
    }
    std::vector<core::Record> some;
    for (std::size_t i = 0; i < records.size(); i += 9) {
        some.push_back(std::move(records[i]));
    }
    return some;
}

std::string three_of_a_day(int number, const std::string& outcome) {
    return fmt::format(
        "pfiff 1\ngame hounded\nid 00000000-0000-4000-8000-00000000000{}\ndate 2026-11-20\nlevel scores\n"
        "player Anna\nplayer Ben\nhunters Anna\noutcome {}\n",
        number, outcome);
}

}  // namespace

TEST(Same_history, whatever_the_order_of_import_ratings_runs_and_pages_are_the_same) {
    std::vector<core::Record> records = some_records();
    ASSERT_GE(records.size(), 20U);
    std::mt19937 random(12);
    std::string first;
    for (int order = 0; order < 4; ++order) {
        const Folder folder;
        store::Database database(folder / "pfiff.db");
        for (const core::Record& record : records) {
            app::import_record(database, record);
            if (order == 3) {
                store::Ratings(database).bring_up_to_date();  // step by step, as when they are looked at
            }
        }
        const std::string pages = all_pages(database);
        first = first.empty() ? pages : first;
        EXPECT_EQ(pages, first) << "order " << order;
        std::ranges::shuffle(records, random);
    }
}

TEST(Same_history, the_longest_run_of_one_day_is_counted_by_ids) {
    // Captured, time, captured: Anna never wins twice in a row, whatever came first.
    std::vector<std::string> records{three_of_a_day(1, "captured"), three_of_a_day(2, "time"),
                                     three_of_a_day(3, "captured")};
    std::ranges::sort(records);
    do {
        const Folder folder;
        store::Database database(folder / "pfiff.db");
        for (const std::string& record : records) {
            app::import_record(database, read_text(record));
        }
        const int anna = store::People(database).named("Anna").value();
        EXPECT_EQ(store::Statistics(database).player(anna, {}).longest_wins, 1);
    } while (std::ranges::next_permutation(records).found);
}

TEST(Same_history, the_zone_of_the_machine_changes_no_day) {
    const Zone zone("Pacific/Auckland");
    const Folder folder;
    store::Opening opening;
    opening.clock = [] { return 1'793'444'400; };  // 2026-10-31T11:00 UTC, November in Auckland
    core::Header header;
    header.game = "heckin-hounds";
    header.players = {"Anna", "Ben"};
    header.level = core::Level::scores;
    store::Database database(folder / "pfiff.db", opening);
    const std::string match = app::begin_match(database, header, app::Policy::warn);
    store::Journal(database).append(match, {{1, 0, "shift Anna 1 2"},
                                            {2, 0, "shift Ben 3 3"},
                                            {3, 0, "shift Anna 1 1"},
                                            {4, 0, "shift Ben 4 4"}});
    app::import_record(database, read_text("pfiff 1\ngame hounded\nlevel scores\nplayer Anna\nplayer Cleo\n"
                                           "hunters Anna\noutcome captured\n"));
    app::derive_stale(database, go_on);
    const std::string here = all_pages(database);
    EXPECT_THAT(here, testing::HasSubstr("2026-11"));
    EXPECT_THAT(here, testing::Not(testing::HasSubstr("2026-10")));
    EXPECT_THAT(app::export_record(database, match), testing::HasSubstr("date 2026-11-01T00:00\n"));
    store::MatchQuery november;
    november.from = "2026-11-01";
    for (const char* other : {"America/Los_Angeles", "UTC"}) {
        Zone::stand_in(other);
        EXPECT_EQ(all_pages(database), here);
        EXPECT_TRUE(app::examine(database, go_on).right()) << other;
        app::rebuild(database, go_on);
        EXPECT_EQ(all_pages(database), here);
        EXPECT_EQ(store::Statistics(database).overview(november).matches, 2);
        const Folder elsewhere;
        store::Database taken_in(elsewhere / "pfiff.db");
        app::import_record(taken_in, read_text(app::export_record(database, match)));
        EXPECT_EQ(store::History(taken_in).find(match)->played, "2026-11-01T00:00");
    }
}

TEST(Same_history, lines_that_come_together_are_written_at_one_moment) {
    const Folder folder;
    std::int64_t now = 1'793'444'400;
    store::Opening opening;
    opening.clock = [&now] { return ++now; };  // a slow machine
    store::Database database(folder / "pfiff.db", opening);
    const std::string match = app::import_record(database, read_text(three_of_a_day(1, "time"))).match;
    const auto written = store::Journal(database).written(match);
    ASSERT_EQ(written.size(), 2U);
    EXPECT_EQ(written[0], written[1]);
}
