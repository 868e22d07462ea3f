#include "gui/picture/canvas.h"

#include <wx/frame.h>

#include "gui/board_of_pieces.h"
#include "gui/painted.h"
#include "gui/table_of_racks.h"
#include "gui/toolkit/words.h"
#include "gui/widgets/peek_button.h"
#include "gui/windows.h"

namespace board = board_of_pieces;

/// A picture in a window of its own, tapped and dragged.
class ThePicture : public Windows {
protected:
    ThePicture() : window_(new wxFrame(nullptr, wxID_ANY, "picture", {}, {900, 800})) {
        canvas_ = new gui::Canvas(window_);
        canvas_->set_callbacks({[this](const core::Choice& choice) { told_ = "choice " + choice.token; },
                                [this](const core::Goal& goal) { told_ = "goal " + goal.place; },
                                [this](const std::string& place) { told_ = "beside " + place; },
                                [this](core::Seq seq) { told_ = "entry " + std::to_string(seq); },
                                [this] { told_ = "arranged"; }});
        window_->Show();
        settle();
    }
    ~ThePicture() override {
        window_->Destroy();
        settle();
    }

    void send(wxEventType type, const std::string& place) {
        const gui::Box box = canvas_->box_of(place);
        ASSERT_FALSE(box.empty()) << place;
        wxMouseEvent event(type);
        event.SetEventObject(canvas_);
        event.SetPosition({static_cast<int>(box.middle_x()), static_cast<int>(box.middle_y())});
        event.SetLeftDown(type != wxEVT_LEFT_UP);
        canvas_->HandleWindowEvent(event);
    }

    std::string tap(const std::string& place) {
        told_.clear();
        send(wxEVT_LEFT_DOWN, place);
        send(wxEVT_LEFT_UP, place);
        return told_;
    }

    void drag(const std::string& from, const std::string& to) {
        send(wxEVT_LEFT_DOWN, from);
        send(wxEVT_MOTION, to);
        send(wxEVT_LEFT_UP, to);
    }

    void press_key(int code) {
        wxKeyEvent event(wxEVT_KEY_DOWN);
        event.SetEventObject(canvas_);
        event.m_keyCode = code;
        canvas_->HandleWindowEvent(event);
    }

    static core::Table with_pieces() {
        core::Table table = board::table();
        board::put(table, "c1", board::piece("terrier", "hounded/terrier", "T"));
        board::put(table, "d7", board::piece("fox", "hounded/fox", "F", core::Hue::orange));
        board::at(table, "d7").tokens.back().seq = 4;
        return table;
    }

    static core::Ask arranging() {
        core::Ask ask;
        ask.arranged = {{"terrier", board::piece("terrier", "hounded/terrier", "T").face.value(), "c1"},
                        {"fox", board::piece("fox", "hounded/fox", "F").face.value(), "d7"}};
        return ask;
    }

    std::string standing(const std::string& place) const {
        const core::Arranged* piece = canvas_->picture().arranged_at(place);
        return piece == nullptr ? "" : piece->piece;
    }

    wxFrame* window_;
    gui::Canvas* canvas_;
    std::string told_;
};

TEST_F(ThePicture, is_tapped_at_a_piece_that_may_be_chosen_by_its_name) {
    canvas_->show({with_pieces()});
    canvas_->offer(board::spaces({"terrier"}));
    EXPECT_EQ(tap("c1"), "choice terrier");
}

TEST_F(ThePicture, prefers_the_space_to_the_piece_that_stands_on_it) {
    canvas_->show({with_pieces()});
    canvas_->offer(board::spaces({"terrier", "c1"}));
    EXPECT_EQ(tap("c1"), "choice c1");
    core::Ask named_otherwise = board::spaces({"terrier", "home"});
    named_otherwise.choices[1].place = "c1";
    canvas_->offer(named_otherwise);
    EXPECT_EQ(tap("c1"), "choice home");
}

TEST_F(ThePicture, leads_to_a_goal_that_is_several_steps_away) {
    canvas_->show({with_pieces()});
    core::Ask ask = board::spaces({"d6"});
    ask.goals = {{"d6", {"d6"}, {}}, {"d4", {"d6", "d5", "d4"}, {}}};
    ask.choices.push_back(core::offer("d4", {}, core::Illegal{"too/far", {}}));
    canvas_->offer(ask);
    EXPECT_EQ(tap("d6"), "choice d6");
    EXPECT_EQ(tap("d4"), "goal d4");
    EXPECT_EQ(tap("a1"), "beside a1");
}

