#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <sqlite3.h>
#include <sys/stat.h>

#include <algorithm>
#include <memory>
#include <thread>

#include "folder.h"
#include "store/sqlite/settings.h"
#include "store/sqlite/watch.h"
#include "table.h"

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

namespace fs = std::filesystem;

std::string pragma(const store::Database& database, const std::string& name) {
    return database.sql().execAndGet("PRAGMA " + name).getString();
}

fs::path with_one_line(const Folder& folder) {
    const fs::path file = folder / "pfiff.db";
    store::Database database(file);
    store::Journal(database).begin(three_at_the_table(), "warn", lines({"first Ben"}));
    return file;
}

std::vector<std::string> names_in(const fs::path& folder) {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder)) {
        names.push_back(entry.path().filename().string());
    }
    std::ranges::sort(names);
    return names;
}

}  // namespace

TEST(Opening, makes_the_file_and_its_folders) {
    const Folder folder;
    const fs::path file = folder / "share" / "pfiff" / "pfiff.db";
    const store::Database database(file);
    EXPECT_FALSE(database.read_only());
    EXPECT_TRUE(fs::exists(file));
}

TEST(Opening, keeps_what_was_written_from_one_time_to_the_next) {
    const Folder folder;
    const fs::path file = with_one_line(folder);
    store::Database database(file);
    EXPECT_THAT(texts_of(store::Journal(database).read(evening)), ElementsAre("first Ben"));
}

TEST(Opening, keeps_lines_as_durably_as_the_disk_can) {
    const Folder folder;
    const store::Database database(folder / "pfiff.db");
    EXPECT_EQ(pragma(database, "journal_mode"), "wal");
    EXPECT_EQ(pragma(database, "synchronous"), "2");
    EXPECT_EQ(pragma(database, "foreign_keys"), "1");
    EXPECT_EQ(pragma(database, "application_id"), std::to_string(0x50666966));
    EXPECT_EQ(pragma(database, "user_version"), std::to_string(store::migrations().size()));
}

TEST(Opening, every_table_is_strict) {
    const Folder folder;
    const store::Database database(folder / "pfiff.db");
    SQLite::Statement loose(database.sql(),
                            "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' "
                            "AND NOT strict AND name NOT LIKE 'sqlite_%'");
    EXPECT_FALSE(loose.executeStep()) << loose.getColumn(0).getString();
}

TEST(Opening, a_folder_is_no_database) {
    const Folder folder;
    EXPECT_THAT(opening_fails(folder.path()),
                AllOf(HasSubstr(folder.path().string()), HasSubstr("is a folder")));
    EXPECT_THAT(names_in(folder.path()), IsEmpty());
}

TEST(Opening, noise_is_left_as_it_is) {
    const Folder folder;
    const fs::path file = folder / "noise.db";
    std::string noise;
    for (int i = 0; i < 50'000; ++i) {
        noise += static_cast<char>(i * 7 + i / 256);
    }
    write_bytes(file, noise);
    EXPECT_THAT(opening_fails(file),
                AllOf(HasSubstr(file.string()), HasSubstr("a Pfiff database was expected")));
    EXPECT_EQ(bytes_of(file), noise);
    EXPECT_THAT(names_in(folder.path()), ElementsAre("noise.db"));
}

TEST(Opening, a_record_is_no_database) {
    const Folder folder;
    const fs::path file = folder / "evening.pfiff";
    write_bytes(file, "pfiff 1\ngame hund\n");
    EXPECT_THAT(opening_fails(file), HasSubstr("a Pfiff database was expected"));
    EXPECT_EQ(bytes_of(file), "pfiff 1\ngame hund\n");
}

TEST(Opening, the_database_of_another_program_is_left_as_it_is) {
    const Folder folder;
    const fs::path file = folder / "bookmarks.sqlite";
    SQLite::Database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
        .exec("CREATE TABLE bookmarks (url TEXT); PRAGMA user_version = 1");
    const std::string before = bytes_of(file);
    EXPECT_THAT(opening_fails(file),
                AllOf(HasSubstr(file.string()), HasSubstr("belongs to another program")));
    EXPECT_EQ(bytes_of(file), before);
    EXPECT_THAT(names_in(folder.path()), ElementsAre("bookmarks.sqlite"));
}

