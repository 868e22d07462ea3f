// What the keyboard does, and that what is tapped does not take it away.

#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "games/catalog.h"
#include "gui/pages/new_match.h"
#include "gui/pages/people.h"
#include "gui/pages/rules.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/native.h"
#include "gui/widgets/options.h"
#include "gui/windows.h"

class TheKeys : public Windows {
protected:
    wxTextCtrl& line() { return gui::part<wxTextCtrl>(table().entry(), "line"); }
    bool are_heard_by(const wxWindow& window) {
        return until([&] { return wxWindow::FindFocus() == &window; });
    }
    /// The form of a new match, in which the keyboard is at the first name.
    gui::NewMatch& new_match(const std::vector<std::string>& known) {
        start();
        if (!known.empty()) {
            begin(known);
        }
        frame_->open_new_match({});
        EXPECT_TRUE(until([this] { return dynamic_cast<gui::NewMatch*>(frame_->page()) != nullptr; }));
        settle();
        take_keyboard();
        return page<gui::NewMatch>();
    }
    wxString name(std::size_t row) { return page<gui::NewMatch>().seating().field(row)->GetValue(); }
    /// GTK waits before it shows suggestions.
    static bool suggestions_are_shown() {
        return until([] { return gui::native::has_popup(); });
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
    take_keyboard();
    type("ye3\ng");
    EXPECT_EQ(table().session().facts().back().text, "play Ben yellow-3");
    EXPECT_EQ(table().entry().words(), "g");
}

TEST_F(TheKeys, that_follow_a_refusal_at_once_take_nobody_elses_place) {
    play({"Anna", "Ben", "Cleo"}, {"designation 5", "first Ben", "play Ben yellow-3"});
    line().SetFocus();
    take_keyboard();
    type("ye3\ng");
    EXPECT_EQ(table().entry().words(), "ye3g");
    table().entry().put("ye3");
    type("\n");
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
    auto& form = new_match({});
    form.seating().put({"", ""});
    form.seating().focus_first();
    type("Anna\tBen\n");
    EXPECT_EQ(name(0), "Anna");
    EXPECT_EQ(name(1), "Ben");
    EXPECT_TRUE(are_heard_by(gui::part<wxButton>(form, "begin")));
}

TEST_F(TheKeys, lead_on_from_a_name_while_others_are_suggested) {
    auto& form = new_match({"Annabel", "Bente", "Cleo"});
    form.seating().put({"", "", ""});
    form.seating().focus_first();
    type("anna");
    ASSERT_TRUE(suggestions_are_shown());
    type("\nben");
    ASSERT_TRUE(suggestions_are_shown());
    type("\tdora");
    EXPECT_EQ(name(0), "anna");
    EXPECT_EQ(name(1), "ben");
    EXPECT_EQ(name(2), "dora");
}

TEST_F(TheKeys, take_a_suggestion_that_the_arrow_keys_lead_to) {
    auto& form = new_match({"Annabel", "Bente", "Cleo"});
    form.seating().put({"", ""});
    form.seating().focus_first();
    type("anna");
    ASSERT_TRUE(suggestions_are_shown());
    type_key(WXK_DOWN);
    type("\n");
    EXPECT_EQ(name(0), "Annabel");
    type("\ndora");
    EXPECT_EQ(name(1), "dora");
}

TEST_F(TheKeys, stay_with_the_name_while_a_game_is_tapped) {
    auto& form = new_match({});
    type("An");
    wxWindow* game = nullptr;
    for (wxWindow* child : form.seating().GetParent()->GetChildren()) {
        auto* options = dynamic_cast<gui::Options*>(child);
        if (options != nullptr && game == nullptr) {
            game = options->GetChildren()[1];
        }
    }
    ASSERT_NE(game, nullptr);
    click(*game);
    type("na");
    EXPECT_EQ(name(0), "Anna");
}

TEST_F(TheKeys, are_heard_after_the_message_was_closed) {
    play({"Anna", "Ben", "Cleo"}, {"designation 5", "first Ben"});
    take_keyboard();
    for (const char* button : {"close", "act"}) {
        frame_->tell("So it is.", gui::Tone::plain, gui::Offer{"Well", [] {}});
        settle();
        gui::part<wxButton>(*frame_, button).SetFocus();
        click(gui::part<wxButton>(*frame_, button));
        EXPECT_TRUE(frame_->message().empty());
        type("x");
        EXPECT_EQ(table().entry().words(), "x") << button;
        table().act(app::Type{});
    }
}

TEST_F(TheKeys, close_the_innermost_first_with_escape) {
    auto& form = new_match({"Annabel", "Bente", "Cleo"});
    form.seating().put({"Dora", "", ""});
    form.seating().focus_first();
    type("anna");
    ASSERT_TRUE(suggestions_are_shown());
    type_key(WXK_ESCAPE);
    EXPECT_FALSE(gui::native::has_popup());
    EXPECT_EQ(name(1), "anna");
    type_key(WXK_ESCAPE);
    EXPECT_EQ(name(1), "");
    EXPECT_NE(dynamic_cast<gui::NewMatch*>(frame_->page()), nullptr);
    type_key(WXK_ESCAPE);
    EXPECT_TRUE(until([this] { return dynamic_cast<gui::NewMatch*>(frame_->page()) == nullptr; }));
}

TEST_F(TheKeys, give_a_name_back_that_was_edited_before_they_leave_the_players) {
    start();
    begin({"Anna", "Ben", "Cleo"});
    frame_->open_people();
    ASSERT_TRUE(until([this] { return dynamic_cast<gui::People*>(frame_->page()) != nullptr; }));
    settle();
    auto& name = gui::part<wxTextCtrl>(*frame_, "name");
    name.SetValue("Annabel");
    EXPECT_TRUE(frame_->page()->leave_step());
    EXPECT_EQ(name.GetValue(), "Anna");
    EXPECT_FALSE(frame_->page()->leave_step());
}

TEST_F(TheKeys, find_the_choices_where_they_were_however_long_the_line_grows) {
    core::Header header;
    header.game = "kleine-klaeffer";
    header.players = {"Anna", "Ben", "Cleo"};
    open(header);
    const core::Record whole = record("kleine-klaeffer/a-crisis-that-nobody-wants.pfiff");
    const core::Reading reading = games::find(header.game)->read(whole.header, whole.facts, {});
    const auto tokens = *core::tokenize(reading.entries.front().text.str());
    ASSERT_EQ(tokens.front(), "council");
    std::vector<int> places;
    for (std::size_t i = 1; i + 1 < tokens.size(); ++i) {
        tap_choice(tokens[i]);
        places.push_back(gui::part<wxWindow>(table().pad(), "choices").GetPosition().y);
    }
    EXPECT_EQ(places, std::vector<int>(places.size(), places.front()));
    EXPECT_TRUE(table().pad().other().IsShownOnScreen());
}
