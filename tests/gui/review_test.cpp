#include "gui/match/review.h"

#include <ctime>

#include <wx/choice.h>
#include <wx/slider.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/tglbtn.h>
#include <wx/uiaction.h>

#include "app/exchange/import_record.h"
#include "app/exchange/read_file.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/words.h"
#include "gui/windows.h"
#include "store/matches/history.h"

namespace looking_back {

/// Two tricks of three with a revoke that the last entry proves, and a note between them.
const std::vector<std::string> revoke{"designation 5",     "first Ben",          "play Ben yellow-3",
                                      "play Cleo grey-6",  "play Anna yellow-4", "play Anna green-1",
                                      "play Ben green-5",  "play Cleo green-2",  "note \"tea is served\"",
                                      "play Ben yellow-5", "play Cleo yellow-1"};

wxKeyEvent pressed(int key, bool ctrl = false, bool shift = false) {
    wxKeyEvent event(wxEVT_CHAR_HOOK);
    event.m_keyCode = key;
    event.SetControlDown(ctrl);
    event.SetShiftDown(shift);
    return event;
}

}  // namespace looking_back

class TheReview : public Windows {
protected:
    gui::Review& look(const std::string& match) {
        frame_->open_review(match);
        EXPECT_TRUE(until([this] { return dynamic_cast<gui::Review*>(frame_->page()) != nullptr; }));
        settle();
        return review();
    }
    gui::Review& look_at_revoke() {
        play({"Anna", "Ben", "Cleo"}, looking_back::revoke);
        return look(table().session().match());
    }
    /// A round of three, entered whole.
    gui::Review& look_at_round() {
        start();
        const auto record = app::read_file(std::filesystem::path(PFIFF_SOURCE_DIR) / "tests/gui/round.pfiff");
        return look(app::import_record(frame_->database(), record.value()).match);
    }
    gui::Review& review() { return page<gui::Review>(); }

    bool key(int key, bool ctrl = false, bool shift = false) {
        const bool taken = review().key(looking_back::pressed(key, ctrl, shift));
        settle();
        return taken;
    }
    wxString words_of(const char* name) { return gui::part<wxStaticText>(review(), name).GetLabelText(); }

    template <class Window>
    static Window* find(const wxWindow& parent, const wxString& begins) {
        for (wxWindow* child : parent.GetChildren()) {
            auto* found = dynamic_cast<Window*>(child);
            if (found != nullptr && found->GetLabelText().StartsWith(begins)) {
                return found;
            }
            if (auto* deeper = find<Window>(*child, begins)) {
                return deeper;
            }
        }
        return nullptr;
    }
    void press_in(const wxWindow& parent, const wxString& begins) {
        auto* button = find<wxButton>(parent, begins);
        ASSERT_NE(button, nullptr) << begins.utf8_string() << " is nowhere";
        press(*button);
        settle();
    }
    void press_action(const wxString& label) { press_in(review().log(), label); }
};

TEST_F(TheReview, is_walked_through_by_keys) {
    look_at_revoke();
    EXPECT_EQ(review().step(), 10);
    EXPECT_TRUE(key(WXK_HOME));
    EXPECT_EQ(review().step(), -1);
    key(WXK_RIGHT);
    EXPECT_EQ(review().step(), 0);
    key(WXK_END);
    key(WXK_LEFT);
    EXPECT_EQ(review().step(), 9);
    key(WXK_LEFT, true);
    EXPECT_EQ(review().step(), 8) << "the third trick begins with the note before it";
    key(WXK_LEFT, true);
    EXPECT_EQ(review().step(), 5) << "the second trick begins";
    key(WXK_RIGHT, true);
    EXPECT_EQ(review().step(), 8);
    key(WXK_PAGEUP);
    EXPECT_EQ(review().step(), 0);
    key(WXK_PAGEDOWN);
    EXPECT_EQ(review().step(), 10) << "there is one round only";
}

TEST_F(TheReview, is_walked_through_by_its_slider) {
    look_at_revoke();
    auto& slider = gui::part<wxSlider>(review(), "slider");
    EXPECT_EQ(slider.GetValue(), 11);
    slider.SetValue(4);
    wxCommandEvent event(wxEVT_SLIDER, slider.GetId());
    event.SetEventObject(&slider);
    event.SetInt(4);
    slider.ProcessWindowEvent(event);
    EXPECT_EQ(review().step(), 3);
    press("next_turn");
    EXPECT_EQ(slider.GetValue(), 6);
}

