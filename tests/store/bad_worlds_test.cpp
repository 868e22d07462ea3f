// What can be wrong with a database, its disk and its neighbours.

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <algorithm>

#include "folder.h"
#include "store/backup/backups.h"
#include "store/backup/restore.h"
#include "store/matches/history.h"
#include "table.h"

using testing::AllOf;
using testing::AnyOf;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

namespace fs = std::filesystem;

constexpr std::size_t page_size = 4096;

/// A database of some pages: two matches with many lines.
fs::path with_many_lines(const fs::path& file) {
    store::Database database(file);
    for (const char* id : {evening, other_evening}) {
        std::vector<std::string> texts;
        texts.reserve(600);
        for (int line = 0; line < 600; ++line) {
            texts.push_back("note \"line " + std::to_string(line) + " of an evening\"");
        }
        store::Journal(database).begin(three_at_the_table(id), "warn", lines(texts));
    }
    return file;
}

/// Bytes that nobody meant.
std::string noise(std::size_t size, unsigned seed) {
    std::string bytes(size, '\0');
    for (char& byte : bytes) {
        seed = seed * 1103515245U + 12345U;
        byte = static_cast<char>(seed >> 16U);
    }
    return bytes;
}

/// It is refused with a sentence about the file, and stays as it is.
void expect_refused_and_left(const fs::path& file, const std::string& bytes) {
    write_bytes(file, bytes);
    EXPECT_THAT(opening_fails(file),
                AllOf(HasSubstr(file.string()), AnyOf(HasSubstr("damaged"), HasSubstr("is not a database"),
                                                      HasSubstr("another program"), HasSubstr("newer Pfiff"),
                                                      HasSubstr("cannot be read"))));
    EXPECT_EQ(bytes_of(file), bytes);
}

}  // namespace

TEST(BadWorlds, a_database_cut_short_anywhere_is_refused_and_left) {
    const Folder folder;
    const fs::path file = with_many_lines(folder / "pfiff.db");
    const std::string whole = bytes_of(file);
    ASSERT_GT(whole.size(), 20 * page_size);
    for (std::size_t size = 1; size < whole.size(); size += size < page_size ? 511 : page_size - 1) {
        SCOPED_TRACE(size);
        expect_refused_and_left(file, whole.substr(0, size));
    }
}

TEST(BadWorlds, a_page_of_noise_is_found_wherever_it_is) {
    const Folder folder;
    const fs::path file = with_many_lines(folder / "pfiff.db");
    const std::string whole = bytes_of(file);
    for (std::size_t page = 0; page < whole.size() / page_size; ++page) {
        SCOPED_TRACE(page);
        std::string bytes = whole;
        bytes.replace(page * page_size, page_size, noise(page_size, static_cast<unsigned>(page)));
        expect_refused_and_left(file, bytes);
    }
}

/// What is read of both matches, or that it was refused.
std::string all_that_is_read(const fs::path& file) {
    std::string all;
    const std::string failure = failure_of([&] {
        store::Database database(file);
        for (const char* id : {evening, other_evening}) {
            for (const std::string& text : texts_of(store::Journal(database).read(id))) {
                all += text + "\n";
            }
        }
    });
    return failure.empty() ? all : "refused";
}

TEST(BadWorlds, of_two_pages_that_changed_places_nothing_false_is_read) {
    const Folder folder;
    const fs::path file = with_many_lines(folder / "pfiff.db");
    const std::string expected = all_that_is_read(file);
    const std::string whole = bytes_of(file);
    const std::size_t pages = whole.size() / page_size;
    for (std::size_t page = 2; page + 1 < pages; ++page) {
        SCOPED_TRACE(page);
        std::string bytes = whole;
        std::swap_ranges(bytes.begin() + static_cast<std::ptrdiff_t>(page * page_size),
                         bytes.begin() + static_cast<std::ptrdiff_t>((page + 1) * page_size),
                         bytes.begin() + static_cast<std::ptrdiff_t>((page + 1) * page_size));
        write_bytes(file, bytes);
        EXPECT_THAT(all_that_is_read(file), AnyOf(expected, "refused"));
    }
}

TEST(BadWorlds, while_another_program_writes_it_is_said_and_nothing_is_lost) {
    const Folder folder;
    const fs::path file = folder / "pfiff.db";
    store::Database database(file);
    store::Journal journal(database);
    journal.begin(three_at_the_table(), "warn", lines({"first Ben"}));
    SQLite::Database other(file.string(), SQLite::OPEN_READWRITE);
    other.exec("BEGIN IMMEDIATE");
    for (int attempt = 0; attempt < 2; ++attempt) {
        EXPECT_THAT(
            failure_of([&] { journal.append(evening, 2, "designation 3"); }),
            AllOf(HasSubstr(file.string()), HasSubstr("in use by another program"), HasSubstr("try again")));
        EXPECT_THAT(texts_of(journal.read(evening)), ElementsAre("first Ben"));
    }
    other.exec("ROLLBACK");
    journal.append(evening, 2, "designation 3");
    EXPECT_THAT(texts_of(journal.read(evening)), ElementsAre("first Ben", "designation 3"));
}

