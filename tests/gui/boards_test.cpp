#include <wx/stattext.h>

#include "core/record.h"
#include "games/catalog.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/words.h"
#include "gui/windows.h"

/// Games whose table is a board, played with taps alone.
class TheBoards : public Windows {
protected:
    static core::Header header(const std::string& game, std::vector<std::string> players) {
        core::Header header;
        header.game = game;
        header.players = std::move(players);
        return header;
    }

    /// Taps a whole match in; answers the most taps that a line of that word took.
    int most_taps(const core::Record& record, std::string_view word) {
        open(record.header);
        int most = 0;
        for (const core::Fact& fact : record.facts) {
            // Long forms, as the pad's buttons have them.
            const int taps = tap(record_line(record, fact.seq));
            most = fact.text.starts_with(word) ? std::max(most, taps) : most;
        }
        EXPECT_EQ(table().session().reading().status, core::Status::finished);
        EXPECT_EQ(table().session().facts().size(), record.facts.size());
        return most;
    }

    static std::string record_line(const core::Record& record, core::Seq seq) {
        static core::Reading reading;
        if (seq == 1) {
            reading = games::find(record.header.game)->read(record.header, record.facts, {});
        }
        return reading.entries.at(static_cast<std::size_t>(seq) - 1).text;
    }

    const core::Zone& zone(const std::string& id) {
        const auto& zones = table().session().shown().table->zones;
        return *std::find_if(zones.begin(), zones.end(),
                             [&](const core::Zone& each) { return each.id == id; });
    }
};

namespace {

constexpr const char* dogs = "dogs rex rex rex fifi fifi fifi daisy daisy daisy zorro zorro zorro";

}  // namespace

TEST_F(TheBoards, take_a_tile_with_two_taps_in_a_whole_match) {
    EXPECT_EQ(most_taps(record("hundsgemein/rule-book-basic-scoring.pfiff"), "place"), 2);
}

TEST_F(TheBoards, take_a_card_with_two_taps_and_cards_on_offer_with_one) {
    const core::Record evening = record("kleine-klaeffer/evening-of-three.pfiff");
    EXPECT_EQ(most_taps(evening, "place"), 2);
    stop();
    EXPECT_EQ(most_taps(evening, "take"), 1);
}

TEST_F(TheBoards, show_the_sums_of_a_space_that_is_looked_at) {
    open(header("kleine-klaeffer", {"Anna", "Ben"}));
    for (const char* line :
         {"council yec3 blb1 pub5 res3 grs5 rec2 blc2 yeb1 grb1 pus1 bls3 yes1", "first Anna"}) {
        table().enter(line);
    }
    settle();
    press(*table().pad().button_of("orange-bulldog-4"));
    const core::Choice* space = table().canvas().picture().choice("b2");
    ASSERT_NE(space, nullptr);
    EXPECT_EQ(core::say(*space->row_end), "9");
    EXPECT_EQ(core::say(*space->column_end), "5");
    table().canvas().look_at("b2");
    EXPECT_EQ(table().canvas().picture().looked_at, "b2");
}

/// A game whose pieces move over a board of tiles.
class TheHunt : public TheBoards {
protected:
    gui::Table& hunt(const std::vector<std::string>& lines, app::Policy policy = app::Policy::warn) {
        open(header("hounded", {"Anna", "Ben"}), policy);
        for (const std::string& line : lines) {
            table().enter(line);
        }
        settle();
        return table();
    }

    std::string last() { return table().session().facts().back().text; }
    wxString hint() { return gui::part<wxStaticText>(table().pad(), "hint").GetLabelText(); }

    const core::Token& top(const std::string& space) {
        const auto& places = table().canvas().picture().table.zones.front().places;
        return std::find_if(places.begin(), places.end(),
                            [&](const core::Place& place) { return place.token == space; })
            ->tokens.front();
    }

    void send_to(wxEvent&& event) {
        wxWindow& button = *table().peek_buttons().front();
        event.SetEventObject(&button);
        button.HandleWindowEvent(event);
        settle();
    }

