#include <wx/scrolwin.h>
#include <wx/stattext.h>

#include "app/exchange/import_record.h"
#include "app/exchange/read_file.h"
#include "gui/match/score_sheet.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/native.h"
#include "gui/toolkit/words.h"
#include "gui/windows.h"

namespace {

core::Reckoning::Line line(std::string label, const std::vector<int>& points, bool total = false) {
    core::Reckoning::Line made{core::verbatim(std::move(label)), {}, total};
    for (const int amount : points) {
        made.amounts.push_back({amount, core::verbatim("why " + std::to_string(amount))});
    }
    return made;
}

/// Twelve streets and a total for four seats, by two ways of which the second is in force.
core::Scores two_ways() {
    core::Reckoning round{core::verbatim("Streets"), {}, {}};
    round.ways = {core::verbatim("most tiles"), core::verbatim("longest stretches")};
    round.way = 1;
    for (int street = 1; street <= 12; ++street) {
        round.lines.push_back(
            line("street " + std::to_string(street), {street, 0, 0, 0, 0, 100 + street, 0, 0}));
    }
    round.lines.push_back(line("nobody has moved in", {}));
    round.lines.push_back(line("dogs claimed", {78, 0, 0, 0, 0, 1278, 0, 0}, true));
    core::Scores scores;
    scores.names = {"Anna", "Ben", "Cleo", "Maximiliane von und zu Hohenfels"};
    scores.totals = {0, 1278, -5, 0};
    scores.penalties = {0, 0, -5, 0};
    *scores.rounds = {round};
    return scores;
}

}  // namespace

class TheScoreSheet : public Windows {
protected:
    gui::ScoreSheet& show(const core::Scores& scores, std::size_t round) {
        play({"Anna", "Ben", "Cleo"});
        gui::ScoreSheet& reckoning = table().score_sheet();
        table().canvas().Hide();
        reckoning.Show();
        reckoning.show(scores, round);
        reckoning.GetParent()->Layout();
        settle();
        return reckoning;
    }

    template <class Window>
    Window* find(const wxString& words, int nth = 0) {
        for (wxWindow* child : gui::part<wxScrolledWindow>(table(), "sheet").GetChildren()) {
            auto* found = dynamic_cast<Window*>(child);
            if (found != nullptr && found->GetLabelText() == words && nth-- == 0) {
                return found;
            }
        }
        return nullptr;
    }

    static int middle(const wxWindow& window) { return window.GetPosition().x + window.GetSize().x / 2; }
};

TEST_F(TheScoreSheet, sets_two_ways_of_counting_side_by_side) {
    show(two_ways(), 0);
    auto* other = find<wxStaticText>("most tiles");
    auto* in_force = find<wxStaticText>("longest stretches, in force");
    ASSERT_NE(other, nullptr);
    ASSERT_NE(in_force, nullptr);
    for (const char* name : {"Anna", "Ben", "Cleo"}) {
        ASSERT_NE(find<wxStaticText>(name, 1), nullptr) << name << " stands under both ways";
        EXPECT_LT(middle(*find<wxStaticText>(name)), in_force->GetPosition().x);
        EXPECT_GE(middle(*find<wxStaticText>(name, 1)), in_force->GetPosition().x);
    }
    ASSERT_NE(find<wxButton>("12"), nullptr);
    ASSERT_NE(find<wxButton>("112"), nullptr);
    EXPECT_NEAR(middle(*find<wxButton>("12")), middle(*find<wxStaticText>("Anna")), 1);
    EXPECT_NEAR(middle(*find<wxButton>("112")), middle(*find<wxStaticText>("Ben", 1)), 1);
    EXPECT_EQ(find<wxButton>("12")->GetPosition().y, find<wxButton>("112")->GetPosition().y);
}

TEST_F(TheScoreSheet, says_of_a_round_that_is_over_what_became_of_its_discards) {
    const auto record = app::read_file(std::filesystem::path(PFIFF_SOURCE_DIR) / "tests/gui/round.pfiff");
    play({"Anna", "Ben", "Cleo"});
    for (const core::Fact& fact : record.value().facts) {
        table().enter(fact.text);
    }
    settle();
    EXPECT_TRUE(table().score_sheet().IsShownOnScreen());
    EXPECT_NE(find<wxStaticText>("All 11 discards were in order."), nullptr);
}

