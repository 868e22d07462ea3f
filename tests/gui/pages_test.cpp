#include <filesystem>

#include <gtk/gtk.h>
#include <wx/choice.h>
#include <wx/collpane.h>
#include <wx/log.h>
#include <wx/scrolwin.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/xrc/xmlres.h>

#include "app/library/library.h"
#include "app/words/words.h"
#include "games/catalog.h"
#include "gui/host/listed.h"
#include "gui/match/review.h"
#include "gui/pages/history.h"
#include "gui/pages/home.h"
#include "gui/pages/new_match.h"
#include "gui/pages/rules.h"
#include "gui/pages/settings.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/words.h"
#include "gui/windows.h"
#include "store/matches/history.h"
#include "store/matches/thinking.h"

namespace {

/// Whatever is logged while it lives is a failure.
class NothingIsLogged : public wxLog {
public:
    NothingIsLogged() : before_(wxLog::SetActiveTarget(this)) {}
    ~NothingIsLogged() override { wxLog::SetActiveTarget(before_); }
    NothingIsLogged(const NothingIsLogged&) = delete;
    NothingIsLogged& operator=(const NothingIsLogged&) = delete;

protected:
    void DoLogRecord(wxLogLevel, const wxString& message, const wxLogRecordInfo&) override {
        ADD_FAILURE() << "logged: " << message.utf8_string();
    }

private:
    wxLog* before_;
};

/// The controls that lie, at least in part, where the window, or what scrolls in it, does not.
std::string out_of_reach(const wxWindow& window) {
    std::string found;
    for (const wxWindow* child : window.GetChildren()) {
        const bool scrolls = dynamic_cast<const wxScrolledWindow*>(child) != nullptr;
        if (!child->IsShown() || child->IsTopLevel()) {
            continue;
        }
        const wxSize room = window.GetClientSize();
        const wxPoint end = child->GetPosition() + child->GetSize();
        if (end.x > room.x + 1 ||
            (end.y > room.y + 1 && dynamic_cast<const wxScrolledWindow*>(&window) == nullptr)) {
            found += child->GetName() + " '" + child->GetLabel() + "' ";
        }
        const bool is_button = dynamic_cast<const wxAnyButton*>(child) != nullptr ||
                               dynamic_cast<const wxChoice*>(child) != nullptr;
        if (is_button && child->IsShownOnScreen() && child->GetSize().x < 44) {
            found += "too small '" + child->GetName() + " " + child->GetLabel() + "' ";
        }
        // What is folded away has no place yet.
        if (dynamic_cast<const wxCollapsiblePane*>(child) != nullptr) {
            continue;
        }
        found += scrolls && child->GetSize().y < 40 ? "a sheet without height" : out_of_reach(*child);
    }
    return found;
}

const std::vector<std::string> four{"Anna", "Ben", "Cleo", "Dora"};

}  // namespace

class ThePages : public Windows {
protected:
    template <class Page>
    bool shows() {
        return until([this] { return dynamic_cast<Page*>(frame_->page()) != nullptr; });
    }
};

TEST_F(ThePages, all_open_without_a_logged_error) {
    const NothingIsLogged watch;
    start();
    const std::string match = begin(four);
    EXPECT_TRUE(shows<gui::Home>());
    frame_->open_new_match({});
    EXPECT_TRUE(shows<gui::NewMatch>());
    frame_->open_table(match);
    EXPECT_TRUE(shows<gui::Table>());
    frame_->open_history();
    EXPECT_TRUE(shows<gui::History>());
    frame_->open_review(match);
    EXPECT_TRUE(shows<gui::Review>());
    frame_->open_rules({});
    EXPECT_TRUE(shows<gui::Rules>());
    frame_->open_settings();
    EXPECT_TRUE(shows<gui::Settings>());
}

TEST_F(ThePages, have_forms_that_load_without_a_logged_error) {
    const NothingIsLogged watch;
    start();
    int forms = 0;
    for (const auto& file :
         std::filesystem::directory_iterator(std::filesystem::path(PFIFF_SOURCE_DIR) / "forms")) {
        wxPanel panel;
        gui::load(panel, frame_, file.path().stem().c_str());
        EXPECT_FALSE(panel.GetChildren().empty()) << file.path();
        ++forms;
    }
    EXPECT_GT(forms, 10);
}