TEST_F(ThePicture, tells_the_entry_where_no_space_is_asked_for) {
    canvas_->show({with_pieces()});
    EXPECT_EQ(tap("d7"), "entry 4");
    EXPECT_EQ(tap("a1"), "");
}

TEST_F(ThePicture, lets_pieces_be_dragged_and_change_places) {
    canvas_->show({board::table()});
    canvas_->offer(arranging());
    drag("c1", "e2");
    EXPECT_EQ(told_, "arranged");
    EXPECT_EQ(standing("e2"), "terrier");
    drag("e2", "d7");
    EXPECT_EQ(standing("d7"), "terrier");
    EXPECT_EQ(standing("e2"), "fox");
}

TEST_F(ThePicture, lets_a_piece_be_tapped_and_then_its_space) {
    canvas_->show({board::table()});
    canvas_->offer(arranging());
    tap("c1");
    tap("g5");
    EXPECT_EQ(standing("g5"), "terrier");
    EXPECT_EQ(standing("c1"), "");
}

TEST_F(ThePicture, leaves_a_piece_where_it_was_when_the_mouse_is_taken_away) {
    canvas_->show({board::table()});
    canvas_->offer(arranging());
    send(wxEVT_LEFT_DOWN, "c1");
    send(wxEVT_MOTION, "e2");
    wxMouseCaptureLostEvent lost(canvas_->GetId());
    canvas_->HandleWindowEvent(lost);
    send(wxEVT_LEFT_UP, "e2");
    EXPECT_EQ(standing("c1"), "terrier");
    EXPECT_EQ(canvas_->picture().picked, "");
}

TEST_F(ThePicture, is_walked_over_with_the_arrow_keys) {
    canvas_->show({board::table()});
    canvas_->offer(arranging());
    press_key(WXK_RIGHT);
    EXPECT_EQ(canvas_->picture().cursor, "c1");
    press_key(WXK_SPACE);
    press_key(WXK_DOWN);
    press_key(WXK_RIGHT);
    press_key(WXK_RETURN);
    EXPECT_EQ(standing("d2"), "terrier");
    canvas_->show({with_pieces()});
    canvas_->offer(board::spaces({"d3"}));
    press_key(WXK_DOWN);
    told_.clear();
    press_key(WXK_SPACE);
    EXPECT_EQ(told_, "choice d3");
}

TEST_F(ThePicture, says_what_a_piece_may_not_do) {
    core::Table table = board::table();
    board::put(table, "c1",
               board::piece("terrier", "hounded/terrier", "T", core::Hue::brown, {core::Mark::frozen}));
    canvas_->show({table});
    EXPECT_NE(canvas_->spoken().Find("c1 terrier may not move"), wxNOT_FOUND);
}

namespace {

/// Slots of the second seat by their numbers, two of them chosen; one of the third only on the picture.
core::Ask pointing() {
    core::Ask ask;
    ask.asked = core::Asked::slot;
    for (int number = 1; number <= table_of_racks::slots; ++number) {
        core::Choice choice = core::offer("@" + std::to_string(number), {});
        choice.place = table_of_racks::slot(1, number);
        choice.chosen = number == 2 || number == 4;
        ask.choices.push_back(std::move(choice));
    }
    core::Choice other = core::offer("@other", {});
    other.place = table_of_racks::slot(2, 3);
    other.on_picture = true;
    ask.choices.push_back(std::move(other));
    return ask;
}

}  // namespace

TEST_F(ThePicture, is_tapped_at_the_slots_of_a_stand) {
    core::Table table = table_of_racks::table(4);
    table_of_racks::at(table, "p0/1").tokens.back().seq = 7;
    canvas_->show({table});
    canvas_->offer(pointing());
    EXPECT_EQ(tap("p1/1"), "choice @1");
    EXPECT_EQ(tap("p1/4"), "choice @4");
    EXPECT_EQ(tap("p2/3"), "choice @other");
    EXPECT_EQ(tap("p0/1"), "entry 7");
    EXPECT_EQ(tap("p3/3"), "");
}

