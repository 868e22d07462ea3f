#include <gtk/gtk.h>
#include <wx/scrolwin.h>
#include <wx/stattext.h>

#include "app/exchange/read_file.h"
#include "gui/match/log_model.h"
#include "gui/picture/pieces.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/words.h"
#include "gui/windows.h"

namespace {

using Names = std::vector<std::string>;

const Names three{"Anna", "Ben", "Cleo"};

/// One round of three, with a discard in it.
const std::vector<std::string> round_of_three{"designation 5",    "first Ben",          "play Ben yellow-3",
                                              "play Cleo grey-6", "play Anna yellow-4", "play Anna green-1",
                                              "play Ben green-5", "play Cleo green-2"};

}  // namespace

class TheTable : public Windows {
protected:
    /// What the log offers to do with the entry that is chosen there.
    void press_action(const wxString& label) {
        for (wxWindow* child : gui::part<wxPanel>(table().log(), "buttons").GetChildren()) {
            if (wxControl::RemoveMnemonics(child->GetLabel()) == label) {
                press(*child);
                return;
            }
        }
        FAIL() << label.utf8_string() << " is not offered";
    }
};

TEST_F(TheTable, asks_one_tap_for_a_card) {
    play(three, {"designation 5", "first Ben"});
    EXPECT_EQ(tap("play Ben yellow-3"), 1);
    EXPECT_EQ(table().session().facts().back().text, "play Ben yellow-3");
    EXPECT_EQ(tap("play Cleo yellow-6"), 1);
}

TEST_F(TheTable, tells_in_the_log_what_happened_and_small_how_it_is_typed) {
    play({"Anna", "Ben <&> Co", "Cleo"}, {"designation 5", "first \"Ben <&> Co\""});
    table().log().choose(2);
    settle();
    EXPECT_EQ(gui::part<wxStaticText>(table().log(), "about").GetLabelText(), "Ben <&> Co begins");
    EXPECT_EQ(gui::part<wxStaticText>(table().log(), "line").GetLabelText(), "first \"Ben <&> Co\"");
    const wxObjectDataPtr<gui::LogModel> model(new gui::LogModel);
    app::LogRow row;
    row.text = table().session().shown().entries.at(1).text;
    model->take({row});
    wxVariant value;
    model->GetValueByRow(value, 0, 1);
    EXPECT_TRUE(value.GetString().StartsWith("Ben &lt;&amp;&gt; Co begins  <small>"))
        << value.GetString().utf8_string();
}

TEST_F(TheTable, takes_a_whole_round_tapped_in) {
    play(three);
    const auto file = std::filesystem::path(PFIFF_SOURCE_DIR) / "tests/gui/round.pfiff";

    const auto record = app::read_file(file);
    ASSERT_TRUE(record);
    int plays = 0;
    int taps = 0;
    for (const core::Fact& fact : record->facts) {
        const int needed = tap(fact.text);
        if (fact.text.starts_with("play")) {
            ++plays;
            taps += needed;
        }
    }
    EXPECT_EQ(plays, 30);
    EXPECT_EQ(taps, 30);
    const core::Scores& scores = table().session().reading().scores;
    ASSERT_EQ(scores.rounds->size(), 1u);
    EXPECT_TRUE(table().score_sheet().IsShownOnScreen());
    EXPECT_FALSE(table().canvas().IsShownOnScreen());
    EXPECT_EQ(scores.totals, (std::vector<int>{4, 0, -4}));
    press("done");
    EXPECT_TRUE(table().canvas().IsShownOnScreen());
}

TEST_F(TheTable, greys_what_is_impossible_and_marks_what_is_illegal) {
    play(three, {"designation 5", "first Ben",
                 "hand Cleo yellow-1 yellow-2 grey-1 grey-2 grey-3 grey-4 pink-1 pink-2 "
                 "pink-3 pink-4",
                 "play Ben yellow-3"});
    EXPECT_FALSE(table().pad().button_of("yellow-3")->IsEnabled());
    EXPECT_TRUE(table().pad().button_of("yellow-1")->IsEnabled());
    table().enter("play Cleo yellow-1");
    settle();
    EXPECT_FALSE(table().pad().button_of("yellow-1")->IsEnabled());
}

