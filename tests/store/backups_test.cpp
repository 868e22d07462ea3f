#include "store/backup/backups.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <sys/stat.h>

#include <algorithm>

#include "folder.h"
#include "full_disk.h"
#include "store/backup/restore.h"
#include "table.h"

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using testing::UnorderedElementsAre;

namespace {

namespace fs = std::filesystem;

/// A database that is used on several days.
class Backups : public testing::Test {
protected:
    /// Uses it on the present day: today's backup, then one more line.
    void use() {
        store::Database database(file(), time_.opening());
        store::back_up_today(database);
        store::Journal journal(database);
        if (!journal.has(evening)) {
            journal.begin(three_at_the_table(), "warn", {});
        }
        const auto seq = static_cast<core::Seq>(journal.read(evening).facts.size()) + 1;
        journal.append(evening, seq, "note \"day " + std::to_string(seq) + "\"");
    }
    void use_for(int days) {
        for (int i = 0; i < days; ++i) {
            use();
            time_.now += day;
        }
    }
    fs::path file() const { return folder_ / "pfiff.db"; }
    fs::path kept(const std::string& name) const { return folder_ / "pfiff.backups" / name; }
    std::vector<std::string> days() const {
        std::vector<std::string> all;
        for (const store::Backup& backup : store::backups(file())) {
            all.push_back(backup.day);
        }
        return all;
    }
    static std::size_t lines_in(const fs::path& file) {
        store::Opening looking;
        looking.only_to_read = true;
        store::Database database(file, looking);
        return store::Journal(database).read(evening).facts.size();
    }

    Folder folder_;
    Time time_;  // a Tuesday, 2023-11-14
};

using Restoring = Backups;

}  // namespace

TEST_F(Backups, of_a_database_without_matches_there_is_none) {
    store::Database database(file(), time_.opening());
    store::back_up_today(database);
    EXPECT_THAT(store::backups(file()), IsEmpty());
}

TEST_F(Backups, one_is_made_on_every_day_of_use_as_all_was_when_that_day_began) {
    use_for(3);
    EXPECT_THAT(days(), ElementsAre("2023-11-16", "2023-11-15"));
    EXPECT_EQ(lines_in(kept("2023-11-15.db")), 1U);
    EXPECT_EQ(lines_in(kept("2023-11-16.db")), 2U);
    EXPECT_EQ(lines_in(file()), 3U);
}

TEST_F(Backups, a_day_has_one) {
    use_for(1);
    use();
    use();
    EXPECT_THAT(days(), ElementsAre("2023-11-15"));
    EXPECT_EQ(lines_in(kept("2023-11-15.db")), 1U);
}

TEST_F(Backups, seven_days_and_the_last_of_four_weeks_before_are_kept) {
    use_for(60);
    // Used from 14 November to 12 January, with a copy from the second day on. Sundays end weeks.
    EXPECT_THAT(days(), ElementsAre("2024-01-12", "2024-01-11", "2024-01-10", "2024-01-09", "2024-01-08",
                                    "2024-01-07", "2024-01-06", "2023-12-31", "2023-12-24", "2023-12-17",
                                    "2023-12-10"));
}

TEST_F(Backups, days_on_which_nobody_plays_cost_none) {
    for (int i = 0; i < 9; ++i) {
        use();
        time_.now += 30 * day;
    }
    EXPECT_THAT(days(), SizeIs(8)) << "seven, and the last of the week before";
}

TEST_F(Backups, other_files_in_their_folder_stay) {
    use_for(2);
    write_bytes(kept("holiday.db"), "mine");
    write_bytes(kept("2023-11-15.txt"), "mine too");
    write_bytes(kept("2023-02-30.db"), "no such day");
    use_for(40);
    EXPECT_EQ(bytes_of(kept("holiday.db")), "mine");
    EXPECT_EQ(bytes_of(kept("2023-11-15.txt")), "mine too");
    EXPECT_EQ(bytes_of(kept("2023-02-30.db")), "no such day");
}

TEST_F(Backups, what_is_entered_while_one_is_made_is_in_it) {
    use_for(1);
    store::Database database(file(), time_.opening());
    store::DailyBackup backup(database);
    backup.step(1);
    ASSERT_FALSE(backup.over());
    store::Journal(database).append(evening, 2, "note meanwhile");
    while (!backup.over()) {
        backup.step(1);
    }
    EXPECT_EQ(lines_in(kept("2023-11-15.db")), 2U);
}

