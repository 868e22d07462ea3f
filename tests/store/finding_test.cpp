#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>

#include "core/report.h"
#include "folder.h"
#include "games/catalog.h"
#include "store/matches/history.h"
#include "store/matches/people.h"
#include "store/sqlite/days.h"
#include "table.h"

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

namespace {

/// Four matches, which the tests call by their titles.
class Finding : public testing::Test {
protected:
    void SetUp() override {
        core::Header first = three_at_the_table("00000000-0000-4000-8000-000000000001");
        first.title = "The final";
        first.venue = "Café Süd";
        first.date = "2024-02-29T19:30";
        keep(first);
        core::Header second = three_at_the_table("00000000-0000-4000-8000-000000000002");
        second.players = {"Dora", "한나"};
        second.title = "Two";
        second.variants = {"more-cards"};
        second.date = "1969-07-20";
        keep(second);
        core::Header third = three_at_the_table("00000000-0000-4000-8000-000000000003");
        third.game = "hounded";
        third.players = {"Anna", "ÄNNE"};
        third.title = "Fox";
        third.date = "2024-03-01";
        keep(third);
        core::Header fourth = three_at_the_table("00000000-0000-4000-8000-000000000004");
        fourth.level = core::Level::scores;
        fourth.title = "Counted";
        fourth.date = "2024-12-31";
        keep(fourth);
    }

    void keep(const core::Header& header) {
        journal_.begin(header, "warn", lines({"note \"we begin\""}));
        derive(*header.id);
    }

    void derive(const std::string& match) {
        const core::Record record = journal_.read(match);
        const core::Game& game = *games::find(record.header.game);
        history_.derive(match, game.read(record.header, record.facts, {}));
    }

    std::vector<std::string> found(const store::MatchQuery& filter, const store::Sorting& sorting = {}) {
        std::vector<std::string> titles;
        for (const std::int32_t row : history_.find(filter, sorting)) {
            titles.push_back(history_.row(row)->title);
        }
        return titles;
    }

    std::vector<std::string> searched(const std::string& words) {
        store::MatchQuery filter;
        filter.words = words;
        return found(filter);
    }

    std::string id(const std::string& title) {
        for (const store::Listed& match : history_.matches()) {
            if (match.title == title) {
                return match.id;
            }
        }
        return {};
    }

    Time time_;
    Folder folder_;
    store::Database database_{folder_ / "pfiff.db", time_.opening()};
    store::Journal journal_{database_};
    store::History history_{database_};
    store::People people_{database_};
};

}  // namespace

TEST_F(Finding, the_newest_day_comes_first) {
    EXPECT_THAT(found({}), ElementsAre("Counted", "Fox", "The final", "Two"));
}

TEST_F(Finding, every_word_must_occur_somewhere) {
    EXPECT_THAT(searched("FINAL"), ElementsAre("The final"));
    EXPECT_THAT(searched("süd"), ElementsAre("The final"));
    EXPECT_THAT(searched("SÜD cleo"), ElementsAre("The final"));
    EXPECT_THAT(searched("cleo"), ElementsAre("Counted", "The final"));
    EXPECT_THAT(searched("änne"), ElementsAre("Fox"));
    EXPECT_THAT(searched("한나"), ElementsAre("Two"));
    EXPECT_THAT(searched("hounded anna"), ElementsAre("Fox"));
    EXPECT_THAT(searched("2024-03"), ElementsAre("Fox"));
    EXPECT_THAT(searched("anna dora"), IsEmpty());
    EXPECT_THAT(searched("   "), testing::SizeIs(4));
    EXPECT_THAT(searched("%"), IsEmpty());
    EXPECT_THAT(searched("_"), IsEmpty());
}

