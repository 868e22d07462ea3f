#include "store/matches/journal.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>

#include <algorithm>

#include "folder.h"
#include "store/sqlite/settings.h"
#include "table.h"

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

class Journal : public testing::Test {
protected:
    std::string sql_says(const std::string& sql) {
        try {
            database_.sql().exec(sql);
        } catch (const SQLite::Exception& error) {
            return error.what();
        }
        return "done";
    }

    Folder folder_;
    store::Database database_{folder_ / "pfiff.db"};
    store::Journal journal_{database_};
};

}  // namespace

TEST_F(Journal, a_match_reads_as_it_was_begun) {
    core::Header header = three_at_the_table();
    header.variants = {"more-cards"};
    header.house = {{"virtual-lead", "runner-up"}};
    header.level = core::Level::scores;
    header.date = "2024-02-29T19:30";
    header.venue = "the kitchen \"table\"";
    header.title = "# 한 판";
    journal_.begin(header, "ask", {});
    const core::Record record = journal_.read(evening);
    EXPECT_EQ(core::write_header(record.header), core::write_header(header));
    EXPECT_THAT(record.facts, IsEmpty());
    EXPECT_EQ(journal_.policy(evening), "ask");
}

TEST_F(Journal, lines_come_back_as_they_were_written) {
    journal_.begin(three_at_the_table(), "warn", {});
    const std::vector<std::string> texts{"first Ben", "note \"한국어 — ünï\"", std::string("note a\0b", 8),
                                         "  play   Ben gy1 # why", std::string(3000, 'x')};
    core::Seq seq = 0;
    for (const std::string& text : texts) {
        journal_.append(evening, ++seq, text);
    }
    const core::Record record = journal_.read(evening);
    EXPECT_EQ(texts_of(record), texts);
    EXPECT_EQ(record.facts.front().seq, 1);
    EXPECT_EQ(record.facts.back().seq, 5);
}

TEST_F(Journal, an_import_begins_with_its_lines) {
    journal_.begin(three_at_the_table(), "warn", lines({"first Ben", "designation 3"}));
    journal_.append(evening, lines({"note a", "note b"}, 3));
    EXPECT_THAT(texts_of(journal_.read(evening)),
                ElementsAre("first Ben", "designation 3", "note a", "note b"));
}

TEST_F(Journal, a_line_must_follow_the_last) {
    journal_.begin(three_at_the_table(), "warn", lines({"first Ben"}));
    EXPECT_THAT(failure_of([&] { journal_.append(evening, 3, "note x"); }), HasSubstr("meanwhile"));
    EXPECT_THAT(failure_of([&] { journal_.append(evening, 1, "note x"); }), HasSubstr("meanwhile"));
    EXPECT_THAT(texts_of(journal_.read(evening)), ElementsAre("first Ben"));
}

TEST_F(Journal, several_lines_are_kept_all_or_none) {
    journal_.begin(three_at_the_table(), "warn", lines({"first Ben"}));
    std::vector<core::Fact> gap = lines({"note a", "note b"}, 2);
    gap.back().seq = 9;
    EXPECT_THAT(failure_of([&] { journal_.append(evening, gap); }), HasSubstr("meanwhile"));
    EXPECT_THAT(texts_of(journal_.read(evening)), ElementsAre("first Ben"));
    gap.front().seq = 5;
    EXPECT_NE(failure_of([&] { journal_.begin(three_at_the_table(other_evening), "warn", gap); }), "");
    EXPECT_FALSE(journal_.has(other_evening));
}

TEST_F(Journal, a_match_begins_once) {
    journal_.begin(three_at_the_table(), "warn", lines({"first Ben"}));
    EXPECT_THAT(failure_of([&] { journal_.begin(three_at_the_table(), "strict", {}); }),
                HasSubstr("already"));
    EXPECT_EQ(journal_.policy(evening), "warn");
}

TEST_F(Journal, an_id_is_the_same_in_capitals) {
    journal_.begin(three_at_the_table(), "warn", lines({"first Ben"}));
    std::string capitals = evening;
    std::ranges::transform(capitals, capitals.begin(),
                           [](char c) { return c >= 'a' && c <= 'f' ? static_cast<char>(c - 32) : c; });
    EXPECT_TRUE(journal_.has(capitals));
    EXPECT_EQ(journal_.read(capitals).header.id, evening);
}