TEST_F(ThePages, begin_a_match_with_the_players_in_the_order_of_their_seats) {
    start();
    core::Header like;
    like.game = "hund";
    like.players = {"Anna", "Ben", "Cleo"};
    frame_->open_new_match(like);
    ASSERT_TRUE(shows<gui::NewMatch>());
    auto& form = page<gui::NewMatch>();
    form.seating().put({"Cleo", "Anna", "Ben"});
    form.seating().field(0)->SetValue("Dora");
    settle();
    press("begin");
    ASSERT_TRUE(shows<gui::Table>());
    EXPECT_EQ(table().session().header().players, (std::vector<std::string>{"Dora", "Anna", "Ben"}));
    EXPECT_EQ(table().session().policy(), app::Policy::warn);
}

TEST_F(ThePages, say_why_a_match_cannot_begin) {
    start();
    frame_->open_new_match({});
    ASSERT_TRUE(shows<gui::NewMatch>());
    auto& form = page<gui::NewMatch>();
    EXPECT_FALSE(gui::part<wxButton>(form, "begin").IsEnabled());
    form.seating().put({"Anna", "Ben", "Ben"});
    form.seating().field(0)->SetValue("Anna ");
    settle();
    EXPECT_FALSE(gui::part<wxButton>(form, "begin").IsEnabled());
    EXPECT_TRUE(gui::part<wxStaticText>(form, "hint").GetLabelText().Contains("Ben"));
}

TEST_F(ThePages, take_the_same_again_with_one_tap) {
    start();
    begin(four, app::Policy::strict);
    frame_->open_home();
    settle();
    press("again");
    ASSERT_TRUE(shows<gui::Table>());
    EXPECT_EQ(table().session().header().players, four);
    EXPECT_EQ(table().session().policy(), app::Policy::strict);
    EXPECT_EQ(store::History(frame_->database()).matches().size(), 2u);
}

TEST_F(ThePages, change_the_language_while_they_run) {
    start();
    frame_->open_settings();
    ASSERT_TRUE(shows<gui::Settings>());
    for (std::size_t i = 0; i < app::languages().size(); ++i) {
        press(*page<gui::Settings>().language().button(i));
        ASSERT_TRUE(
            until([&] { return frame_->page() != nullptr && app::spoken() == app::languages()[i].code; }));
        settle();
        const wxString heading = gui::shown(app::word_for("Settings"));
        EXPECT_EQ(page<gui::Settings>().heading(), heading);
        EXPECT_EQ(gui::part<wxStaticText>(*frame_, "heading").GetLabelText(), heading);
        EXPECT_EQ(gui::part<wxStaticText>(*frame_, "language_title").GetLabelText(), gui::words("Language"))
            << "words of forms change too";
        EXPECT_EQ(preferences_.language, app::languages()[i].code);
    }
    EXPECT_EQ(gui::Preferences(folder_ / "config" / "pfiff.conf").language, app::languages().back().code)
        << "it is kept";
}

TEST_F(ThePages, offer_the_longest_thinking_time_of_the_database) {
    start();
    frame_->open_settings();
    ASSERT_TRUE(shows<gui::Settings>());
    gui::Options& thinking = page<gui::Settings>().thinking();
    EXPECT_EQ(thinking.button(thinking.chosen())->GetLabelText(), "10 min");
    press(*thinking.button(1));
    EXPECT_EQ(store::longest_thought(frame_->database()), 120);
}

TEST_F(ThePages, delete_to_a_bin_and_bring_back) {
    start();
    begin(four);
    frame_->open_history();
    ASSERT_TRUE(shows<gui::History>());
    ASSERT_EQ(page<gui::History>().shown_matches(), 1);
    page<gui::History>().choose(0);
    press("delete");
    EXPECT_EQ(page<gui::History>().shown_matches(), 0);
    press("act");
    EXPECT_EQ(page<gui::History>().shown_matches(), 1) << "the banner offers to undo it";
    page<gui::History>().choose(0);
    press("delete");
    press("bin");
    ASSERT_EQ(page<gui::History>().shown_matches(), 1);
    press("restore");
    press("bin");
    EXPECT_EQ(page<gui::History>().shown_matches(), 1);
}

