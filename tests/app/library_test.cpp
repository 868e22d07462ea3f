#include "app/library/library.h"

#include <gmock/gmock.h>
#include <sys/stat.h>

#include <SQLiteCpp/SQLiteCpp.h>

#include "app/exchange/import_record.h"
#include "app/exchange/read_file.h"
#include "core/text/failure.h"
#include "games/catalog.h"
#include "match.h"
#include "store/failure.h"
#include "store/matches/people.h"

using app::Imported;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

namespace fs = std::filesystem;

constexpr const char* one_evening =
    "pfiff 1\n"
    "game hund\n"
    "id 0f8fad5b-d9cb-469f-a165-70867728950e\n"
    "date 2024-02-29T19:30\n"
    "venue \"the kitchen\"\n"
    "player Anna\n"
    "player \"Ben Carlo\"\n"
    "player 한나\n"
    "variant more-cards\n"
    "house virtual-lead runner-up\n"
    "level plays\n"
    "first \"Ben Carlo\"\n"
    "designation 3\n"
    "nonsense \"that nobody understands\n"
    "play \"Ben Carlo\" grey-4\n"
    "undo 4 taken-back\n";

core::Record record_of(std::string_view text) {
    auto record = core::read_record(text, games::infos());
    EXPECT_TRUE(record) << core::say(record.error().message);
    return std::move(*record);
}

class Library : public testing::Test {
protected:
    Imported import_text(std::string_view text) { return app::import_record(database_, record_of(text)); }
    std::string export_text() {
        return app::export_record(database_, "0f8fad5b-d9cb-469f-a165-70867728950e");
    }

    Folder folder_;
    store::Database database_{folder_ / "pfiff.db"};
};

class Reading : public testing::Test {
protected:
    core::Fault fault_of(const fs::path& file) {
        const auto record = app::read_file(file);
        EXPECT_FALSE(record);
        return record ? core::Fault{} : record.error();
    }

    Folder folder_;
};

}  // namespace

TEST_F(Library, a_record_that_went_in_comes_out_the_same) {
    const Imported imported = import_text(one_evening);
    EXPECT_EQ(imported.what, Imported::What::stored);
    EXPECT_EQ(imported.match, "0f8fad5b-d9cb-469f-a165-70867728950e");
    EXPECT_EQ(imported.lines, 5);
    EXPECT_EQ(export_text(), one_evening);
    EXPECT_EQ(core::write_record(record_of(export_text())), one_evening);
}

TEST_F(Library, a_second_import_changes_nothing) {
    import_text(one_evening);
    EXPECT_EQ(import_text(one_evening).what, Imported::What::nothing_new);
    EXPECT_EQ(export_text(), one_evening);
}

TEST_F(Library, a_longer_record_that_agrees_adds_its_lines) {
    import_text(one_evening);
    const Imported imported = import_text(one_evening + std::string("amend 2 designation 4\nnote x\n"));
    EXPECT_EQ(imported.what, Imported::What::longer);
    EXPECT_EQ(imported.lines, 2);
    EXPECT_EQ(export_text(), one_evening + std::string("amend 2 designation 4\nnote x\n"));
    EXPECT_EQ(import_text(one_evening).what, Imported::What::nothing_new) << "a shorter one agrees";
}

TEST_F(Library, short_and_long_forms_agree) {
    import_text(one_evening);
    std::string text = one_evening;
    text.replace(text.find("grey-4"), 6, "gy4   ");
    EXPECT_EQ(import_text(text).what, Imported::What::nothing_new);
    EXPECT_EQ(export_text(), one_evening);
}

TEST_F(Library, a_record_that_disagrees_is_refused_and_changes_nothing) {
    import_text(one_evening);
    std::string other_entry = one_evening + std::string("note x\n");
    other_entry.replace(other_entry.find("designation 3"), 13, "designation 4");
    EXPECT_THAT(failure_of([&] { import_text(other_entry); }),
                testing::AllOf(HasSubstr("entry 2"), HasSubstr("designation 3")));
    std::string other_header = one_evening + std::string("note x\n");
    other_header.replace(other_header.find("variant more-cards\n"), 19, "");
    EXPECT_THAT(failure_of([&] { import_text(other_header); }), HasSubstr("header"));
    EXPECT_EQ(export_text(), one_evening);
}

TEST_F(Library, a_house_rule_at_its_default_is_as_good_as_none) {
    std::string without = one_evening;
    without.replace(without.find("house virtual-lead runner-up\n"), 29, "");
    std::string with_default = one_evening;
    with_default.replace(with_default.find("runner-up"), 9, "virtual");
    import_text(without);
    EXPECT_EQ(import_text(with_default).what, Imported::What::nothing_new);
}

