#include "app/pair.h"

#include <gmock/gmock.h>

#include "app/policy.h"
#include "core/failure.h"
#include "match.h"
#include "store/history.h"

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
    EXPECT_THROW(app::change_roles(database_, session(), "2024-02-29T19:30"), core::Failure);
    EXPECT_THAT(app::said_of_pair(database_, session()), IsEmpty());
    EXPECT_EQ(store::History(database_).matches().size(), 1U);
}
