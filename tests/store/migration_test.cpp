#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>

#include <sys/stat.h>

#include <cstdlib>
#include <ctime>

#include "folder.h"
#include "store/matches/following.h"
#include "store/matches/history.h"
#include "store/matches/people.h"
#include "table.h"

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

namespace fs = std::filesystem;

/// The schema with one more migration.
class Later {
public:
    explicit Later(std::string_view sql) : all_(store::migrations().begin(), store::migrations().end()) {
        all_.push_back({"later.sql", sql});
    }
    store::Opening opening() const {
        store::Opening opening;
        opening.schema = all_;
        return opening;
    }

private:
    std::vector<store::Migration> all_;
};

const fs::path source_of_the_kept = fs::path(PFIFF_SOURCE_DIR) / "tests/store/001.db";

int version_of(SQLite::Database& sql) {
    return sql.execAndGet("PRAGMA user_version").getInt();
}

/// A copy of a database that the first version wrote.
fs::path kept_database(const Folder& folder) {
    const fs::path file = folder / "pfiff.db";
    fs::copy_file(source_of_the_kept, file);
    fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write | fs::perms::others_all);
    return file;
}

void expect_the_kept_match(store::Database& database) {
    const core::Record record = store::Journal(database).read(evening);
    EXPECT_THAT(record.header.players, ElementsAre("Anna", "Ben", "Cleo"));
    EXPECT_EQ(record.header.date, "2023-11-14T22:13");
    ASSERT_EQ(record.facts.size(), 6U);
    EXPECT_EQ(record.facts[0].text, "first Ben");
    EXPECT_EQ(record.facts[5].text, "undo 5 mistyped");
    EXPECT_EQ(store::Journal(database).policy(evening), "strict");
    EXPECT_THAT(store::History(database).roster(), ElementsAre("Anna", "Ben", "Cleo"));
}

}  // namespace

TEST(Migration, the_database_of_the_first_version_is_read) {
    const Folder folder;
    store::Database database(kept_database(folder));
    EXPECT_FALSE(database.read_only());
    expect_the_kept_match(database);
    store::Journal(database).append(evening, 7, "note \"still going\"");
}

TEST(Migration, an_older_schema_is_copied_before_it_is_changed) {
    const Folder folder;
    const fs::path file = kept_database(folder);
    const Later later("CREATE TABLE later (x INTEGER) STRICT;");
    {
        store::Database database(file, later.opening());
        EXPECT_EQ(version_of(database.sql()), static_cast<int>(store::migrations().size()) + 1);
        EXPECT_TRUE(database.sql().tableExists("later"));
        expect_the_kept_match(database);
    }
    const fs::path copy = folder / "pfiff.schema-1.db";
    ASSERT_TRUE(fs::exists(copy));
    EXPECT_EQ(bytes_of(copy).size(), fs::file_size(source_of_the_kept));
    {
        SQLite::Database as_it_was(copy.string());
        EXPECT_EQ(version_of(as_it_was), 1);
        EXPECT_FALSE(as_it_was.tableExists("following"));
    }
    store::Database before(copy);
    expect_the_kept_match(before);
    EXPECT_FALSE(before.sql().tableExists("later"));
}

TEST(Migration, matches_of_the_first_version_can_be_followed) {
    const Folder folder;
    store::Database database(kept_database(folder));
    EXPECT_EQ(store::first_before(database, evening), std::nullopt);
    EXPECT_TRUE(store::may_be_followed(database, evening));
    core::Header second = three_at_the_table(other_evening);
    second.follows = evening;
    store::Journal(database).begin(second, "warn", {});
    EXPECT_EQ(store::first_before(database, other_evening), evening);
}

namespace {

/// As the third version of the tables held it: an evening, one that follows it, and two that were tried out.
void make_third_version(const fs::path& file) {
    store::Opening third;
    third.schema = store::migrations().first(3);
    store::Database database(file, third);
    const char* const ids[] = {evening, other_evening, "11111111-1111-4111-8111-111111111111",
                               "22222222-2222-4222-8222-222222222222"};
    int id = 0;
    for (const char* match : ids) {
        SQLite::Statement insert(database.sql(),
                                 "INSERT INTO matches (id, uuid, game, header, policy, begun) "
                                 "VALUES (?, ?, 'hund', ?, 'warn', 1709236800)");
        core::Header header = three_at_the_table(match);
        header.players[0] = ++id == 1 ? "J\u00f6rg" : "Jo\u0308rg";
        insert.bind(1, id);
        insert.bind(2, match);
        insert.bind(3, core::write_header(header));
        insert.exec();
    }
    database.sql().exec(
        "INSERT INTO sheets (match, game, branch, words) SELECT id, game, id > 2, 'mu\u0308ller' FROM "
        "matches");
    database.sql().exec("INSERT INTO following VALUES (1, 2)");
    database.sql().exec(std::string("INSERT INTO branches VALUES (3, '") + evening +
                        "', 5), (4, 'no id', 1000000)");
    database.sql().exec("INSERT INTO players (name) VALUES ('J\u00f6rg'), ('Jo\u0308rg'), ('Zoe\u0308')");
    database.sql().exec("INSERT INTO match_players VALUES (1, 0, 1), (2, 0, 2)");
}

}  // namespace

