#include "store/matches/history.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>

#include "folder.h"
#include "games/catalog.h"
#include "store/matches/people.h"
#include "table.h"

using testing::ElementsAre;
using testing::IsEmpty;

namespace {

class History : public testing::Test {
protected:
    void derive(const std::string& match) {
        const core::Record record = journal_.read(match);
        const core::Game& game = *games::find(record.header.game);
        history_.derive(match, game.read(record.header, record.facts, {}));
    }

    std::vector<std::string> listed(bool binned = false) {
        std::vector<std::string> ids;
        for (const store::Listed& match : history_.matches(binned)) {
            ids.push_back(match.id);
        }
        return ids;
    }

    int number(const std::string& sql) { return database_.sql().execAndGet(sql).getInt(); }

    Time time_;
    Folder folder_;
    store::Database database_{folder_ / "pfiff.db", time_.opening()};
    store::Journal journal_{database_};
    store::History history_{database_};
};

core::Header counted_round(const std::string& id) {
    core::Header header = three_at_the_table(id);
    header.level = core::Level::scores;
    return header;
}

/// One round by counts. Anna: 5 - 1 = 4. Ben: 1 - 2, and 3 for neither fewest nor most hund cards: 2. Cleo:
/// -3.
std::vector<std::string> round_of_counts() {
    return {"roles grey purple pink green yellow", "took Anna plus=5 hund=3 minus=1",
            "took Ben plus=1 hund=2 minus=2", "took Cleo plus=0 hund=1 minus=3"};
}

}  // namespace

TEST_F(History, a_match_is_listed_with_what_the_record_says_of_it) {
    core::Header header = three_at_the_table();
    header.title = "The final";
    header.venue = "kitchen";
    journal_.begin(header, "warn", {});
    time_.now += 3600;
    journal_.append(evening, 1, "first Ben");
    derive(evening);
    const auto match = history_.latest();
    ASSERT_TRUE(match);
    EXPECT_EQ(match->id, evening);
    EXPECT_EQ(match->game, "hund");
    EXPECT_EQ(match->level, "plays");
    EXPECT_EQ(match->title, "The final");
    EXPECT_EQ(match->venue, "kitchen");
    EXPECT_EQ(match->played, "2023-11-14T22:13");
    EXPECT_EQ(match->touched, "2023-11-14T23:13");
    EXPECT_THAT(match->players, ElementsAre("Anna", "Ben", "Cleo"));
    EXPECT_EQ(match->status, "open");
    EXPECT_EQ(match->entries, 1);
    EXPECT_THAT(match->winners, IsEmpty());
    EXPECT_FALSE(match->binned);
}

TEST_F(History, the_date_of_the_record_goes_before_the_day_it_was_begun) {
    core::Header header = three_at_the_table();
    header.date = "1999-12-31";
    journal_.begin(header, "warn", {});
    EXPECT_EQ(history_.find(evening)->played, "1999-12-31");
}

TEST_F(History, the_match_touched_last_comes_first) {
    journal_.begin(three_at_the_table(), "warn", {});
    journal_.begin(three_at_the_table(other_evening), "warn", {});
    EXPECT_THAT(listed(), ElementsAre(other_evening, evening));
    time_.now += 1;
    journal_.append(evening, 1, "first Ben");
    EXPECT_THAT(listed(), ElementsAre(evening, other_evening));
    EXPECT_EQ(history_.latest_open()->id, evening);
}

TEST_F(History, a_match_goes_to_the_bin_and_comes_back) {
    journal_.begin(three_at_the_table(), "warn", lines({"first Ben"}));
    history_.bin(evening);
    EXPECT_THAT(listed(), IsEmpty());
    EXPECT_THAT(listed(true), ElementsAre(evening));
    EXPECT_TRUE(history_.find(evening)->binned);
    EXPECT_FALSE(history_.latest_open());
    history_.restore(evening);
    EXPECT_THAT(listed(), ElementsAre(evening));
    EXPECT_THAT(listed(true), IsEmpty());
    EXPECT_THAT(texts_of(journal_.read(evening)), ElementsAre("first Ben"));
}

TEST_F(History, a_finished_match_is_not_the_latest_open_one) {
    journal_.begin(three_at_the_table(), "warn", lines({"abandon \"the pizza is here\""}));
    derive(evening);
    EXPECT_FALSE(history_.latest_open());
    EXPECT_EQ(history_.latest()->status, "abandoned");
}

