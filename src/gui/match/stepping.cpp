#include "gui/match/stepping.h"

#include <algorithm>
#include <array>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/slider.h>
#include <wx/stattext.h>
#include <wx/textentry.h>
#include <wx/tglbtn.h>
#include <wx/wrapsizer.h>

#include "gui/toolkit/forms.h"
#include "gui/toolkit/native.h"
#include "gui/toolkit/prose.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

using app::Direction;

struct Speed {
    std::string_view title;
    int pause;  ///< milliseconds between two entries
};
constexpr std::array<Speed, 3> speeds{{{N_("slow"), 2000}, {N_("normal"), 900}, {N_("fast"), 250}}};
constexpr std::size_t usual_speed = 1;

/// What is said where a jump finds nothing.
std::string_view nothing_found(bool app::Step::*kind, Direction to) {
    const bool on = to == Direction::on;
    if (kind == &app::Step::foul) {
        return on ? N_("No foul comes after this.") : N_("No foul came before this.");
    }
    if (kind == &app::Step::note) {
        return on ? N_("No note comes after this.") : N_("No note came before this.");
    }
    return on ? N_("The score does not change after this.") : N_("The score did not change before this.");
}

wxString with_key(const wxString& what, const char* key) {
    return what + " (" + wxString::FromUTF8(key) + ")";
}

}  // namespace

Stepping::Stepping(wxWindow* parent) {
    load(*this, parent, "stepping");
    auto& where = part<wxStaticText>(*this, "where");
    dress(where, "strong");
    flow(where);
    for (const char* name : {"steps", "jumps"}) {
        flow_row(part<wxPanel>(*this, name));
        part<wxPanel>(*this, name).SetSizer(new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES));
    }
    auto& slider = part<wxSlider>(*this, "slider");
    slider.SetMinSize(wxSize(-1, least_target));
    native::set_spoken_name(slider, words(N_("Entries")));
    slider.Bind(wxEVT_SLIDER, [this](wxCommandEvent& event) {
        play(false);
        go_to(event.GetInt() - 1);
    });
    // The wheel scrolls the page: over the slider too, where it would go through the match.
    slider.Bind(wxEVT_MOUSEWHEEL, [this](wxMouseEvent& event) { GetParent()->ProcessWindowEvent(event); });
    timer_.SetOwner(this);
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) { tick(); });
}

void Stepping::set_callbacks(Callbacks callbacks, std::string_view turn) {
    callbacks_ = std::move(callbacks);
    turn_ = turn;
    build_steps();
    build_jumps();
}

wxButton& Stepping::add_button(wxPanel& panel, const std::string& name, Icon shape, const wxString& tip,
                               std::function<void()> act) {
    auto* button = new wxButton(&panel, wxXmlResource::GetXRCID(exact(name)), {}, wxDefaultPosition,
                                wxDefaultSize, wxBU_EXACTFIT);
    button->SetBitmap(icon(shape, theme().text, 16));
    button->SetMinSize(wxSize(least_target, least_target));
    button->SetToolTip(tip);
    native::set_spoken_name(*button, tip);
    button->Bind(wxEVT_BUTTON, [this, act = std::move(act)](wxCommandEvent&) {
        play(false);
        act();
    });
    return *button;
}

/// Back, what it is, and on.
void Stepping::add_way(wxPanel& panel, const Way& way) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    const wxString what = words(way.what);
    auto& back = add_button(panel, std::string("previous") + way.name, Icon::previous,
                            with_key(words(N_("Back: {0}"), {typed(what)}), way.keys_back),
                            [go = way.go] { go(Direction::back); });
    auto& on = add_button(panel, std::string("next") + way.name, Icon::next,
                          with_key(words(N_("On: {0}"), {typed(what)}), way.keys_on),
                          [go = way.go] { go(Direction::on); });
    row->Add(&back);
    row->Add(new wxStaticText(&panel, wxID_ANY, what),
             wxSizerFlags().CentreVertical().Border(wxLEFT | wxRIGHT, 5));
    row->Add(&on);
    panel.GetSizer()->Add(row, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, 8));
    if (way.off_at_ends) {
        back_.push_back(&back);
        on_.push_back(&on);
    }
}

