#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/kleine-klaeffer/match.h"

/// What the table's reckoning says, who won, why, and what all that rests on.
namespace kleine_klaeffer_tests {

using testing::ElementsAre;
using testing::IsEmpty;

using Names = std::vector<std::string>;
using Seqs = std::vector<core::Seq>;

const Names three{"Anna", "Ben", "Cleo"};

/// Anna secures yellow alone and green with Ben, Cleo red and blue.
core::Reckoning districts() {
    Match match = level_scores(three);
    match.enter(
        {"votes Anna yellow=8 red=3 green=4", "votes Ben yellow=5 red=1 green=4", "votes Cleo red=7 blue=1"});
    return match.read().scores.rounds->front();
}

Tokens words(const core::Reckoning::Line& line) {
    Tokens all;
    for (const core::Amount& amount : line.amounts) {
        all.push_back(core::say(amount.why));
    }
    return all;
}

std::vector<int> points(const core::Reckoning::Line& line) {
    std::vector<int> all;
    for (const core::Amount& amount : line.amounts) {
        all.push_back(amount.points);
    }
    return all;
}

std::vector<Seqs> grounds(const core::Reckoning::Line& line) {
    std::vector<Seqs> all;
    for (const core::Amount& amount : line.amounts) {
        all.push_back(amount.from);
    }
    return all;
}

TEST(KlaefferReckoning, who_secured_nothing_is_placed_after_all_who_did) {
    Match match = level_scores(three);
    match.enter({"votes Anna yellow=5", "votes Ben yellow=1", "votes Cleo red=4 yellow=3"});
    const core::Scores scores = match.read().scores;
    ASSERT_THAT(scores.totals, ElementsAre(0, 1, 3));
    EXPECT_LT(scores.behind[0], scores.behind[2]) << "fewer bad points";
    EXPECT_LT(scores.behind[2], scores.behind[1]) << "Ben secured nothing";
}

TEST(KlaefferReckoning, has_a_line_for_each_colour_and_one_that_adds_them_up) {
    const core::Reckoning all = districts();
    Tokens labels;
    std::vector<bool> totals;
    for (const core::Reckoning::Line& line : all.lines) {
        labels.push_back(core::say(line.label));
        totals.push_back(line.total);
    }
    EXPECT_THAT(labels, ElementsAre("yellow", "orange", "red", "purple", "blue", "green", "bad points"));
    EXPECT_THAT(totals, ElementsAre(false, false, false, false, false, false, true));
    EXPECT_THAT(points(all.lines[0]), ElementsAre(0, 5, 0));
    EXPECT_THAT(points(all.lines[2]), ElementsAre(3, 1, 0));
    EXPECT_THAT(points(all.lines[6]), ElementsAre(3, 6, 0));
}

TEST(KlaefferReckoning, says_of_each_district_who_secures_it_and_what_counts_against_the_others) {
    const core::Reckoning all = districts();
    EXPECT_THAT(words(all.lines[0]), ElementsAre("8 votes, the most: secured",
                                                 "5 votes, but another has 8: they count as bad points",
                                                 "no card of this colour"));
    EXPECT_THAT(words(all.lines[5]),
                ElementsAre("4 votes, as many as another and nobody more: secured together",
                            "4 votes, as many as another and nobody more: secured together",
                            "no card of this colour"));
    EXPECT_THAT(words(all.lines[6]),
                ElementsAre("secured districts: 2; the votes of all others together: 3",
                            "secured districts: 1; the votes of all others together: 6",
                            "secured districts: 2; the votes of all others together: 0"));
}

TEST(KlaefferReckoning, rests_on_the_own_votes_of_a_colour_and_on_those_that_secure_it) {
    const core::Reckoning all = districts();
    EXPECT_THAT(grounds(all.lines[0]), ElementsAre(Seqs{1}, Seqs{1, 2}, Seqs{1}));
    EXPECT_THAT(grounds(all.lines[1]), ElementsAre(Seqs{}, Seqs{}, Seqs{})) << "nobody has orange";
    EXPECT_THAT(grounds(all.lines[2]), ElementsAre(Seqs{1, 3}, Seqs{2, 3}, Seqs{3}));
    EXPECT_THAT(grounds(all.lines[4]), ElementsAre(Seqs{3}, Seqs{3}, Seqs{3})) << "a single vote";
    EXPECT_THAT(grounds(all.lines[5]), ElementsAre(Seqs{1, 2}, Seqs{1, 2}, Seqs{1, 2}));
    EXPECT_THAT(grounds(all.lines[6]), ElementsAre(Seqs{1, 3}, Seqs{1, 2, 3}, Seqs{}));
}

struct Ending {
    bool districts_decide;
    Tokens votes;  ///< of Anna, Ben and Cleo
    Tokens says;
};

const std::string fewest = ", the fewest of those who secured a district.";
const std::string more_districts = "Of those with as few bad points, more secured districts decide.";

/// Anna secures yellow and blue, Ben red, each with two bad points; Cleo secures green, with three.
const Tokens tied{"yellow=8 red=2 blue=5", "yellow=2 red=7", "yellow=3 green=1"};

const std::vector<Ending> endings{
    {false,
     {"", "yellow=8 red=2", "yellow=5 red=7"},
     {"Ben wins with 2 bad points" + fewest, "Anna secured no district and so cannot win."}},
    {false, tied, {"Anna and Ben share the win with 2 bad points each" + fewest}},
    {true, tied, {"Anna wins with 2 bad points" + fewest, more_districts}},
    // One district each: there is nothing to decide.
    {true,
     {"yellow=8 red=2", "yellow=2 red=7", "yellow=3 green=1"},
     {"Anna and Ben share the win with 2 bad points each" + fewest}},
    // Ben has more bad points, and Cleo, with as few as Anna, no district.
    {true,
     {"yellow=8 red=2 blue=5", "yellow=3 red=7", "yellow=2"},
     {"Anna wins with 2 bad points" + fewest, "Cleo secured no district and so cannot win."}},
    {true, {"", "", ""}, {"Nobody secured a district: nobody wins."}},
};

TEST(KlaefferReckoning, says_who_won_and_why) {
    for (const Ending& ending : endings) {
        Match match = level_scores(three, ending.districts_decide);
        for (std::size_t i = 0; i < three.size(); ++i) {
            match.enter({"votes " + three[i] + " " + ending.votes[i]});
        }
        EXPECT_EQ(said(match.read().scores.why), ending.says) << testing::PrintToString(ending.votes);
    }
}

/// Ben and Anna have four bad points each, Ben with yellow alone, Anna with red and blue. Cleo has five, Dora
/// no district.
Match four_bad_points(bool districts_decide) {
    Match match = level_scores({"Ben", "Anna", "Cleo", "Dora"}, districts_decide);
    return match.enter({"votes Cleo yellow=5 green=9", "votes Ben yellow=7 green=4",
                        "votes Anna red=3 blue=2 green=4", "votes Dora red=1"});
}

TEST(KlaefferReckoning, a_win_by_more_districts_rests_on_what_secured_those_of_the_tied) {
    EXPECT_THAT(four_bad_points(true).read().scores.winners, ElementsAre("Anna"));
    EXPECT_THAT(four_bad_points(true).read().scores.why_from, ElementsAre(2, 3, 4))
        << "not on Cleo's votes; the fourth ended the match";
    EXPECT_THAT(four_bad_points(false).read().scores.winners, ElementsAre("Ben", "Anna"));
    EXPECT_THAT(four_bad_points(false).read().scores.why_from, ElementsAre(4));
}

TEST(KlaefferReckoning, a_win_without_a_tie_rests_on_the_end_alone) {
    Match match = level_scores({"Anna", "Ben"}, true);
    match.enter({"votes Anna yellow=8", "votes Ben yellow=2"});
    EXPECT_THAT(match.read().scores.why_from, ElementsAre(2));
}

TEST(KlaefferReckoning, where_nobody_secured_a_district_that_rests_on_the_end_alone) {
    Match match = level_scores({"Anna", "Ben"}, true);
    match.enter({"votes Anna", "votes Ben"});
    EXPECT_THAT(match.read().scores.winners, IsEmpty());
    EXPECT_THAT(match.read().scores.why_from, ElementsAre(2));
}

}  // namespace kleine_klaeffer_tests
