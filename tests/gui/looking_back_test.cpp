#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/tglbtn.h>

#include "app/exchange/import_record.h"
#include "gui/charts/chart_view.h"
#include "gui/pages/details_form.h"
#include "gui/pages/history.h"
#include "gui/pages/people.h"
#include "gui/pages/statistics.h"
#include "gui/toolkit/forms.h"
#include "windows.h"

namespace looking_back {

/// Pages that look back on two finished matches and an open one.
class LookingBack : public Windows {
protected:
    void SetUp() override {
        start();
        keep("hund/evening-of-four.pfiff", "2024-01-01");
        keep("kleine-klaeffer/evening-of-four.pfiff", "2024-02-01");
    }

    std::string keep(const std::string& name, const std::string& date) {
        core::Record kept = record(name);
        kept.header.id = core::new_uuid();
        kept.header.date = date;
        std::string id = *kept.header.id;
        app::import_record(frame_->database(), std::move(kept));
        return id;
    }

    gui::History& history() {
        frame_->open_history();
        EXPECT_TRUE(until([&] { return dynamic_cast<gui::History*>(frame_->page()) != nullptr; }));
        return page<gui::History>();
    }

    gui::Statistics& statistics(const store::MatchQuery& filter = {}) {
        frame_->open_statistics(filter);
        EXPECT_TRUE(until([&] { return dynamic_cast<gui::Statistics*>(frame_->page()) != nullptr; }));
        settle();
        return page<gui::Statistics>();
    }

    static void type(wxWindow& page, const char* field, const wxString& text) {
        gui::part<wxTextCtrl>(page, field).SetValue(text);
        settle();
    }

    static wxString said(const wxWindow& page, const char* label) {
        return gui::part<wxStaticText>(page, label).GetLabelText();
    }