TEST_F(TheReview, says_where_one_is_in_the_words_of_the_game) {
    look_at_revoke();
    EXPECT_EQ(words_of("where"), gui::shown("trick 3 · step 11 of 11"));
    review().go_to(-1);
    EXPECT_EQ(words_of("where"), "Before the first of 11 entries");
}

TEST_F(TheReview, shows_the_verdict_of_then_and_leads_to_what_proved_it_wrong) {
    look_at_revoke();
    review().go_to(3);
    EXPECT_TRUE(words_of("verdict").Contains(gui::words("presumed"))) << words_of("verdict").utf8_string();
    press_in(gui::part<wxPanel>(review(), "links"), "Proven illegal by entry 11");
    EXPECT_EQ(review().step(), 10);
    press_in(gui::part<wxPanel>(review(), "links"), "Proves entry 4 illegal");
    EXPECT_EQ(review().step(), 3);
}

TEST_F(TheReview, shows_since_when_a_discard_is_certain_and_why) {
    play({"Anna", "Ben", "Cleo"},
         {"designation 5", "first Anna", "play Anna grey-1", "play Ben grey-2", "play Cleo grey-3",
          "play Cleo purple-1", "play Anna grey-4", "play Ben purple-2", "play Ben grey-5",
          "play Cleo pink-1", "play Anna grey-6"});
    look(table().session().match());
    review().go_to(9);
    EXPECT_TRUE(words_of("verdict").Contains(gui::words("presumed"))) << words_of("verdict").utf8_string();
    press_in(gui::part<wxPanel>(review(), "links"), "Certain since entry 11");
    EXPECT_EQ(review().step(), 10);
    press_in(gui::part<wxPanel>(review(), "links"), "Makes entry 10 certain");
    EXPECT_EQ(review().step(), 9);
    press_in(gui::part<wxPanel>(review(), "links"), "Why?");
    const auto& why = gui::part<wxPanel>(gui::part<wxPanel>(review(), "side"), "explanation_panel");
    EXPECT_EQ(gui::part<wxStaticText>(why, "reason").GetLabelText(),
              "presumed, and certain since entry 11: Cleo has no grey left");
    EXPECT_TRUE(gui::part<wxStaticText>(why, "edition").GetLabelText().Contains("BoardM Factory, 2023"));
}

TEST_F(TheReview, jumps_to_fouls_notes_and_changes_of_the_score) {
    look_at_revoke();
    key(WXK_HOME);
    key('F');
    EXPECT_EQ(review().step(), 3);
    key('N');
    EXPECT_EQ(review().step(), 8);
    key('N', false, true);
    EXPECT_EQ(review().step(), 8);
    EXPECT_EQ(frame_->message(), "No note came before this.");
    press("previous_foul");
    EXPECT_EQ(review().step(), 3);
    EXPECT_TRUE(frame_->message().empty());
    press("next_foul");
    EXPECT_EQ(frame_->message(), "No foul comes after this.");
}

TEST_F(TheReview, finds_where_the_score_changes) {
    look_at_round();
    key(WXK_HOME);
    int changes = 0;
    for (int before = -2; review().step() != before && changes < 100; ++changes) {
        before = review().step();
        key('C');
    }
    EXPECT_GT(changes, 1);
    EXPECT_EQ(frame_->message(), "The score does not change after this.");
}

TEST_F(TheReview, plays_back_and_stops_at_the_end) {
    look_at_revoke();
    gui::part<wxChoice>(review(), "speed").SetSelection(2);
    review().go_to(8);
    review().stepping().focus_first();
    settle();
    EXPECT_TRUE(key(WXK_SPACE));
    EXPECT_TRUE(review().stepping().plays());
    EXPECT_TRUE(until([this] { return review().step() == 10; }));
    EXPECT_TRUE(until([this] { return !review().stepping().plays(); }));
    EXPECT_FALSE(gui::part<wxToggleButton>(review(), "play").GetValue());
    press("play");
    EXPECT_LT(review().step(), 10) << "it begins anew";
    key(WXK_RIGHT);
    EXPECT_FALSE(review().stepping().plays()) << "who walks himself, walks alone";
}

TEST_F(TheReview, shows_the_scores_of_then) {
    look_at_round();
    press("scores");
    ASSERT_TRUE(review().score_sheet().IsShownOnScreen());
    const auto& sheet = gui::part<wxWindow>(review().score_sheet(), "sheet");
    EXPECT_NE(find<wxButton>(sheet, gui::shown("−4")), nullptr);
    review().go_to(10);
    settle();
    EXPECT_EQ(find<wxButton>(sheet, gui::shown("−4")), nullptr) << "nobody had lost four points yet";
    EXPECT_TRUE(review().leave_step());
    EXPECT_TRUE(review().canvas().IsShownOnScreen());
}