TEST_F(History, points_are_kept_by_seat) {
    journal_.begin(counted_round(evening), "warn", lines(round_of_counts()));
    derive(evening);
    EXPECT_THAT(history_.find(evening)->scores, ElementsAre(4, 2, -3));
    EXPECT_EQ(number("SELECT rounds FROM results"), 1);
    EXPECT_EQ(number("SELECT lines FROM results"), 4);
    EXPECT_EQ(number("SELECT rules_version FROM results"), store::rules_version);
}

TEST_F(History, winners_take_the_first_place) {
    std::vector<std::string> texts;
    for (int round = 0; round < 5; ++round) {
        for (const std::string& text : round_of_counts()) {
            texts.push_back(text);
        }
    }
    journal_.begin(counted_round(evening), "warn", lines(texts));
    derive(evening);
    const auto match = history_.find(evening);
    EXPECT_EQ(match->status, "finished");
    EXPECT_THAT(match->winners, ElementsAre("Anna"));
    EXPECT_EQ(number("SELECT rank FROM result_seats WHERE name = 'Anna'"), 1);
    EXPECT_EQ(number("SELECT rank FROM result_seats WHERE name = 'Ben'"), 2);
    EXPECT_EQ(number("SELECT rank FROM result_seats WHERE name = 'Cleo'"), 3);
}

TEST_F(History, fouls_are_counted_for_who_committed_them) {
    journal_.begin(three_at_the_table(), "warn",
                   lines({"first Ben", "designation 3", "play Cleo grey-1", "play Ben grey-2",
                          "undo 4 taken-back", "play Ben grey-3"}));
    derive(evening);
    EXPECT_EQ(number("SELECT illegal FROM result_seats WHERE name = 'Cleo'"), 1);
    EXPECT_EQ(number("SELECT illegal FROM result_seats WHERE name = 'Anna'"), 0);
    EXPECT_EQ(number("SELECT taken_back FROM result_seats WHERE name = 'Ben'"), 1);
    EXPECT_EQ(number("SELECT taken_back FROM result_seats WHERE name = 'Cleo'"), 0);
}

TEST_F(History, what_the_table_counted_wrongly_is_nobodys_foul) {
    std::vector<std::string> texts = round_of_counts();
    texts.back() = "took Cleo plus=0 hund=1 minus=4";
    texts.insert(texts.end(), {"penalty Ben -1 \"a joke\"", "undo 5 taken-back", "undo 2 taken-back",
                               "insert 2 took Anna plus=5 hund=3 minus=1"});
    journal_.begin(counted_round(evening), "warn", lines(texts));
    const core::Record record = journal_.read(evening);
    const core::Reading reading = games::find("hund")->read(record.header, record.facts, {});
    EXPECT_EQ(core::rule(reading.entries[3].verdict), "hund/count");
    derive(evening);
    EXPECT_EQ(number("SELECT sum(illegal) FROM result_seats"), 0);
    EXPECT_EQ(number("SELECT sum(taken_back) FROM result_seats"), 0);
}

TEST_F(History, a_result_is_stale_until_it_is_derived_from_all_lines_by_these_rules) {
    journal_.begin(three_at_the_table(), "warn", {});
    EXPECT_THAT(history_.stale(), ElementsAre(evening));
    derive(evening);
    EXPECT_THAT(history_.stale(), IsEmpty());
    journal_.append(evening, 1, "first Ben");
    EXPECT_THAT(history_.stale(), ElementsAre(evening));
    derive(evening);
    EXPECT_THAT(history_.stale(), IsEmpty());
    database_.sql().exec("UPDATE results SET rules_version = rules_version - 1");
    EXPECT_THAT(history_.stale(), ElementsAre(evening));
}

TEST_F(History, deriving_twice_leaves_the_same_rows) {
    journal_.begin(counted_round(evening), "warn", lines(round_of_counts()));
    derive(evening);
    const int bytes = number("SELECT sum(length(pack)) FROM digests");
    derive(evening);
    EXPECT_EQ(number("SELECT count(*) FROM results"), 1);
    EXPECT_EQ(number("SELECT count(*) FROM result_seats"), 3);
    EXPECT_EQ(number("SELECT count(*) FROM digests"), 1);
    EXPECT_EQ(number("SELECT sum(length(pack)) FROM digests"), bytes);
    EXPECT_EQ(number("SELECT count(*) FROM sheets"), 1);
    EXPECT_GT(bytes, 0);
}

