#include "gui/match/clock.h"

#include <wx/utils.h>

#include "gui/toolkit/forms.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

constexpr int a_second = 1000;

const char* style_of(app::ClockView::Alarm alarm) {
    return alarm == app::ClockView::Alarm::over   ? "alarm"
           : alarm == app::ClockView::Alarm::soon ? "caution"
                                                  : "strong";
}

}  // namespace

Clock::Clock(wxStaticText& label, const app::MatchEditor& editor, PageHost& host,
             std::function<void()> resized)
    : label_(label),
      editor_(editor),
      host_(host),
      resized_(std::move(resized)),
      timer_(this),
      opened_(host.database().now()) {
    label_.Hide();
    dress(label_, style_of(app::ClockView::Alarm::none));
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
        const auto before = view_;
        refresh();
        if (view_ != before) {
            host_.board_differs();
        }
    });
}

app::ClockChoice Clock::choice() const {
    const auto& all = host_.preferences().clocks;
    const auto found = all.find(editor_.session().header().game);
    return found == all.end() ? app::ClockChoice{} : app::read_clock_choice(found->second);
}

void Clock::refresh() {
    const auto before = view_;
    view_ = app::clock_of(editor_.session(), choice(), host_.database().now(), opened_);
    if (view_.has_value() != timer_.IsRunning()) {
        view_ ? static_cast<void>(timer_.Start(a_second)) : timer_.Stop();
    }
    if (view_ == before) {
        return;
    }
    const auto alarm = [](const std::optional<app::ClockView>& view) {
        return view ? view->alarm : app::ClockView::Alarm::none;
    };
    if (alarm(view_) != alarm(before)) {
        restyle(label_, style_of(alarm(before)), style_of(alarm(view_)));
        if (alarm(view_) == app::ClockView::Alarm::over && host_.preferences().clock_sounds) {
            wxBell();
        }
    }
    put();
}

/// Not laid out anew each second: its width only grows.
void Clock::put() {
    label_.SetLabelText(view_ ? words(app::in_words(*view_)) : wxString());
    const bool shown = view_.has_value();
    const bool wider = shown && label_.GetBestSize().x > label_.GetMinSize().x;
    if (wider) {
        label_.SetMinSize(wxSize(label_.GetBestSize().x, -1));
    }
    if (wider || shown != label_.IsShown()) {
        label_.Show(shown);
        resized_();
    }
}

void Clock::choose(const app::ClockChoice& choice) {
    host_.preferences().clocks[editor_.session().header().game] = app::written(choice);
    host_.preferences().keep();
    refresh();
    host_.board_differs();
}

void Clock::add_to(wxMenu& menu, const std::function<void()>& take_break) {
    auto* choices = new wxMenu;
    for (const app::ClockChoice& each : app::clock_choices()) {
        wxMenuItem* item = choices->AppendRadioItem(wxID_ANY, words(app::title_of(each)));
        item->Check(each == choice());
        choices->Bind(
            wxEVT_MENU, [this, each](wxCommandEvent&) { choose(each); }, item->GetId());
    }
    choices->AppendSeparator();
    wxMenuItem* sound = choices->AppendCheckItem(wxID_ANY, words(N_("A sound when time is up")));
    sound->Check(host_.preferences().clock_sounds);
    choices->Bind(
        wxEVT_MENU,
        [this](wxCommandEvent& event) {
            host_.preferences().clock_sounds = event.IsChecked();
            host_.preferences().keep();
        },
        sound->GetId());
    wxMenuItem* pause = choices->Append(wxID_ANY, words(N_("Take a break")));
    // In a break there is none to take: the next entry ends it.
    pause->Enable(view_ && view_->seat && !editor_.session().read_only());
    choices->Bind(
        wxEVT_MENU, [take_break](wxCommandEvent&) { take_break(); }, pause->GetId());
    menu.AppendSubMenu(choices, words(N_("&Clock")));
}

}  // namespace gui
