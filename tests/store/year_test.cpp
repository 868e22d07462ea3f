#include "store/statistics/year.h"

#include <gmock/gmock.h>

#include <fmt/format.h>

#include "core/record.h"
#include "folder.h"
#include "games/catalog.h"
#include "store/matches/history.h"
#include "store/matches/people.h"
#include "table.h"

using testing::AllOf;
using testing::ElementsAre;
using testing::Field;
using testing::IsEmpty;
using testing::SizeIs;

namespace {

using Of = store::YearPage::First::Of;

/// Hunts of two, of which the first one named captures the fox, and matches with points.
class Year : public testing::Test {
protected:
    std::string keep(core::Header header, const std::vector<core::Fact>& facts) {
        header.id = fmt::format("{:08x}-0000-4000-8000-000000000000", ++kept_);
        journal_.begin(header, "warn", facts);
        history_.derive(*header.id, games::find(header.game)->read(header, facts, {}));
        return *header.id;
    }

    std::string hunt(const std::string& date, const std::string& winner, const std::string& other) {
        core::Header header;
        header.game = "hounded";
        header.level = core::Level::scores;
        header.players = {winner, other};
        header.date = date;
        return keep(header, lines({"hunters " + winner, "outcome captured"}));
    }

    /// Points, Anna first: 4 a round, 2, -3; 20, 10, -15 at the end of five rounds.
    std::string counted(const std::string& date, int penalty_of_anna) {
        core::Header header = three_at_the_table();
        header.level = core::Level::scores;
        header.date = date;
        std::vector<std::string> all;
        for (int round = 0; round < 5; ++round) {
            all.insert(all.end(), {"roles grey purple pink green yellow", "took Anna plus=5 hund=3 minus=1",
                                   "took Ben plus=1 hund=2 minus=2", "took Cleo plus=0 hund=1 minus=3"});
            if (round == 0) {
                all.push_back(fmt::format("penalty Anna {} talking", penalty_of_anna));
            }
        }
        return keep(header, lines(all));
    }

    /// A record of the tests, so often, one a day.
    void keep_often(const std::string& name, int times) {
        const auto record = core::read_record(
            bytes_of(std::string(PFIFF_SOURCE_DIR) + "/tests/records/" + name), games::infos());
        for (int day = 1; day <= times; ++day) {
            core::Header header = record->header;
            header.date = fmt::format("2024-07-{:02}", day);
            keep(header, record->facts);
        }
    }

    store::YearPage page(int year, const std::string& player = {}) {
        const store::People people(database_);
        return store::year_page(database_, year,
                                player.empty() ? std::nullopt : std::optional(*people.named(player)), {});
    }

    Time time_;
    Folder folder_;
    store::Database database_{folder_ / "pfiff.db", time_.opening()};
    store::Journal journal_{database_};
    store::History history_{database_};
    int kept_ = 0;
};

}  // namespace

TEST_F(Year, counts_the_matches_of_its_days_by_month_and_game) {
    hunt("2023-12-31T23:59", "Anna", "Ben");
    hunt("2024-01-01", "Anna", "Ben");
    hunt("2024-02-29T20:15", "Anna", "Ben");
    hunt("2024-12-31T23:59", "Ben", "Anna");
    hunt("2025-01-01T00:00", "Anna", "Ben");
    const store::YearPage year = page(2024);
    EXPECT_EQ(year.matches, 3);
    EXPECT_EQ(year.by_month, (std::array<int, 12>{1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1}));
    EXPECT_EQ(year.games.at("hounded").matches, 3);
    ASSERT_THAT(year.winners, SizeIs(2));
    EXPECT_EQ(year.winners[0].name, "Anna");
    EXPECT_EQ(year.winners[0].wins.at("hounded"), 2);
    EXPECT_EQ(year.winners[1].fared.wins, 1);
    EXPECT_EQ(page(2026).matches, 0);
    EXPECT_THAT(store::years(database_), ElementsAre(2025, 2024, 2023));

    const store::YearPage ben = page(2024, "Ben");
    EXPECT_EQ(ben.matches, 3);
    EXPECT_EQ(ben.won_by_month[0], 0);
    EXPECT_EQ(ben.won_by_month[11], 1);
    EXPECT_EQ(ben.games.at("hounded").wins, 1);
    EXPECT_THAT(ben.winners, SizeIs(1));
}