TEST_F(History, lines_are_as_durable_after_deriving_as_before) {
    journal_.begin(three_at_the_table(), "warn", {});
    derive(evening);
    EXPECT_EQ(number("PRAGMA synchronous"), 2);
}

TEST_F(History, the_roster_names_who_played_last_first) {
    journal_.begin(three_at_the_table(), "warn", {});
    time_.now += 1;
    core::Header header = three_at_the_table(other_evening);
    header.players = {"Dora", "Ben", "한나"};
    journal_.begin(header, "warn", {});
    EXPECT_THAT(history_.roster(), ElementsAre("Dora", "Ben", "한나", "Anna", "Cleo"));
}

namespace {

core::Header two_shift_leaders() {
    core::Header header;
    header.game = "heckin-hounds";
    header.players = {"Anna", "Ben"};
    header.level = core::Level::scores;
    header.id = evening;
    return header;
}

}  // namespace

TEST_F(History, corrections_a_week_later_do_not_make_the_match_longer) {
    constexpr int minute = 60;
    journal_.begin(two_shift_leaders(), "warn", {});
    int line = 0;
    const auto enter = [&](int minutes_later, const char* text) {
        time_.now += std::int64_t{minutes_later} * minute;
        journal_.append(evening, ++line, text);
        derive(evening);
    };
    enter(0, "shift Anna 1 2");
    enter(10, "shift Ben 3 3");
    enter(5, "undo 2 mistyped");
    enter(5, "shift Ben 3 3");
    enter(3, "shift Anna 1 1");
    EXPECT_EQ(history_.find(evening)->minutes, 23);
    enter(4, "shift Ben 4 4");
    EXPECT_EQ(history_.find(evening)->status, "finished");
    EXPECT_EQ(history_.find(evening)->minutes, 27);
    time_.now += 7 * 24 * 60 * minute;
    for (const char* correction : {"amend 1 shift Anna 2 2", "note late", "insert 4 note forgotten",
                                   "undo 6 mistyped", "shift Ben 4 4", "penalty Anna 1 rude"}) {
        enter(10, correction);
    }
    EXPECT_EQ(history_.find(evening)->status, "finished");
    EXPECT_EQ(history_.find(evening)->minutes, 27);
}

TEST_F(History, corrections_do_not_make_an_open_match_longer_either) {
    constexpr std::int64_t minute = 60;
    journal_.begin(two_shift_leaders(), "warn", {});
    int line = 0;
    const auto enter = [&](std::int64_t minutes_later, const char* text) {
        time_.now += minutes_later * minute;
        journal_.append(evening, ++line, text);
        derive(evening);
    };
    enter(0, "shift Anna 1 2");
    enter(10, "shift Ben 3 3");
    enter(7 * 24 * 60, "amend 1 shift Anna 1 1");
    enter(10, "amend 1 shift Anna 1 2");
    enter(10, "note so it was");
    EXPECT_EQ(history_.find(evening)->minutes, 10);
}

TEST_F(History, open_matches_come_first_by_the_day_played_and_what_ifs_never) {
    const auto begin = [&](const std::string& id, const std::string& date, bool what_if, bool over) {
        core::Header header = two_shift_leaders();
        header.id = id;
        header.date = date;
        if (what_if) {
            header.what_if = {evening, 0};
        }
        time_.now += 1;
        journal_.begin(header, "warn", {});
        if (over) {
            journal_.append(id, 1, "abandon late");
        }
        derive(id);
    };
    const auto id = [](int number) { return "00000000-0000-4000-8000-00000000000" + std::to_string(number); };
    begin(id(1), "2026-11-20T19:30", false, false);
    begin(id(2), "2026-11-20T21:00", false, true);
    begin(id(3), "2026-04-01", false, false);  // taken in later, played earlier
    begin(id(4), "2026-11-20T22:00", true, false);
    begin(id(5), "2026-03-01", false, true);
    EXPECT_EQ(history_.latest_open()->id, id(1));
    EXPECT_EQ(history_.latest()->id, id(2));
    std::vector<std::string> found;
    for (const store::Listed& match : history_.latest(9)) {
        found.push_back(match.id);
    }
    EXPECT_THAT(found, ElementsAre(id(1), id(3), id(2), id(5)));
    EXPECT_EQ(store::People(database_).all().front().matches, 4);
}