TEST_F(ThePicture, is_walked_from_slot_to_slot) {
    canvas_->show({table_of_racks::table(4)});
    canvas_->offer(pointing());
    press_key(WXK_RIGHT);
    EXPECT_EQ(canvas_->picture().cursor, "p1/1");
    press_key(WXK_RIGHT);
    press_key(WXK_SPACE);
    EXPECT_EQ(told_, "choice @2");
    press_key(WXK_DOWN);
    EXPECT_EQ(canvas_->picture().cursor.substr(0, 3), "p0/");
}

TEST_F(ThePicture, says_what_was_told_of_a_slot_and_its_marks) {
    core::Table table = table_of_racks::table(3);
    core::Token& token = table_of_racks::at(table, "p1/2").tokens.back();
    token.hints = {table_of_racks::suit(), table_of_racks::value("4")};
    token.marks = {core::Mark::traded};
    table_of_racks::at(table, "p1/3").tokens.clear();
    canvas_->show({table});
    canvas_->offer(pointing());
    EXPECT_EQ(canvas_->spoken_at("p1/2"), "p1; 2 face down, told: Sudachi, told: value 4 traded, chosen");
    EXPECT_EQ(canvas_->spoken_at("p1/3"), "p1; 3 empty");
    EXPECT_NE(canvas_->spoken().Find("told: Sudachi"), wxNOT_FOUND);
    EXPECT_NE(canvas_->spoken().Find("bid: p0 2, p1 2, p2 2"), wxNOT_FOUND);
}

/// A button that shows something as long as it is held.
class APeekButton : public ThePicture {
protected:
    APeekButton() {
        looker_ = new gui::PeekButton(window_, "look", {[this] { ++looks_; }, [this] { ++ends_; }});
        window_->SendSizeEvent();
    }

    template <class Event>
    void send_to(Event event) {
        event.SetEventObject(looker_);
        looker_->HandleWindowEvent(event);
    }
    void hold() { send_to(wxMouseEvent(wxEVT_LEFT_DOWN)); }

    gui::PeekButton* looker_;
    int looks_ = 0, ends_ = 0;
};

TEST_F(APeekButton, shows_while_the_mouse_is_down) {
    hold();
    EXPECT_TRUE(looker_->is_held());
    send_to(wxMouseEvent(wxEVT_LEFT_UP));
    EXPECT_FALSE(looker_->is_held());
    EXPECT_EQ(looks_, 1);
    EXPECT_EQ(ends_, 1);
}

TEST_F(APeekButton, shows_while_a_key_is_down) {
    for (const int code : {static_cast<int>(WXK_SPACE), static_cast<int>(WXK_RETURN)}) {
        wxKeyEvent down(wxEVT_KEY_DOWN);
        down.m_keyCode = code;
        send_to(down);
        send_to(down);
        EXPECT_TRUE(looker_->is_held());
        wxKeyEvent up(wxEVT_KEY_UP);
        up.m_keyCode = code;
        send_to(up);
        EXPECT_FALSE(looker_->is_held());
    }
    EXPECT_EQ(looks_, 2);
    EXPECT_EQ(ends_, 2);
}

TEST_F(APeekButton, ends_whatever_takes_it_away) {
    hold();
    send_to(wxMouseCaptureLostEvent(looker_->GetId()));
    EXPECT_EQ(ends_, 1);
    hold();
    send_to(wxFocusEvent(wxEVT_KILL_FOCUS, looker_->GetId()));
    EXPECT_EQ(ends_, 2);
    hold();
    send_to(wxMouseEvent(wxEVT_LEAVE_WINDOW));
    EXPECT_EQ(ends_, 3);
    hold();
    looker_->Hide();
    EXPECT_EQ(ends_, 4);
    looker_->Show();
    hold();
    wxActivateEvent inactive(wxEVT_ACTIVATE, false);
    window_->HandleWindowEvent(inactive);
    EXPECT_EQ(ends_, 5);
    hold();
    send_to(wxMouseEvent(wxEVT_MOTION));
    EXPECT_EQ(ends_, 6);
    EXPECT_EQ(looks_, 6);
}