TEST_F(ThePages, find_a_match_by_its_players) {
    start();
    begin(four);
    begin({"Emil", "Frida", "Gus"});
    frame_->open_history();
    ASSERT_TRUE(shows<gui::History>());
    EXPECT_EQ(page<gui::History>().shown_matches(), 2);
    gui::part<wxTextCtrl>(*frame_, "search").SetValue("frida");
    EXPECT_EQ(page<gui::History>().shown_matches(), 1);
    gui::part<wxTextCtrl>(*frame_, "search").SetValue("nobody");
    EXPECT_EQ(page<gui::History>().shown_matches(), 0);
}

TEST_F(ThePages, step_through_a_match_entry_by_entry) {
    play({"Anna", "Ben", "Cleo"}, {"designation 5", "first Ben", "play Ben yellow-3", "play Cleo grey-6"});
    frame_->open_review(table().session().match());
    ASSERT_TRUE(shows<gui::Review>());
    auto& review = page<gui::Review>();
    EXPECT_EQ(review.step(), 3);
    EXPECT_TRUE(gui::part<wxStaticText>(review, "verdict").GetLabelText().Contains(gui::words("presumed")));
    press("previous");
    EXPECT_EQ(review.step(), 2);
    press("first");
    EXPECT_EQ(review.step(), -1);
    EXPECT_FALSE(gui::part<wxButton>(review, "previous").IsEnabled());
    press("last");
    EXPECT_EQ(review.step(), 3);
}

TEST_F(ThePages, lead_from_a_rule_id_to_its_words) {
    start();
    frame_->open_rules("core/phase");
    ASSERT_TRUE(shows<gui::Rules>());
    EXPECT_EQ(gui::part<wxStaticText>(*frame_, "id").GetLabelText(), "core/phase");
    EXPECT_EQ(gui::part<wxStaticText>(*frame_, "edition").GetLabelText(),
              "A rule of the referee, not of a game: how a match is recorded.");
    frame_->open_rules("hund/follow-suit");
    settle();
    EXPECT_EQ(gui::part<wxStaticText>(*frame_, "edition").GetLabelText(),
              "It rests on the rule book of Hund (BoardM Factory, 2023).");
    frame_->open_rules("core/phase");
    settle();
    const int all = page<gui::Rules>().shown_rules();
    gui::part<wxTextCtrl>(*frame_, "search").SetValue("core/");
    EXPECT_LT(page<gui::Rules>().shown_rules(), all);
    EXPECT_GT(page<gui::Rules>().shown_rules(), 3);
}

TEST_F(ThePages, say_when_another_program_holds_the_database) {
    start();
    const std::string match = begin(four);
    gui::Frame& first = *frame_;
    frame_ = new gui::Frame(store::Database(folder_ / "pfiff.db"), preferences_);
    frame_->Show();
    frame_->open_table(match);
    ASSERT_TRUE(shows<gui::Table>());
    EXPECT_TRUE(gui::part<wxPanel>(*frame_, "read_only").IsShown());
    EXPECT_FALSE(gui::part<wxButton>(table(), "undo").IsEnabled());
    table().enter("designation 3");
    EXPECT_TRUE(table().session().facts().empty());
    first.Destroy();
}

TEST_F(ThePages, fit_at_twice_the_size_of_text) {
    gui::wear(gui::Appearance::dark, 200);
    for (const char* language : {"en", "de", "ko"}) {
        gui::speak(language);
        play({"Anna", "Ben", "Cleo"}, {"designation 5", "first Ben"});
        EXPECT_GT(table().canvas().GetSize().x, 500) << language;
        stop();
    }
}

namespace {

bool says(wxWindow& page, const char* name, const wxString& words) {
    return wxString(gui::part<wxStaticText>(page, name).GetLabelText()).Contains(words);
}

}  // namespace