TEST_F(Backups, one_that_is_not_finished_leaves_no_trace) {
    use_for(1);
    store::Database database(file(), time_.opening());
    {
        store::DailyBackup backup(database);
        backup.step(1);
    }
    EXPECT_TRUE(fs::is_empty(folder_ / "pfiff.backups"));
}

TEST_F(Backups, what_a_killed_program_left_is_cleared_away) {
    use_for(2);
    write_bytes(kept(".2023-11-15.db.0f8fad5b-d9cb-469f-a165-70867728950e.draft"), "half");
    write_bytes(kept(".2023-11-15.db.0f8fad5b-d9cb-469f-a165-70867728950e.draft-journal"), "half");
    write_bytes(kept(".notes.draft"), "mine");
    use();
    std::vector<std::string> hidden;
    for (const auto& entry : fs::directory_iterator(folder_ / "pfiff.backups")) {
        if (const std::string name = entry.path().filename().string(); name.starts_with('.')) {
            hidden.push_back(name);
        }
    }
    EXPECT_THAT(hidden, ElementsAre(".notes.draft"));
}

TEST_F(Backups, on_a_full_disk_it_is_said_and_the_older_ones_stay) {
    use_for(3);
    store::Database database(file(), time_.opening());
    {
        const FullDisk full(8 * 1024);
        EXPECT_THAT(failure_of([&] { store::back_up_today(database); }),
                    AllOf(HasSubstr("2023-11-17.db"), HasSubstr("make room")));
    }
    EXPECT_THAT(days(), ElementsAre("2023-11-16", "2023-11-15"));
    store::back_up_today(database);
    EXPECT_THAT(days(), ElementsAre("2023-11-17", "2023-11-16", "2023-11-15"));
}

TEST_F(Backups, where_nothing_may_be_written_there_is_none) {
    use_for(1);
    ASSERT_EQ(::chmod(file().c_str(), 0444), 0);
    ASSERT_EQ(::chmod(folder_.path().c_str(), 0555), 0);
    const OrdinaryUser user;
    store::Database database(file(), time_.opening());
    EXPECT_TRUE(store::DailyBackup(database).over());
}

TEST_F(Backups, those_before_an_update_of_the_tables_are_listed_too) {
    use_for(2);
    write_bytes(folder_ / "pfiff.schema-1.db", "a copy");
    write_bytes(folder_ / "other.schema-1.db", "of another database");
    write_bytes(folder_ / "pfiff.schema-drawing.db", "of nobody");
    std::vector<std::string> names;
    for (const store::Backup& backup : store::backups(file())) {
        names.push_back(backup.file.filename().string());
    }
    EXPECT_THAT(names, UnorderedElementsAre("2023-11-15.db", "pfiff.schema-1.db"));
}

TEST_F(Restoring, puts_the_copy_in_place_and_keeps_what_was_there) {
    use_for(3);
    const fs::path old = store::restore(kept("2023-11-15.db"), file(), time_.opening());
    EXPECT_EQ(lines_in(file()), 1U);
    EXPECT_EQ(old, kept("set-aside-2023-11-17.db"));
    EXPECT_EQ(lines_in(old), 3U);
    EXPECT_EQ(lines_in(kept("2023-11-15.db")), 1U) << "the backup itself stays";
    store::Database database(file(), time_.opening());
    store::Journal(database).append(evening, 2, "note \"it goes on\"");
}

TEST_F(Restoring, can_be_taken_back_in_the_same_way) {
    use_for(3);
    const fs::path old = store::restore(kept("2023-11-15.db"), file(), time_.opening());
    const fs::path second = store::restore(old, file(), time_.opening());
    EXPECT_EQ(lines_in(file()), 3U);
    EXPECT_EQ(second, kept("set-aside-2023-11-17-2.db"));
    EXPECT_EQ(lines_in(second), 1U);
}

