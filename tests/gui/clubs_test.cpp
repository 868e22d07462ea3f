#include <gmock/gmock.h>
#include <wx/button.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "app/clubs.h"
#include "gui/pages/settings.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/words.h"
#include "windows.h"

using testing::HasSubstr;

namespace {

namespace fs = std::filesystem;

const std::string match = "11111111-0000-4000-8000-000000000001";

/// A window, and another machine of its club.
class Clubs : public Windows {
protected:
    Clubs() : other_(folder_ / "other", 1) {
        other_.set_now(store::system_time());
        other_.begin();
        other_.play(match, {"shift Anna 1 2"});
        other_.look();
    }

    fs::path shared() const { return folder_ / "shared"; }
    void bring_here() {
        fs::create_directories(shared());
        fs::copy(other_.folder(), shared(),
                 fs::copy_options::recursive | fs::copy_options::overwrite_existing);
    }
    void join() {
        bring_here();
        app::join_club(frame_->database(), shared(), "Window");
        frame_->look_at_club(false);
        ASSERT_TRUE(soon([&] { return store::Memberships(frame_->database()).machines().size() == 2; }));
    }
    /// Time for a look at the folder, also on a slow machine.
    static bool soon(const std::function<bool()>& it_is_so) {
        return until(it_is_so) || until(it_is_so) || until(it_is_so) || until(it_is_so);
    }
    std::string said() { return gui::typed(frame_->message()); }
    void press_offer() { press("act"); }

    ClubMachine other_;
};

}  // namespace

TEST_F(Clubs, are_joined_in_the_settings_and_left_again) {
    start();
    bring_here();
    frame_->open_settings();
    settle();
    auto& panel = page<gui::Settings>().club();
    EXPECT_FALSE(gui::part<wxButton>(panel, "look").IsShown());
    gui::part<wxTextCtrl>(panel, "machine_name").SetValue("Window");
    panel.choose(shared());
    ASSERT_TRUE(soon([&] { return store::Journal(frame_->database()).has(match); }));
    ASSERT_TRUE(soon(
        [&] { return gui::part<wxStaticText>(panel, "club_state").GetLabelText().Contains("2 machines"); }));
    EXPECT_THAT(gui::typed(gui::part<wxStaticText>(panel, "club_state").GetLabelText()),
                HasSubstr("Tuesday: 2 machines, last news from Machine 1"));
    press("leave_club");
    EXPECT_FALSE(app::state_of_club(frame_->database()));
    EXPECT_TRUE(gui::part<wxButton>(panel, "choose_folder").IsShown());
}

TEST_F(Clubs, are_begun_where_none_lies) {
    start();
    frame_->open_settings();
    settle();
    auto& panel = page<gui::Settings>().club();
    fs::create_directory(folder_ / "new");
    panel.choose(folder_ / "new");
    press("begin_club");
    EXPECT_THAT(said(), HasSubstr("needs a name"));
    gui::part<wxTextCtrl>(panel, "club_name").SetValue("Friday");
    press("begin_club");
    const auto state = app::state_of_club(frame_->database());
    ASSERT_TRUE(state);
    EXPECT_EQ(state->name, "Friday");
    EXPECT_TRUE(
        soon([&] { return fs::exists(folder_ / "new" / state->membership.machine / "machine.json"); }));
}

TEST_F(Clubs, what_comes_does_not_change_a_match_that_is_open_until_somebody_says_so) {
    start();
    join();
    EXPECT_EQ(store::History(frame_->database()).find(match)->elsewhere, "Machine 1");
    frame_->open_table(match);
    settle();
    EXPECT_THAT(said(), HasSubstr("Machine 1 is at this match too: it went on to entry 1 just now."));
    EXPECT_EQ(table().session().facts().size(), 1U);
    frame_->tell({});
    other_.enter(match, "shift Ben 3 3");
    other_.look();
    bring_here();
    frame_->look_at_club(false);
    ASSERT_TRUE(soon([&] { return said().find("waits until") != std::string::npos; }));
    EXPECT_EQ(table().session().facts().size(), 1U);
    press_offer();
    EXPECT_TRUE(soon([&] { return table().session().facts().size() == 2; }));
}

TEST_F(Clubs, what_was_entered_goes_before_the_window_closes) {
    start();
    join();
    const std::string mine = begin({"Anna", "Ben"});
    const auto record =
        shared() / app::state_of_club(frame_->database())->membership.machine / app::place_of_record(mine);
    EXPECT_FALSE(fs::exists(record));
    frame_->Close();
    frame_ = nullptr;
    settle();
    EXPECT_TRUE(fs::exists(record));
}

TEST_F(Clubs, what_others_entered_is_read_before_a_match_is_opened) {
    start();
    join();
    other_.enter(match, "shift Ben 3 3");
    other_.look();
    bring_here();
    frame_->open_table(match);
    settle();
    EXPECT_EQ(table().session().facts().size(), 2U);
}

TEST_F(Clubs, of_a_match_that_went_on_at_two_machines_one_way_is_chosen) {
    start();
    join();
    store::Journal(frame_->database()).append(match, 2, "note here");
    store::Journal(frame_->database()).append(match, 3, "note longer");
    app::derive_match(frame_->database(), match);
    other_.set_now(store::system_time() - 7200);
    other_.enter(match, "shift Ben 3 3");
    other_.look();
    bring_here();
    frame_->look_at_club(false);
    ASSERT_TRUE(soon([&] { return app::ways_of(frame_->database(), match).has_value(); }));
    // "note here" comes first by its letters, and is longer.
    const std::string way = app::ways_of(frame_->database(), match)->others.front();
    frame_->open_review(way);
    settle();
    EXPECT_THAT(said(), HasSubstr("went on at two machines after entry 1. The other way counts"));
    press_offer();
    EXPECT_TRUE(app::ways_of(frame_->database(), way)->counts);
    EXPECT_THAT(said(), HasSubstr("This way counts"));
}
