// Lists walk through packed shelves. Whatever is typed, and whatever becomes of the shelves, they find what a
// plain look at every match finds.

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>

#include <algorithm>
#include <optional>
#include <random>
#include <sstream>

#include <fmt/format.h>

#include "core/text/names.h"
#include "folder.h"
#include "games/catalog.h"
#include "store/matches/history.h"
#include "store/matches/people.h"
#include "store/statistics/statistics.h"
#include "table.h"

namespace {

constexpr int many = 60;

using Random = std::mt19937;

template <class T>
const T& any_of(const std::vector<T>& all, Random& random) {
    return all[std::uniform_int_distribution<std::size_t>(0, all.size() - 1)(random)];
}

/// Texts in which letters of all kinds meet what a search must not take for its own language.
std::string some_words(Random& random) {
    static const std::vector<std::string> parts{
        "a",          "B",      "ab",     "Hund",   "\u00e4", "\u00c4",
        "A\u0308",    "\u00df", "\u1e9e", "\ud55c", "\ub098", "\ud55c\ub098",
        "\"",         "'",      "*",      "AND",    "OR",     "NEAR(",
        ")",          "%",      "_",      "-",      "2",      "19",
        "\U0001f415", " ",      " ",      "\u0130", "\ufb01", "\uff21",
        "^",          ":"};
    std::string all;
    for (int left = std::uniform_int_distribution(0, 6)(random); left > 0; --left) {
        all += any_of(parts, random);
    }
    return all;
}

class Shelves : public testing::Test {
protected:
    Shelves() {
        Random random(7);
        std::vector<std::string> games;
        for (const core::GameInfo* info : games::infos()) {
            games.emplace_back(info->id);
        }
        for (int i = 0; i < many; ++i) {
            core::Header header =
                three_at_the_table(fmt::format("00000000-0000-4000-8000-{:012}", i * 37 % many));
            header.game = any_of(games, random);
            header.players = {any_of(names_, random), "Zo\u00eb"};
            header.date = fmt::format("{}-{:02}-{:02}", i % 3 == 0 ? 1969 : 2024, 1 + i % 12, 1 + i % 28);
            journal_.begin(header, "warn", {});
            history_.set_details(*header.id,
                                 {some_words(random), any_of(places_, random), "", some_words(random)});
        }
    }

    std::int64_t number(const std::string& sql) { return database_->sql().execAndGet(sql).getInt64(); }
    void run(const std::string& sql) { database_->sql().exec(sql); }

    /// Row by row, from what the list shows of each.
    std::vector<std::int32_t> plainly_found(const std::string& typed, bool binned = false) {
        std::vector<std::int32_t> found;
        SQLite::Statement rows(database_->sql(), "SELECT match FROM sheets ORDER BY played DESC, uuid DESC");
        while (rows.executeStep()) {
            const std::int32_t row = rows.getColumn(0).getInt();
            const store::Listed match = history_.row(row).value();
            std::vector<std::string> texts{match.title, match.venue, match.note, match.played.substr(0, 10),
                                           games::find(match.game)->info->title.data()};
            texts.insert(texts.end(), match.players.begin(), match.players.end());
            std::istringstream words(core::fold_case(typed));
            bool found_all = match.binned == binned;
            for (std::string word; words >> word;) {
                found_all = found_all && std::ranges::any_of(texts, [&](const std::string& text) {
                                return core::fold_case(text).find(word) != std::string::npos;
                            });
            }
            if (found_all) {
                found.push_back(row);
            }
        }
        return found;
    }

    std::vector<std::int32_t> found(const std::string& typed = {}, bool binned = false) {
        store::MatchQuery filter;
        filter.words = typed;
        filter.binned = binned;
        return history_.find(filter);
    }

    void open_again(const store::Opening& opening = {}) {
        database_.reset();
        database_.emplace(folder_ / "pfiff.db", opening);
    }

