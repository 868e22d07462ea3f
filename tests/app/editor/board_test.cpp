#include "app/editor/board_view.h"
#include "at_the_table.h"

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

/// What all at the table see of a match on a screen of its own.
class OnTheBoard : public AtTheTable {
protected:
    app::BoardView board() { return app::board_view(editor()); }
    std::string asked() { return core::say(board().asked); }
    std::string last() { return core::say(board().last); }
};

TEST_F(OnTheBoard, stands_who_is_to_act_and_what_was_entered_last) {
    play({"designation 5", "first Ben"});
    EXPECT_EQ(asked(), "Which card does Ben play?");
    EXPECT_EQ(last(), "Ben begins");
    enter({"play Ben yellow-3"});
    EXPECT_EQ(asked(), "Which card does Cleo play?");
    EXPECT_EQ(last(), "Ben plays yellow 3");
}

TEST_F(OnTheBoard, an_undone_entry_is_no_longer_the_last_one) {
    play({"designation 5", "first Ben", "play Ben yellow-3"});
    act(app::Undo{});
    EXPECT_EQ(last(), "Ben begins");
}

TEST_F(OnTheBoard, stands_what_the_referee_says_until_it_is_answered) {
    play(with_a_discard);
    enter({"play Anna yellow-6"});
    ASSERT_TRUE(view().ruling);
    EXPECT_THAT(core::say(board().ruling), HasSubstr("Anna"));
    act(app::AnswerRuling{app::Answer::stands});
    EXPECT_THAT(core::say(board().ruling), IsEmpty());
}

TEST_F(OnTheBoard, nothing_stands_of_a_hand_but_that_it_was_entered) {
    begin("heckin-hounds", three);
    enter({"leader Anna", "bad-dog mops", "hand Ben sudachi-1 sudachi-3 tom-dire-2 deathpaw-4 paulgrave-2"});
    const app::BoardView before = board();
    EXPECT_EQ(last(), "Ben: something hidden");
    act(app::Peek{0});
    EXPECT_NE(view().table, before.table) << "who peeks sees more";
    EXPECT_EQ(board(), before);
    act(app::Peek{});
    act(app::Amend{3});
    act(app::Type{"hand Ben sudachi-2 sudachi-3 tom-dire-2 deathpaw-4 paulgrave-2"});
    EXPECT_EQ(board(), before);
}

TEST_F(OnTheBoard, the_end_has_a_page_of_its_own_also_when_it_was_looked_at) {
    core::Header header;
    header.game = "hounded";
    header.players = {"Anna", "Ben"};
    header.level = core::Level::scores;
    open(app::begin_match(database_, header, app::Policy::warn));
    EXPECT_FALSE(board().sheet);
    enter({"hunters Anna", "outcome tiles 48"});
    ASSERT_TRUE(board().sheet);
    EXPECT_THAT(board().sheet->scores.why, Not(IsEmpty()));
    act(app::ShowScores{false});
    EXPECT_TRUE(board().sheet);
    EXPECT_THAT(asked(), IsEmpty());
}

TEST_F(OnTheBoard, a_match_that_is_abandoned_has_no_page_for_who_won) {
    begin("hounded", {"Anna", "Ben"});
    enter({"abandon late"});
    EXPECT_FALSE(board().sheet);
    EXPECT_THAT(asked(), IsEmpty());
    EXPECT_EQ(last(), "The match is abandoned: late");
}

TEST_F(OnTheBoard, stands_at_the_end_who_won_how_often_that_evening) {
    core::Header header;
    header.game = "hund";
    header.players = three;
    header.level = core::Level::scores;
    for (const char* date : {"2024-03-01T19:00", "2024-03-01T19:40"}) {
        header.date = date;
        open(app::begin_match(database_, header, app::Policy::warn));
        for (int round = 0; round < 10 && session().reading().status == core::Status::open; ++round) {
            enter({"roles grey purple pink green yellow", "took Anna plus=5 hund=3 minus=1",
                   "took Ben plus=1 hund=2 minus=2", "took Cleo plus=0 hund=1 minus=3"});
        }
    }
    ASSERT_TRUE(board().sheet);
    EXPECT_EQ(core::say(app::in_words(board().sheet->evening)),
              "Wins of the evening: Anna 2, Ben 0 and Cleo 0. Finished matches: 2.");
}