TEST_F(Finding, the_filter_says_what_is_in_the_header) {
    store::MatchQuery filter;
    filter.games = {"hounded"};
    EXPECT_THAT(found(filter), ElementsAre("Fox"));
    filter = {};
    filter.seats = 2;
    EXPECT_THAT(found(filter), ElementsAre("Fox", "Two"));
    filter = {};
    filter.variant = "more-cards";
    EXPECT_THAT(found(filter), ElementsAre("Two"));
    filter.variant = "";
    EXPECT_THAT(found(filter), ElementsAre("Counted", "Fox", "The final"));
    filter = {};
    filter.level = "scores";
    EXPECT_THAT(found(filter), ElementsAre("Counted"));
    filter = {};
    filter.players = {*people_.named("Anna")};
    EXPECT_THAT(found(filter), ElementsAre("Counted", "Fox", "The final"));
    filter.players.push_back(*people_.named("Ben"));
    EXPECT_THAT(found(filter), ElementsAre("Counted", "The final"));
    filter = {};
    filter.house = "virtual-lead=runner-up";
    EXPECT_THAT(found(filter), IsEmpty());
}

TEST_F(Finding, a_period_has_both_its_days) {
    store::MatchQuery filter;
    filter.from = "2024-02-29";
    filter.to = "2024-03-01";
    EXPECT_THAT(found(filter), ElementsAre("Fox", "The final"));
    filter = {};
    filter.to = "1970-01-01";
    EXPECT_THAT(found(filter), ElementsAre("Two"));
    filter.to = "no day";
    EXPECT_THAT(found(filter), testing::SizeIs(4));
}

TEST_F(Finding, any_column_sorts_up_and_down) {
    using enum store::Column;
    EXPECT_THAT(found({}, {played, true}), ElementsAre("Two", "The final", "Fox", "Counted"));
    EXPECT_THAT(found({}, {game, true}), ElementsAre("Fox", "Counted", "The final", "Two"))
        << "by game, titles within";
    EXPECT_THAT(found({}, {players, true}), ElementsAre("Fox", "Counted", "The final", "Two"))
        << "Änne comes before Ben";
    EXPECT_THAT(found({}, {players, false}), ElementsAre("Two", "Counted", "The final", "Fox"));
    EXPECT_THAT(found({}, {seats, true}), ElementsAre("Fox", "Two", "Counted", "The final"));
    EXPECT_EQ(found({}, {venue, false}).front(), "The final");
    journal_.append(id("Two"), 2, "note again");
    derive(id("Two"));
    EXPECT_EQ(found({}, {entries, false}).front(), "Two");
}

TEST_F(Finding, what_was_said_afterwards_speaks_for_the_header) {
    const std::string match = id("Two");
    history_.set_details(match, {"Moon", "far away", "2001-05-06T07:08", "with Laika"});
    const store::Listed listed = *history_.find(match);
    EXPECT_EQ(listed.title, "Moon");
    EXPECT_EQ(listed.venue, "far away");
    EXPECT_EQ(listed.played, "2001-05-06T07:08");
    EXPECT_EQ(listed.note, "with Laika");
    EXPECT_THAT(searched("laika"), ElementsAre("Moon"));
    EXPECT_THAT(searched("1969"), IsEmpty());
    derive(match);
    EXPECT_THAT(searched("laika"), ElementsAre("Moon")) << "deriving anew keeps it";
    EXPECT_EQ(*journal_.read(match).header.title, "Two") << "the record stays as it is";
    history_.set_details(match, {"", "", "", ""});
    EXPECT_EQ(history_.find(match)->title, "");
    EXPECT_EQ(history_.find(match)->played, "1969-07-20") << "no day: as the record says";
}

TEST_F(Finding, a_day_that_is_none_is_refused_and_nothing_changes) {
    const std::string match = id("Two");
    EXPECT_THAT(failure_of([&] {
                    history_.set_details(match, {"x", "", "2023-02-29", ""});
                }),
                HasSubstr("2023-02-29"));
    EXPECT_THAT(failure_of([&] {
                    history_.set_details(match, {"x\ny", "", "", ""});
                }),
                HasSubstr("one line"));
    EXPECT_EQ(history_.find(match)->title, "Two");
}

