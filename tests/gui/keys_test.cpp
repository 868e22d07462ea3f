// What the keyboard does, and that what is tapped does not take it away.

#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "games/catalog.h"
#include "gui/forms.h"
#include "gui/new_match.h"
#include "gui/rules.h"
#include "gui/windows.h"

class TheKeys : public Windows {
protected:
    wxTextCtrl& line() { return gui::part<wxTextCtrl>(table().entry(), "line"); }
    bool are_heard_by(const wxWindow& window) {
        return until([&] { return wxWindow::FindFocus() == &window; });
    }
    /// As the keyboard sends it.
    static void enter_in(wxWindow& window) {
        wxCommandEvent event(wxEVT_TEXT_ENTER, window.GetId());
        event.SetEventObject(&window);
        window.ProcessWindowEvent(event);
    }
};

TEST_F(TheKeys, belong_to_the_entry_line_once_the_button_that_was_tapped_is_grey) {
    play({"Anna", "Ben", "Cleo"}, {"designation 5", "first Ben"});
    wxButton& card = *table().pad().button_of("yellow-3");
    card.SetFocus();
    ASSERT_TRUE(are_heard_by(card));
    press(card);
    EXPECT_FALSE(card.IsEnabled()) << "it is played";
    EXPECT_TRUE(are_heard_by(line()));
}

TEST_F(TheKeys, that_follow_enter_belong_to_the_next_entry) {
    play({"Anna", "Ben", "Cleo"}, {"designation 5", "first Ben"});
    table().entry().put("ye3");
    enter_in(line());
    table().entry().begin_with('g');
    settle();
    EXPECT_EQ(table().session().facts().back().text, "play Ben yellow-3");
    EXPECT_EQ(table().entry().words(), "g");
}

TEST_F(TheKeys, that_follow_a_refusal_at_once_take_nobody_elses_place) {
    play({"Anna", "Ben", "Cleo"}, {"designation 5", "first Ben", "play Ben yellow-3"});
    line().SetFocus();
    table().entry().put("ye3");
    enter_in(line());
    table().entry().begin_with('g');
    EXPECT_EQ(table().entry().words(), "ye3g");
    table().entry().put("ye3");
    enter_in(line());
    EXPECT_TRUE(until([this] { return line().GetStringSelection() == "ye3"; }))
        << "after a pause it is typed over";
}

TEST_F(TheKeys, lead_to_the_rules_of_the_game_that_is_played) {
    play({"Anna", "Ben", "Cleo"});
    wxKeyEvent help(wxEVT_CHAR_HOOK);
    help.m_keyCode = WXK_F1;
    frame_->ProcessWindowEvent(help);
    ASSERT_TRUE(until([this] { return dynamic_cast<gui::Rules*>(frame_->page()) != nullptr; }));
    EXPECT_EQ(gui::part<wxStaticText>(page<gui::Rules>(), "game").GetLabelText(), "Hund");
}

TEST_F(TheKeys, lead_from_name_to_name_and_to_the_beginning) {
    start();
    frame_->open_new_match({});
    ASSERT_TRUE(until([this] { return dynamic_cast<gui::NewMatch*>(frame_->page()) != nullptr; }));
    auto& form = page<gui::NewMatch>();
    form.seating().put({"Anna", "Ben"});
    settle();
    form.seating().field(0)->SetFocus();
    enter_in(*form.seating().field(0));
    EXPECT_EQ(form.seating().field(0)->GetNextSibling(), form.seating().field(1)) << "Tab leads there, too";
    EXPECT_TRUE(are_heard_by(*form.seating().field(1)));
    enter_in(*form.seating().field(1));
    EXPECT_TRUE(are_heard_by(gui::part<wxButton>(form, "begin")));
}

TEST_F(TheKeys, find_the_choices_where_they_were_however_long_the_line_grows) {
    core::Header header;
    header.game = "kleine-klaeffer";
    header.players = {"Anna", "Ben", "Cleo"};
    open(header);
    const core::Record whole = record("kleine-klaeffer/a-crisis-that-nobody-wants.pfiff");
    const core::Reading reading = games::find(header.game)->read(whole.header, whole.facts, {});
    const auto tokens = *core::tokenize(reading.entries.front().text);
    ASSERT_EQ(tokens.front(), "council");
    std::vector<int> places;
    for (std::size_t i = 1; i + 1 < tokens.size(); ++i) {
        tap_choice(tokens[i]);
        places.push_back(gui::part<wxWindow>(table().pad(), "choices").GetPosition().y);
    }
    EXPECT_EQ(places, std::vector<int>(places.size(), places.front()));
    EXPECT_TRUE(table().pad().other().IsShownOnScreen());
}