    /// As another program would, while nobody has it open.
    void somebody_else(const std::string& sql) {
        database_.reset();
        SQLite::Database((folder_ / "pfiff.db").string(), SQLite::OPEN_READWRITE).exec(sql);
        database_.emplace(folder_ / "pfiff.db");
    }

    std::vector<std::string> names_{"Anna", "\u00c4NNE", "\ud55c\ub098", "O'Neil \"x\"",
                                    "AND",  "Ben*",      "\u00df"};
    std::vector<std::string> places_{"", "", "Caf\u00e9 S\u00fcd", "CAF\u00c9", "kitchen", "Kitchen", "k"};
    Folder folder_;
    std::optional<store::Database> database_{folder_ / "pfiff.db"};
    store::Journal journal_{*database_};
    store::History history_{*database_};
    store::People people_{*database_};
};

}  // namespace

TEST_F(Shelves, a_search_finds_what_a_plain_look_finds) {
    Random random(11);
    int hits = 0;
    for (int i = 0; i < 400; ++i) {
        const std::string typed = i == 0 ? "" : some_words(random);
        SCOPED_TRACE(typed);
        const auto plainly = plainly_found(typed);
        ASSERT_EQ(found(typed), plainly);
        hits += !plainly.empty() && plainly.size() < many ? 1 : 0;
    }
    EXPECT_GT(hits, 50) << "searches that find some";
    for (const char* typed :
         {"e", "h", "\ud55c", "\ub098", "a", "1", "-", "6", "\u00e4", "k", "cafe", "caf\u00e9", "2024-0"}) {
        ASSERT_EQ(found(typed), plainly_found(typed)) << typed;
    }
}

TEST_F(Shelves, any_column_sorts_as_SQL_would) {
    const std::vector<std::pair<store::Column, std::string>> columns{
        {store::Column::played, ""},
        {store::Column::touched, "touched {0}, played {0}, uuid {0}"},
        {store::Column::entries, "entries {0}"},
        {store::Column::seats, "seats {0}"},
        {store::Column::game, "game {0}, title COLLATE NOCASE {0}"},
        {store::Column::venue, "venue COLLATE NOCASE {0}"}};
    run("UPDATE sheets SET touched = match % 7 - 3, entries = match % 5 - 2, seats = match % 3");
    for (const auto& [column, words] : columns) {
        for (const bool ascending : {true, false}) {
            const char* way = ascending ? "ASC" : "DESC";
            const std::string order =
                words.empty() ? fmt::format("played {0}, uuid {0}", way)
                              : fmt::format(fmt::runtime(words), way) + ", played DESC, uuid DESC";
            std::vector<std::int32_t> expected;
            SQLite::Statement rows(database_->sql(), "SELECT match FROM sheets ORDER BY " + order);
            while (rows.executeStep()) {
                expected.push_back(rows.getColumn(0).getInt());
            }
            EXPECT_EQ(history_.find({}, {column, ascending}), expected) << order;
        }
    }
}

TEST_F(Shelves, what_is_changed_is_found_as_it_is_now) {
    ASSERT_EQ(found().size(), many);
    const std::string some = history_.row(found().front())->id;
    history_.set_details(some, {"Quagga", "", "1970-01-02", ""});
    EXPECT_EQ(found("quagga"), plainly_found("quagga"));
    EXPECT_EQ(found(), plainly_found("")) << "it stands among those of its new day";
    people_.rename(*people_.named("Zo\u00eb"), "Quentin");
    EXPECT_EQ(found("quentin").size(), many);
    people_.rename(*people_.named("Anna"), "Xanthippe");
    EXPECT_EQ(found("xanthippe"), plainly_found("xanthippe"));
    history_.bin(some);
    EXPECT_THAT(found("quagga"), testing::IsEmpty());
    EXPECT_THAT(found("quagga", true), testing::SizeIs(1));
    history_.restore(some);
    EXPECT_THAT(found("quagga"), testing::SizeIs(1));
    history_.bin(some);
    history_.empty_bin();
    EXPECT_THAT(found({}, true), testing::IsEmpty());
    EXPECT_EQ(found().size(), many - 1);
    EXPECT_EQ(number("SELECT count(*) FROM shelves_due"), 0) << "all of it is kept";
}