TEST(Opening, a_newer_schema_is_left_as_it_is) {
    const Folder folder;
    const fs::path file = with_one_line(folder);
    SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec("PRAGMA user_version = 99");
    const std::string before = bytes_of(file);
    EXPECT_THAT(opening_fails(file),
                AllOf(HasSubstr(file.string()), HasSubstr("newer Pfiff"), HasSubstr("99")));
    EXPECT_EQ(bytes_of(file), before);
}

TEST(Opening, a_damaged_database_is_left_as_it_is) {
    const Folder folder;
    const fs::path file = with_one_line(folder);
    std::string bytes = bytes_of(file);
    ASSERT_GT(bytes.size(), 16'384U);
    std::fill(bytes.begin() + 4096, bytes.end(), '\x5a');
    write_bytes(file, bytes);
    EXPECT_THAT(opening_fails(file), AllOf(HasSubstr(file.string()), HasSubstr("damaged")));
    EXPECT_EQ(bytes_of(file), bytes);
}

TEST(Opening, a_database_is_looked_through_unless_it_lies_as_it_was_left) {
    const Folder folder;
    const fs::path file = with_one_line(folder);
    std::string bytes = bytes_of(file);
    const std::size_t name = bytes.find("Cleo");
    ASSERT_NE(name, std::string::npos);
    // A page of names that tells of more than it holds.
    bytes.replace(name & ~std::size_t{4095}, 8, "\x0d\xff\xff\xff\xff\x00\x01\x00", 8);
    write_bytes(file, bytes);
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    EXPECT_THAT(opening_fails(file), HasSubstr("damaged")) << "somebody else wrote it";
    write_bytes(folder / "pfiff.db.lock", store::mark_of(file));
    EXPECT_EQ(opening_fails(file), "");
    write_bytes(folder / "pfiff.db.lock", store::mark_of(file).substr(1));
    EXPECT_THAT(opening_fails(file), HasSubstr("damaged"));
}

TEST(Opening, what_was_left_in_order_is_marked_so) {
    const Folder folder;
    const fs::path file = with_one_line(folder);
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    { const store::Database database(file); }
    EXPECT_NE(store::mark_of(file), "");
    EXPECT_EQ(bytes_of(folder / "pfiff.db.lock"), store::mark_of(file));
}

TEST(Opening, a_database_cut_short_is_left_as_it_is) {
    const Folder folder;
    const fs::path file = with_one_line(folder);
    fs::resize_file(file, fs::file_size(file) / 2);
    const std::string before = bytes_of(file);
    EXPECT_THAT(opening_fails(file), HasSubstr(file.string()));
    EXPECT_EQ(bytes_of(file), before);
}

TEST(Opening, an_empty_file_is_as_good_as_none) {
    const Folder folder;
    write_bytes(folder / "pfiff.db", "");
    const store::Database database(folder / "pfiff.db");
    EXPECT_FALSE(database.read_only());
}

TEST(Opening, what_is_no_plain_file_is_no_database) {
    const Folder folder;
    const fs::path pipe = folder / "pipe";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    EXPECT_THAT(opening_fails(pipe), HasSubstr(pipe.string()));
}

TEST(Opening, a_write_protected_file_is_only_read) {
    const Folder folder;
    const fs::path file = with_one_line(folder);
    ASSERT_EQ(::chmod(folder.path().c_str(), 0777), 0);
    ASSERT_EQ(::chmod(file.c_str(), 0444), 0);
    const std::string before = bytes_of(file);
    {
        const OrdinaryUser user;
        store::Database database(file);
        EXPECT_TRUE(database.read_only());
        EXPECT_THAT(core::say(database.why_read_only()),
                    AllOf(HasSubstr(file.string()), HasSubstr("write-protected")));
        store::Journal journal(database);
        EXPECT_THAT(texts_of(journal.read(evening)), ElementsAre("first Ben"));
        EXPECT_THAT(failure_of([&] { journal.append(evening, 2, "designation 3"); }),
                    HasSubstr("write-protected"));
        EXPECT_THAT(failure_of([&] { store::Settings(database).set("language", "de"); }),
                    HasSubstr("write-protected"));
    }
    EXPECT_EQ(bytes_of(file), before);
}

TEST(Opening, in_a_write_protected_folder_it_is_only_read) {
    const Folder folder;
    const fs::path file = with_one_line(folder);
    ASSERT_EQ(::chmod(file.c_str(), 0666), 0);
    ASSERT_EQ(::chmod(folder.path().c_str(), 0555), 0);
    const OrdinaryUser user;
    store::Database database(file);
    EXPECT_TRUE(database.read_only());
    EXPECT_THAT(texts_of(store::Journal(database).read(evening)), ElementsAre("first Ben"));
}

TEST(Opening, nothing_is_made_where_nothing_may_be_written) {
    const Folder folder;
    ASSERT_EQ(::chmod(folder.path().c_str(), 0555), 0);
    const OrdinaryUser user;
    EXPECT_THAT(opening_fails(folder / "pfiff.db"), HasSubstr("cannot be created"));
    EXPECT_THAT(opening_fails(folder / "deep" / "pfiff.db"), HasSubstr("cannot be created"));
    EXPECT_THAT(names_in(folder.path()), IsEmpty());
}

TEST(Opening, an_unreadable_file_is_said_to_be_so) {
    const Folder folder;
    const fs::path file = with_one_line(folder);
    ASSERT_EQ(::chmod(folder.path().c_str(), 0777), 0);
    ASSERT_EQ(::chmod(file.c_str(), 0000), 0);
    const OrdinaryUser user;
    EXPECT_THAT(opening_fails(file), AllOf(HasSubstr(file.string()), HasSubstr("may be read")));
}

TEST(Opening, the_second_of_two_only_reads_and_sees_what_the_first_writes) {
    const Folder folder;
    const fs::path file = with_one_line(folder);
    store::Database first(file);
    store::Database second(file);
    EXPECT_FALSE(first.read_only());
    EXPECT_TRUE(second.read_only());
    EXPECT_THAT(core::say(second.why_read_only()), HasSubstr("Another Pfiff"));
    store::Journal(first).append(evening, 2, "designation 3");
    EXPECT_THAT(texts_of(store::Journal(second).read(evening)), ElementsAre("first Ben", "designation 3"));
    EXPECT_THAT(failure_of([&] { store::Journal(second).append(evening, 3, "note x"); }),
                HasSubstr("Another Pfiff"));
}

TEST(Opening, who_waits_gets_its_turn) {
    const Folder folder;
    const fs::path file = with_one_line(folder);
    auto first = std::make_unique<store::Database>(file);
    store::Opening patient;
    patient.wait = std::chrono::seconds(60);
    std::jthread leaving([&] { first.reset(); });
    const store::Database second(file, patient);
    EXPECT_FALSE(second.read_only());
}

TEST(Opening, the_lock_goes_with_its_holder) {
    const Folder folder;
    const fs::path file = with_one_line(folder);
    for (int times = 0; times < 3; ++times) {
        EXPECT_FALSE(store::Database(file).read_only());
    }
}

TEST(Opening, names_with_signs_that_mean_something_to_sqlite_are_only_names) {
    const Folder folder;
    const fs::path file = folder / "a?mode=ro&x#y %41.db";
    { store::Database database(file); }
    EXPECT_TRUE(fs::exists(file));
    ASSERT_EQ(::chmod(file.c_str(), 0444), 0);
    ASSERT_EQ(::chmod(folder.path().c_str(), 0555), 0);
    const OrdinaryUser user;
    EXPECT_TRUE(store::Database(file).read_only());
}

TEST(Opening, a_database_that_was_moved_in_stays_open) {
    const Folder folder;
    store::Database database(with_one_line(folder));
    store::Database here = std::move(database);
    EXPECT_TRUE(store::Journal(here).has(evening));
}

namespace {

/// What somebody else does to the file.
void change(const fs::path& file, const std::string& sql) {
    SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec(sql);
}

int limit_of(const store::Database& database, int limit) {
    return ::sqlite3_limit(database.sql().getHandle(), limit, -1);
}

bool is_on(const store::Database& database, int option) {
    int on = 0;
    ::sqlite3_db_config(database.sql().getHandle(), option, -1, &on);
    return on != 0;
}

}  // namespace

TEST(Opening, what_the_file_says_is_not_trusted) {
    const Folder folder;
    const fs::path file = with_one_line(folder);
    const store::Database writing(file);
    const store::Database looking(file);
    ASSERT_TRUE(looking.read_only());
    for (const store::Database* database : {&writing, &looking}) {
        EXPECT_TRUE(is_on(*database, SQLITE_DBCONFIG_DEFENSIVE));
        EXPECT_EQ(pragma(*database, "trusted_schema"), "0");
        EXPECT_EQ(pragma(*database, "cell_size_check"), "1");
        EXPECT_EQ(limit_of(*database, SQLITE_LIMIT_ATTACHED), 0);
        EXPECT_LE(limit_of(*database, SQLITE_LIMIT_LENGTH), 64 << 20);
    }
    EXPECT_TRUE(is_on(writing, SQLITE_DBCONFIG_ENABLE_TRIGGER));
    EXPECT_FALSE(is_on(looking, SQLITE_DBCONFIG_ENABLE_TRIGGER));
}

TEST(Opening, what_no_pfiff_put_there_is_named_and_left_as_it_is) {
    for (const auto& [sql, named] : std::vector<std::pair<std::string, std::string>>{
             {"CREATE TRIGGER eats AFTER INSERT ON lines BEGIN DELETE FROM players; END", "trigger eats"},
             {"DROP VIEW listed; CREATE VIEW listed AS SELECT * FROM matches", "view listed"},
             {"CREATE TABLE bookmarks (url TEXT)", "table bookmarks"},
             {"CREATE UNIQUE INDEX one_a_day ON matches (begun)", "index one_a_day"},
             {"ALTER TABLE players ADD COLUMN more TEXT", "table players"}}) {
        const Folder folder;
        const fs::path file = with_one_line(folder);
        change(file, sql);
        const std::string before = bytes_of(file);
        EXPECT_THAT(opening_fails(file),
                    AllOf(HasSubstr(file.string()), HasSubstr(named), HasSubstr("no Pfiff put there")));
        EXPECT_EQ(bytes_of(file), before);
    }
}

TEST(Opening, what_every_pfiff_needs_is_named_where_it_is_missing) {
    for (const auto& [sql, named] : std::vector<std::pair<std::string, std::string>>{
             {"DROP TRIGGER lines_are_never_changed", "trigger lines_are_never_changed"},
             {"DROP TABLE digests", "table digests"},
             {"DROP INDEX sheets_by_day", "index sheets_by_day"}}) {
        const Folder folder;
        const fs::path file = with_one_line(folder);
        change(file, sql);
        const std::string before = bytes_of(file);
        EXPECT_THAT(opening_fails(file),
                    AllOf(HasSubstr(file.string()), HasSubstr(named), HasSubstr("lacks")));
        EXPECT_EQ(bytes_of(file), before);
    }
}

TEST(Opening, an_older_schema_with_a_foreign_trigger_is_not_brought_up_to_date) {
    const Folder folder;
    const fs::path file = folder / "pfiff.db";
    fs::copy_file(fs::path(PFIFF_SOURCE_DIR) / "tests/store/001.db", file);
    fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write);
    change(file, "CREATE TRIGGER eats AFTER DELETE ON results BEGIN DELETE FROM players; END");
    const std::string before = bytes_of(file);
    EXPECT_THAT(opening_fails(file), HasSubstr("trigger eats"));
    EXPECT_EQ(bytes_of(file), before);
    EXPECT_FALSE(fs::exists(folder / "pfiff.schema-1.db"));
}

TEST(Opening, what_sqlite_counted_for_its_planner_may_be_there) {
    const Folder folder;
    const fs::path file = with_one_line(folder);
    change(file, "ANALYZE");
    store::Database database(file);
    EXPECT_TRUE(store::Journal(database).has(evening));
}