TEST(Migration, links_that_stood_beside_the_headers_are_written_into_them) {
    const Folder folder;
    make_third_version(folder / "pfiff.db");
    store::Database database(folder / "pfiff.db");
    const store::Journal journal(database);
    EXPECT_EQ(journal.read(other_evening).header.follows, evening);
    EXPECT_EQ(store::second_after(database, evening), other_evening);
    EXPECT_EQ(journal.read("11111111-1111-4111-8111-111111111111").header.what_if,
              (core::WhatIf{evening, 5}));
    EXPECT_EQ(journal.read("22222222-2222-4222-8222-222222222222").header.what_if,
              (core::WhatIf{"00000000-0000-0000-0000-000000000000", 999999}))
        << "what was no id still marks it";
    EXPECT_EQ(journal.read(evening).header.what_if, std::nullopt);
}

TEST(Migration, names_that_are_the_same_in_nfc_become_one_player) {
    const Folder folder;
    make_third_version(folder / "pfiff.db");
    store::Database database(folder / "pfiff.db");
    const store::People people(database);
    const auto joerg = people.named("J\u00f6rg");
    ASSERT_TRUE(joerg);
    EXPECT_EQ(people.find(*joerg)->matches, 2);
    EXPECT_EQ(people.named("Zo\u00eb"), people.named("Zoe\u0308"));
    EXPECT_EQ(people.all().size(), 2U);
    store::MatchQuery filter;
    filter.words = "M\u00dcLLER";
    EXPECT_EQ(store::History(database).find(filter).size(), 4U) << "words are searched by either spelling";
}

TEST(Migration, a_header_without_a_day_gets_that_of_this_place_once) {
    const Folder folder;
    const fs::path file = folder / "pfiff.db";
    make_third_version(file);
    ::setenv("TZ", "Asia/Seoul", 1);
    ::tzset();
    {
        // Begun at eight in the evening in London, five in the morning in Seoul.
        store::Database database(file);
        const core::Header header = store::Journal(database).read(evening).header;
        EXPECT_EQ(header.date, "2024-03-01T05:00");
        EXPECT_EQ(database.sql().execAndGet("SELECT header FROM matches WHERE id = 1").getString(),
                  core::write_header(header))
            << "the day stands where a header tells it";
    }
    ::setenv("TZ", "UTC", 1);
    ::tzset();
    store::Database database(file);
    EXPECT_EQ(store::Journal(database).read(evening).header.date, "2024-03-01T05:00");
    EXPECT_EQ(store::History(database).find(evening)->played, "2024-03-01T05:00");
}

TEST(Migration, who_only_looks_has_an_older_schema_brought_up_to_date_too) {
    const Folder folder;
    const fs::path file = kept_database(folder);
    store::Opening looking;
    looking.only_to_read = true;
    store::Database database(file, looking);
    EXPECT_TRUE(database.read_only());
    EXPECT_EQ(version_of(database.sql()), static_cast<int>(store::migrations().size()));
    EXPECT_TRUE(fs::exists(folder / "pfiff.schema-1.db"));
    expect_the_kept_match(database);
    EXPECT_FALSE(store::Database(file).read_only()) << "writing is left to others";
}

TEST(Migration, a_copy_never_replaces_an_older_one) {
    const Folder folder;
    const fs::path file = kept_database(folder);
    write_bytes(folder / "pfiff.schema-1.db", "an older copy");
    store::Database database(file, Later("CREATE TABLE later (x INTEGER) STRICT;").opening());
    EXPECT_EQ(bytes_of(folder / "pfiff.schema-1.db"), "an older copy");
    EXPECT_TRUE(fs::exists(folder / "pfiff.schema-1.2.db"));
}

TEST(Migration, one_that_fails_changes_nothing) {
    const Folder folder;
    const fs::path file = kept_database(folder);
    const Later broken("CREATE TABLE later (x INTEGER) STRICT; INSERT INTO nowhere VALUES (1);");
    EXPECT_THAT(failure_of([&] { store::Database database(file, broken.opening()); }),
                AllOf(HasSubstr(file.string()), HasSubstr("nowhere"), HasSubstr("It is as it was")));
    EXPECT_FALSE(fs::exists(folder / "pfiff.schema-1.db")) << "each further attempt would add a copy";
    store::Database database(file);
    EXPECT_FALSE(database.sql().tableExists("later"));
    expect_the_kept_match(database);
}

TEST(Migration, one_that_leaves_rows_without_their_match_changes_nothing) {
    const Folder folder;
    const fs::path file = kept_database(folder);
    const Later careless("INSERT INTO lines VALUES (77, 1, 'lost', 0);");
    EXPECT_THAT(failure_of([&] { store::Database database(file, careless.opening()); }),
                HasSubstr("without their match"));
    store::Database database(file);
    EXPECT_EQ(database.sql().execAndGet("SELECT count(*) FROM lines WHERE match = 77").getInt(), 0);
}

TEST(Migration, an_older_schema_that_cannot_be_written_is_a_failure) {
    const Folder folder;
    const fs::path file = kept_database(folder);
    { store::Database up_to_date(file); }
    ASSERT_EQ(::chmod(file.c_str(), 0444), 0);
    ASSERT_EQ(::chmod(folder.path().c_str(), 0555), 0);
    const Later later("CREATE TABLE later (x INTEGER) STRICT;");
    const OrdinaryUser user;
    EXPECT_THAT(failure_of([&] { store::Database database(file, later.opening()); }),
                AllOf(HasSubstr("older Pfiff"), HasSubstr("write-protected")));
    EXPECT_TRUE(store::Database(file).read_only());
}
