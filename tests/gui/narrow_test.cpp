// What the pages show where there is little room for it, or nothing to show.

#include <wx/scrolwin.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "app/exchange/import_record.h"
#include "gui/match/review.h"
#include "gui/pages/history.h"
#include "gui/pages/rules.h"
#include "gui/pages/statistics.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/native.h"
#include "gui/toolkit/theme.h"
#include "gui/windows.h"

class Narrow : public Windows {
protected:
    void begin_at(wxSize size, int percent) {
        gui::wear(gui::Appearance::light, percent);
        start(size);
        over_ = app::import_record(frame_->database(), record("hund/evening-of-four.pfiff")).match;
    }

    template <class Page>
    Page& open(const std::function<void()>& open_it) {
        open_it();
        EXPECT_TRUE(until([this] { return dynamic_cast<Page*>(frame_->page()) != nullptr; }));
        settle();
        return page<Page>();
    }

    /// The whole page can be scrolled to.
    void expect_scrolled() {
        const auto& holder = gui::part<wxScrolledWindow>(*frame_, "page");
        EXPECT_GT(frame_->page()->GetSize().y, holder.GetClientSize().y);
        EXPECT_GE(holder.GetVirtualSize().y, frame_->page()->GetSize().y);
        EXPECT_LE(frame_->page()->GetSize().x, holder.GetClientSize().x) << "never sideways";
    }

    void search(const char* words) {
        gui::part<wxTextCtrl>(*frame_->page(), "search").SetValue(words);
        settle();
    }

    std::string over_;
};

TEST_F(Narrow, windows_scroll_a_page_whose_main_part_would_get_no_room) {
    begin_at({700, 600}, 200);
    auto& statistics = open<gui::Statistics>([this] { frame_->open_statistics({}); });
    EXPECT_GE(gui::part<wxWindow>(statistics, "sheet").GetSize().y, 200);
    expect_scrolled();
    auto& review = open<gui::Review>([this] { frame_->open_review(over_); });
    EXPECT_GE(review.canvas().GetSize().y, 150);
    expect_scrolled();
    core::Header header;
    header.game = "heckin-hounds";
    header.players = {"Anna", "Ben", "Cleo", "Dora"};
    Windows::open(header);
    EXPECT_GE(gui::part<wxWindow>(table().pad(), "choices").GetSize().y, 44) << "there is an answer to tap";
    expect_scrolled();
}

TEST_F(Narrow, windows_that_grow_again_scroll_nothing) {
    begin_at({700, 480}, 100);
    open<gui::Table>([this] { frame_->open_table(over_); });
    for (const wxSize size : {wxSize(1280, 800), wxSize(780, 1000), wxSize(1000, 700)}) {
        drag_to(size);
        EXPECT_EQ(table().GetSize().y, gui::part<wxWindow>(*frame_, "page").GetClientSize().y) << size.x;
    }
}

TEST_F(Narrow, histories_without_a_hit_leave_the_buttons_where_they_are) {
    begin_at({1000, 700}, 100);
    auto& history = open<gui::History>([this] { frame_->open_history(); });
    const int before = gui::part<wxWindow>(history, "foot").GetPosition().y;
    search("nobody is called so");
    EXPECT_TRUE(gui::part<wxWindow>(history, "nothing").IsShownOnScreen());
    EXPECT_EQ(gui::part<wxWindow>(history, "foot").GetPosition().y, before);
}

TEST_F(Narrow, searches_without_a_hit_leave_no_other_rule_open) {
    begin_at({1000, 700}, 100);
    auto& rules = open<gui::Rules>([this] { frame_->open_rules("hund/follow-suit"); });
    const wxString words = gui::part<wxStaticText>(rules, "text").GetLabelText();
    EXPECT_FALSE(words.empty());
    search("no rule says that");
    EXPECT_EQ(rules.shown_title(), "No rule is like that.");
    EXPECT_TRUE(gui::part<wxStaticText>(rules, "text").GetLabelText().empty());
    search("");
    EXPECT_FALSE(gui::part<wxStaticText>(rules, "text").GetLabelText().empty());
    EXPECT_GT(gui::part<wxStaticText>(rules, "game").GetSize().y, 10);
}

TEST_F(Narrow, bars_of_filters_say_the_whole_sentence_of_a_wrong_day) {
    for (const int percent : {100, 200}) {
        begin_at({700, 700}, percent);
        auto& statistics = open<gui::Statistics>([this] { frame_->open_statistics({}); });
        gui::part<wxTextCtrl>(statistics, "from").SetValue("2026-13-45");
        settle();
        auto& wrong = gui::part<wxStaticText>(statistics, "from_wrong");
        EXPECT_TRUE(wrong.IsShownOnScreen());
        EXPECT_GE(wrong.GetSize().y, gui::native::height_for_width(wrong, wrong.GetSize().x));
        EXPECT_LE(wrong.GetScreenPosition().x + wrong.GetSize().x,
                  frame_->GetScreenPosition().x + frame_->GetClientSize().x);
        stop();
    }
}