TEST_F(TheTable, says_a_revoke_when_it_comes_to_light) {
    play(three, {"designation 5", "first Ben", "play Ben yellow-3", "play Cleo grey-6", "play Anna yellow-4",
                 "play Anna green-1", "play Ben green-5", "play Cleo green-2"});
    EXPECT_FALSE(table().ruling().IsShownOnScreen());
    EXPECT_EQ(table().log().mark_of(4), gui::words("presumed"));
    tap("play Ben yellow-5");
    ASSERT_EQ(tap("play Cleo yellow-1"), 1);
    EXPECT_TRUE(table().ruling().IsShownOnScreen());
    EXPECT_TRUE(table().ruling().sentence().Contains("Cleo"));
    EXPECT_TRUE(table().log().mark_of(4).Contains("10")) << table().log().mark_of(4).utf8_string();
    EXPECT_EQ(core::kind(table().session().reading().entries[3].verdict), core::Kind::illegal);
}

TEST_F(TheTable, undoes_what_was_mistyped_and_gives_the_line_back) {
    play(three, {"designation 5", "first Ben", "play Cleo yellow-3"});
    ASSERT_TRUE(table().ruling().IsShownOnScreen());
    auto& answers = gui::part<wxPanel>(table(), "answers");
    press(*answers.GetChildren().front());
    EXPECT_FALSE(table().ruling().IsShownOnScreen());
    EXPECT_FALSE(table().session().reading().entries[2].stands);
    EXPECT_EQ(table().entry().words(), "play Cleo yellow-3");
}

TEST_F(TheTable, keeps_refused_words_in_the_entry_line_and_says_why) {
    play(three, {"designation 5", "first Ben", "play Ben yellow-3"});
    table().entry().put("play Ben yellow-4");
    press("enter");
    EXPECT_EQ(table().entry().words(), "play Ben yellow-4");
    EXPECT_FALSE(frame_->message().empty());
    EXPECT_EQ(table().session().facts().size(), 3u);
    EXPECT_NE(table().pad().button_of("yellow-4"), nullptr) << "nobody tapped: the question is as it was";
    table().entry().put("play Cleo yellow-4");
    settle();
    EXPECT_TRUE(frame_->message().empty()) << "something else is typed already";
}

TEST_F(TheTable, shows_what_an_amendment_changes_before_it_is_kept) {
    play(three, round_of_three);
    table().act(app::Amend{4});
    settle();
    press(*table().pad().button_of("yellow-6"));
    EXPECT_TRUE(gui::part<wxPanel>(table(), "preview").IsShownOnScreen());
    EXPECT_EQ(table().session().facts().size(), round_of_three.size()) << "nothing is kept yet";
    press("keep");
    ASSERT_EQ(table().session().facts().size(), round_of_three.size() + 1);
    EXPECT_EQ(table().session().facts().back().text, "amend 4 play Cleo yellow-6");
    EXPECT_EQ(table().session().reading().entries[3].text, "play Cleo yellow-6");
}

TEST_F(TheTable, leaves_an_amendment_with_escape) {
    play(three, round_of_three);
    table().act(app::Amend{4});
    EXPECT_TRUE(table().leave_step());
    settle();
    EXPECT_FALSE(gui::part<wxPanel>(table(), "correcting").IsShownOnScreen());
    EXPECT_FALSE(table().leave_step());
    table().entry().put("ye");
    EXPECT_TRUE(table().leave_step()) << "what was typed goes first";
    EXPECT_FALSE(table().leave_step());
}

TEST_F(TheTable, undoes_and_redoes) {
    play(three, round_of_three);
    press("undo");
    EXPECT_FALSE(table().session().reading().entries.at(7).stands);
    EXPECT_TRUE(gui::part<wxButton>(table(), "redo").IsEnabled());
    press("redo");
    EXPECT_TRUE(table().session().reading().entries.at(7).stands);
    EXPECT_FALSE(gui::part<wxButton>(table(), "redo").IsEnabled());
}

