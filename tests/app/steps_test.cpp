#include "app/match/steps.h"

#include <gmock/gmock.h>

#include <array>

#include "app/match.h"

using app::Direction;
using testing::ElementsAre;

class Steps : public Match {
protected:
    /// Two tricks of three, then a penalty and a note.
    void play() {
        enter_all({"first Ben", "designation 5", "play Ben yellow-3", "play Cleo grey-6",
                   "play Anna yellow-4", "play Anna green-1", "play Ben green-5", "play Cleo green-2",
                   "penalty Ben -2 late", "note \"tea\"", "play Ben yellow-5", "play Cleo yellow-1"});
    }
    std::vector<app::Step> all() { return app::steps(session(), false); }
};

TEST_F(Steps, are_the_entries_that_stand_in_the_order_of_the_table) {
    play();
    enter_all({"undo 10 mistyped", "insert 3 note \"begun\""});
    std::vector<core::Seq> order;
    for (const app::Step& step : all()) {
        order.push_back(step.seq);
    }
    EXPECT_EQ(order, session().shown().order);
}

TEST_F(Steps, know_fouls_and_notes_and_changes_of_the_score) {
    play();
    const auto steps = all();
    EXPECT_EQ(app::next(steps, -1, Direction::on, &app::Step::foul), 3) << "proven by the last entry";
    EXPECT_EQ(app::next(steps, 3, Direction::on, &app::Step::foul), std::nullopt);
    EXPECT_EQ(app::next(steps, 11, Direction::back, &app::Step::foul), 3);
    EXPECT_EQ(app::next(steps, -1, Direction::on, &app::Step::note), 9);
    EXPECT_TRUE(steps.at(8).scored) << "the penalty";
    EXPECT_FALSE(steps.at(9).scored);
    EXPECT_EQ(steps.at(8).totals.at(1) - steps.at(7).totals.at(1), -2);
}

TEST_F(Steps, do_not_betray_fouls_that_are_not_told) {
    begin(app::Policy::silent);
    play();
    EXPECT_EQ(app::next(all(), -1, Direction::on, &app::Step::foul), std::nullopt);
}

TEST_F(Steps, lead_from_turn_to_turn_and_from_round_to_round) {
    const std::array<core::Where, 6> places{{{1, 1}, {1, 1}, {1, 2}, {2, 1}, {2, 1}, {2, 2}}};
    std::vector<app::Step> steps;
    for (const core::Where& where : places) {
        steps.push_back({static_cast<core::Seq>(steps.size()) + 1, where, {}});
    }
    EXPECT_EQ(app::next_turn(steps, -1, Direction::on), 0);
    EXPECT_EQ(app::next_turn(steps, 0, Direction::on), 2);
    EXPECT_EQ(app::next_turn(steps, 2, Direction::on), 3);
    EXPECT_EQ(app::next_turn(steps, 5, Direction::on), 5);
    EXPECT_EQ(app::next_turn(steps, 4, Direction::back), 3);
    EXPECT_EQ(app::next_turn(steps, 3, Direction::back), 2);
    EXPECT_EQ(app::next_turn(steps, 0, Direction::back), -1);
    EXPECT_EQ(app::next_round(steps, 1, Direction::on), 3);
    EXPECT_EQ(app::next_round(steps, 3, Direction::on), 5) << "there is no other round: the end";
    EXPECT_EQ(app::next_round(steps, 5, Direction::back), 3);
    EXPECT_EQ(app::next_round(steps, 3, Direction::back), 0);
    EXPECT_EQ(app::next_round({}, -1, Direction::on), -1);
}