TEST_F(TheReview, draws_the_score_with_a_cursor_and_goes_where_it_is_clicked) {
    look_at_round();
    ASSERT_TRUE(review().curve().IsShownOnScreen());
    const gui::Chart& chart = review().curve().chart();
    ASSERT_EQ(chart.series.size(), 3U);
    ASSERT_EQ(chart.series[0].points.size(), static_cast<std::size_t>(review().steps()) + 1);
    EXPECT_EQ(chart.series[0].points.back().y, 4);
    EXPECT_EQ(chart.series[2].points.back().y, -4);
    EXPECT_EQ(chart.cursor, review().steps());
    review().go_to(7);
    EXPECT_EQ(review().curve().chart().cursor, 8);
    const auto& spots = review().curve().spots();
    ASSERT_FALSE(spots.empty());
    const auto& spot = spots[spots.size() / 2];
    const int wanted = static_cast<int>(spot.x) - 1;
    wxMouseEvent click(wxEVT_LEFT_DOWN);
    click.SetX(static_cast<int>(spot.box.middle_x()));
    click.SetY(static_cast<int>(spot.box.middle_y()));
    review().curve().ProcessWindowEvent(click);
    click.SetEventType(wxEVT_LEFT_UP);
    review().curve().ProcessWindowEvent(click);
    settle();
    EXPECT_EQ(review().step(), wanted);
}

TEST_F(TheReview, has_no_curve_where_there_are_no_points) {
    start();
    look(app::import_record(frame_->database(), record("hounded/a-whole-hunt.pfiff")).match);
    EXPECT_FALSE(review().curve().IsShown());
}

TEST_F(TheReview, asks_why_and_goes_to_what_a_verdict_rests_on) {
    look_at_revoke();
    review().go_to(3);
    press_in(gui::part<wxPanel>(review(), "links"), "Why?");
    ASSERT_TRUE(review().explanation().IsShownOnScreen());
    EXPECT_FALSE(gui::part<wxStaticText>(review().explanation(), "rule_words").GetLabelText().empty());
    press_in(gui::part<wxWindow>(review().explanation(), "lines"),
             gui::shown("entry 11 · Cleo plays yellow 1"));
    EXPECT_EQ(review().step(), 10);
    EXPECT_TRUE(review().leave_step());
    EXPECT_FALSE(review().explanation().IsShownOnScreen());
}

TEST_F(TheReview, takes_a_note_at_a_point) {
    look_at_revoke();
    review().go_to(4);
    press("note_here");
    gui::part<wxTextCtrl>(review(), "note_text").SetValue("Cleo laughed");
    press("keep_note");
    EXPECT_EQ(review().session().facts().back().text, "insert 6 note \"Cleo laughed\"");
    EXPECT_EQ(review().step(), 5) << "it is seen at once";
    EXPECT_TRUE(words_of("verdict").Contains("Cleo laughed"));
    key(WXK_END);
    press("note_here");
    gui::part<wxTextCtrl>(review(), "note_text").SetValue("enough");
    press("keep_note");
    EXPECT_EQ(review().session().facts().back().text, "note enough");
    EXPECT_EQ(review().step(), review().steps() - 1);
}

TEST_F(TheReview, amends_the_past_after_it_said_what_that_changes) {
    look_at_revoke();
    review().go_to(3);
    press_action("Amend");
    ASSERT_TRUE(review().editor().IsShownOnScreen());
    press(*review().editor().pad().button_of("yellow-6"));
    ASSERT_TRUE(gui::part<wxPanel>(review(), "preview").IsShownOnScreen());
    EXPECT_NE(find<wxStaticText>(review().editor(), "becomes"), nullptr) << "side by side";
    EXPECT_NE(find<wxStaticText>(review().editor(), "entry 4: Cleo plays yellow 6"), nullptr);
    EXPECT_EQ(review().session().facts().size(), looking_back::revoke.size()) << "nothing is kept yet";
    press("keep");
    EXPECT_EQ(review().session().facts().back().text, "amend 4 play Cleo yellow-6");
    EXPECT_EQ(review().step(), 3);
    EXPECT_EQ(words_of("verdict"), "Cleo plays yellow 6");
    EXPECT_FALSE(review().editor().IsShownOnScreen());
}

