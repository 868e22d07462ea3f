#include "app/exchange/export_history.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <sqlite3.h>

#include <map>

#include "app/exchange/import_history.h"
#include "app/exchange/import_record.h"
#include "app/library/library.h"
#include "app/match/rematch.h"
#include "core/text/failure.h"
#include "records.h"
#include "store/full_disk.h"
#include "store/matches/archive.h"
#include "store/matches/history.h"
#include "store/matches/journal.h"
#include "store/matches/people.h"

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

namespace {

namespace fs = std::filesystem;

/// All files below, by their names from there.
std::map<std::string, std::string> files_in(const fs::path& folder) {
    std::map<std::string, std::string> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.is_regular_file()) {
            files[fs::relative(entry.path(), folder).string()] = bytes_of(entry.path());
        }
    }
    return files;
}

/// Where a match of Hund lies that was taken in by the clock of these tests.
std::string name_of(const std::string& id) {
    return "2023-11-14-hund-" + id + ".pfiff";
}

std::string record_without_id(const std::string& text) {
    return "pfiff 1\ngame hund\nplayer Anna\nplayer Ben\nplayer Cleo\n" + text;
}

class Backup : public testing::Test {
protected:
    /// Time goes on by 7 seconds whenever it is asked for.
    store::Opening with_clock() {
        store::Opening opening;
        opening.clock = [this] { return now_ += 7; };
        return opening;
    }

    std::string import_text(std::string_view text) {
        return app::import_record(database_, read_text(text)).match;
    }

    void export_to(store::Database& database, const std::string& name) {
        EXPECT_TRUE(app::export_history(database, folder_ / name, go_on));
    }

    std::vector<app::ImportedFile> import_into(store::Database& database, const std::string& name) {
        std::vector<app::ImportedFile> told;
        EXPECT_TRUE(
            app::import_history(database, folder_ / name, [&](const app::ImportedFile& file, int, int) {
                told.push_back(file);
                return true;
            }));
        return told;
    }

    /// A history in which everything happened that can.
    void live() {
        import_all_records(database_);
        store::History history(database_);
        store::Journal journal(database_);
        const std::string plain = import_text(strange_record("3d813cbb-47fb-42ba-91df-831e1593ac29"));
        journal.set_policy(plain, "ask");
        journal.set_ruled_up_to(plain, 1);
        journal.set_answered_up_to(plain, 1);
        history.set_details(plain, {"Final", "", "1968-01-02", "a note\nof two lines"});
        database_.sql().exec("INSERT INTO evenings (match, after) SELECT id, '' FROM matches WHERE uuid = '" +
                             plain + "'");
        const std::string binned = import_text(record_without_id("note x\n"));
        history.bin(binned);
        core::Header copy = journal.read(plain).header;
        copy.id = "7d444840-9dc0-41d1-b245-5ffdce74fad2";
        copy.what_if = {plain, 1};
        journal.begin(copy, "warn", journal.read(plain).facts);
        app::derive_match(database_, *copy.id);
        store::People people(database_);
        const int anna = people.named("Anna").value();
        people.rename(anna, "Anna Renamed");
        people.set_colour(anna, "#aa3300");
        for (const char* name : {"Annna", "Benn", "Benny"}) {
            import_text("pfiff 1\ngame hund\nplayer " + std::string(name) + "\nplayer Dora\nplayer Emil\n");
        }
        people.set_hidden(people.named("Benn").value(), true);
        people.merge(people.named("Annna").value(), people.named("Benn").value());
        people.merge(people.named("Benn").value(), people.named("Benny").value());
        core::Header second = journal.read(plain).header;
        second.id = "1b4e28ba-2fa1-41d2-883f-0016d3cca427";
        second.follows = plain;
        journal.begin(second, "silent", {});
    }

    std::int64_t now_ = 1700000000;
    Folder folder_;
    store::Database database_{folder_ / "pfiff.db", with_clock()};
};

}  // namespace

TEST_F(Backup, comes_back_into_an_empty_database_as_it_was) {
    live();
    export_to(database_, "first");
    store::Database fresh(folder_ / "fresh.db");
    for (const app::ImportedFile& file : import_into(fresh, "first")) {
        EXPECT_TRUE(file.imported) << file.file << ": " << core::say(file.why.message);
    }
    export_to(fresh, "second");
    EXPECT_EQ(files_in(folder_ / "first"), files_in(folder_ / "second"));
    const store::Archive here(database_);
    const store::Archive there(fresh);
    ASSERT_EQ(here.matches(), there.matches());
    for (const std::string& match : here.matches()) {
        EXPECT_EQ(here.read(match), there.read(match)) << match;
        EXPECT_EQ(app::export_record(database_, match), app::export_record(fresh, match));
    }
    EXPECT_EQ(here.spellings(), there.spellings());
    EXPECT_THAT(store::History(fresh).stale(), IsEmpty());
    EXPECT_EQ(store::History(fresh).matches(true).size(), 1U);
}