TEST_F(ThePages, ask_whether_somebody_is_meant_whose_name_looks_so) {
    start();
    begin(four);
    frame_->open_new_match({});
    EXPECT_TRUE(shows<gui::NewMatch>());
    auto& page = this->page<gui::NewMatch>();
    page.seating().put({"anna", "Ben", "Emil"});
    page.seating().field(0)->SetValue("ANNA");
    settle();
    EXPECT_TRUE(says(page, "hint", "ANNA looks like Anna"));
    EXPECT_TRUE(gui::part<wxButton>(page, "begin").IsEnabled()) << "they may be two";
    press("is_other");
    settle();
    EXPECT_EQ(page.seating().names(), (std::vector<std::string>{"Anna", "Ben", "Emil"}));
    EXPECT_FALSE(says(page, "hint", "looks like"));
    EXPECT_FALSE(gui::part<wxButton>(page, "is_other").IsShown());
    page.seating().field(2)->SetValue("ben");
    settle();
    EXPECT_TRUE(says(page, "hint", "ben and Ben look alike"));
    EXPECT_FALSE(gui::part<wxButton>(page, "is_other").IsShown()) << "both sit here";
    page.seating().field(2)->SetValue(wxString::FromUTF8("Ben\u200b"));
    settle();
    EXPECT_TRUE(says(page, "hint", wxString::FromUTF8("Ben⟨U+200B⟩")));
}

TEST_F(ThePages, tell_names_that_look_alike_apart) {
    start();
    const std::string match = begin({"Anna", "anna", "An\u200bna", "\u202eannA"});
    EXPECT_EQ(gui::players_of(*store::History(frame_->database()).find(match)),
              wxString::FromUTF8("Anna 0, anna 0, An⟨U+200B⟩na 0, ⟨U+202E⟩annA 0"));
    EXPECT_EQ(gui::words("{0}", {std::string("Anna ")}), wxString::FromUTF8("Anna·"));
    EXPECT_EQ(gui::typed(gui::exact("An\u200bna")), "An\u200bna") << "what is typed into stays exact";
}

TEST_F(ThePages, set_house_rules_in_plain_words_below_what_they_are_called) {
    start();
    core::Header hund;
    hund.game = "hund";
    hund.players = four;
    frame_->open_new_match(hund);
    ASSERT_TRUE(shows<gui::NewMatch>());
    wxCollapsiblePane* fold = nullptr;
    for (wxWindow* child : gui::part<wxPanel>(*frame_, "rules").GetChildren()) {
        auto* found = dynamic_cast<wxCollapsiblePane*>(child);
        fold = found != nullptr ? found : fold;
    }
    ASSERT_NE(fold, nullptr);
    fold->Expand();
    settle();
    const wxWindowList& parts = fold->GetPane()->GetChildren();
    ASSERT_GE(parts.size(), 3u);
    auto& title = dynamic_cast<wxStaticText&>(*parts[0]);
    auto& meaning = dynamic_cast<wxStaticText&>(*parts[1]);
    EXPECT_GT(title.GetPosition().x, 0);
    EXPECT_GT(meaning.GetPosition().x, title.GetPosition().x);
    EXPECT_GE(parts[2]->GetPosition().x, meaning.GetPosition().x);
    const auto weight_of = [](wxStaticText& text) {
        GtkStyleContext* style = gtk_widget_get_style_context(static_cast<GtkWidget*>(text.GetHandle()));
        PangoFontDescription* font = nullptr;
        gtk_style_context_get(style, gtk_style_context_get_state(style), "font", &font, nullptr);
        const int weight = pango_font_description_get_weight(font);
        pango_font_description_free(font);
        return weight;
    };
    EXPECT_EQ(weight_of(title), PANGO_WEIGHT_BOLD);
    EXPECT_EQ(weight_of(meaning), PANGO_WEIGHT_NORMAL) << "it is as bold as the heading of the fold";
}

TEST_F(ThePages, fold_house_rules_in_the_colours_that_are_worn) {
    start();
    gui::wear(gui::Appearance::dark, 100);
    frame_->open_new_match({});
    ASSERT_TRUE(until([this] { return dynamic_cast<gui::NewMatch*>(frame_->page()) != nullptr; }));
    for (const wxWindow* child : gui::part<wxPanel>(*frame_, "rules").GetChildren()) {
        if (const auto* fold = dynamic_cast<const wxCollapsiblePane*>(child)) {
            EXPECT_EQ(fold->GetPane()->GetBackgroundColour(), gui::theme().paper);
        }
    }
}