TEST_F(Year, tells_what_happened_for_the_first_time_in_it) {
    hunt("2023-05-01", "Anna", "Ben");
    const std::string cleo_came = hunt("2024-03-01", "Anna", "Cleo");
    const std::string ben_won = hunt("2024-04-01", "Ben", "Anna");
    hunt("2024-05-01", "Ben", "Cleo");
    const std::string hund = counted("2024-06-01", 0);
    const auto is = [](Of of, const std::string& match) {
        return AllOf(Field(&store::YearPage::First::of, of),
                     Field(&store::YearPage::First::told, Field(&store::YearPage::Told::match, match)));
    };
    EXPECT_THAT(page(2024).firsts, ElementsAre(is(Of::player, cleo_came), is(Of::game, hund)));
    EXPECT_THAT(page(2024, "Ben").firsts, ElementsAre(is(Of::win, ben_won), is(Of::game, hund)))
        << "he played Hounded the year before, and did not win it";
}

TEST_F(Year, tells_the_longest_run_of_wins_if_it_is_three_at_least) {
    hunt("2024-01-01", "Anna", "Ben");
    hunt("2024-01-02", "Anna", "Ben");
    hunt("2024-01-03", "Ben", "Anna");
    EXPECT_FALSE(page(2024).run);
    hunt("2024-01-04", "Ben", "Anna");
    hunt("2024-01-05", "Ben", "Cleo");
    hunt("2024-01-06", "Anna", "Ben");
    hunt("2025-01-01", "Anna", "Ben");
    hunt("2025-01-02", "Anna", "Ben");
    ASSERT_TRUE(page(2024).run);
    EXPECT_EQ(page(2024).run->name, "Ben");
    EXPECT_EQ(page(2024).run->wins, 3);
    EXPECT_EQ(page(2024).run->from, "2024-01-03");
    EXPECT_EQ(page(2024).run->to, "2024-01-05");
    EXPECT_FALSE(page(2025).run) << "a run is of one year";
    EXPECT_FALSE(page(2024, "Anna").run);
}

TEST_F(Year, counts_who_met_whom) {
    hunt("2024-01-01", "Anna", "Ben");
    hunt("2024-01-02", "Cleo", "Ben");
    counted("2024-01-03", 0);
    using store::YearPage;
    const auto is = [](const std::string& one, const std::string& other, int matches) {
        return AllOf(Field(&YearPage::Met::one, one), Field(&YearPage::Met::other, other),
                     Field(&YearPage::Met::matches, matches));
    };
    EXPECT_THAT(page(2024).met,
                ElementsAre(is("Anna", "Ben", 2), is("Ben", "Cleo", 2), is("Anna", "Cleo", 1)));
    EXPECT_THAT(page(2024, "Cleo").met, ElementsAre(is("Cleo", "Ben", 2), is("Cleo", "Anna", 1)));
}

TEST_F(Year, tells_the_closest_of_ten_matches) {
    for (int month = 1; month <= 8; ++month) {
        counted(fmt::format("2024-{:02}-01", month), 0);
    }
    const std::string close = counted("2024-09-01", -8);
    EXPECT_FALSE(page(2024).closest) << "nine are few";
    counted("2024-10-01", -6);
    ASSERT_TRUE(page(2024).closest);
    EXPECT_EQ(page(2024).closest->points, 2) << "12 and 10";
    EXPECT_EQ(page(2024).closest->told.match, close);
    EXPECT_EQ(page(2024).closest->told.day, "2024-09-01");
}

TEST_F(Year, tells_what_moved_ratings_most_of_those_who_played_often_enough) {
    for (int day = 1; day <= 12; ++day) {
        hunt(fmt::format("2023-01-{:02}", day), "Anna", "Ben");
    }
    EXPECT_THAT(page(2023).changed, SizeIs(2)) << "the eleventh and the twelfth";
    hunt("2024-01-01", "Anna", "Ben");
    const std::string surprise = hunt("2024-01-02", "Ben", "Anna");
    hunt("2024-01-03", "Anna", "Dora");
    EXPECT_THAT(page(2024).changed, IsEmpty()) << "three matches are few";
    for (int day = 4; day <= 12; ++day) {
        hunt(fmt::format("2024-01-{:02}", day), "Anna", "Ben");
    }
    const store::YearPage year = page(2024);
    EXPECT_THAT(year.changed, SizeIs(10));
    EXPECT_EQ(year.changed[0].told.match, surprise);
    EXPECT_NE(year.changed[1].told.match, surprise) << "a match is told once";
    EXPECT_EQ(year.changed[0].by < 0, year.changed[0].name == "Anna");
    for (const auto& changed : page(2024, "Ben").changed) {
        EXPECT_EQ(changed.name, "Ben");
    }
    EXPECT_GT(page(2024, "Ben").changed[0].by, 0);
}

