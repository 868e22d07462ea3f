#include <gmock/gmock.h>

#include <algorithm>

#include "app/match.h"
#include "store/matches/people.h"
#include "store/statistics/ratings.h"

using app::Slot;
using testing::Contains;
using testing::ElementsAre;
using testing::StartsWith;

namespace previews {

std::vector<std::string> rows(const app::Preview& preview) {
    std::vector<std::string> all;
    all.reserve(preview.table.size());
    for (const app::Change& change : preview.table) {
        all.push_back(core::say(change.what) + " | " + core::say(change.was) + " | " +
                      core::say(change.becomes) + " | " + core::say(change.difference));
    }
    return all;
}

/// Five rounds in which Anna wins before Ben and Cleo.
std::vector<std::string> five_rounds() {
    std::vector<std::string> lines;
    for (int round = 0; round < 5; ++round) {
        for (const char* line : {"roles grey purple pink green yellow", "took Anna plus=5 hund=3 minus=1",
                                 "took Ben plus=1 hund=2 minus=2", "took Cleo plus=0 hund=1 minus=3"}) {
            lines.emplace_back(line);
        }
    }
    return lines;
}

core::Header sums() {
    core::Header header = header_of_three();
    header.level = core::Level::scores;
    return header;
}

}  // namespace previews

class PreviewOfChanges : public Match {};

TEST_F(PreviewOfChanges, sets_verdicts_side_by_side) {
    enter_all({"first Ben", "designation 3", "play Ben grey-4", "play Anna grey-1"});
    const auto preview = session().preview("play Cleo gy2", {Slot::Kind::insert, 4});
    EXPECT_THAT(previews::rows(preview), ElementsAre("entry 4: Anna plays grey 1 | illegal | legal | "));
}

TEST_F(PreviewOfChanges, sets_points_winner_and_ratings_side_by_side) {
    begin({}, previews::sums());
    enter_all(previews::five_rounds());
    restart();  // what lists and ratings know of the match is kept when it is left
    const auto rows = previews::rows(
        session().preview("penalty Anna -11 \"looked into the sack\"", {Slot::Kind::insert, 20}));
    ASSERT_EQ(rows.size(), 4U);
    EXPECT_EQ(rows[0], "Anna | 20 | 9 | −11");
    EXPECT_EQ(rows[1], "Winner | Anna | Ben | ");
    // Who beats two newcomers gains 2 * σ² / c * (1 - 1/2) = 5.27, with c² = 2σ² + 2β², σ = 25/3, β = 25/6.
    EXPECT_EQ(rows[2], "Rating of Anna | 30.3 | 25.0 | −5.3");
    EXPECT_EQ(rows[3], "Rating of Ben | 25.0 | 30.3 | +5.3");
}

TEST_F(PreviewOfChanges, foresees_the_ratings_that_then_are_counted) {
    begin({}, previews::sums());
    enter_all(previews::five_rounds());
    restart();
    const std::string line = "penalty Anna -11 late";
    const auto preview = session().preview(line, {Slot::Kind::insert, 20});
    const auto row = std::ranges::find_if(
        preview.table, [](const app::Change& change) { return change.about == app::Change::About::rating; });
    ASSERT_NE(row, preview.table.end());
    session().enter(line, {Slot::Kind::insert, 20});
    restart();
    const auto anna = store::People(database_).named("Anna");
    ASSERT_TRUE(anna);
    const double now = store::Ratings(database_).now().at(*anna).rating.mu;
    EXPECT_NEAR(std::stod(core::say(row->becomes)), now, 0.051);
}

TEST_F(PreviewOfChanges, says_what_no_longer_stands) {
    enter_all(two_discards);
    EXPECT_THAT(previews::rows(session().preview("undo 5 mistyped", {})),
                Contains("entry 5: Anna plays pink 1 | presumed | undone | "));
}

TEST_F(PreviewOfChanges, keeps_silent_about_verdicts_that_are_not_told) {
    begin(app::Policy::silent);
    enter_all({"first Ben", "designation 3", "play Ben grey-4", "play Anna grey-1"});
    EXPECT_THAT(previews::rows(session().preview("undo 4 mistyped", {})),
                ElementsAre("entry 4: Anna plays grey 1 | stands | undone | "));
}