TEST_F(TheTable, goes_on_after_a_restart_and_can_still_undo) {
    play(three, round_of_three);
    const wxString before = table().canvas().spoken();
    stop();
    start();
    press(*gui::part<wxPanel>(*frame_, "resume_place").GetChildren().front());
    ASSERT_TRUE(until([this] { return dynamic_cast<gui::Table*>(frame_->page()) != nullptr; }));
    EXPECT_EQ(table().canvas().spoken(), before);
    press("undo");
    EXPECT_FALSE(table().session().reading().entries.at(7).stands);
}

TEST_F(TheTable, puts_the_pad_below_in_a_narrow_window_and_folds_the_log) {
    start({700, 1000});
    play(three, {"designation 5", "first Ben"});
    EXPECT_TRUE(table().is_narrow());
    EXPECT_GT(table().pad().GetScreenPosition().y, table().canvas().GetScreenPosition().y + 100);
    EXPECT_FALSE(table().log().IsShownOnScreen());
    press("show_log");
    EXPECT_TRUE(table().log().IsShownOnScreen());
}

TEST_F(TheTable, puts_the_pad_beside_the_picture_in_a_wide_window) {
    play(three, {"designation 5", "first Ben"});
    EXPECT_FALSE(table().is_narrow());
    EXPECT_GE(table().pad().GetScreenPosition().x,
              table().canvas().GetScreenPosition().x + table().canvas().GetSize().x);
    EXPECT_TRUE(table().log().IsShownOnScreen());
}

TEST_F(TheTable, has_targets_of_44_pixels) {
    play(three, {"designation 5", "first Ben"});
    ASSERT_TRUE(until([this] { return table().pad().button_of("yellow-3")->GetSize().y >= 44; }));
    for (const char* card : {"grey-1", "yellow-6", "pink-3"}) {
        const wxSize size = table().pad().button_of(card)->GetSize();
        EXPECT_GE(size.x, 44);
        EXPECT_GE(size.y, 44);
    }
    for (const char* name : {"undo", "redo", "scores", "menu"}) {
        EXPECT_GE(gui::part<wxButton>(table(), name).GetSize().y, 44) << name;
    }
}

TEST_F(TheTable, says_why_a_number_is_what_it_is) {
    play(three);
    const auto record = app::read_file(std::filesystem::path(PFIFF_SOURCE_DIR) / "tests/gui/round.pfiff");
    ASSERT_TRUE(record);
    for (const core::Fact& fact : record->facts) {
        table().enter(fact.text);
    }
    settle();
    ASSERT_TRUE(table().score_sheet().IsShownOnScreen());
    const auto& why = gui::part<wxStaticText>(table().score_sheet(), "reason");
    const wxString before = why.GetLabelText();
    for (wxWindow* child : gui::part<wxScrolledWindow>(table(), "sheet").GetChildren()) {
        if (auto* button = dynamic_cast<wxButton*>(child)) {
            press(*button);
            break;
        }
    }
    EXPECT_NE(why.GetLabelText(), before);
    EXPECT_TRUE(table().leave_step());
    EXPECT_EQ(why.GetLabelText(), before) << "the explanation goes before the scores";
    EXPECT_TRUE(table().score_sheet().IsShownOnScreen());
    EXPECT_TRUE(table().leave_step());
    EXPECT_FALSE(table().score_sheet().IsShownOnScreen());
}

TEST_F(TheTable, asks_before_an_entry_is_taken_back_by_the_log) {
    play(three, round_of_three);
    table().log().choose(8);
    settle();
    press_action("Taken back");
    settle();
    ASSERT_TRUE(gui::part<wxPanel>(table(), "preview").IsShownOnScreen());
    EXPECT_TRUE(table().session().reading().entries.at(7).stands) << "nothing is kept yet";
    press("keep");
    EXPECT_FALSE(table().session().reading().entries.at(7).stands);
    EXPECT_EQ(table().session().facts().back().text, "undo 8 taken-back");
}

