// Letters that press a button with Alt: on one page each belongs to one button, in every language.

#include <map>

#include <wx/tglbtn.h>

#include "app/exchange/import_record.h"
#include "gui/match/review.h"
#include "gui/pages/history.h"
#include "gui/pages/new_match.h"
#include "gui/pages/people.h"
#include "gui/pages/statistics.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/words.h"
#include "gui/windows.h"

class Mnemonics : public Windows, public testing::WithParamInterface<const char*> {
protected:
    void SetUp() override {
        gui::speak(GetParam());
        start({1280, 1000});
        over_ = app::import_record(frame_->database(), record("hund/evening-of-four.pfiff")).match;
    }

    template <class Page>
    void open(const std::function<void()>& open_it) {
        open_it();
        ASSERT_TRUE(until([this] { return dynamic_cast<Page*>(frame_->page()) != nullptr; }));
        settle();
    }

    static void collect(const wxWindow& window, std::map<wxUniChar, std::vector<wxString>>& letters) {
        for (const wxWindow* child : window.GetChildren()) {
            if (!child->IsShown() || child->IsTopLevel()) {
                continue;
            }
            wxString label = child->GetLabel();
            label.Replace("&&", "");
            if (const int at = label.Find('&');
                dynamic_cast<const wxControl*>(child) != nullptr && at != wxNOT_FOUND) {
                letters[wxTolower(label[static_cast<std::size_t>(at) + 1])].push_back(child->GetLabel());
            }
            collect(*child, letters);
        }
    }

    void expect_distinct(const char* where) {
        std::map<wxUniChar, std::vector<wxString>> letters;
        collect(*frame_, letters);
        EXPECT_GT(letters.size(), 3U) << where;
        for (const auto& [letter, labels] : letters) {
            EXPECT_EQ(labels.size(), 1U)
                << where << ", " << GetParam() << ": " << labels.front().utf8_string() << " and "
                << labels.back().utf8_string();
        }
    }

    std::string over_;
};

TEST_P(Mnemonics, of_home_and_what_it_leads_to_are_distinct) {
    open<gui::NewMatch>([this] { frame_->open_new_match({}); });
    expect_distinct("new match");
    open<gui::People>([this] { frame_->open_people(); });
    expect_distinct("players");
    open<gui::Statistics>([this] { frame_->open_statistics({}); });
    auto& year = gui::part<wxChoice>(*frame_, "year");
    if (year.GetCount() > 1) {
        year.SetSelection(1);
        wxCommandEvent chosen(wxEVT_CHOICE, year.GetId());
        year.ProcessWindowEvent(chosen);
        settle();
        EXPECT_TRUE(gui::part<wxButton>(*frame_, "print").IsShown());
    }
    expect_distinct("statistics");
    open<gui::History>([this] { frame_->open_history(); });
    press("filters");
    press("details");
    expect_distinct("history");
    press("delete");
    expect_distinct("history with an offer to undo");
    frame_->open_home();
    ASSERT_TRUE(until([this] { return dynamic_cast<gui::History*>(frame_->page()) == nullptr; }));
    settle();
    expect_distinct("home");
}

TEST_P(Mnemonics, of_the_table_are_distinct) {
    play({"Anna", "Ben", "Cleo"}, {"designation 5", "first Ben"});
    table().log().choose(1);
    settle();
    expect_distinct("table");
    table().act(app::Amend{1});
    settle();
    expect_distinct("table, amending");
    frame_->open_table(over_);
    ASSERT_TRUE(until([this] { return table().session().match() == over_; }));
    settle();
    press("scores");
    table().log().choose(10);
    settle();
    expect_distinct("the end");
}

TEST_P(Mnemonics, of_looking_back_are_distinct) {
    open<gui::Review>([this] { frame_->open_review(over_); });
    expect_distinct("review");
    press("note_here");
    press("scores");
    expect_distinct("review with a note and the scores");
}

INSTANTIATE_TEST_SUITE_P(InThreeLanguages, Mnemonics, testing::Values("en", "de", "ko"),
                         [](const auto& language) { return std::string(language.param); });
