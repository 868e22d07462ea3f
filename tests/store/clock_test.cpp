// Clocks that lost their battery.

#include <gmock/gmock.h>

#include <algorithm>

#include "folder.h"
#include "store/backup/backups.h"
#include "store/matches/history.h"
#include "table.h"

using testing::ElementsAre;
using testing::UnorderedElementsAre;

namespace {

namespace fs = std::filesystem;

/// An evening in November 2023, and one by a clock that stands at 1970.
class WrongClock : public testing::Test {
protected:
    void enter(const std::string& match, const std::string& line) {
        store::Database database(file(), time_.opening());
        store::back_up_today(database);
        store::Journal journal(database);
        if (!journal.has(match)) {
            journal.begin(three_at_the_table(match), "warn", {});
        }
        journal.enter(journal.read(match), line);
    }
    std::vector<std::string> copies() const {
        std::vector<std::string> names;
        for (const store::Backup& backup : store::backups(file())) {
            names.push_back(backup.file.filename().string());
        }
        return names;
    }
    fs::path file() const { return folder_ / "pfiff.db"; }

    Folder folder_;
    Time time_;
};

}  // namespace

TEST_F(WrongClock, the_match_to_go_on_with_is_the_one_into_which_one_entered_last) {
    enter(evening, "first Ben");
    time_.now = 100;
    enter(other_evening, "first Anna");
    store::Database database(file(), time_.opening());
    EXPECT_EQ(store::History(database).latest_open()->id, other_evening);
    store::Journal(database).enter(store::Journal(database).read(evening), "note back");
    EXPECT_EQ(store::History(database).latest_open()->id, evening);
}

TEST_F(WrongClock, no_day_is_said_that_it_cannot_know) {
    time_.now = 100;
    enter(evening, "first Ben");
    store::Database database(file(), time_.opening());
    const auto listed = store::History(database).find(evening);
    EXPECT_EQ(listed->played, "");
    EXPECT_EQ(listed->touched, "");
}

TEST_F(WrongClock, a_day_that_the_record_says_stays_whatever_the_year) {
    store::Database database(file(), time_.opening());
    core::Header header = three_at_the_table();
    header.date = "1969-07-20";
    store::Journal(database).begin(header, "warn", {});
    EXPECT_EQ(store::History(database).find(evening)->played, "1969-07-20");
}

TEST_F(WrongClock, a_match_is_found_behind_the_one_before_it) {
    enter(evening, "first Ben");
    time_.now = 100;
    enter(other_evening, "first Anna");
    store::Database database(file(), time_.opening());
    const store::History history(database);
    const auto rows = history.find(store::MatchQuery{});
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(history.row(rows.front())->id, other_evening);
}

TEST_F(WrongClock, one_that_stands_still_has_a_copy_whenever_something_was_entered) {
    enter(evening, "first Ben");
    time_.now += day;
    enter(evening, "note two");
    time_.now = 100;
    enter(evening, "note three");
    enter(evening, "note four");
    store::Database(file(), time_.opening());
    EXPECT_THAT(copies(), ElementsAre("2023-11-15-3.db", "2023-11-15-2.db", "2023-11-15.db"));
}

TEST_F(WrongClock, copies_are_rotated_in_the_order_in_which_they_were_made) {
    time_.now = 100;
    for (int i = 0; i < 12; ++i) {
        enter(evening, "note x");
    }
    EXPECT_THAT(copies(), testing::SizeIs(7));
    EXPECT_EQ(copies().front(), "1970-01-01-11.db");
    time_.now = 1'700'000'000;
    enter(evening, "note y");
    EXPECT_EQ(copies().front(), "2023-11-14.db") << "once it is right, days count again";
}