    template <class Control>
    static std::vector<Control*> all(wxWindow& in) {
        std::vector<Control*> found;
        for (wxWindow* child : in.GetChildren()) {
            if (auto* control = dynamic_cast<Control*>(child)) {
                found.push_back(control);
            }
            for (Control* deeper : all<Control>(*child)) {
                found.push_back(deeper);
            }
        }
        return found;
    }
};

TEST_F(LookingBack, the_history_is_searched_while_one_types) {
    gui::History& page = history();
    EXPECT_EQ(page.shown_matches(), 2);
    type(page, "search", "kleine 2024-02");
    EXPECT_EQ(page.shown_matches(), 1);
    type(page, "search", "nobody");
    EXPECT_EQ(page.shown_matches(), 0);
    EXPECT_TRUE(gui::part<wxStaticText>(page, "nothing").IsShown());
    EXPECT_TRUE(page.leave_step());
    settle();
    EXPECT_EQ(page.shown_matches(), 2);
}

TEST_F(LookingBack, of_two_matches_that_look_alike_the_longer_one_can_be_taken) {
    core::Record twin = record("kleine-klaeffer/evening-of-four.pfiff");
    twin.header.id = core::new_uuid();
    twin.header.date = "2024-02-01";
    twin.facts.push_back({static_cast<core::Seq>(twin.facts.size()) + 1, 0, "note more"});
    const std::string longer = *twin.header.id;
    ASSERT_TRUE(app::import_record(frame_->database(), std::move(twin)).like);
    gui::History& page = history();
    EXPECT_EQ(page.shown_matches(), 3);
    auto& likeness = gui::part<wxPanel>(page, "likeness");
    page.choose(2);  // the oldest looks like no other
    settle();
    EXPECT_FALSE(likeness.IsShown());
    page.choose(0);
    settle();
    EXPECT_TRUE(likeness.IsShown());
    EXPECT_TRUE(said(page, "like_words").Contains("Thu, 1 Feb 2024"));
    press("take_longer");
    settle();
    EXPECT_EQ(page.shown_matches(), 2);
    EXPECT_FALSE(likeness.IsShown());
    EXPECT_FALSE(store::History(frame_->database()).find(longer)->binned);
}

TEST_F(LookingBack, matches_of_an_evening_stand_together_until_they_are_parted) {
    keep("hund/evening-of-four.pfiff", "2024-03-01T19:00");
    keep("hund/evening-of-four.pfiff", "2024-03-01T20:15");
    gui::History& page = history();
    auto* list = all<wxDataViewCtrl>(page).front();
    const auto day_of = [&](unsigned row) {
        wxVariant day;
        list->GetModel()->GetValue(
            day, dynamic_cast<wxDataViewVirtualListModel*>(list->GetModel())->GetItem(row), 0);
        return day.GetString();
    };
    EXPECT_EQ(day_of(0), "Fri, 1 Mar 2024, 20:15");
    EXPECT_TRUE(day_of(1).EndsWith(" 19:00") && !day_of(1).Contains("Mar")) << day_of(1).utf8_string();
    page.choose(0);
    settle();
    EXPECT_TRUE(
        said(page, "evening_words")
            .Contains("Match 2 of 2 that evening. Wins of the evening: Cleo 2, Anna 0, Ben 0 and Dora 0."))
        << said(page, "evening_words").utf8_string();
    press("part");
    settle();
    EXPECT_EQ(day_of(1), "Fri, 1 Mar 2024, 19:00");
    EXPECT_TRUE(said(page, "evening_words")
                    .Contains("Within a day before it: Hund · Hund on Saturday, Fri, 1 Mar 2024, 19:00"));
    press("join");
    settle();
    EXPECT_TRUE(said(page, "evening_words").Contains("Match 2 of 2"));
    page.choose(3);
    settle();
    EXPECT_FALSE(gui::part<wxStaticText>(page, "evening_words").IsShownOnScreen())
        << "it was played alone that day";
    page.sort_by(store::Column::game, true);
    EXPECT_TRUE(day_of(1).Contains("2024")) << "only in the order of days they stand together";
}

TEST_F(LookingBack, the_history_is_filtered_and_shows_all_again) {
    gui::History& page = history();
    store::MatchQuery filter;
    filter.games = {"hund"};
    page.filter_bar().put(filter);
    EXPECT_EQ(page.filter_bar().filter().games, filter.games);
    page.sort_by(store::Column::game, true);
    EXPECT_EQ(page.shown_matches(), 1);
    page.filter_bar().put({});
    page.sort_by(store::Column::played, true);
    EXPECT_EQ(page.shown_matches(), 2);
}

TEST_F(LookingBack, a_day_that_is_none_is_said_beside_it_and_the_filter_stays) {
    gui::History& page = history();
    press("filters");
    auto& from = gui::part<wxTextCtrl>(page, "from");
    auto& wrong = gui::part<wxStaticText>(page, "from_wrong");
    from.SetValue("2099");
    settle();
    EXPECT_EQ(page.shown_matches(), 0);
    EXPECT_FALSE(wrong.IsShownOnScreen());
    for (const char* text : {"2024-02-30", "31.12.2024", "foo", "20x4", "2024-1"}) {
        from.SetValue(text);
        settle();
        EXPECT_TRUE(wrong.IsShownOnScreen()) << text;
        EXPECT_TRUE(wrong.GetLabelText().Contains(text));
        EXPECT_EQ(page.shown_matches(), 0) << "not all of a sudden all, after " << text;
    }
    from.SetValue("2024-02-29");
    settle();
    EXPECT_FALSE(wrong.IsShownOnScreen());
    EXPECT_EQ(page.filter_bar().filter().from, "2024-02-29");
    from.SetValue("foo");
    press("all");
    EXPECT_FALSE(wrong.IsShownOnScreen());
    EXPECT_EQ(page.shown_matches(), 2);
}

TEST_F(LookingBack, a_match_gets_a_name_a_day_and_a_note_afterwards) {
    gui::History& page = history();
    page.choose(0);
    press("details");
    auto& form = gui::part<gui::DetailsForm>(page, "details_form");
    type(form, "title", "Final");
    type(form, "date", "2024-13-01");
    press(gui::part<wxButton>(form, "keep"));
    EXPECT_TRUE(gui::part<wxStaticText>(form, "wrong").IsShown());
    type(form, "date", "2024-03-01 20:00");
    type(form, "note", "a close thing");
    press(gui::part<wxButton>(form, "keep"));
    EXPECT_FALSE(form.IsShown());
    type(page, "search", "close final 2024-03");
    EXPECT_EQ(page.shown_matches(), 1);
}

TEST_F(LookingBack, the_bin_is_emptied_only_when_it_is_said_twice) {
    gui::History& page = history();
    page.choose(0);
    press("delete");
    EXPECT_EQ(page.shown_matches(), 1);
    gui::part<wxToggleButton>(page, "bin").SetValue(true);
    wxCommandEvent toggled(wxEVT_TOGGLEBUTTON, gui::part<wxToggleButton>(page, "bin").GetId());
    gui::part<wxToggleButton>(page, "bin").GetEventHandler()->ProcessEvent(toggled);
    EXPECT_EQ(page.shown_matches(), 1);
    press("empty");
    EXPECT_EQ(page.shown_matches(), 1) << "it was only asked";
    press("act");
    EXPECT_EQ(page.shown_matches(), 0);
}

TEST_F(LookingBack, statistics_lead_from_all_to_a_game_to_a_player_to_two) {
    gui::Statistics& page = statistics();
    EXPECT_TRUE(said(page, "counted").Contains("2"));
    EXPECT_GE(all<wxDataViewListCtrl>(page).size(), 1U);
    EXPECT_GE(all<gui::ChartView>(page).size(), 3U);
    store::MatchQuery filter;
    filter.games = {"hund"};
    gui::Statistics& hund = statistics(filter);
    EXPECT_EQ(said(hund, "about"), "Hund");
    EXPECT_GE(all<gui::ChartView>(hund).size(), 3U);
    filter.players = {1};
    gui::Statistics& one = statistics(filter);
    EXPECT_TRUE(said(one, "about").Contains("Hund"));
    EXPECT_GE(all<wxDataViewListCtrl>(one).size(), 4U);
    filter.players = {1, 2};
    gui::Statistics& two = statistics(filter);
    EXPECT_TRUE(said(two, "counted").Contains("1"));
    EXPECT_TRUE(two.leave_step());
    settle();
    EXPECT_EQ(said(two, "about"), "All matches");
}

TEST_F(LookingBack, statistics_of_nothing_say_so) {
    store::MatchQuery filter;
    filter.from = "2030";
    gui::Statistics& page = statistics(filter);
    EXPECT_TRUE(said(page, "counted").Contains("0"));
    EXPECT_TRUE(all<wxDataViewListCtrl>(page).empty());
}

TEST_F(LookingBack, a_player_is_renamed_merged_and_taken_apart) {
    frame_->open_people();
    ASSERT_TRUE(until([&] { return dynamic_cast<gui::People*>(frame_->page()) != nullptr; }));
    auto& page = this->page<gui::People>();
    const int everybody = page.shown_people();
    ASSERT_GT(everybody, 1);
    const store::Person first = store::People(frame_->database()).all().front();
    page.choose(first.name);
    type(page, "name", "Someone else");
    press("rename");
    EXPECT_EQ(store::People(frame_->database()).find(first.id)->name, "Someone else");
    press("act");
    EXPECT_EQ(store::People(frame_->database()).find(first.id)->name, first.name);
    page.choose(first.name);
    type(page, "name", "");
    press("rename");
    EXPECT_TRUE(gui::part<wxStaticText>(page, "wrong").IsShown());
}

TEST_F(LookingBack, a_year_is_looked_back_at_and_left_again) {
    gui::Statistics& page = statistics();
    auto& choice = gui::part<wxChoice>(page, "year");
    EXPECT_FALSE(gui::part<wxButton>(page, "print").IsShown());
    choice.SetSelection(choice.FindString("Look back at 2024"));
    wxCommandEvent chosen(wxEVT_CHOICE, choice.GetId());
    choice.ProcessWindowEvent(chosen);
    settle();
    EXPECT_EQ(said(page, "about"), "The year 2024");
    EXPECT_EQ(said(page, "counted"), "Finished matches counted: 2. That is few: chance has a large say.");
    EXPECT_TRUE(gui::part<wxButton>(page, "print").IsShown());
    EXPECT_TRUE(gui::part<wxButton>(page, "picture").IsShown());
    store::MatchQuery anna;
    anna.players = {*store::People(frame_->database()).named("Anna")};
    page.filter_bar().put(anna);
    choice.ProcessWindowEvent(chosen);
    settle();
    EXPECT_EQ(said(page, "about"), "Anna in 2024");
    EXPECT_TRUE(page.leave_step());
    settle();
    EXPECT_EQ(said(page, "about"), "All matches");
}

}  // namespace looking_back