TEST(BadWorlds, what_another_program_holds_for_itself_is_not_opened) {
    const Folder folder;
    const fs::path file = with_many_lines(folder / "pfiff.db");
    {
        SQLite::Database other(file.string(), SQLite::OPEN_READWRITE);
        other.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE");
        EXPECT_THAT(opening_fails(file),
                    AllOf(HasSubstr(file.string()), HasSubstr("in use by another program")));
    }
    EXPECT_FALSE(store::Database(file).read_only());
}

TEST(BadWorlds, what_a_killed_program_left_half_done_is_taken_back_before_it_is_read) {
    const Folder folder;
    const fs::path file = folder / "pfiff.db";
    const fs::path killed = folder / "killed.db";
    fs::copy_file(fs::path(PFIFF_SOURCE_DIR) / "tests/store/002.db", file);
    fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write);
    const std::string before = bytes_of(file);
    {
        // As the disk is in the middle of an update of the tables: pages are written, and their old ones in a
        // journal.
        SQLite::Database writer(file.string(), SQLite::OPEN_READWRITE);
        writer.exec("PRAGMA cache_size = 1; BEGIN IMMEDIATE");
        writer.exec(std::string(store::migrations()[2].sql));
        writer.exec("PRAGMA user_version = 3");
        fs::copy_file(file, killed);
        fs::copy_file(file.string() + "-journal", killed.string() + "-journal");
        writer.exec("ROLLBACK");
    }
    ASSERT_NE(bytes_of(killed), before) << "something was written";
    store::Opening looking;
    looking.only_to_read = true;
    store::Database database(killed, looking);
    EXPECT_FALSE(store::History(database).matches().empty());
    EXPECT_TRUE(fs::exists(folder / "killed.schema-2.db")) << "it was of the older schema again";
    EXPECT_FALSE(fs::exists(killed.string() + "-journal"));
}

TEST(BadWorlds, names_of_all_scripts_and_with_blanks_are_only_names) {
    for (const char* name :
         {"Spiele abend", "게임의 밤", "игры 🐕", "it's \"quoted\"", "%41?mode=ro#x", "-rf"}) {
        SCOPED_TRACE(name);
        const Folder folder;
        const fs::path file = folder / name / (std::string(name) + ".db");
        Time time;
        {
            store::Database database(file, time.opening());
            store::Journal(database).begin(three_at_the_table(), "warn", lines({"first Ben"}));
            store::back_up_today(database);
            store::Journal(database).append(evening, 2, "designation 3");
        }
        ASSERT_EQ(store::backups(file).size(), 1U);
        const fs::path old = store::restore(store::backups(file).front().file, file, time.opening());
        store::Database database(file);
        EXPECT_THAT(texts_of(store::Journal(database).read(evening)), ElementsAre("first Ben"));
        EXPECT_TRUE(fs::exists(old));
    }
}

TEST(BadWorlds, a_database_of_every_schema_that_ever_was_is_brought_up_to_date) {
    int found = 0;
    for (const auto& entry : fs::directory_iterator(PFIFF_SOURCE_DIR "/tests/store")) {
        if (entry.path().extension() != ".db") {
            continue;
        }
        SCOPED_TRACE(entry.path());
        ++found;
        const Folder folder;
        const fs::path file = folder / "pfiff.db";
        write_bytes(file, bytes_of(entry.path()));
        const int version = SQLite::Database(file.string()).execAndGet("PRAGMA user_version").getInt();
        EXPECT_EQ(version, std::stoi(entry.path().stem().string()));
        store::Database database(file);
        EXPECT_EQ(database.sql().execAndGet("PRAGMA integrity_check").getString(), "ok");
        EXPECT_EQ(store::backups(file).size(), 1U) << "a copy was made before";
        EXPECT_FALSE(store::History(database).matches().empty());
        store::Journal journal(database);
        const auto next = static_cast<core::Seq>(journal.read(evening).facts.size()) + 1;
        EXPECT_GT(next, 1);
        journal.append(evening, next, "note \"it goes on\"");
    }
    EXPECT_EQ(found, static_cast<int>(store::migrations().size()) - 1);
}