TEST_F(Journal, an_unknown_match_is_a_failure_that_names_it) {
    EXPECT_FALSE(journal_.has(evening));
    EXPECT_THAT(failure_of([&] { journal_.read(evening); }), HasSubstr(evening));
    EXPECT_THAT(failure_of([&] { journal_.append(evening, 1, "note x"); }), HasSubstr(evening));
    EXPECT_THAT(failure_of([&] { journal_.set_policy(evening, "ask"); }), HasSubstr(evening));
    EXPECT_THAT(failure_of([&] { journal_.policy(evening); }), HasSubstr(evening));
    EXPECT_THAT(failure_of([&] { journal_.ruled_up_to(evening); }), HasSubstr(evening));
}

TEST_F(Journal, the_schema_refuses_to_change_or_remove_a_line) {
    journal_.begin(three_at_the_table(), "warn", lines({"first Ben", "designation 3"}));
    EXPECT_THAT(sql_says("UPDATE lines SET text = 'first Anna' WHERE seq = 1"), HasSubstr("append-only"));
    EXPECT_THAT(sql_says("UPDATE lines SET written = 0"), HasSubstr("append-only"));
    EXPECT_THAT(sql_says("DELETE FROM lines"), HasSubstr("append-only"));
    EXPECT_THAT(sql_says("INSERT OR REPLACE INTO lines VALUES (1, 1, 'first Anna', 0)"), HasSubstr("follow"));
    EXPECT_THAT(sql_says("INSERT INTO lines VALUES (1, 4, 'a gap', 0)"), HasSubstr("follow"));
    EXPECT_THAT(texts_of(journal_.read(evening)), ElementsAre("first Ben", "designation 3"));
}

TEST_F(Journal, the_schema_refuses_to_change_or_remove_a_match) {
    journal_.begin(three_at_the_table(), "warn", {});
    EXPECT_THAT(sql_says("UPDATE matches SET header = 'pfiff 1'"), HasSubstr("header"));
    EXPECT_THAT(sql_says("DELETE FROM matches"), HasSubstr("bin"));
    EXPECT_THAT(sql_says("INSERT OR REPLACE INTO matches (id, uuid, game, header, policy, begun) "
                         "SELECT id, uuid, game, 'x', policy, begun FROM matches"),
                HasSubstr("already"));
    EXPECT_EQ(journal_.read(evening).header.players.size(), 3U);
}

TEST_F(Journal, the_schema_refuses_lines_without_a_match_and_values_of_the_wrong_kind) {
    EXPECT_THAT(sql_says("INSERT INTO lines VALUES (77, 1, 'lost', 0)"), HasSubstr("FOREIGN KEY"));
    journal_.begin(three_at_the_table(), "warn", {});
    EXPECT_THAT(sql_says("INSERT INTO lines VALUES (1, 1, 'first Ben', 'today')"),
                HasSubstr("cannot store TEXT"));
    EXPECT_THAT(sql_says("UPDATE matches SET policy = 'lenient'"), HasSubstr("CHECK"));
}

TEST_F(Journal, policy_and_what_was_ruled_and_answered_can_be_set) {
    journal_.begin(three_at_the_table(), "warn", {});
    EXPECT_EQ(journal_.ruled_up_to(evening), 0);
    EXPECT_EQ(journal_.answered_up_to(evening), 0);
    journal_.set_policy(evening, "silent");
    journal_.set_ruled_up_to(evening, 12);
    journal_.set_answered_up_to(evening, 7);
    EXPECT_EQ(journal_.policy(evening), "silent");
    EXPECT_EQ(journal_.ruled_up_to(evening), 12);
    EXPECT_EQ(journal_.answered_up_to(evening), 7);
}

TEST_F(Journal, settings_are_remembered_and_replaced) {
    store::Settings settings(database_);
    EXPECT_EQ(settings.get("language"), std::nullopt);
    settings.set("language", "de");
    settings.set("language", "ko");
    EXPECT_EQ(settings.get("language"), "ko");
}
