#include <wx/stattext.h>

#include "gui/match/review.h"
#include "gui/toolkit/forms.h"
#include "gui/windows.h"

/// What the window shows once a match is over.
class TheEnd : public Windows {
protected:
    gui::Table& at_the_end_of(const std::string& name) {
        const core::Record whole = record(name);
        open(whole.header);
        for (const core::Fact& fact : whole.facts) {
            table().enter(fact.text);
        }
        settle();
        return table();
    }

    wxString says(const char* label) {
        return gui::part<wxStaticText>(table().ending(), label).GetLabelText();
    }
    bool offers(const char* button) { return gui::part<wxButton>(table(), button).IsShownOnScreen(); }
};

TEST_F(TheEnd, says_who_won_and_why_where_entries_were_asked_for) {
    at_the_end_of("hund/evening-of-four.pfiff");
    EXPECT_TRUE(table().ending().IsShownOnScreen());
    EXPECT_FALSE(table().pad().IsShownOnScreen());
    EXPECT_FALSE(table().entry().IsShownOnScreen());
    EXPECT_EQ(says("outcome"), "Cleo won");
    EXPECT_TRUE(says("reasons").Contains("9")) << says("reasons").utf8_string();
    EXPECT_TRUE(table().score_sheet().IsShownOnScreen());
    const int plain = gui::part<wxStaticText>(table().ending(), "reasons").GetCharHeight();
    const wxSize outcome = gui::part<wxStaticText>(table().ending(), "outcome").GetSize();
    EXPECT_GE(outcome.y, plain * 3 / 2) << "who won is larger than why";
}

TEST_F(TheEnd, offers_what_may_come_next) {
    at_the_end_of("hund/evening-of-four.pfiff");
    for (const char* button : {"look_through", "again", "print", "export", "correct"}) {
        EXPECT_TRUE(offers(button)) << button;
    }
    EXPECT_FALSE(offers("change_roles")) << "in Hund all play the same role";
    const std::string first = table().session().match();
    press("again");
    ASSERT_TRUE(until([&] { return table().session().match() != first; }));
    EXPECT_EQ(table().session().header().players, (std::vector<std::string>{"Anna", "Ben", "Cleo", "Dora"}));
    EXPECT_TRUE(table().session().facts().empty());
    EXPECT_FALSE(table().ending().IsShownOnScreen());
}

TEST_F(TheEnd, leads_into_the_review) {
    at_the_end_of("hund/evening-of-four.pfiff");
    press("look_through");
    EXPECT_TRUE(until([this] { return dynamic_cast<gui::Review*>(frame_->page()) != nullptr; }));
}

TEST_F(TheEnd, keeps_corrections_behind_one_button) {
    at_the_end_of("hund/evening-of-four.pfiff");
    press("correct");
    EXPECT_TRUE(table().pad().IsShownOnScreen());
    EXPECT_TRUE(table().entry().IsShownOnScreen());
    EXPECT_NE(table().pad().button_of("penalty"), nullptr);
    EXPECT_EQ(table().pad().button_of("play"), nullptr) << "nothing can be played any more";
    EXPECT_TRUE(table().leave_step());
    settle();
    EXPECT_TRUE(table().ending().IsShownOnScreen());
    press("correct");
    table().enter("penalty Cleo -20 late");
    settle();
    EXPECT_TRUE(table().ending().IsShownOnScreen());
    EXPECT_EQ(says("outcome"), "Ben won");
}