void Stepping::build_steps() {
    auto& panel = part<wxPanel>(*this, "steps");
    const auto flags = wxSizerFlags().Border(wxRIGHT | wxBOTTOM, 8);
    auto* play_button = new wxToggleButton(&panel, wxXmlResource::GetXRCID("play"), words(N_("&Play")));
    play_button->SetBitmap(icon(Icon::play, theme().text, 16));
    play_button->SetMinSize(wxSize(-1, least_target));
    play_button->SetToolTip(with_key(words(N_("Play the match back")), "␣"));
    play_button->Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent& event) { play(event.IsChecked()); });
    panel.GetSizer()->Add(play_button, flags);
    auto* speed = new wxChoice(&panel, wxXmlResource::GetXRCID("speed"));
    for (const Speed& each : speeds) {
        speed->Append(words(each.title));
    }
    speed->SetSelection(static_cast<int>(usual_speed));
    speed->SetMinSize(wxSize(-1, least_target));
    native::set_spoken_name(*speed, words(N_("How fast it plays back")));
    speed->SetToolTip(words(N_("How fast it plays back")));
    speed->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        if (plays()) {
            timer_.Start(pause());
        }
    });
    panel.GetSizer()->Add(speed, flags);
    auto& first = add_button(panel, "first", Icon::first, with_key(words(N_("To the beginning")), "Home"),
                             [this] { go_to(-1); });
    panel.GetSizer()->Add(&first, flags);
    back_.push_back(&first);
    add_way(panel, {N_("round"), "_round", "PgUp", "PgDn", [this](Direction to) { go_round(to); }});
    add_way(panel, {turn_, "_turn", "Ctrl+←", "Ctrl+→", [this](Direction to) { go_turn(to); }});
    add_way(panel, {N_("entry"), "", "←", "→", [this](Direction to) { go_entry(to); }});
    auto& last = add_button(panel, "last", Icon::last, with_key(words(N_("To the end")), "End"),
                            [this] { go_to(steps() - 1); });
    panel.GetSizer()->Add(&last, flags);
    on_.push_back(&last);
}

void Stepping::build_jumps() {
    auto& panel = part<wxPanel>(*this, "jumps");
    const auto add = [&](std::string_view what, const char* name, const char* back, const char* on,
                         bool app::Step::*kind) {
        add_way(panel, {what, name, back, on, [this, kind](Direction to) { jump(kind, to); }, false});
    };
    add(N_("foul"), "_foul", "Shift+F", "F", &app::Step::foul);
    add(N_("note"), "_note", "Shift+N", "N", &app::Step::note);
    add(N_("change of the score"), "_change", "Shift+C", "C", &app::Step::scored);
}

void Stepping::put(std::vector<app::Step> steps) {
    steps_ = std::move(steps);
    has_rounds_ = std::ranges::any_of(steps_, [](const app::Step& step) { return step.where.round > 1; });
    part<wxSlider>(*this, "slider").SetRange(0, std::max(1, this->steps()));
    step_ = std::clamp(step_, -1, this->steps() - 1);
    show_where();
}

void Stepping::go_to(int step) {
    look_at(step);
    callbacks_.say({});
    callbacks_.moved(step_);
}

void Stepping::look_at(int step) {
    step_ = std::clamp(step, -1, steps() - 1);
    show_where();
}

void Stepping::go_turn(Direction to) {
    go_to(app::next_turn(steps_, step_, to));
}

void Stepping::go_round(Direction to) {
    go_to(app::next_round(steps_, step_, to));
}