TEST_F(Year, is_close_between_the_first_two_places_of_those_who_play) {
    keep_often("hund/evening-of-two.pfiff", 10);
    ASSERT_TRUE(page(2024).closest);
    EXPECT_EQ(page(2024).closest->points, 6) << "Ben has 7 and Anna 1; the virtual player is nobody";
}

TEST_F(Year, is_close_only_between_those_who_can_win) {
    keep_often("kleine-klaeffer/who-secures-nothing-cannot-win.pfiff", 10);
    ASSERT_TRUE(page(2024).closest);
    EXPECT_EQ(page(2024).closest->points, 4) << "Ben wins with 1, Anna has 5, and Cleo with 0 cannot win";
}

TEST_F(Year, leaves_out_what_does_not_count) {
    hunt("2024-01-01", "Anna", "Ben");
    store::History(database_).bin(hunt("2024-01-02", "Anna", "Ben"));
    core::Header branch;
    branch.game = "hounded";
    branch.level = core::Level::scores;
    branch.players = {"Anna", "Ben"};
    branch.date = "2024-01-03";
    branch.what_if = {evening, 0};
    keep(branch, lines({"hunters Anna", "outcome captured"}));
    branch.what_if = {};
    branch.date = "2024-01-04";
    keep(branch, lines({"hunters Anna"}));
    EXPECT_EQ(page(2024).matches, 1);
    EXPECT_THAT(page(2024).firsts, SizeIs(3)) << "the game, Anna and Ben";
}

TEST_F(Year, of_a_filter_does_not_say_what_was_the_first) {
    hunt("2023-01-01", "Anna", "Ben");
    hunt("2024-07-01", "Anna", "Ben");
    store::MatchQuery filter;
    filter.from = "2024-06-01";
    const store::YearPage filtered = store::year_page(database_, 2024, {}, filter);
    EXPECT_EQ(filtered.matches, 1);
    EXPECT_THAT(filtered.firsts, IsEmpty());
    filter = {};
    filter.games = {"hund"};
    EXPECT_EQ(store::year_page(database_, 2024, {}, filter).matches, 0);
}

TEST_F(Year, counts_two_names_of_one_person_together) {
    hunt("2024-01-01", "Anna", "Ben");
    hunt("2024-01-02", "Anja", "Ben");
    store::People people(database_);
    people.merge(*people.named("Anja"), *people.named("Anna"));
    EXPECT_EQ(page(2024, "Anna").matches, 2);
    EXPECT_THAT(page(2024).winners, SizeIs(2));
}

TEST_F(Year, of_which_there_is_none_between_two_others_is_not_offered) {
    hunt("2019-01-01", "Anna", "Ben");
    hunt("2204-01-01", "Anna", "Ben");
    hunt("2021-01-01", "Anna", "Ben");
    EXPECT_THAT(store::years(database_), ElementsAre(2204, 2021, 2019));
}

TEST_F(Year, moves_ratings_alike_where_nothing_can_be_written) {
    for (int day = 1; day <= 12; ++day) {
        hunt(fmt::format("2023-01-{:02}", day), "Anna", "Ben");
    }
    page(2023);
    for (int day = 1; day <= 12; ++day) {
        hunt(fmt::format("2022-01-{:02}", day), "Ben", "Anna");
        hunt(fmt::format("2024-01-{:02}", day), "Ben", "Anna");
    }
    store::Database readable(folder_ / "pfiff.db", time_.opening());
    ASSERT_TRUE(readable.read_only()) << "the other one writes";
    const store::YearPage read = store::year_page(readable, 2024, {}, {});
    const store::YearPage written = page(2024);
    ASSERT_EQ(read.changed.size(), written.changed.size());
    for (std::size_t i = 0; i < read.changed.size(); ++i) {
        EXPECT_EQ(read.changed[i].told.match, written.changed[i].told.match);
        EXPECT_DOUBLE_EQ(read.changed[i].by, written.changed[i].by);
    }
}
