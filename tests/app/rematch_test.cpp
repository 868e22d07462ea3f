#include "app/match/rematch.h"

#include <gmock/gmock.h>

#include "app/exchange/import_record.h"
#include "app/library/library.h"
#include "app/library/policy.h"
#include "core/text/failure.h"
#include "games/catalog.h"
#include "match.h"
#include "store/matches/history.h"

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

std::vector<std::string> in_words(const std::vector<core::Text>& texts) {
    std::vector<std::string> said;
    said.reserve(texts.size());
    for (const core::Text& text : texts) {
        said.push_back(core::say(text));
    }
    return said;
}

/// A match of Anna and Ben that is over, and what was counted of the one in the role that is compared.
core::Scores won_by(const std::string& winner, int seat, std::optional<int> count) {
    core::Scores scores;
    scores.has_points = false;
    scores.names = {"Anna", "Ben"};
    scores.winners = {winner};
    scores.roles.emplace();
    scores.roles->seat = seat;
    scores.roles->count = count;
    if (count) {
        scores.roles->says = {"{0} left {1}", {scores.names.at(static_cast<std::size_t>(seat)), *count}};
    }
    return scores;
}

const std::string each_one = "Each won one match. The tie-break of the rule book: the fewer, the better.";

/// Two matches of a game with unlike roles, the second begun at the end of the first.
class PairOfMatches : public Match {
protected:
    void first_match(const std::string& outcome) {
        core::Header header;
        header.game = "hounded";
        header.players = {"Anna Lena", "Ben"};
        header.level = core::Level::scores;
        header.title = "the final";
        begin(app::Policy::ask, header);
        enter_all({"hunters \"Anna Lena\"", outcome});
        first_ = id_;
    }

    void second_match(const std::vector<std::string>& lines) {
        id_ = app::change_roles(database_, session());
        restart();
        enter_all(lines);
    }

    std::vector<std::string> said() { return in_words(app::said_of_rematch(database_, session())); }

    /// The same at the end of the first match.
    std::vector<std::string> said_at_the_first() {
        const app::Session session(database_, first_);
        return in_words(app::said_of_rematch(database_, session));
    }

    std::string first_;
};

}  // namespace

TEST(Compared, who_won_both_matches_needs_no_tie_break) {
    EXPECT_THAT(in_words(app::compared(won_by("Anna", 0, 12), won_by("Anna", 1, 9))),
                ElementsAre("Anna won both matches.", "Anna left 12", "Ben left 9"));
}

TEST(Compared, if_each_won_one_the_fewer_are_ahead) {
    EXPECT_THAT(
        in_words(app::compared(won_by("Anna", 0, 12), won_by("Ben", 1, 9))),
        ElementsAre(each_one, "Anna left 12", "Ben left 9", "Compared over both matches: Ben is ahead."));
    EXPECT_THAT(
        in_words(app::compared(won_by("Anna", 1, 12), won_by("Ben", 0, 9))),
        ElementsAre(each_one, "Ben left 12", "Anna left 9", "Compared over both matches: Anna is ahead."));
    EXPECT_THAT(
        in_words(app::compared(won_by("Anna", 0, 0), won_by("Ben", 1, 9))),
        ElementsAre(each_one, "Anna left 0", "Ben left 9", "Compared over both matches: Anna is ahead."));
}

TEST(Compared, if_as_many_were_counted_it_is_a_tie) {
    EXPECT_THAT(
        in_words(app::compared(won_by("Ben", 0, 9), won_by("Anna", 1, 9))),
        ElementsAre(each_one, "Anna left 9", "Ben left 9", "Compared over both matches: it is a tie."));
}

TEST(Compared, what_was_not_counted_in_both_cannot_be_compared) {
    const std::string cannot = "The matches cannot be compared: not both were counted.";
    EXPECT_THAT(in_words(app::compared(won_by("Anna", 0, 12), won_by("Ben", 1, std::nullopt))),
                ElementsAre(each_one, "Anna left 12", cannot));
    EXPECT_THAT(in_words(app::compared(won_by("Anna", 0, std::nullopt), won_by("Ben", 1, std::nullopt))),
                ElementsAre(each_one, cannot));
    EXPECT_THAT(in_words(app::compared(won_by("Anna", 0, std::nullopt), won_by("Anna", 1, std::nullopt))),
                ElementsAre("Anna won both matches."));
}

TEST(Compared, roles_that_were_not_changed_are_no_comparison) {
    EXPECT_THAT(in_words(app::compared(won_by("Anna", 0, 12), won_by("Ben", 0, 9))),
                ElementsAre("The matches cannot be compared: the roles were not changed."));
}

TEST_F(Match, without_unlike_roles_nothing_is_changed) {
    enter_all(two_discards);
    EXPECT_FALSE(app::can_change_roles(database_, session()));
    EXPECT_THROW(app::change_roles(database_, session()), core::Failure);
    EXPECT_THAT(app::said_of_rematch(database_, session()), IsEmpty());
    EXPECT_EQ(store::History(database_).matches().size(), 1U);
}