TEST_F(Backup, of_an_older_pfiff_says_its_links_beside_the_records) {
    const std::string first = "0f8fad5b-d9cb-469f-a165-70867728950e";
    const std::string tried = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
    const std::string second = "1b4e28ba-2fa1-41d2-883f-0016d3cca427";
    std::string lines = "{\"pfiff_history\":1,\"matches\":3,\"players\":[{\"name\":\"Jo\u0308rg\"}]}\n";
    for (const auto& [id, link] : {std::pair{first, std::string()},
                                   {tried, ",\"what_if\":{\"source\":\"" + first + "\",\"at\":1}"},
                                   {second, ",\"follows\":\"" + first + "\""}}) {
        fs::create_directories(folder_ / "old");
        write_bytes(folder_ / "old" / (id + ".pfiff"),
                    "pfiff 1\ngame hund\nid " + id + "\nplayer J\u00f6rg\nplayer Ben\nplayer Cleo\nnote x\n");
        lines += "{\"id\":\"" + id + "\",\"file\":\"" + id +
                 ".pfiff\",\"policy\":\"warn\",\"begun\":0,\"written\":[0]" + link + "}\n";
    }
    write_bytes(folder_ / "old" / "History.JSONL", lines);
    EXPECT_TRUE(app::is_history(folder_ / "old"));
    for (const app::ImportedFile& file : import_into(database_, "old")) {
        EXPECT_TRUE(file.imported) << core::say(file.why.message);
    }
    EXPECT_EQ(store::Journal(database_).read(tried).header.what_if, (core::WhatIf{first, 1}));
    EXPECT_EQ(store::Journal(database_).read(second).header.follows, first);
    EXPECT_EQ(store::People(database_).all().size(), 3U) << "one is called so in either spelling";
    export_to(database_, "new");
    store::Database other(folder_ / "other.db");
    import_into(other, "new");
    EXPECT_EQ(store::History(other).find(tried)->source, first);
    EXPECT_EQ(store::History(other).find(second)->pair, store::Listed::Pair::second);
}

TEST_F(Backup, holds_what_the_table_may_not_see) {
    const std::string id = import_text(record_without_id("hand Ben grey-3 # who slept\n"));
    export_to(database_, "all");
    EXPECT_THAT(files_in(folder_ / "all"),
                Contains(testing::Pair("2023/" + name_of(id), HasSubstr("hand Ben grey-3 # who slept\n"))));
    EXPECT_EQ(fs::status(folder_ / "all").permissions(), fs::perms::owner_all);
}

TEST_F(Backup, a_second_import_changes_nothing) {
    live();
    export_to(database_, "first");
    for (const app::ImportedFile& file : import_into(database_, "first")) {
        EXPECT_EQ(file.imported->what, app::Imported::What::nothing_new);
    }
    export_to(database_, "second");
    EXPECT_EQ(files_in(folder_ / "first"), files_in(folder_ / "second"));
}

TEST_F(Backup, in_a_filled_database_what_was_said_here_stays) {
    const std::string id = import_text(record_without_id("note x\n"));
    store::History(database_).set_details(id, {"there", "", "", ""});
    store::People people(database_);
    people.rename(people.named("Anna").value(), "Anna There");
    people.rename(people.named("Ben").value(), "Ben There");
    people.rename(people.named("Cleo").value(), "Dora");
    export_to(database_, "all");

    store::Database other(folder_ / "other.db");
    app::import_record(other, read_text(record_without_id("note x\n")));
    app::import_record(other, read_text("pfiff 1\ngame hund\nplayer Anna\nplayer Dora\nplayer Emil\n"));
    store::History(other).set_details(id, {"here", "", "", ""});
    store::People others(other);
    others.rename(others.named("Anna").value(), "Anna Here");
    import_into(other, "all");
    EXPECT_EQ(store::History(other).details(id).title, "here");
    EXPECT_THAT(store::History(other).find(id)->players, ElementsAre("Anna Here", "Ben There", "Cleo"));
}

TEST_F(Backup, is_taken_in_file_by_file_where_some_are_damaged) {
    const std::string good = import_text(record_without_id("note good\n"));
    const std::string gone = import_text(record_without_id("note gone\n"));
    const std::string bad = import_text(record_without_id("note bad\n"));
    const std::string swapped = import_text(record_without_id("note swapped\n"));
    export_to(database_, "all");
    const auto file = [&](const std::string& id) { return folder_ / "all" / "2023" / name_of(id); };
    fs::remove(file(gone));
    write_bytes(file(bad), "\x89PNG");
    write_bytes(file(swapped), bytes_of(file(good)));
    write_bytes(folder_ / "all" / "more.pfiff", record_without_id("note more\n"));
    std::ofstream(folder_ / "all" / "history.jsonl", std::ios::app) << "{\"id\": 7}\n";

    store::Database fresh(folder_ / "fresh.db");
    std::map<std::string, std::string> told;
    for (const app::ImportedFile& one : import_into(fresh, "all")) {
        told[one.file.filename().string()] +=
            one.imported ? "stored" : std::to_string(one.why.line) + ": " + core::say(one.why.message);
    }
    EXPECT_THAT(told[name_of(good)], "stored");
    EXPECT_THAT(told[name_of(gone)], HasSubstr("missing"));
    EXPECT_THAT(told[name_of(bad)], HasSubstr("1: the record is not UTF-8"));
    EXPECT_THAT(told[name_of(swapped)], HasSubstr("not the match"));
    EXPECT_THAT(told["more.pfiff"], "stored");
    EXPECT_THAT(told["history.jsonl"], HasSubstr("6: is not understood"));
    EXPECT_THAT(store::History(fresh).matches(), SizeIs(2));
}