TEST_F(TheReview, keeps_what_was_tapped_and_no_correction_that_changes_nothing) {
    look_at_revoke();
    review().go_to(3);
    press_action("Amend");
    press("enter");
    EXPECT_FALSE(gui::part<wxPanel>(review(), "preview").IsShownOnScreen());
    EXPECT_TRUE(frame_->message().Contains("reads so already")) << frame_->message().utf8_string();
    press(*review().editor().pad().button_of("yellow-6"));
    EXPECT_TRUE(review().editor().entry().words().empty());
    press("enter");
    press("keep");
    EXPECT_EQ(review().session().facts().back().text, "amend 4 play Cleo yellow-6");
}

TEST_F(TheReview, inserts_what_was_forgotten) {
    look_at_revoke();
    review().go_to(9);
    press_action("Insert before");
    ASSERT_TRUE(review().editor().IsShownOnScreen());
    review().editor().entry().put("penalty Ben -2 late");
    press("enter");
    ASSERT_TRUE(gui::part<wxPanel>(review(), "preview").IsShownOnScreen());
    press("keep");
    EXPECT_EQ(review().session().facts().back().text, "insert 10 penalty Ben -2 late");
    EXPECT_EQ(review().session().reading().scores.penalties.at(1), -2);
    EXPECT_EQ(review().step(), 9) << "where it came to stand";
}

TEST_F(TheReview, asks_before_an_entry_is_undone_or_taken_back) {
    look_at_revoke();
    review().go_to(10);
    press_action("Undo");
    ASSERT_TRUE(gui::part<wxPanel>(review(), "preview").IsShownOnScreen());
    press("leave");
    EXPECT_TRUE(review().session().reading().entries.at(10).stands);
    review().go_to(10);
    press_action("Taken back");
    press("keep");
    EXPECT_EQ(review().session().facts().back().text, "undo 11 taken-back");
    EXPECT_FALSE(review().session().reading().entries.at(10).stands);
    EXPECT_EQ(review().steps(), 10);
}

TEST_F(TheReview, branches_into_a_copy_that_opens_at_the_table) {
    look_at_revoke();
    const std::string source = review().session().match();
    review().go_to(4);
    press("what_if");
    ASSERT_TRUE(until([this] { return dynamic_cast<gui::Table*>(frame_->page()) != nullptr; }));
    settle();
    EXPECT_NE(table().session().match(), source);
    EXPECT_EQ(table().session().facts().size(), 5U);
    EXPECT_TRUE(table().heading().Contains("What if"));
    EXPECT_EQ(store::History(frame_->database()).find(table().session().match())->source, source);
}

TEST_F(TheReview, corrects_nothing_where_nothing_can_be_written) {
    look_at_revoke();
    const std::string match = review().session().match();
    gui::Frame& first = *frame_;
    frame_ = new gui::Frame(store::Database(folder_ / "pfiff.db"), preferences_);
    frame_->Show();
    look(match);
    review().go_to(3);
    EXPECT_FALSE(gui::part<wxButton>(review(), "note_here").IsEnabled());
    EXPECT_FALSE(gui::part<wxButton>(review(), "what_if").IsEnabled());
    EXPECT_EQ(find<wxButton>(review().log(), "Amend"), nullptr);
    EXPECT_NE(find<wxButton>(review().log(), "Why?"), nullptr);
    first.Destroy();
}

TEST_F(TheReview, has_targets_of_44_pixels) {
    look_at_revoke();
    for (const char* name : {"first", "previous_round", "previous_turn", "previous", "next", "last", "play",
                             "next_foul", "next_note", "next_change", "note_here", "what_if", "scores"}) {
        EXPECT_GE(gui::part<wxWindow>(review(), name).GetSize().y, 44) << name;
    }
}

TEST_F(TheReview, steps_at_once_at_the_end_of_a_long_match) {
    start();
    const std::string match =
        app::import_record(frame_->database(), record("hund/evening-of-four.pfiff")).match;
    look(match);
    ASSERT_GT(review().steps(), 150);
    const auto time_of_steps = [this](int key_code) {
        const std::clock_t begun = std::clock();
        for (int i = 0; i < 10; ++i) {
            review().key(looking_back::pressed(key_code));
        }
        return std::clock() - begun;
    };
    time_of_steps(WXK_LEFT);
    const std::clock_t at_the_end = time_of_steps(WXK_LEFT);
    key(WXK_HOME);
    time_of_steps(WXK_RIGHT);
    const std::clock_t at_the_beginning = time_of_steps(WXK_RIGHT);
    EXPECT_LT(at_the_end, 5 * at_the_beginning) << "what came before is not judged again";
}