TEST_F(Restoring, keeps_the_lines_that_still_lie_in_the_log) {
    use_for(2);
    const fs::path snapshot = folder_ / "killed";
    fs::create_directory(snapshot);
    {
        store::Database database(file(), time_.opening());
        store::Journal(database).append(evening, 3, "note \"in the log\"");
        fs::copy_file(file(), snapshot / "pfiff.db");
        fs::copy_file(file().string() + "-wal", snapshot / "pfiff.db-wal");
    }
    const fs::path old = store::restore(kept("2023-11-15.db"), snapshot / "pfiff.db", time_.opening());
    EXPECT_EQ(lines_in(snapshot / "pfiff.db"), 1U) << "no line of the old log may come in";
    EXPECT_EQ(lines_in(old), 3U);
}

TEST_F(Restoring, sets_aside_what_cannot_be_read_byte_for_byte) {
    use_for(2);
    write_bytes(file(), "noise");
    write_bytes(file().string() + "-wal", "noisy log");
    EXPECT_TRUE(store::is_damaged(file()));
    const fs::path old = store::restore(kept("2023-11-15.db"), file(), time_.opening());
    EXPECT_EQ(bytes_of(old), "noise");
    EXPECT_EQ(bytes_of(old.string() + "-wal"), "noisy log");
    EXPECT_EQ(lines_in(file()), 1U);
}

TEST_F(Restoring, what_was_half_done_is_set_aside_as_one_whole_file) {
    use_for(2);
    const fs::path killed = folder_ / "killed.db";
    {
        SQLite::Database sql(file().string(), SQLite::OPEN_READWRITE);
        sql.execAndGet("PRAGMA journal_mode = DELETE");
        sql.exec("PRAGMA cache_size = 1; BEGIN; CREATE TABLE half (x);");
        sql.exec(
            "INSERT INTO half WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 9) "
            "SELECT zeroblob(9999) FROM n");
        fs::copy_file(file(), killed);
        fs::copy_file(file().string() + "-journal", killed.string() + "-journal");
        sql.exec("ROLLBACK");
    }
    const fs::path old = store::restore(kept("2023-11-15.db"), killed, time_.opening());
    EXPECT_FALSE(fs::exists(old.string() + "-journal"));
    EXPECT_EQ(lines_in(killed), 1U);
    store::restore(old, killed, time_.opening());
    EXPECT_EQ(lines_in(killed), 2U);
}

TEST_F(Restoring, what_a_killed_one_left_among_the_backups_is_cleared_away) {
    use_for(2);
    const fs::path left = kept(".set-aside-2023-11-15.db-wal.0f8fad5b-d9cb-469f-a165-70867728950e.draft");
    write_bytes(left, "half");
    store::restore(kept("2023-11-15.db"), file(), time_.opening());
    EXPECT_FALSE(fs::exists(left));
}

TEST_F(Restoring, is_called_for_where_pfiff_no_longer_knows_its_own_database) {
    use_for(2);
    EXPECT_FALSE(store::is_damaged(file()));
    const auto change = [&](const char* sql) {
        SQLite::Database(file().string(), SQLite::OPEN_READWRITE).exec(sql);
    };
    change("PRAGMA user_version = 77");
    EXPECT_FALSE(store::is_damaged(file())) << "a newer Pfiff wrote it";
    change("PRAGMA application_id = 1");
    EXPECT_TRUE(store::is_damaged(file()));
    fs::remove_all(folder_ / "pfiff.backups");
    EXPECT_FALSE(store::is_damaged(file())) << "it is another program's";
}

TEST_F(Restoring, works_where_the_database_is_gone) {
    use_for(2);
    fs::remove(file());
    EXPECT_EQ(store::restore(kept("2023-11-15.db"), file(), time_.opening()), fs::path());
    EXPECT_EQ(lines_in(file()), 1U);
}

TEST_F(Restoring, a_damaged_backup_changes_nothing) {
    use_for(2);
    const fs::path backup = kept("2023-11-15.db");
    std::string bytes = bytes_of(backup);
    std::fill(bytes.begin() + 8192, bytes.begin() + 3 * 8192, '\x5a');
    write_bytes(backup, bytes);
    EXPECT_THAT(failure_of([&] { store::restore(backup, file(), time_.opening()); }),
                HasSubstr(backup.string()));
    EXPECT_EQ(lines_in(file()), 2U);
    EXPECT_FALSE(store::latest_whole_backup(file()).has_value());
}

