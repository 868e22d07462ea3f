#include <wx/scrolwin.h>
#include <wx/stattext.h>

#include "gui/host/listed.h"
#include "gui/pages/history.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/words.h"
#include "gui/windows.h"
#include "store/matches/following.h"
#include "store/matches/history.h"
#include "store/matches/journal.h"

/// A match with the roles changed, begun where the first one ended.
class TheSecondMatch : public Windows {
protected:
    core::Header two_at_the_table() {
        core::Header header;
        header.game = "hounded";
        header.players = {"Anna", "Ben"};
        header.house = {{"outlast", "safe-tiles"}};
        header.level = core::Level::scores;
        return header;
    }

    /// Anna leads the hunt; Ben, the fox, is trapped. Answers the match.
    std::string first_match() {
        open(two_at_the_table(), app::Policy::strict);
        table().enter("hunters Anna");
        table().enter("outcome trapped 20");
        settle();
        return table().session().match();
    }

    /// Presses the button at the end of the first match. Answers the second.
    std::string change_roles() {
        const std::string first = table().session().match();
        press("change_roles");
        EXPECT_TRUE(until([&] { return table().session().match() != first; }));
        settle();
        return table().session().match();
    }

    void open_again(const std::string& match) {
        frame_->open_table(match);
        EXPECT_TRUE(until([&] { return table().session().match() == match; }));
        settle();
        press("scores");
    }

    bool offered() { return gui::part<wxButton>(table(), "change_roles").IsShownOnScreen(); }

    bool says(const wxString& words) {
        for (wxWindow* child : gui::part<wxScrolledWindow>(table(), "sheet").GetChildren()) {
            const auto* text = dynamic_cast<wxStaticText*>(child);
            if (text != nullptr && text->IsShownOnScreen() &&
                wxString(text->GetLabelText()).Contains(words)) {
                return true;
            }
        }
        return false;
    }
};

TEST_F(TheSecondMatch, begins_at_the_end_of_the_first_with_the_roles_changed) {
    const std::string first = first_match();
    EXPECT_TRUE(table().score_sheet().IsShownOnScreen()) << "a match without rounds has an end, too";
    EXPECT_TRUE(offered());
    const std::string second = change_roles();
    const app::Session& session = table().session();
    ASSERT_EQ(session.facts().size(), 1u);
    EXPECT_EQ(session.facts().front().text, "hunters Ben");
    EXPECT_EQ(session.header().players, (std::vector<std::string>{"Anna", "Ben"}));
    EXPECT_EQ(session.header().house.at("outlast"), "safe-tiles");
    EXPECT_EQ(session.header().level, core::Level::scores);
    EXPECT_EQ(session.policy(), app::Policy::strict);
    EXPECT_FALSE(table().score_sheet().IsShownOnScreen());
    EXPECT_EQ(store::first_before(frame_->database(), second), first);
}

TEST_F(TheSecondMatch, says_what_is_to_be_beaten) {
    const std::string first = first_match();
    change_roles();
    press("scores");
    EXPECT_TRUE(says("The match before, with the roles changed: Anna won."));
    EXPECT_TRUE(says("20"));
    EXPECT_FALSE(offered());
    open_again(first);
    EXPECT_TRUE(says("is still open"));
    EXPECT_FALSE(offered()) << "one match follows it already";
}

TEST_F(TheSecondMatch, is_compared_with_the_first_at_its_end_and_there) {
    const std::string first = first_match();
    change_roles();
    table().enter("outcome captured 12");
    settle();
    EXPECT_TRUE(table().score_sheet().IsShownOnScreen());
    EXPECT_TRUE(says("Both matches"));
    EXPECT_TRUE(says("Each won one match."));
    EXPECT_TRUE(says("Compared over both matches: Anna is ahead."));
    EXPECT_FALSE(offered()) << "a third match follows none";
    open_again(first);
    EXPECT_TRUE(says("Compared over both matches: Anna is ahead."));
    EXPECT_FALSE(offered());
}

TEST_F(TheSecondMatch, is_compared_no_more_when_its_end_is_undone) {
    first_match();
    change_roles();
    table().enter("outcome time 12");
    settle();
    EXPECT_TRUE(says("Anna won both matches."));
    table().act(app::Undo{});
    settle();
    EXPECT_FALSE(table().score_sheet().IsShownOnScreen());
    press("scores");
    EXPECT_FALSE(says("Anna won both matches."));
}

TEST_F(TheSecondMatch, is_listed_as_the_second) {
    first_match();
    const std::string second = change_roles();
    frame_->open_history();
    EXPECT_TRUE(until([this] { return dynamic_cast<gui::History*>(frame_->page()) != nullptr; }));
    const auto listed = store::History(frame_->database()).find(second);
    ASSERT_TRUE(listed);
    EXPECT_EQ(gui::outcome_of(*listed), "open; second of two");
}

TEST_F(TheSecondMatch, is_not_offered_where_roles_are_alike) {
    play({"Anna", "Ben", "Cleo"}, {"designation 5", "first Ben"});
    press("scores");
    EXPECT_FALSE(offered());
}