TEST_F(Shelves, rows_that_are_missing_or_garbled_are_derived_anew) {
    const auto all = found();
    const auto some = found("a");
    for (const char* harm :
         {"DELETE FROM shelves", "DELETE FROM shelves WHERE period > 0", "UPDATE shelves SET sheets = x''",
          "UPDATE shelves SET sheets = zeroblob(length(sheets))",
          "UPDATE shelves SET sheets = x'0101010101010101010101010101010101'",
          "UPDATE shelves SET sheets = CAST(substr(sheets, 2) AS BLOB)",
          "UPDATE shelves SET sheets = CAST(x'ffffffffffffffffffffffff' || sheets AS BLOB)",
          "UPDATE shelves SET matches = -1", "UPDATE shelves SET period = period * 1000 + 77",
          "INSERT INTO shelves VALUES (77777, 0, 0, x'01')"}) {
        SCOPED_TRACE(harm);
        run(harm);
        EXPECT_EQ(found(), all);
        EXPECT_EQ(found("a"), some);
        EXPECT_EQ(number("SELECT count(*) FROM shelves_due"), 0);
        EXPECT_EQ(number("SELECT sum(matches) FROM shelves"), many) << "it is whole again";
    }
    run("INSERT INTO digests SELECT match, x'0000' FROM sheets; UPDATE sheets SET status = 'finished'");
    store::Statistics statistics(*database_);
    EXPECT_EQ(statistics.overview({}).matches, many);
    for (const char* harm : {"UPDATE shelved_digests SET digests = zeroblob(99)",
                             "UPDATE shelved_digests SET digests = CAST(digests || x'00' AS BLOB)",
                             "DELETE FROM shelved_digests WHERE game = 'hund'"}) {
        run(harm);
        EXPECT_EQ(statistics.overview({}).matches, many) << "and what statistics count";
    }
    run("DELETE FROM digests WHERE match % 2 = 0");
    EXPECT_EQ(statistics.overview({}).matches, many / 2);
}

TEST_F(Shelves, a_table_that_is_missing_is_made_anew) {
    const auto all = found();
    for (const char* harm :
         {"DROP TABLE shelves", "DROP TABLE shelves_due", "DROP TABLE shelved_digests",
          "DROP TRIGGER sheets_come_to_their_shelf",
          "DROP TABLE shelves; DROP TABLE shelves_due; DROP TRIGGER sheets_leave_their_shelf"}) {
        SCOPED_TRACE(harm);
        somebody_else(harm);
        EXPECT_EQ(found(), all);
        history_.set_details(history_.row(all.front())->id, {harm, "", "", ""});
        EXPECT_EQ(found("shel").size(), 1U);
    }
    database_.reset();
    SQLite::Database((folder_ / "pfiff.db").string(), SQLite::OPEN_READWRITE).exec("DROP TABLE shelves");
    store::Opening looking;
    looking.only_to_read = true;
    open_again(looking);
    EXPECT_EQ(found(), all) << "also for who only looks";
}

TEST_F(Shelves, who_cannot_write_finds_what_is_not_on_its_shelf_yet) {
    const auto all = found();
    history_.set_details(history_.row(all.back())->id, {"Quagga", "", "2030-01-01", ""});
    const auto now = plainly_found("");
    store::Opening looking;
    looking.only_to_read = true;
    open_again(looking);
    EXPECT_EQ(found("quagga").size(), 1U);
    EXPECT_EQ(found(), now);
    EXPECT_EQ(number("SELECT count(*) FROM shelves_due"), 2);
}