namespace {

/// Two who sit there, with a tally each: so many of each suit.
core::Table with_tallies(int count, int suits) {
    core::Table table;
    core::Zone trick{"trick", {}, core::Layout::round, 0, {}, {}, {}};
    for (int seat = 0; seat < 4; ++seat) {
        table.seats.push_back("p" + std::to_string(seat));
        table.seat_ids.push_back(seat);
        core::Zone won{"won", {}, core::Layout::tally, 0, seat, {}, {}};
        for (int suit = 0; suit < suits; ++suit) {
            core::Token token{core::Face{core::verbatim("x"), core::Hue::red, {}, "re", ""},
                              {core::Mark::wins}};
            token.count = count;
            core::Place place;
            place.tokens.push_back(token);
            won.places.push_back(place);
        }
        won.remarks.push_back(core::Text{"tricks: {0}", {count}});
        won.remarks.push_back(core::Text{"what is said of it at length: {0}", {-count}});
        table.zones.push_back(won);
        core::Place before;
        before.seat = seat;
        trick.places.push_back(before);
    }
    table.zones.push_back(trick);
    return table;
}

}  // namespace

TEST_F(ThePicture, keeps_the_number_of_words_that_are_shortened) {
    for (const double width : {420.0, 560.0, 800.0}) {
        int told = 0;
        for (const gui::Written& each : words_of(with_tallies(17, 4), width, 420)) {
            told += each.text.Contains("said") ? 1 : 0;
            EXPECT_TRUE(!each.text.Contains("said") || each.text.EndsWith(wxString::FromUTF8(": −17")))
                << each.text.utf8_string();
        }
        EXPECT_EQ(told, 4);
    }
}

TEST_F(ThePicture, leaves_room_between_the_numbers_of_a_tally_for_what_they_count) {
    for (const double width : {420.0, 560.0, 800.0}) {
        std::vector<gui::Written> numbers;
        for (const gui::Written& each : words_of(with_tallies(12, 4), width, 640)) {
            if (each.text == "12") {
                numbers.push_back(each);
            }
        }
        ASSERT_EQ(numbers.size(), 16u);
        for (std::size_t i = 1; i < numbers.size(); ++i) {
            const gui::Written& before = numbers[i - 1];
            if (numbers[i].baseline == before.baseline && numbers[i].x > before.x) {
                EXPECT_GE(numbers[i].x - before.x - before.width, numbers[i].height * 1.4) << width;
            }
        }
    }
}

/// A picture of which is noted where it is painted.
class ThePaintedPicture : public ThePicture {
protected:
    ThePaintedPicture() {
        canvas_->Bind(wxEVT_PAINT, [this](wxPaintEvent& event) {
            painted_.Union(canvas_->GetUpdateRegion().GetBox());
            event.Skip();
        });
    }

    wxRect painted_after(const std::function<void()>& change) {
        painted_ = {};
        change();
        settle();
        canvas_->Update();
        return painted_;
    }

    /// Once it is painted, and nothing is to be painted any more.
    void show(const core::Table& table) {
        canvas_->show({table});
        ASSERT_TRUE(until([&] { return !painted_after([this] { canvas_->Refresh(); }).IsEmpty(); }));
        ASSERT_TRUE(until([&] { return painted_after([] {}).IsEmpty(); }));
    }

    wxRect painted_;
};

TEST_F(ThePaintedPicture, is_painted_anew_only_where_it_looks_otherwise) {
    show(with_pieces());
    EXPECT_TRUE(painted_after([&] { canvas_->show({with_pieces()}); }).IsEmpty());

    const gui::Box box = canvas_->box_of("d6");
    const wxRect space(static_cast<int>(box.x), static_cast<int>(box.y), static_cast<int>(box.w),
                       static_cast<int>(box.h));
    const wxRect lit = painted_after([&] { canvas_->offer(board::spaces({"d6"})); });
    EXPECT_TRUE(lit.Contains(space));
    EXPECT_LT(lit.width * lit.height, 2 * space.width * space.height);
    EXPECT_EQ(painted_after([&] { canvas_->offer({}); }), lit);
}

TEST_F(ThePaintedPicture, is_painted_too_where_it_changed_beside_a_part_that_is_painted) {
    core::Table table = with_pieces();
    table.headline = {core::Text{N_("Entries"), {}}};
    show(table);
    const wxRect corner(canvas_->GetClientSize().x - 4, canvas_->GetClientSize().y - 4, 4, 4);
    EXPECT_EQ(painted_after([&] { canvas_->RefreshRect(corner); }), corner);
    gui::speak("de");
    painted_ = {};
    canvas_->RefreshRect(corner);
    EXPECT_TRUE(until([&] {
        canvas_->Update();
        return !painted_.IsEmpty() && painted_.y < canvas_->box_of("a1").y;
    }));
    gui::speak("en");
}
