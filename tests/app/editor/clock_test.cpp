#include "app/editor/clock.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "../../store/folder.h"
#include "../../store/table.h"
#include "app/editor/match_editor.h"
#include "app/library/library.h"

using Timed = app::ClockChoice::Kind;

/// A match whose lines are written when the test says so.
class TheClock : public testing::Test {
protected:
    TheClock() {
        core::Header header;
        header.game = "hund";
        header.players = {"Anna", "Ben", "Cleo"};
        editor_.emplace(database_, app::begin_match(database_, header, app::Policy::warn));
    }

    void enter(std::int64_t seconds_later, const std::string& line) {
        time_.now += seconds_later;
        editor_->apply(app::LineAction(app::Type{line}));
        editor_->apply(app::LineAction(app::Submit{}));
    }

    void deal() {
        enter(0, "designation 5");
        enter(30, "first Ben");
    }

    std::optional<app::ClockView> clock(Timed kind, int limit = 0) {
        return app::clock_of(editor_->session(), {kind, limit}, database_.now(), opened_);
    }
    std::string words(Timed kind, int limit = 0) { return core::say(app::in_words(*clock(kind, limit))); }

    Time time_;
    Folder folder_;
    store::Database database_{folder_ / "pfiff.db", time_.opening()};
    std::optional<app::MatchEditor> editor_;
    std::int64_t opened_ = 0;
};

TEST_F(TheClock, is_not_there_unless_it_is_chosen) {
    deal();
    EXPECT_FALSE(clock(Timed::none));
}

TEST_F(TheClock, begins_with_the_first_decision) {
    deal();
    time_.now += 20;
    EXPECT_EQ(words(Timed::up), "The clock stands still");
    enter(5, "play Ben yellow-3");
    time_.now += 7;
    EXPECT_EQ(words(Timed::up), "Cleo  0:07");
}

TEST_F(TheClock, counts_up_what_each_player_has_used) {
    deal();
    enter(5, "play Ben yellow-3");
    enter(10, "play Cleo yellow-6");
    enter(20, "play Anna yellow-4");
    time_.now += 65;
    EXPECT_EQ(words(Timed::up), "Cleo  1:15") << "who took the trick leads, and has used ten seconds before";
}

TEST_F(TheClock, counts_down_a_turn_and_a_match) {
    deal();
    enter(5, "play Ben yellow-3");
    enter(10, "play Cleo yellow-6");
    enter(20, "play Anna yellow-4");
    time_.now += 15;
    EXPECT_EQ(words(Timed::match, 600), "Cleo  9:35");
    EXPECT_EQ(words(Timed::turn, 30), "Cleo  0:15");
}

TEST_F(TheClock, warns_before_time_is_up_and_enters_nothing_then) {
    deal();
    enter(5, "play Ben yellow-3");
    const auto alarm = [this] { return clock(Timed::turn, 30)->alarm; };
    time_.now += 19;
    EXPECT_EQ(alarm(), app::ClockView::Alarm::none);
    time_.now += 1;
    EXPECT_EQ(alarm(), app::ClockView::Alarm::soon);
    time_.now += 15;
    EXPECT_EQ(alarm(), app::ClockView::Alarm::over);
    EXPECT_EQ(words(Timed::turn, 30), "Cleo  −0:05");
    EXPECT_EQ(editor_->session().facts().size(), 3U);
}

TEST_F(TheClock, stands_still_in_a_break_which_the_record_tells) {
    deal();
    enter(5, "play Ben yellow-3");
    editor_->apply(app::MatchAction(app::TakeBreak{"tea"}));
    EXPECT_EQ(editor_->session().facts().back().text, "note tea");
    time_.now += 60;
    EXPECT_EQ(words(Timed::up), "The clock stands still");
    enter(1, "play Cleo yellow-6");
    time_.now += 3;
    EXPECT_EQ(words(Timed::up), "Anna  0:03");
}

TEST_F(TheClock, stands_still_when_nobody_comes_back_or_the_clock_goes_back) {
    deal();
    enter(5, "play Ben yellow-3");
    time_.now += 10 * 60 + 1;
    EXPECT_EQ(words(Timed::up), "The clock stands still");
    time_.now -= 5000;
    EXPECT_EQ(words(Timed::up), "The clock stands still");
}

TEST_F(TheClock, does_not_run_while_the_match_is_closed) {
    deal();
    enter(5, "play Ben yellow-3");
    time_.now += 300;
    opened_ = time_.now;
    time_.now += 7;
    EXPECT_EQ(words(Timed::up), "Cleo  0:07");
    EXPECT_EQ(words(Timed::turn, 30), "Cleo  0:23");
}

TEST_F(TheClock, gives_back_no_time_to_who_takes_long_against_a_limit) {
    store::choose_longest_thought(database_, 1);
    deal();
    enter(5, "play Ben yellow-3");
    time_.now += 120;
    EXPECT_EQ(words(Timed::up), "The clock stands still");
    EXPECT_EQ(words(Timed::match, 600), "Cleo  8:00");
    EXPECT_EQ(words(Timed::turn, 30), "Cleo  −1:30");
    enter(0, "play Cleo yellow-6");
    enter(10, "play Anna yellow-4");
    time_.now += 10;
    EXPECT_EQ(words(Timed::match, 600), "Cleo  7:50");
}

TEST_F(TheClock, is_over_with_the_match) {
    deal();
    enter(5, "abandon late");
    EXPECT_FALSE(clock(Timed::up));
}

TEST(ClockChoice, is_read_as_it_is_written) {
    for (const app::ClockChoice& choice : app::clock_choices()) {
        EXPECT_EQ(app::read_clock_choice(app::written(choice)), choice);
    }
    for (const char* text :
         {"", "turn", "turn 0", "turn -5", "turn x", "match 999999999999", "hourglass 5"}) {
        EXPECT_EQ(app::read_clock_choice(text), app::ClockChoice{}) << text;
    }
}