TEST_F(Backup, without_a_history_that_can_be_read_the_records_come_back) {
    import_text(record_without_id("note x\n"));
    export_to(database_, "all");
    for (const std::string& nonsense :
         {std::string("\x89PNG\n"), std::string("[]\n"), std::string(),
          std::string("{\"pfiff_history\":2}\n"), std::string(std::size_t{17} << 20U, 'x')}) {
        write_bytes(folder_ / "all" / "history.jsonl", nonsense);
        store::Database fresh(folder_ / ("fresh" + std::to_string(nonsense.size()) + ".db"));
        import_into(fresh, "all");
        EXPECT_THAT(store::History(fresh).matches(), SizeIs(1));
    }
}

TEST_F(Backup, reads_no_file_outside_of_its_folder) {
    const std::string id = import_text(record_without_id("note x\n"));
    export_to(database_, "all");
    std::string history = bytes_of(folder_ / "all" / "history.jsonl");
    const std::string name = "2023/" + name_of(id);
    history.replace(history.find(name), name.size(), "../outside.pfiff");
    fs::rename(folder_ / "all" / name, folder_ / "outside.pfiff");
    write_bytes(folder_ / "all" / "history.jsonl", history);
    store::Database fresh(folder_ / "fresh.db");
    const auto told = import_into(fresh, "all");
    ASSERT_THAT(told, SizeIs(1));
    EXPECT_FALSE(told[0].imported);
    EXPECT_THAT(store::History(fresh).matches(), IsEmpty());
}

TEST_F(Backup, writes_no_file_outside_of_its_folder) {
    import_text(record_without_id("note x\n"));
    ::sqlite3_db_config(database_.sql().getHandle(), SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
    database_.sql().exec("UPDATE matches SET header = 'x', uuid = '/../../../outside-' || hex(zeroblob(9))");
    export_to(database_, "first");
    EXPECT_THAT(files_in(folder_ / "first"), SizeIs(2));
    EXPECT_FALSE(fs::exists(folder_ / "outside-000000000000000000.pfiff"));
}

TEST_F(Backup, of_a_game_with_an_endless_name_is_written) {
    import_text(record_without_id("note x\n"));
    ::sqlite3_db_config(database_.sql().getHandle(), SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
    database_.sql().exec("UPDATE matches SET header = 'x', game = hex(zeroblob(1000))");
    export_to(database_, "first");
    EXPECT_THAT(files_in(folder_ / "first"), SizeIs(2));
}

TEST_F(Backup, deeper_than_a_history_goes_is_not_understood) {
    fs::create_directory(folder_ / "deep");
    write_bytes(folder_ / "deep" / "history.jsonl", std::string(1'000'000, '[') + "\n");
    const auto told = import_into(database_, "deep");
    ASSERT_THAT(told, SizeIs(1));
    EXPECT_FALSE(told[0].imported);
}

TEST_F(Backup, that_is_stopped_or_fails_leaves_no_folder) {
    live();
    EXPECT_FALSE(app::export_history(database_, folder_ / "all", [](int done, int) { return done < 3; }));
    {
        const FullDisk disk(2000);
        EXPECT_THROW(app::export_history(database_, folder_ / "all", go_on), core::Failure);
    }
    EXPECT_FALSE(fs::exists(folder_ / "all"));
    fs::create_directory(folder_ / "full");
    write_bytes(folder_ / "full" / "mine", "mine");
    EXPECT_THROW(app::export_history(database_, folder_ / "full", go_on), core::Failure);
    EXPECT_THAT(files_in(folder_ / "full"), SizeIs(1));
    for (const auto& entry : fs::directory_iterator(folder_.path())) {
        EXPECT_FALSE(entry.is_directory() && entry.path() != folder_ / "full") << entry.path();
    }
}

TEST_F(Backup, is_what_importing_a_folder_takes) {
    const std::string id = import_text(record_without_id("note x\n"));
    store::History(database_).bin(id);
    export_to(database_, "all");
    store::Database fresh(folder_ / "fresh.db");
    EXPECT_TRUE(
        app::import_files(fresh, {folder_ / "all"}, [](const app::ImportedFile& file, int done, int all) {
            EXPECT_TRUE(file.imported);
            EXPECT_EQ(done, 1);
            EXPECT_EQ(all, 1);
            return true;
        }));
    EXPECT_TRUE(store::History(fresh).find(id)->binned);
}