TEST_F(PairOfMatches, is_offered_once_the_first_is_won) {
    first_match("note x");
    EXPECT_FALSE(app::can_change_roles(database_, session()));
    enter_all({"outcome time 20"});
    EXPECT_TRUE(app::can_change_roles(database_, session()));
    second_match({"outcome time 20"});
    EXPECT_FALSE(app::can_change_roles(database_, session())) << "it is the second";
    EXPECT_THROW(app::change_roles(database_, session()), core::Failure);
    const app::Session first(database_, first_);
    EXPECT_FALSE(app::can_change_roles(database_, first)) << "it has a second";
    EXPECT_THROW(app::change_roles(database_, first), core::Failure);
    EXPECT_EQ(store::History(database_).matches().size(), 3U) << "with the fixture's own";
}

TEST_F(PairOfMatches, is_one_elsewhere_too) {
    first_match("outcome time 20");
    second_match({"outcome tiles 6"});
    const std::vector<std::string> here = said();
    ASSERT_FALSE(here.empty());
    store::Database other(folder_ / "other.db");
    for (const std::string& match : {id_, first_}) {
        const auto record = core::read_record(app::export_record(database_, match), games::infos());
        ASSERT_TRUE(record);
        app::import_record(other, *record);
    }
    const app::Session second(other, id_);
    EXPECT_EQ(in_words(app::said_of_rematch(other, second)), here);
    EXPECT_EQ(store::History(other).find(first_)->pair, store::Listed::Pair::first);
    EXPECT_EQ(app::same_again(other, id_).follows, std::nullopt) << "a third match follows nothing";
}

TEST_F(PairOfMatches, is_not_offered_for_an_abandoned_match) {
    first_match("abandon late");
    EXPECT_FALSE(app::can_change_roles(database_, session()));
}

TEST_F(PairOfMatches, begins_with_the_roles_changed_and_all_else_as_it_was) {
    first_match("outcome trapped 20");
    second_match({});
    EXPECT_THAT(journal(), ElementsAre("hunters Ben"));
    EXPECT_EQ(kind_of(1), core::Kind::legal);
    EXPECT_THAT(session().header().players, ElementsAre("Anna Lena", "Ben"));
    EXPECT_EQ(session().header().level, core::Level::scores);
    EXPECT_TRUE(core::is_date(session().header().date.value_or("")));
    EXPECT_EQ(session().header().title, std::nullopt);
    EXPECT_EQ(session().policy(), app::Policy::ask);
    EXPECT_THAT(store::History(database_).stale(), IsEmpty());
}

TEST_F(PairOfMatches, says_what_is_to_be_beaten) {
    first_match("outcome trapped 20");
    second_match({});
    ASSERT_EQ(said().size(), 2U);
    EXPECT_EQ(said().front(), "The match before, with the roles changed: Anna Lena won.");
    EXPECT_THAT(said().back(), testing::AllOf(HasSubstr("Ben"), HasSubstr("20")));
    EXPECT_THAT(said_at_the_first(), ElementsAre("The second match, with the roles changed, is still open."));
}

TEST_F(PairOfMatches, is_compared_at_the_end_of_either) {
    first_match("outcome trapped 20");
    second_match({"outcome captured 12"});
    ASSERT_EQ(said().size(), 4U);
    EXPECT_EQ(said().front(), each_one);
    EXPECT_EQ(said().back(), "Compared over both matches: Anna Lena is ahead.");
    EXPECT_EQ(said_at_the_first(), said());
    enter_all({"amend 2 outcome captured 20"});
    EXPECT_EQ(said().back(), "Compared over both matches: it is a tie.");
    enter_all({"amend 2 outcome captured"});
    EXPECT_EQ(said().back(), "The matches cannot be compared: not both were counted.");
    enter_all({"amend 2 outcome tiles 6"});
    EXPECT_EQ(said().front(), "Anna Lena won both matches.");
    EXPECT_EQ(said_at_the_first(), said());
    enter_all({"amend 1 hunters \"Anna Lena\""});
    EXPECT_THAT(said(), ElementsAre("The matches cannot be compared: the roles were not changed."));
}

TEST_F(PairOfMatches, is_none_while_one_lies_in_the_bin) {
    first_match("outcome trapped 20");
    second_match({"outcome captured 12"});
    store::History(database_).bin(first_);
    EXPECT_THAT(said(), IsEmpty());
    store::History(database_).restore(first_);
    store::History(database_).bin(id_);
    EXPECT_THAT(said_at_the_first(), IsEmpty());
}

TEST_F(PairOfMatches, is_in_the_record_of_the_second) {
    first_match("outcome trapped 20");
    second_match({"outcome captured 12"});
    EXPECT_THAT(app::export_record(database_, id_), HasSubstr("\nfollows " + first_ + "\n"));
}