TEST_F(TheTable, says_why_a_verdict_is_what_it_is_and_leads_to_what_it_rests_on) {
    std::vector<std::string> lines = round_of_three;
    lines.insert(lines.end(), {"play Ben yellow-5", "play Cleo yellow-1"});
    play(three, lines);
    table().log().choose(4);
    settle();
    press_action("Why?");
    settle();
    ASSERT_TRUE(table().explanation().IsShownOnScreen());
    const auto& lines_below = gui::part<wxWindow>(table().explanation(), "lines").GetChildren();
    ASSERT_FALSE(lines_below.empty());
    press(*lines_below.back());
    settle();
    EXPECT_EQ(table().log().chosen(), 10);
    EXPECT_TRUE(table().leave_step());
    EXPECT_FALSE(table().explanation().IsShownOnScreen());
}

namespace {

bool is_dressed(wxWindow& window, const char* style) {
    return gtk_style_context_has_class(
        gtk_widget_get_style_context(static_cast<GtkWidget*>(window.GetHandle())), style);
}

}  // namespace

TEST_F(TheTable, shows_a_finding_that_follows_a_foul_as_one) {
    play(three, {"designation 5", "first Ben"});
    app::Ruling ruling{
        1, 1, core::Illegal{{"core/phase"}, core::verbatim("explanation_panel")}, "core/phase", {}, {}, {}};
    table().ruling().put(ruling);
    EXPECT_TRUE(is_dressed(table().ruling(), "danger"));
    ruling.verdict = core::Presumed{{"core/phase"}, core::verbatim("explanation_panel")};
    table().ruling().put(ruling);
    EXPECT_TRUE(is_dressed(table().ruling(), "caution"));
    EXPECT_FALSE(is_dressed(table().ruling(), "danger"));
}

TEST_F(TheTable, has_no_tip_over_the_cards_before_the_pointer_moves) {
    play(three, {"designation 5", "first Ben", "play Ben yellow-3"});
    wxButton& discard = *table().pad().button_of("grey-6");
    EXPECT_EQ(discard.GetToolTipText(), "") << "the pointer may rest there since the last tap";
    const auto move_to = [&](const wxPoint& screen) {
        wxMouseEvent event(wxEVT_MOTION);
        event.SetEventObject(&discard);
        event.SetPosition(discard.ScreenToClient(screen));
        discard.HandleWindowEvent(event);
    };
    const wxPoint rests = wxGetMousePosition();
    move_to(rests + wxPoint(3, -2));
    EXPECT_EQ(discard.GetToolTipText(), "");
    move_to(rests + wxPoint(3, 40));
    EXPECT_TRUE(discard.GetToolTipText().Contains(": ")) << "it says what is presumed";
}

TEST_F(TheTable, shows_all_rows_of_cards_at_every_size_of_text) {
    for (const int percent : {100, 150, 200}) {
        gui::wear(gui::Appearance::light, percent);
        for (const wxSize size : {wxSize(1280, 800), wxSize(1920, 1080)}) {
            for (const char* language : {"en", "de"}) {
                gui::speak(language);
                start(size);
                play(three, {"designation 5", "first Ben", "play Ben yellow-3"});
                const wxButton* last = table().pad().button_of("yellow-6");
                ASSERT_NE(last, nullptr);
                const wxWindow& host = *last->GetParent()->GetParent();
                const int end = last->GetScreenPosition().y + last->GetSize().y;
                EXPECT_LE(end, host.GetScreenPosition().y + host.GetSize().y)
                    << percent << " %, " << size.x << ", " << language;
                EXPECT_GE(last->GetSize().y, 44);
                stop();
            }
        }
    }
    gui::wear(gui::Appearance::light, 100);
    start();
    const core::Record evening = record("kleine-klaeffer/evening-of-three.pfiff");
    open(evening.header);
    table().enter(evening.facts.front().text);
    table().enter(evening.facts.at(1).text);
    settle();
    wxButton* last = table().pad().button_of("green-bulldog-5");
    ASSERT_NE(last, nullptr);
    const wxWindow& host = *last->GetParent()->GetParent();
    EXPECT_LE(last->GetScreenPosition().y + last->GetSize().y, host.GetScreenPosition().y + host.GetSize().y);
}
