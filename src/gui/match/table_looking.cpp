#include <algorithm>

#include <wx/stattext.h>
#include <wx/wrapsizer.h>

#include "gui/match/table.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/native.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

/// So many find room with the whole sentence on each.
constexpr std::size_t most_in_full = 2;

}  // namespace

/// One button a seat that knows more than the table; where there is none, no room is taken.
void Table::put_lookers() {
    const std::vector<int>& seats = session_.shown().table->lookers;
    if (seats != looking_) {
        looking_ = seats;
        make_lookers();
    }
    show_lookers();
}

void Table::make_lookers() {
    auto& panel = part<wxPanel>(*this, "lookers");
    lookers_.clear();
    panel.DestroyChildren();
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    const bool in_full = looking_.size() <= most_in_full;
    if (!in_full) {
        row->Add(new wxStaticText(&panel, wxID_ANY, words(N_("Hold to look as"))),
                 wxSizerFlags().CentreVertical().Border(wxRIGHT | wxTOP, 8));
    }
    lookers_.reserve(looking_.size());
    for (const int seat : looking_) {
        const std::string name = session_.seats().at(static_cast<std::size_t>(seat));
        const wxString sentence = words(N_("Hold to look as {0}"), {std::string(name)});
        auto* looker = new Looker(&panel, in_full ? sentence : shown(name),
                                  {[this, seat] { look_as(seat); }, [this] { end_look(); }});
        native::set_spoken_name(*looker, sentence);
        looker->SetMinSize(wxSize(-1, std::max(least_target, looker->GetBestSize().y)));
        row->Add(looker, wxSizerFlags().Border(wxRIGHT | wxTOP, 8));
        lookers_.push_back(looker);
    }
    panel.SetSizer(row, true);
}

void Table::show_lookers() {
    auto& panel = part<wxPanel>(*this, "lookers");
    const bool shown_now = !lookers_.empty() && canvas_->IsShown();
    if (panel.IsShown() != shown_now) {
        panel.Show(shown_now);
        panel.GetParent()->Layout();
    }
}

/// Picture and pad show what that seat may know, until the look ends.
void Table::look_as(int seat) {
    looking_as_ = seat;
    core::Reading seen = session_.seen_by(seat);
    Picture picture{std::move(*seen.table), std::move(seen.scores.totals)};
    picture.notice = core::Text{N_("{0} is looking: all others look away"),
                                {session_.seats().at(static_cast<std::size_t>(seat))}};
    canvas_->show(std::move(picture));
    judge_anew();
}

void Table::end_look() {
    looking_as_.reset();
    show_table();
    judge_anew();
    pad_->forget();
}

/// The same question, of which more or less is known now.
void Table::judge_anew() {
    if (!offers_) {
        return;
    }
    line_.ask_again();
    offer_choices();
    if (!correcting_->is_proposed() && line_.ask().arranged.empty()) {
        pad_->judge(line_.ask(), canvas_->takes_all(line_.ask()));
        pad_->hint({});
        say_hint(line_.ask());
    }
}

}  // namespace gui