    void drag(const std::string& from, const std::string& to) {
        gui::Canvas& canvas = table().canvas();
        const auto send = [&](wxEventType type, const std::string& space) {
            const gui::Box box = canvas.box_of(space);
            wxMouseEvent event(type);
            event.SetEventObject(&canvas);
            event.SetPosition({static_cast<int>(box.middle_x()), static_cast<int>(box.middle_y())});
            canvas.HandleWindowEvent(event);
        };
        send(wxEVT_LEFT_DOWN, from);
        send(wxEVT_MOTION, to);
        send(wxEVT_LEFT_UP, to);
        settle();
    }

    static constexpr const char* leads = "hunters Anna";
    static constexpr const char* begins =
        "start master=d1 hound1=b1 hound2=f1 hound3=d2 terrier=c1 bulldog=e1 fox=d7";
};

TEST_F(TheHunt, is_tapped_in_from_its_first_to_its_last_entry) {
    const core::Record whole = record("hounded/a-whole-hunt.pfiff");
    EXPECT_EQ(most_taps(whole, "move"), 2);
    stop();
    EXPECT_EQ(most_taps(whole, "reveal"), 2);
}

TEST_F(TheHunt, moves_a_piece_with_two_taps_on_the_picture) {
    hunt({leads, begins});
    tap_picture("c1");
    tap_picture("c2");
    EXPECT_EQ(last(), "move terrier c2");
}

TEST_F(TheHunt, tells_the_rule_before_an_illegal_tap_is_entered) {
    hunt({leads, begins});
    tap_picture("c1");
    tap_picture("c4");
    EXPECT_EQ(last(), begins);
    EXPECT_NE(hint().Find("Tap it again"), wxNOT_FOUND);
    EXPECT_EQ(table().canvas().picture().looked_at, "c4");
    tap_picture("c4");
    EXPECT_EQ(last(), "move terrier c4");
}

TEST_F(TheHunt, runs_all_the_way_to_a_goal_that_is_tapped) {
    hunt({leads, begins, "move hound1 b2", "move hound2 f2", "move master e2", "done"});
    EXPECT_TRUE(table().canvas().picture().shows_goals);
    tap_picture("d4");
    EXPECT_EQ(table().session().facts().size(), 6U);
    EXPECT_NE(hint().Find("d4"), wxNOT_FOUND);
    press("finish");
    EXPECT_EQ(last(), "fox d6 d5 d4");
}

TEST_F(TheHunt, begins_where_the_pieces_were_dragged_to_and_proposes_that_next_time) {
    hunt({leads});
    EXPECT_FALSE(gui::part<wxButton>(table().pad(), "proposal").IsEnabled());
    drag("d7", "e7");
    press("proposal");
    EXPECT_NE(table().canvas().picture().arranged_at("d7"), nullptr);
    drag("d7", "e7");
    drag("c1", "e1");
    press("stand");
    EXPECT_EQ(last(), "start master=d1 hound1=b1 hound2=f1 hound3=d2 terrier=e1 bulldog=c1 fox=e7");
    stop();
    hunt({leads});
    ASSERT_NE(table().canvas().picture().arranged_at("e1"), nullptr);
    EXPECT_EQ(table().canvas().picture().arranged_at("e1")->piece, "terrier");
    EXPECT_TRUE(gui::part<wxButton>(table().pad(), "proposal").IsEnabled());
    EXPECT_EQ(gui::Preferences(folder_ / "config" / "pfiff.conf").arrangements.count("hounded"), 1U);
}

TEST_F(TheHunt, shows_what_a_seat_knows_only_while_its_button_is_held) {
    hunt({leads, begins, "move terrier c2", "hide c2"});
    ASSERT_EQ(table().peek_buttons().size(), 1U);
    const auto is_seen = [this] { return top("c2").face.has_value(); };
    EXPECT_FALSE(is_seen());
    send_to(wxMouseEvent(wxEVT_LEFT_DOWN));
    EXPECT_TRUE(is_seen());
    send_to(wxMouseEvent(wxEVT_LEFT_UP));
    EXPECT_FALSE(is_seen());
    EXPECT_FALSE(table().canvas().picture().choices.empty());
    send_to(wxMouseEvent(wxEVT_LEFT_DOWN));
    send_to(wxMouseCaptureLostEvent());
    EXPECT_FALSE(is_seen());
    send_to(wxMouseEvent(wxEVT_LEFT_DOWN));
    table().enter("move master c1");
    settle();
    EXPECT_FALSE(is_seen());
}