TEST_F(TheScoreSheet, needs_no_scrolling_sideways_for_two_ways_and_four_players) {
    show(two_ways(), 0);
    auto& sheet = gui::part<wxScrolledWindow>(table(), "sheet");
    EXPECT_LE(sheet.GetVirtualSize().x, sheet.GetClientSize().x);
    sheet.Scroll(0, 1000);
    settle();
    auto* total = find<wxButton>("1278");
    ASSERT_NE(total, nullptr);
    EXPECT_LE(total->GetPosition().y + total->GetSize().y, sheet.GetClientSize().y)
        << "it can be scrolled to";
}

TEST_F(TheScoreSheet, keeps_numbers_and_tabs_in_sight_when_the_window_gets_narrower) {
    start({1280, 800});
    frame_->open_table(app::import_record(frame_->database(), record("hund/evening-of-four.pfiff")).match);
    ASSERT_TRUE(until([this] { return dynamic_cast<gui::Table*>(frame_->page()) != nullptr; }));
    settle();
    press("scores");
    for (const wxSize size : {wxSize(780, 1000), wxSize(1000, 700), wxSize(700, 600)}) {
        drag_to(size);
        EXPECT_GT(gui::part<wxWindow>(table(), "sheet").GetSize().y, 90) << "at a width of " << size.x;
        const auto& tabs = gui::part<wxWindow>(table(), "tabs");
        EXPECT_LE(tabs.GetRect().GetBottom(), gui::part<wxWindow>(table(), "sheet").GetRect().GetTop());
        for (const wxWindow* tab : tabs.GetChildren()) {
            EXPECT_LE(tab->GetRect().GetRight(), tabs.GetSize().x) << "at a width of " << size.x;
            EXPECT_LE(tab->GetRect().GetBottom(), tabs.GetSize().y) << "at a width of " << size.x;
        }
    }
}

TEST_F(TheScoreSheet, sets_a_line_without_numbers_across_the_sheet) {
    show(two_ways(), 0);
    auto* words = find<wxStaticText>("nobody has moved in");
    ASSERT_NE(words, nullptr);
    EXPECT_GT(words->GetSize().x, find<wxButton>("112")->GetPosition().x);
}

TEST_F(TheScoreSheet, sums_only_the_way_in_force) {
    show(two_ways(), 1);
    EXPECT_EQ(find<wxButton>("78"), nullptr) << "the other way does not count";
    EXPECT_NE(find<wxButton>("1278", 1), nullptr) << "as the round and as the total";
    EXPECT_NE(find<wxStaticText>("Penalties"), nullptr);
    EXPECT_NE(find<wxButton>(gui::shown("−5"), 1), nullptr) << "as the penalty and as the total";
}

TEST_F(TheScoreSheet, says_why_for_each_way) {
    show(two_ways(), 0);
    press(*find<wxButton>("107"));
    EXPECT_TRUE(gui::part<wxStaticText>(table().score_sheet(), "reason").GetLabelText().EndsWith("why 107"));
    press(*find<wxButton>("7"));
    EXPECT_TRUE(gui::part<wxStaticText>(table().score_sheet(), "reason").GetLabelText().EndsWith("why 7"));
}

TEST_F(TheScoreSheet, has_no_ways_where_there_is_only_one) {
    core::Scores scores = two_ways();
    (*scores.rounds)[0].ways.clear();
    (*scores.rounds)[0].lines = {line("tricks", {1, 2, 3, 4}, true)};
    show(scores, 0);
    EXPECT_NE(find<wxButton>("4"), nullptr);
    EXPECT_EQ(find<wxStaticText>("Anna", 1), nullptr);
    EXPECT_EQ(find<wxStaticText>("longest stretches, in force"), nullptr);
}

TEST_F(TheScoreSheet, tells_points_so_far_from_penalties) {
    core::Scores scores;
    scores.names = {"Anna", "Ben", "Cleo"};
    scores.totals = {17, 4, 0};
    scores.penalties = {0, 4, 0};
    show(scores, 0);
    EXPECT_NE(find<wxStaticText>("So far"), nullptr);
    EXPECT_NE(find<wxButton>("17", 1), nullptr) << "so far and in all";
    EXPECT_NE(find<wxStaticText>("Penalties"), nullptr);
    EXPECT_NE(find<wxButton>("4", 1), nullptr) << "as the penalty and in all";
}