TEST_F(ThePages, begin_the_first_match_with_one_of_the_games) {
    start();
    ASSERT_TRUE(shows<gui::Home>());
    std::vector<wxButton*> buttons;
    for (wxWindow* each : gui::part<wxPanel>(*frame_, "latest").GetChildren()) {
        if (auto* button = dynamic_cast<wxButton*>(each)) {
            buttons.push_back(button);
        }
    }
    ASSERT_EQ(buttons.size(), games::catalog().size());
    press(*buttons.back());
    ASSERT_TRUE(shows<gui::NewMatch>());
    EXPECT_EQ(frame_->message(), "");
    auto& page = this->page<gui::NewMatch>();
    page.seating().put({"Anna", "Ben"});
    page.begin();
    ASSERT_TRUE(shows<gui::Table>());
    EXPECT_EQ(table().session().header().game, games::catalog().back()->info->id);
}

TEST_F(ThePages, begin_with_what_is_open_and_what_can_be_played_again) {
    start();
    ASSERT_TRUE(shows<gui::Home>());
    EXPECT_FALSE(gui::part<wxButton>(*frame_, "again").IsShownOnScreen()) << "there is nothing to play again";
    begin(four);
    frame_->open_table(begin({"Ben & Co", "Anna", "Cleo"}));
    ASSERT_TRUE(shows<gui::Table>());
    table().enter("designation 3");
    frame_->open_home();
    settle();
    const auto says = [&](const char* panel) {
        wxString all;
        for (wxWindow* child : gui::part<wxPanel>(*frame_, panel).GetChildren()) {
            all += child->GetLabel() + "\n";
        }
        return all;
    };
    EXPECT_TRUE(says("resume_place").Contains("Ben & Co")) << says("resume_place").utf8_string();
    EXPECT_FALSE(says("latest").Contains("Ben & Co")) << "it stands above already";
    EXPECT_TRUE(says("latest").Contains("Dora"));
    const wxString again = gui::part<wxButton>(*frame_, "again").GetLabelText();
    EXPECT_TRUE(again.Contains("The same again")) << again.utf8_string();
    EXPECT_TRUE(again.Contains("Hund")) << "one sees what would be played again";
}

TEST_F(ThePages, have_all_within_reach_from_700_pixels_on) {
    for (const int percent : {100, 200}) {
        gui::wear(gui::Appearance::light, percent);
        for (const char* language : {"en", "de", "ko"}) {
            gui::speak(language);
            start({700, 900});
            const std::string match = begin(four, app::Policy::ask);
            const std::vector<std::pair<const char*, std::function<void()>>> pages{{"home", [&] { frame_->open_home(); }},
                                                                                   {"new match", [&] { frame_->open_new_match({}); }},
                                                                                   {"table", [&] { frame_->open_table(match); }},
                                                                                   {"history", [&] { frame_->open_history(); }},
                                                                                   {"review", [&] { frame_->open_review(match); }},
                                                                                   {"statistics", [&] { frame_->open_statistics({}); }},
                                                                                   {"people", [&] { frame_->open_people(); }},
                                                                                   {"rules", [&] { frame_->open_rules({}); }},
                                                                                   {"settings", [&] { frame_->open_settings(); }}};
            for (const auto& [name, open] : pages) {
                open();
                settle();
                EXPECT_EQ(out_of_reach(*frame_), "") << name << ", " << language << ", " << percent;
            }
            stop();
        }
    }
}

TEST_F(ThePages, have_a_bar_that_keeps_home_menu_and_the_title_while_there_is_room) {
    for (const int width : {700, 800, 900, 1000, 1280}) {
        start({width, 760});
        frame_->open_table(begin(four));
        ASSERT_TRUE(shows<gui::Table>());
        settle();
        for (const char* name : {"go_home", "heading", "undo", "redo", "scores", "policy", "menu"}) {
            EXPECT_TRUE(gui::part<wxWindow>(table(), name).IsShownOnScreen()) << name << " at " << width;
        }
        stop();
    }
    start({480, 400});
    settle();
    EXPECT_GE(frame_->GetSize().x, 700);
}
