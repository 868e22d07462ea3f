#include <set>

#include <wx/arrstr.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "games/catalog.h"
#include "games/heckin-hounds/cards.h"
#include "gui/match/review.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/words.h"
#include "gui/windows.h"

/// Cards that their holders cannot see: told of by pointing, looked at by those who may.
class TheRacks : public Windows {
protected:
    static core::Header header(std::vector<std::string> players = {"Anna", "Ben", "Cleo"}) {
        core::Header header;
        header.game = "heckin-hounds";
        header.players = std::move(players);
        return header;
    }

    void begin_with(const std::vector<std::string>& lines) {
        open(header());
        enter(lines);
    }

    void enter(const std::vector<std::string>& lines) {
        for (const std::string& line : lines) {
            table().enter(line);
        }
        settle();
    }

    const std::string& last() { return table().session().facts().back().text; }

    gui::PeekButton& peek_button(std::size_t i) { return *table().peek_buttons().at(i); }

    template <class Event>
    static void send(gui::PeekButton& button, Event event) {
        event.SetEventObject(&button);
        button.HandleWindowEvent(event);
        settle();
    }
    static void hold_key(gui::PeekButton& button, bool down) {
        wxKeyEvent event(down ? wxEVT_KEY_DOWN : wxEVT_KEY_UP);
        event.m_keyCode = WXK_SPACE;
        send(button, event);
    }

    /// All that windows say or would say, hidden ones too.
    static wxString said_by(const wxWindow& window) {
        wxString all = window.GetLabel() + "\n" + window.GetName() + "\n" + window.GetToolTipText() + "\n";
        if (const auto* text = dynamic_cast<const wxTextCtrl*>(&window)) {
            all += text->GetValue() + "\n";
        }
        for (const wxWindow* child : window.GetChildren()) {
            all += said_by(*child);
        }
        return all;
    }
    wxString all_said() { return said_by(*frame_) + table().canvas().spoken(); }
    static bool says(const wxString& all, const char* words) { return all.Contains(words); }
    /// Lines that were not said before.
    static wxString news(const wxString& before, const wxString& now) {
        wxString all;
        for (const wxString& line : wxSplit(now, '\n', '\0')) {
            all += before.Contains(line) ? wxString() : line + "\n";
        }
        return all;
    }
    int tap_in(const std::string& line);
    wxString correcting() { return gui::part<wxStaticText>(table(), "correcting_what").GetLabelText(); }
};

namespace {

const std::vector<std::string> with_a_hand{"leader Anna", "bad-dog mops",
                                           "hand Ben sudachi-1 sudachi-3 tom-dire-2 deathpaw-4 paulgrave-2"};

}  // namespace

TEST_F(TheRacks, are_pointed_at_and_then_told_of) {
    begin_with({"leader Anna", "bad-dog mops"});
    tap_picture("Ben/1");
    tap_picture("Ben/4");
    tap_picture("Ben/2");
    tap_picture("Ben/4");
    EXPECT_TRUE(table().canvas().spoken_at("Ben/1").Contains("chosen"));
    EXPECT_FALSE(table().canvas().spoken_at("Ben/4").Contains("chosen"));
    tap_choice("sudachi");
    EXPECT_EQ(last(), "clue Ben sudachi 1 2");
    tap_picture("Cleo/5");
    tap_choice("tom-dire-3");
    EXPECT_EQ(last(), "clue Cleo tom-dire-3 5");
    tap("clue Ben 3 2 4");
    EXPECT_EQ(last(), "clue Ben 3 2 4") << "in the order of the record, too";
}

TEST_F(TheRacks, are_told_of_with_the_keyboard_alone) {
    begin_with({"leader Anna", "bad-dog mops"});
    const auto press_key = [this](int code) {
        wxKeyEvent event(wxEVT_KEY_DOWN);
        event.m_keyCode = code;
        event.SetEventObject(&table().canvas());
        table().canvas().HandleWindowEvent(event);
        settle();
    };
    press_key(WXK_RIGHT);
    press_key(WXK_SPACE);
    press_key(WXK_RIGHT);
    press_key(WXK_SPACE);
    table().entry().put("sudachi");
    press("enter");
    EXPECT_EQ(last(), "clue Ben sudachi 1 2");
}

TEST_F(TheRacks, are_played_from_with_two_taps) {
    open(header({"Anna", "Ben"}));
    enter({"leader Anna", "bad-dog mops", "clue Ben sudachi 1 2", "clue Ben 2 3 4", "clue Ben tom-dire-3 5"});
    tap_picture("Ben/3");
    EXPECT_EQ(last(), "cerberus Ben 3") << "all clues were given";
    enter({"keep Anna", "keep Ben", "bid Anna 1", "bid Ben 1"});
    tap_picture("Anna/2");
    tap_choice("paulgrave-2");
    EXPECT_EQ(last(), "play Anna 2 paulgrave-2");
    EXPECT_TRUE(table().canvas().spoken_at("Anna/2").Contains("empty"));
    tap_picture("Ben/3");
    EXPECT_EQ(last(), "play Ben 3 cerberus") << "what lies open needs no second tap";
}

