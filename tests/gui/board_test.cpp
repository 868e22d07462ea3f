#include <wx/display.h>

#include "games/catalog.h"
#include "gui/board/board.h"
#include "gui/pages/home.h"
#include "gui/windows.h"

namespace {

const std::vector<std::string> three{"Anna", "Ben", "Cleo"};

}  // namespace

/// The window for all who sit around the table.
class TheBoard : public Windows {
protected:
    gui::Board& board() {
        EXPECT_NE(frame_->board(), nullptr) << "the board is not open";
        return *frame_->board();
    }

    void open_board() {
        frame_->open_board();
        EXPECT_TRUE(until([this] { return board().IsShownOnScreen(); }));
    }

    /// All words on it but those of the picture.
    wxString words() {
        wxString all;
        for (const gui::Written& each : board().face().written()) {
            all += each.text + "\n";
        }
        return all;
    }
    bool says(const char* text) { return words().Contains(wxString::FromUTF8(text)); }
};

TEST_F(TheBoard, opens_with_ctrl_b_and_shows_what_is_entered_meanwhile) {
    play(three, {"designation 5", "first Ben"});
    take_keyboard();
    wxKeyEvent press(wxEVT_CHAR_HOOK);
    press.m_keyCode = 'B';
    press.SetControlDown(true);
    frame_->ProcessWindowEvent(press);
    ASSERT_TRUE(until([this] { return frame_->board() != nullptr; }));
    EXPECT_TRUE(says("Which card does Ben play?")) << words().utf8_string();
    table().enter("play Ben yellow-3");
    EXPECT_TRUE(says("Which card does Cleo play?")) << words().utf8_string();
    EXPECT_TRUE(says("Ben plays yellow 3"));
    EXPECT_EQ(board().face().canvas().picture().table, *table().session().shown().table);
}

TEST_F(TheBoard, opens_once) {
    play(three);
    open_board();
    gui::Board* const first = frame_->board();
    open_board();
    EXPECT_EQ(frame_->board(), first);
}

TEST_F(TheBoard, keeps_the_match_while_another_page_is_looked_at_and_goes_when_it_is_closed) {
    play(three, {"designation 5", "first Ben"});
    open_board();
    frame_->open_home();
    ASSERT_TRUE(until([this] { return dynamic_cast<gui::Home*>(frame_->page()) != nullptr; }));
    EXPECT_TRUE(says("Which card does Ben play?"));
    board().Close();
    ASSERT_TRUE(until([this] { return frame_->board() == nullptr; }));
    play(three, {"designation 5"});
    EXPECT_EQ(table().session().facts().size(), 1U);
}

TEST_F(TheBoard, says_before_any_match_what_it_is_for) {
    start();
    open_board();
    EXPECT_TRUE(says("The match that is entered will be seen here."));
}

TEST_F(TheBoard, speaks_a_language_of_its_own) {
    preferences_.board.language = "de";
    preferences_.board.appearance = gui::Appearance::dark;
    play(three, {"designation 5", "first Ben"});
    open_board();
    EXPECT_TRUE(says("Welche Karte spielt Ben?")) << words().utf8_string();
    EXPECT_FALSE(gui::theme().dark);
}

TEST_F(TheBoard, has_no_words_too_small_to_be_read_from_afar) {
    start();
    open_board();
    board().SetClientSize(1920, 1080);
    for (const char* name : {"hund/evening-of-four.pfiff", "heckin-hounds/a-whole-match.pfiff",
                             "kleine-klaeffer/more-districts-decide.pfiff", "hundsgemein/challenges.pfiff",
                             "hounded/a-whole-hunt.pfiff"}) {
        const core::Record whole = record(name);
        core::Header header = whole.header;
        header.players.front() = "A name of forty letters, which is the most";
        header.players.front().resize(40);
        for (const bool over : {false, true}) {
            app::BoardView view;
            const core::Game& game = *games::find(header.game);
            const auto facts = std::span(whole.facts).first(whole.facts.size() / (over ? 1 : 2));
            const core::Reading reading = game.read(header, facts, {core::audience, {}, {}});
            view.table = *reading.table;
            view.totals = reading.scores.totals;
            view.asked = core::verbatim("What happens next?");
            view.last = core::verbatim("Something was entered that takes a line");
            if (over) {
                view.sheet = app::ScoreSheet{reading.scores, reading.scores.rounds->size(), {}};
            }
            board().show(view);
            settle();
            const int high = board().face().GetClientSize().y;
            for (const gui::Written& each : board().face().written()) {
                // Letters on cards and pieces are as small as those.
                EXPECT_GE(each.height, each.text.length() > 3 ? high / 36.0 - 0.5 : 0)
                    << name << each.text.utf8_string();
            }
        }
    }
}

TEST_F(TheBoard, keeps_the_table_while_somebody_looks_up_the_score) {
    gui::Table& page = play(three, {"designation 5", "first Ben", "play Ben yellow-3"});
    open_board();
    page.act(app::ShowScores{});
    EXPECT_TRUE(says("Which card does Cleo play?")) << words().utf8_string();
    EXPECT_TRUE(board().face().canvas().IsShown());
}

TEST_F(TheBoard, goes_with_ctrl_b_too) {
    play(three);
    open_board();
    wxKeyEvent press(wxEVT_CHAR_HOOK);
    press.m_keyCode = 'B';
    press.SetControlDown(true);
    frame_->ProcessWindowEvent(press);
    EXPECT_TRUE(until([this] { return frame_->board() == nullptr; }));
}

TEST_F(TheBoard, comes_back_when_its_display_is_gone) {
    gui::Table& page = play(three, {"designation 5"});
    open_board();
    board().Move(-20'000, -20'000);
    settle();
    page.enter("first Ben");
    EXPECT_TRUE(until([this] { return wxDisplay::GetFromWindow(&board()) != wxNOT_FOUND; }));
}

TEST_F(TheBoard, shows_the_clock_that_is_chosen_in_the_menu) {
    gui::Table& page = play(three, {"designation 5", "first Ben", "play Ben yellow-3"});
    open_board();
    EXPECT_FALSE(says("Cleo  0:0"));
    page.clock().choose({app::ClockChoice::Kind::up, 0});
    EXPECT_TRUE(page.clock().view());
    EXPECT_TRUE(says("Cleo  0:0")) << words().utf8_string();
    page.act(app::TakeBreak{"tea"});
    EXPECT_TRUE(says("The clock stands still")) << words().utf8_string();
    page.clock().choose({});
    EXPECT_FALSE(says("The clock stands still"));
}
