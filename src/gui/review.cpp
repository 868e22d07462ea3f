#include "gui/review.h"

#include <algorithm>

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>

#include "app/pair.h"
#include "games/catalog.h"
#include "gui/forms.h"
#include "gui/icons.h"
#include "gui/prose.h"
#include "gui/theme.h"
#include "gui/today.h"
#include "gui/words.h"

namespace gui {

Review::Review(wxWindow* parent, Desk& desk, std::string match)
    : desk_(desk), match_(std::move(match)), session_(desk.database(), match_) {
    load(*this, parent, "review");
    canvas_ = place<Canvas>(*this, "canvas");
    reckoning_ = place<Reckoning>(*this, "reckoning");
    reckoning_->Hide();
    reckoning_->on_done([this] { show_scores(false); });
    reckoning_->on_change_roles(
        [this] { desk_.open_table(app::change_roles(desk_.database(), session_, today())); });
    log_ = place<Log>(*this, "log");
    flow(part<wxStaticText>(*this, "verdict"));
    order_ = session_.shown().order;
    log_->tell({nullptr, nullptr, nullptr, nullptr,
                [this](core::Seq seq) {
                    const auto id = core::rule(told().entries.at(static_cast<std::size_t>(seq) - 1).verdict);
                    desk_.open_rules(id.value_or(std::string_view()));
                },
                [this](core::Seq seq) {
                    const auto found = std::find(order_.begin(), order_.end(), seq);
                    if (!stepping_ && found != order_.end()) {
                        go_to(static_cast<int>(found - order_.begin()));
                    }
                }});
    show_log();
    auto& secrets = part<wxToggleButton>(*this, "secrets");
    secrets.Show(may_tell_secrets());
    secrets.Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent& event) {
        whole_.reset();
        if (event.IsChecked()) {
            whole_ = session_.whole_until(order_.empty() ? 0 : order_.back());
        }
        show_log();
        go_to(step_);
    });
    const auto bind = [this](const char* name, Icon shape, auto target) {
        auto& button = part<wxButton>(*this, name);
        button.SetBitmap(icon(shape, theme().text));
        button.Bind(wxEVT_BUTTON, [this, target](wxCommandEvent&) { go_to(target()); });
    };
    bind("first", Icon::first, [] { return -1; });
    bind("previous", Icon::previous, [this] { return step_ - 1; });
    bind("next", Icon::next, [this] { return step_ + 1; });
    bind("last", Icon::last, [this] { return steps() - 1; });
    part<wxButton>(*this, "scores").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        show_scores(!reckoning_->IsShown());
    });
    part<wxButton>(*this, "table").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { desk_.open_table(match_); });
    go_to(steps() - 1);
}

bool Review::may_tell_secrets() const {
    const auto& entries = session_.shown().entries;
    return session_.reading().status != core::Status::open &&
           std::any_of(entries.begin(), entries.end(), [](const core::Ruled& entry) { return entry.hidden; });
}

void Review::show_log() {
    log_->show(told(), [this](core::Seq seq) { return session_.may_tell(seq); });
}

wxString Review::heading() const {
    const core::Header& header = session_.header();
    wxString day = shown(header.date.value_or(""));
    day.Replace("T", " ");
    const wxString title = shown(session_.game().info->title);
    return day.empty() ? title : title + wxString::FromUTF8(" · ") + day;
}

void Review::focus_first() {
    part<wxButton>(*this, "previous").SetFocus();
}

void Review::go_to(int step) {
    step_ = std::clamp(step, -1, steps() - 1);
    // Before the first entry nothing has been played: the table after no entry.
    const core::Seq until = step_ < 0 ? 0 : order_[static_cast<std::size_t>(step_)];
    const core::Reading reading = whole_ ? session_.whole_until(until) : session_.shown_until(until);
    canvas_->show({reading.table, reading.scores.totals, {}, {}, {}});
    part<wxStaticText>(*this, "where").SetLabelText(words(N_("{0} of {1}"), {step_ + 1, steps()}));
    part<wxButton>(*this, "first").Enable(step_ >= 0);
    part<wxButton>(*this, "previous").Enable(step_ >= 0);
    part<wxButton>(*this, "next").Enable(step_ + 1 < steps());
    part<wxButton>(*this, "last").Enable(step_ + 1 < steps());
    wxString verdict;
    if (step_ >= 0) {
        const core::Seq seq = order_[static_cast<std::size_t>(step_)];
        const core::Ruled& entry = told().entries.at(static_cast<std::size_t>(seq) - 1);
        verdict = log_->text_of(seq);
        if (session_.may_tell(seq) && core::kind(entry.verdict) != core::Kind::legal) {
            verdict += wxString::FromUTF8(" — ") + words(core::word(core::kind(entry.verdict))) + ": " +
                       words(core::reason(entry.verdict));
        }
        stepping_ = true;
        log_->choose(seq);
        stepping_ = false;
    }
    say(part<wxStaticText>(*this, "verdict"), verdict);
    part<wxPanel>(*this, "steps").Layout();
}

void Review::show_scores(bool scores) {
    if (scores) {
        reckoning_->put_pair(app::said_of_pair(desk_.database(), session_),
                             app::can_change_roles(desk_.database(), session_));
        reckoning_->show(session_.shown().scores, session_.shown().scores.rounds.size());
    }
    reckoning_->Show(scores);
    canvas_->Show(!scores);
    reckoning_->GetParent()->Layout();
}

bool Review::leave_step() {
    if (!reckoning_->IsShown()) {
        return false;
    }
    show_scores(false);
    return true;
}

bool Review::key(const wxKeyEvent& event) {
    switch (event.GetKeyCode()) {
        case WXK_LEFT:
            go_to(step_ - 1);
            return true;
        case WXK_RIGHT:
            go_to(step_ + 1);
            return true;
        case WXK_HOME:
            go_to(-1);
            return true;
        case WXK_END:
            go_to(steps() - 1);
            return true;
        default:
            return false;
    }
}

}  // namespace gui