TEST_F(Finding, the_bin_is_emptied_of_what_lies_there_and_of_nothing_else) {
    history_.bin(id("Two"));
    store::MatchQuery bin;
    bin.binned = true;
    EXPECT_THAT(found(bin), ElementsAre("Two"));
    EXPECT_THAT(found({}), ElementsAre("Counted", "Fox", "The final"));
    EXPECT_EQ(history_.empty_bin(), 1);
    EXPECT_THAT(found(bin), IsEmpty());
    EXPECT_THAT(found({}), ElementsAre("Counted", "Fox", "The final"));
    EXPECT_EQ(history_.empty_bin(), 0);
    EXPECT_EQ(database_.sql().execAndGet("SELECT count(*) FROM lines").getInt(), 3);
    EXPECT_EQ(database_.sql().execAndGet("SELECT count(*) FROM sheets").getInt(), 3);
}

TEST_F(Finding, who_is_renamed_is_found_by_the_new_name_and_sits_down_under_it) {
    people_.rename(*people_.named("Anna"), "Annabel");
    EXPECT_THAT(searched("annabel"), ElementsAre("Counted", "Fox", "The final"));
    EXPECT_THAT(history_.find(id("Fox"))->players, ElementsAre("Annabel", "ÄNNE"));
    EXPECT_EQ(journal_.read(id("Fox")).header.players.front(), "Anna");
    core::Header again = three_at_the_table(evening);
    again.players = {"Annabel", "Ben", "Cleo"};
    again.title = "Again";
    keep(again);
    EXPECT_EQ(people_.named("Annabel"), people_.named("Anna"));
    EXPECT_THAT(people_.find(*people_.named("Anna"))->spellings, UnorderedElementsAre("Anna", "Annabel"));
    EXPECT_EQ(people_.find(*people_.named("Anna"))->matches, 4);
}

TEST_F(Finding, a_name_that_somebody_has_or_nobody_may_have_is_refused) {
    EXPECT_THAT(failure_of([&] { people_.rename(*people_.named("Anna"), "Ben"); }), HasSubstr("merge"));
    EXPECT_THAT(failure_of([&] { people_.rename(*people_.named("Anna"), ""); }),
                HasSubstr("cannot be called"));
    EXPECT_THAT(failure_of([&] { people_.merge(*people_.named("Anna"), *people_.named("Ben")); }),
                HasSubstr("one table"));
    people_.rename(*people_.named("Anna"), "Anna");
    people_.rename(*people_.named("Anna"), "🐕🐩🐕‍🦺🦮");
    EXPECT_THAT(searched("🐩"), testing::SizeIs(3));
}

TEST_F(Finding, who_is_hidden_is_not_proposed_but_counted) {
    people_.set_hidden(*people_.named("Dora"), true);
    EXPECT_THAT(history_.roster(), testing::Not(testing::Contains("Dora")));
    EXPECT_EQ(people_.find(*people_.named("Dora"))->matches, 1);
    people_.set_colour(*people_.named("Dora"), "#aa0000");
    EXPECT_EQ(people_.find(*people_.named("Dora"))->colour, "#aa0000");
    EXPECT_EQ(people_.colour_of("Dora"), "#aa0000");
    EXPECT_EQ(people_.colour_of("Anna"), "");
    EXPECT_EQ(people_.who_played().size(), 6U);
    people_.merge(*people_.named("한나"), *people_.named("Cleo"));
    EXPECT_EQ(people_.who_played().size(), 5U);
}

TEST(Days, are_counted_before_1970_too) {
    EXPECT_EQ(store::minutes_of("1970-01-01"), 0);
    EXPECT_EQ(store::minutes_of("1970-01-02T00:01"), 1441);
    EXPECT_EQ(store::minutes_of("1969-12-31T23:59"), -1);
    EXPECT_FALSE(store::minutes_of("1969-12-32"));
    EXPECT_EQ(store::month_name(store::month_of(-1)), "1969-12");
    EXPECT_EQ(store::month_name(store::month_of(0)), "1970-01");
    EXPECT_EQ(store::first_minute(store::month_of(0)), 0);
}