TEST_F(Restoring, another_program_that_has_it_open_is_not_disturbed) {
    use_for(2);
    store::Database open(file(), time_.opening());
    EXPECT_THAT(failure_of([&] { store::restore(kept("2023-11-15.db"), file(), time_.opening()); }),
                HasSubstr("close it first"));
    EXPECT_EQ(store::Journal(open).read(evening).facts.size(), 2U);
}

TEST_F(Restoring, on_a_full_disk_changes_nothing) {
    use_for(2);
    {
        const FullDisk full(8 * 1024);
        EXPECT_THAT(failure_of([&] { store::restore(kept("2023-11-15.db"), file(), time_.opening()); }),
                    HasSubstr("as it was"));
    }
    EXPECT_EQ(lines_in(file()), 2U);
    EXPECT_THAT(store::backups(file()), SizeIs(1)) << "nothing was set aside";
}

TEST_F(Restoring, the_database_of_another_program_is_no_backup) {
    use_for(2);
    const fs::path other = folder_ / "bookmarks.sqlite";
    SQLite::Database(other.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
        .exec("CREATE TABLE bookmarks (url TEXT)");
    EXPECT_THAT(failure_of([&] { store::restore(other, file(), time_.opening()); }),
                HasSubstr("belongs to another program"));
    EXPECT_EQ(lines_in(file()), 2U);
}

TEST_F(Backups, an_emptied_database_beside_its_backups_is_not_begun_anew) {
    use_for(2);
    write_bytes(file(), "");
    EXPECT_THAT(failure_of([&] { store::Database database(file()); }),
                AllOf(HasSubstr(file().string()), HasSubstr("missing or empty")));
    EXPECT_EQ(bytes_of(file()), "");
}

TEST_F(Backups, a_database_that_vanished_beside_its_backups_is_not_begun_anew) {
    use_for(2);
    fs::remove(file());
    EXPECT_THAT(failure_of([&] { store::Database database(file()); }), HasSubstr("missing or empty"));
    EXPECT_FALSE(fs::exists(file()));
    EXPECT_TRUE(store::is_damaged(file()));
}

TEST_F(Backups, a_log_without_its_database_is_kept) {
    use_for(2);
    fs::remove(file());
    write_bytes(file().string() + "-wal", "lines that were not merged");
    const fs::path old = store::restore(kept("2023-11-15.db"), file(), time_.opening());
    EXPECT_EQ(bytes_of(old), "lines that were not merged");
    EXPECT_EQ(lines_in(file()), 1U);
}

TEST_F(Backups, those_of_a_clock_that_went_wrong_cost_no_others) {
    use_for(10);
    const std::int64_t now = time_.now;
    time_.now += 9000 * day;
    use();
    time_.now = now;
    use_for(1);
    EXPECT_THAT(days(), SizeIs(8)) << "seven, and the one of the future";
    EXPECT_EQ(store::latest_whole_backup(file(), time_.opening())->day, "2023-11-24");
    time_.now -= 1000 * day;
    use();
    EXPECT_TRUE(fs::exists(kept("2021-02-28.db"))) << "the copy of this day is there";
}

TEST_F(Backups, a_copy_shows_no_more_to_others_than_the_database) {
    use_for(1);
    ASSERT_EQ(::chmod(file().c_str(), 0600), 0);
    use();
    EXPECT_EQ(fs::status(kept("2023-11-15.db")).permissions(),
              fs::perms::owner_read | fs::perms::owner_write);
    store::restore(kept("2023-11-15.db"), file(), time_.opening());
    EXPECT_EQ(fs::status(file()).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(Backups, are_found_through_a_link_and_of_a_database_without_an_ending) {
    use_for(2);
    fs::create_symlink(file(), folder_ / "link.db");
    EXPECT_THAT(store::backups(folder_ / "link.db"), SizeIs(1));
    {
        store::Database plain(folder_ / "club", time_.opening());
        store::Journal(plain).begin(three_at_the_table(), "warn", {});
        store::back_up_today(plain);
    }
    store::restore(store::backups(folder_ / "club").front().file, folder_ / "club", time_.opening());
    store::restore(store::backups(folder_ / "club").front().file, folder_ / "club", time_.opening());
    EXPECT_THAT(store::backups(folder_ / "club"), SizeIs(3)) << "of the day, and two that were set aside";
}