TEST_F(Library, a_record_without_an_id_is_one_match_however_often_it_comes) {
    std::string text = one_evening;
    text.replace(text.find("id 0f8f"), 40, "");
    const Imported first = import_text(text);
    EXPECT_EQ(first.what, Imported::What::stored);
    EXPECT_TRUE(core::is_uuid(first.match));
    const Imported second = import_text(text);
    EXPECT_EQ(second.what, Imported::What::nothing_new);
    EXPECT_EQ(second.match, first.match);
    const Imported longer = import_text(text + "note x\n");
    EXPECT_EQ(longer.what, Imported::What::longer);
    EXPECT_EQ(longer.match, first.match);
}

TEST_F(Library, an_import_is_listed_at_once) {
    import_text(one_evening);
    EXPECT_THAT(store::History(database_).stale(), IsEmpty());
    EXPECT_EQ(store::History(database_).latest()->played, "2024-02-29T19:30");
}

TEST_F(Library, a_new_match_gets_an_id) {
    const std::string id = app::begin_match(database_, header_of_three(), app::Policy::ask);
    EXPECT_TRUE(core::is_uuid(id));
    EXPECT_EQ(store::Journal(database_).policy(id), "ask");
    EXPECT_EQ(store::Journal(database_).read(id).header.id, id);
}

TEST_F(Library, a_new_match_gets_the_day_on_the_clock_of_the_place) {
    core::Header header = header_of_three();
    const std::optional<std::string> before = app::today(database_);
    const std::string id = app::begin_match(database_, header, app::Policy::warn);
    const auto date = store::Journal(database_).read(id).header.date;
    ASSERT_TRUE(date);
    EXPECT_TRUE(core::is_date(*date));
    EXPECT_LE(before, *date);
    EXPECT_LE(*date, app::today(database_));
    EXPECT_THAT(app::export_record(database_, id), HasSubstr("\ndate " + *date + "\n"));
    header.date = "1969-07-20";
    const std::string dated = app::begin_match(database_, header, app::Policy::warn);
    EXPECT_EQ(store::Journal(database_).read(dated).header.date, "1969-07-20") << "what it says is kept";
}

TEST_F(Library, the_same_match_with_a_name_in_its_other_spelling_is_the_same_match) {
    const std::string composed =
        "pfiff 1\ngame hund\nid 7d444840-9dc0-41d1-b245-5ffdce74fad2\nplayer J\u00f6rg\nplayer Ben\n"
        "player Cleo\nfirst J\u00f6rg\n";
    std::string decomposed = composed;
    decomposed.replace(decomposed.find("J\u00f6rg"), 5, "Jo\u0308rg");
    EXPECT_EQ(import_text(composed).what, Imported::What::stored);
    EXPECT_EQ(import_text(decomposed).what, Imported::What::nothing_new);
    EXPECT_EQ(import_text(decomposed + "first Jo\u0308rg\n").what, Imported::What::longer);
    EXPECT_EQ(store::People(database_).all().size(), 3U);
    EXPECT_EQ(store::People(database_).named("Jo\u0308rg"), store::People(database_).named("J\u00f6rg"));
}

TEST_F(Library, a_record_may_say_later_that_it_was_only_tried_out) {
    const std::string said =
        "pfiff 1\ngame hund\nid 7d444840-9dc0-41d1-b245-5ffdce74fad2\nplayer Anna\n"
        "player Ben\nplayer Cleo\n";
    const std::string match = import_text(said).match;
    EXPECT_EQ(store::History(database_).find(match)->source, "");
    const std::string what_if = "what-if 0f8fad5b-d9cb-469f-a165-70867728950e 4\n";
    EXPECT_EQ(import_text(said + what_if).what, Imported::What::nothing_new);
    EXPECT_EQ(store::History(database_).find(match)->source, "0f8fad5b-d9cb-469f-a165-70867728950e");
    EXPECT_EQ(import_text(said).what, Imported::What::nothing_new);
    EXPECT_EQ(store::History(database_).find(match)->branched_at, 4) << "what was said stays";
}

TEST_F(Library, a_match_that_could_not_be_read_again_does_not_begin) {
    core::Header header = header_of_three();
    header.players = {"Anna", "Anna", "none"};
    EXPECT_THAT(failure_of([&] { app::begin_match(database_, header, app::Policy::warn); }),
                HasSubstr("Anna"));
    header = header_of_three();
    header.game = "skat";
    EXPECT_THAT(failure_of([&] { app::begin_match(database_, header, app::Policy::warn); }),
                HasSubstr("skat"));
    EXPECT_THAT(store::History(database_).matches(), IsEmpty());
}