TEST_F(TheRacks, show_a_hand_only_while_someone_looks_who_may) {
    begin_with(with_a_hand);
    tap_picture("Ben/1");
    tap_picture("Ben/3");
    const wxString before = all_said();
    EXPECT_FALSE(says(table().canvas().spoken(), "Sudachi 3"));
    ASSERT_FALSE(table().peek_buttons().empty());
    gui::PeekButton& leader = peek_button(0);
    for (const bool by_key : {false, true}) {
        by_key ? hold_key(leader, true) : send(leader, wxMouseEvent(wxEVT_LEFT_DOWN));
        EXPECT_TRUE(says(table().canvas().spoken(), "Sudachi 3"));
        EXPECT_TRUE(says(table().canvas().spoken(), "Anna is looking"));
        EXPECT_TRUE(table().pad().button_of("sudachi")->GetLabel().Contains("!")) << "it would be false";
        tap_picture("Ben/2");
        by_key ? hold_key(leader, false) : send(leader, wxMouseEvent(wxEVT_LEFT_UP));
        EXPECT_EQ(news(before, all_said()), "");
        EXPECT_FALSE(table().pad().button_of("sudachi")->GetLabel().Contains("!"));
    }
}

TEST_F(TheRacks, keep_a_hidden_entry_hidden_while_it_is_amended) {
    begin_with(with_a_hand);
    enter({"clue Cleo 3 1 2"});
    table().log().choose(3);
    settle();
    EXPECT_EQ(table().log().text_of(3), "Ben: something hidden");
    table().act(app::Amend{3});
    settle();
    EXPECT_EQ(correcting(), "Amending entry 3 (hidden)");
    EXPECT_EQ(gui::part<wxTextCtrl>(table(), "line").GetValue(), "");
    EXPECT_NE(table().pad().button_of("sudachi-1"), nullptr) << "it is told anew from the first card";
    table().act(app::Insert{3});
    settle();
    EXPECT_EQ(correcting(), "Inserting before entry 3 (hidden)");
    EXPECT_FALSE(says(all_said(), "sudachi-1 "));
    EXPECT_FALSE(says(all_said(), "deathpaw-4"));
}

TEST_F(TheRacks, tell_what_was_secret_in_the_review_of_a_finished_match) {
    begin_with(with_a_hand);
    const std::string match = table().session().match();
    const auto review = [&]() -> gui::Review& {
        frame_->open_review(match);
        EXPECT_TRUE(until([this] { return dynamic_cast<gui::Review*>(frame_->page()) != nullptr; }));
        settle();
        return page<gui::Review>();
    };
    review();
    EXPECT_FALSE(gui::part<wxWindow>(*frame_, "secrets").IsShown()) << "the match is not over";
    frame_->open_table(match);
    EXPECT_TRUE(until([this] { return dynamic_cast<gui::Table*>(frame_->page()) != nullptr; }));
    enter({"abandon enough"});
    gui::Review& over = review();
    over.go_to(2);
    settle();
    EXPECT_FALSE(says(said_by(over), "sudachi-3"));
    press("secrets");
    EXPECT_TRUE(says(said_by(over), "hand Ben sudachi-1 sudachi-3"));
    press("secrets");
    EXPECT_FALSE(says(said_by(over), "sudachi-3"));
}

/// Slots first, then what is said of them; everything else as it is asked for. Answers the taps it took.
int TheRacks::tap_in(const std::string& line) {
    const auto tokens = *core::tokenize(line);
    if (tokens.front() != "clue") {
        return tap(line);
    }
    for (std::size_t i = 3; i < tokens.size(); ++i) {
        tap_picture(tokens[1] + "/" + tokens[i]);
    }
    tap_choice(tokens[2]);
    return static_cast<int>(tokens.size()) - 2;
}

TEST_F(TheRacks, are_tapped_through_a_round_of_five_and_betray_no_card) {
    const core::Record round = record("heckin-hounds/a-round-of-five.pfiff");
    const core::Reading whole = games::find("heckin-hounds")->read(round.header, round.facts, {});
    open(round.header);
    std::set<std::string> secret;
    int most_for_a_card = 0;
    for (const core::Fact& fact : round.facts) {
        const std::string& line = whole.entries.at(static_cast<std::size_t>(fact.seq) - 1).text;
        const auto tokens = *core::tokenize(line);
        const int taps = tap_in(line);
        most_for_a_card = tokens.front() == "play" ? std::max(most_for_a_card, taps) : most_for_a_card;
        ASSERT_EQ(last(), line);
        for (std::size_t i = 2; i < tokens.size(); ++i) {
            tokens.front() == "hand" ? void(secret.insert(tokens[i])) : void(secret.erase(tokens[i]));
        }
        wxString told = table().canvas().spoken();
        for (core::Seq seq = 1; seq <= fact.seq; ++seq) {
            told += "\n" + table().log().text_of(seq);
        }
        for (const std::string& card : secret) {
            const std::size_t dash = card.rfind('-');
            const auto suit = heckin_hounds::read_suit(card.substr(0, dash));
            const std::string name = core::say(heckin_hounds::suit_name(*suit)) + " " + card.substr(dash + 1);
            ASSERT_FALSE(says(told, card.c_str())) << card << " after " << line;
            ASSERT_FALSE(says(told, name.c_str())) << name << " after " << line;
        }
    }
    EXPECT_EQ(most_for_a_card, 2);
    EXPECT_EQ(table().session().shown().scores.totals, (std::vector<int>{1, -1, 0, 0, -1}));
}