void Stepping::jump(bool app::Step::*kind, Direction to) {
    play(false);
    if (const auto found = app::next(steps_, step_, to, kind)) {
        go_to(*found);
    } else {
        callbacks_.say(words(nothing_found(kind, to)));
    }
}

wxString Stepping::where(int step) const {
    if (steps_.empty()) {
        return words(N_("Nothing was entered."));
    }
    if (step < 0) {
        return words(NN_("Before the only entry", "Before the first of {0} entries"), {steps()});
    }
    const core::Where& place = steps_.at(static_cast<std::size_t>(step)).where;
    const wxString dot = wxString::FromUTF8(" · ");
    const wxString round = words(N_("round")) + wxString::Format(" %d", place.round) + dot;
    return (has_rounds_ ? round : wxString()) + words(turn_) + wxString::Format(" %d", place.turn) + dot +
           words(N_("step {0} of {1}"), {step + 1, steps()});
}

void Stepping::show_where() {
    say(part<wxStaticText>(*this, "where"), where(step_));
    part<wxSlider>(*this, "slider").SetValue(step_ + 1);
    for (wxWindow* button : back_) {
        button->Enable(step_ >= 0);
    }
    for (wxWindow* button : on_) {
        button->Enable(step_ + 1 < steps());
    }
}

int Stepping::pause() const {
    const int chosen = std::max(0, part<wxChoice>(*this, "speed").GetSelection());
    return speeds.at(static_cast<std::size_t>(chosen)).pause;
}

/// At the end it begins anew.
void Stepping::play(bool plays) {
    if (plays == timer_.IsRunning()) {
        return;
    }
    auto& button = part<wxToggleButton>(*this, "play");
    button.SetValue(plays);
    button.SetLabel(plays ? words(N_("&Pause")) : words(N_("&Play")));
    button.SetBitmap(icon(plays ? Icon::pause : Icon::play, theme().text, 16));
    if (!plays) {
        timer_.Stop();
        return;
    }
    timer_.Start(pause());
    if (step_ + 1 >= steps()) {
        go_to(-1);
    }
}

void Stepping::tick() {
    go_to(step_ + 1);
    if (step_ + 1 >= steps()) {
        play(false);
    }
}

bool Stepping::key_of_letter(int key, Direction to) {
    switch (key) {
        case 'F':
            jump(&app::Step::foul, to);
            return true;
        case 'N':
            jump(&app::Step::note, to);
            return true;
        case 'C':
            jump(&app::Step::scored, to);
            return true;
        default:
            return false;
    }
}

bool Stepping::key(const wxKeyEvent& event) {
    const wxWindow* focus = FindFocus();
    if (dynamic_cast<const wxTextEntry*>(focus) != nullptr || event.AltDown()) {
        return false;
    }
    const bool ctrl = event.ControlDown();
    const auto go = [&](Direction to) { ctrl ? go_turn(to) : go_entry(to); };
    switch (const int key = event.GetKeyCode(); key) {
        case WXK_LEFT:
        case WXK_RIGHT:
            play(false);
            go(key == WXK_LEFT ? Direction::back : Direction::on);
            return true;
        case WXK_PAGEUP:
        case WXK_PAGEDOWN:
            play(false);
            go_round(key == WXK_PAGEUP ? Direction::back : Direction::on);
            return true;
        case WXK_HOME:
        case WXK_END:
            play(false);
            go_to(key == WXK_HOME ? -1 : steps() - 1);
            return true;
        case WXK_SPACE:
            // A button that has the keyboard is pressed by it.
            if (dynamic_cast<const wxAnyButton*>(focus) != nullptr ||
                dynamic_cast<const wxChoice*>(focus) != nullptr) {
                return false;
            }
            play(!plays());
            return true;
        default:
            return !ctrl && key_of_letter(key, event.ShiftDown() ? Direction::back : Direction::on);
    }
}

void Stepping::focus_first() {
    part<wxSlider>(*this, "slider").SetFocus();
}

}  // namespace gui