TEST_F(Library, the_same_again_is_the_same_table_with_a_new_id_and_date) {
    import_text(one_evening);
    const core::Header again = app::same_again(database_, "0f8fad5b-d9cb-469f-a165-70867728950e");
    EXPECT_THAT(again.players, ElementsAre("Anna", "Ben Carlo", "한나"));
    EXPECT_THAT(again.variants, ElementsAre("more-cards"));
    EXPECT_EQ(again.house.at("virtual-lead"), "runner-up");
    EXPECT_EQ(again.level, core::Level::plays);
    EXPECT_TRUE(core::is_date(again.date.value_or("")));
    EXPECT_NE(again.date, "2024-02-29T19:30");
    EXPECT_NE(again.id, "0f8fad5b-d9cb-469f-a165-70867728950e");
    EXPECT_TRUE(core::is_uuid(*again.id));
}

TEST_F(Library, what_is_stale_is_derived_anew) {
    import_text(one_evening);
    app::begin_match(database_, header_of_three(), app::Policy::warn);
    database_.sql().exec("DELETE FROM results");
    ASSERT_EQ(store::History(database_).stale().size(), 2U);
    std::vector<std::pair<int, int>> told;
    app::derive_stale(database_, [&](int done, int all) {
        told.emplace_back(done, all);
        return true;
    });
    EXPECT_THAT(store::History(database_).stale(), IsEmpty());
    EXPECT_THAT(told, ElementsAre(std::pair(0, 2), std::pair(2, 2)));
}

TEST_F(Library, deriving_can_be_cancelled) {
    import_text(one_evening);
    for (int more = 0; more < 99; ++more) {
        app::begin_match(database_, header_of_three(), app::Policy::warn);
    }
    database_.sql().exec("DELETE FROM results");
    int last = 0;
    app::derive_stale(database_, [&](int done, int) {
        last = done;
        return done < 1;
    });
    EXPECT_GT(last, 0);
    EXPECT_EQ(store::History(database_).stale().size(), 100U - static_cast<std::size_t>(last));
}

TEST_F(Reading, a_file_is_read_as_a_record) {
    write_bytes(folder_ / "evening.pfiff", one_evening);
    const auto record = app::read_file(folder_ / "evening.pfiff");
    ASSERT_TRUE(record);
    EXPECT_EQ(record->facts.size(), 5U);
    EXPECT_EQ(record->facts[0].line, 12);
}

TEST_F(Reading, a_file_that_is_not_there_or_is_a_folder_is_said_to_be_so) {
    EXPECT_EQ(fault_of(folder_ / "nowhere.pfiff").line, 0);
    EXPECT_THAT(core::say(fault_of(folder_ / "nowhere.pfiff").message), HasSubstr("No such file"));
    EXPECT_THAT(core::say(fault_of(folder_.path()).message), HasSubstr("is a folder"));
}

TEST_F(Reading, a_file_that_may_not_be_read_is_said_to_be_so) {
    write_bytes(folder_ / "secret.pfiff", one_evening);
    ASSERT_EQ(::chmod(folder_.path().c_str(), 0777), 0);
    ASSERT_EQ(::chmod((folder_ / "secret.pfiff").c_str(), 0000), 0);
    const OrdinaryUser user;
    EXPECT_THAT(core::say(fault_of(folder_ / "secret.pfiff").message), HasSubstr("Permission denied"));
}

TEST_F(Reading, more_than_four_mebibytes_are_not_read) {
    std::string text = one_evening;
    while (text.size() <= core::most_record_bytes) {
        text += "note \"" + std::string(900, 'x') + "\"\n";
    }
    write_bytes(folder_ / "long.pfiff", text);
    EXPECT_THAT(core::say(fault_of(folder_ / "long.pfiff").message), HasSubstr("4 MiB"));
    EXPECT_THAT(core::say(fault_of("/dev/zero").message), HasSubstr("4 MiB"));
}

/// Gives the variable a value, and its old one back.
class Variable {
public:
    Variable(const char* name, const char* value) : name_(name) {
        const char* old = std::getenv(name);
        old_ = old == nullptr ? std::nullopt : std::optional<std::string>(old);
        ::setenv(name, value, 1);
    }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;
    ~Variable() { old_ ? ::setenv(name_, old_->c_str(), 1) : ::unsetenv(name_); }

private:
    const char* name_;
    std::optional<std::string> old_;
};

TEST(DefaultDatabase, lies_where_the_platform_keeps_such_data) {
    const Variable data("XDG_DATA_HOME", "/somewhere/data");
    EXPECT_EQ(app::default_database(), "/somewhere/data/pfiff/pfiff.db");
}

TEST(DefaultDatabase, lies_at_home_where_nothing_else_is_said) {
    const Variable home("HOME", "/home/anna");
    const Variable data("XDG_DATA_HOME", "not/absolute");
    EXPECT_EQ(app::default_database(), "/home/anna/.local/share/pfiff/pfiff.db");
}
