#include "gui/entry/pad.h"

#include <algorithm>
#include <utility>

#include <wx/sizer.h>
#include <wx/textctrl.h>
#include <wx/wrapsizer.h>

#include "core/verdict.h"
#include "gui/picture/pieces.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/icons.h"
#include "gui/toolkit/native.h"
#include "gui/toolkit/prose.h"
#include "gui/toolkit/resized.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

constexpr int least_pad_button = 46;
constexpr int gap_between = 4;
constexpr int least_choices = 110;
constexpr int room_above_asides = 8;
constexpr std::size_t most_grids = 6;
constexpr std::size_t most_spaces = 16;  ///< on buttons, if the picture takes the taps too

/// A number or text that the question leaves open.
bool is_open(const core::Ask& ask) {
    return ask.choices.empty() && (ask.asked == core::Asked::number || ask.asked == core::Asked::text);
}

}  // namespace

Pad::Pad(wxWindow* parent) {
    load(*this, parent, "pad");
    crumbs_.emplace(part<wxPanel>(*this, "crumbs"),
                    [this](const app::LineAction& action) { callbacks_.act(action); });
    host_ = &part<wxScrolledWindow>(*this, "choices");
    changes_ = place<Changes>(*this, "changes");
    auto& question = part<wxStaticText>(*this, "question");
    dress(question, "question");
    flow(question);
    for (const char* words_below : {"hint", "arranging_how"}) {
        flow(part<wxStaticText>(*this, words_below));
    }
    flow(part<wxStaticText>(*this, "correcting_what"));
    dress(part<wxPanel>(*this, "correcting"), "caution");
    dress(part<wxPanel>(*this, "preview"), "wash");
    dress(part<wxStaticText>(*this, "preview_title"), "strong");
    dress(part<wxButton>(*this, "finish"), "primary");
    dress(part<wxButton>(*this, "next"), "primary");
    dress(part<wxButton>(*this, "stand"), "primary");
    dress(part<wxButton>(*this, "keep"), "primary");
    // What may be entered instead stands below the choices, and scrolls with them where there is little room.
    host_->SetSizer(new wxBoxSizer(wxVERTICAL));
    asides_ = new wxPanel(host_);
    asides_->SetBackgroundStyle(wxBG_STYLE_SYSTEM);
    asides_->SetSizer(new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES));
    host_->GetSizer()->Add(asides_, wxSizerFlags().Expand().Border(wxTOP, room_above_asides));
    after_resize(*host_, [this] {
        if (grid_ != nullptr && !grid_->lies_well(host_->GetSize().x, grid_room())) {
            lie_anew();
        }
    });
    hear();
}

void Pad::hear() {
    part<wxButton>(*this, "leave").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { callbacks_.leave(); });
    part<wxButton>(*this, "keep").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        callbacks_.act(app::Confirm{});
    });
    part<wxButton>(*this, "finish").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        callbacks_.act(app::Finish{});
    });
    part<wxButton>(*this, "stand").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        callbacks_.act(app::EnterPieces{});
    });
    part<wxButton>(*this, "proposal").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        callbacks_.act(app::Arrange{proposed_});
    });
    const auto answered = [this](wxCommandEvent&) {
        const wxString answer = part<wxTextCtrl>(*this, "answer").GetValue();
        if (!answer.Strip(wxString::both).empty()) {
            callbacks_.act(app::Pick{typed(answer)});
        }
    };
    part<wxButton>(*this, "next").Bind(wxEVT_BUTTON, answered);
    part<wxTextCtrl>(*this, "answer").Bind(wxEVT_TEXT_ENTER, answered);
    part<wxTextCtrl>(*this, "answer").Bind(wxEVT_TEXT, [this](wxCommandEvent& event) {
        part<wxButton>(*this, "next").Enable(!event.GetString().Strip(wxString::both).empty());
    });
}

void Pad::lie_anew() {
    fit_grid();
    Layout();
    lay_out_around(*this);
}

void Pad::show(const app::LineView& view, Picture picture) {
    const auto* resting = std::get_if<app::LineView::Resting>(&view.mode);
    if (resting != nullptr) {
        rest(words(resting->why));
        return;
    }
    auto& correcting = part<wxPanel>(*this, "correcting");
    correcting.Show(!view.correcting.id.empty());
    say(part<wxStaticText>(*this, "correcting_what"), words(view.correcting));
    const bool previewed = part<wxPanel>(*this, "preview").IsShown();
    put(*view.prompt(), picture);
    if (const auto* previewing = std::get_if<app::LineView::Previewing>(&view.mode)) {
        preview(previewing->preview);
        if (!previewed) {
            part<wxButton>(*this, "keep").SetFocus();
        }
    }
}

void Pad::put(const app::Prompt& prompt, Picture picture) {
    say(part<wxStaticText>(*this, "question"), words(prompt.question));
    crumbs_->put(prompt.crumbs);
    put_asides(prompt.asides);
    put_choices(prompt.ask, picture);
    put_input(prompt);
    part<wxPanel>(*this, "preview").Hide();
    part<wxPanel>(*this, "arranging").Show(!prompt.ask.arranged.empty());
    prompt.ask.arranged.empty() ? put_hint(prompt, picture) : arrange(prompt);
    Layout();
}

void Pad::put_hint(const app::Prompt& prompt, Picture picture) {
    wxString what = joined(prompt.hint, "\n");
    if (what.empty() && picture != Picture::none && grid_ == nullptr && !prompt.ask.choices.empty()) {
        what = words(N_("Tap a space on the board, or type its name."));
    }
    auto& label = part<wxStaticText>(*this, "hint");
    native::remove_style(label, prompt.warns ? "quiet" : "alarm");
    native::add_style(label, prompt.warns ? "alarm" : "quiet");
    label.Show(!what.empty());
    Layout();
    say(label, what);
}

/// The pieces are put on the picture, not here: only what is said of it.
void Pad::arrange(const app::Prompt& prompt) {
    proposed_ = prompt.proposed;
    host_->Hide();
    part<wxPanel>(*this, "input").Hide();
    part<wxButton>(*this, "finish").Hide();
    part<wxStaticText>(*this, "hint").Hide();
    Layout();
    say(part<wxStaticText>(*this, "arranging_how"), joined(prompt.hint, "\n"));
    part<wxButton>(*this, "proposal").Enable(prompt.ask.arranged != prompt.proposed);
}

void Pad::put_asides(const std::vector<core::Choice>& asides) {
    asides_->DestroyChildren();
    wxSizer& row = *asides_->GetSizer();
    row.Clear();
    for (const core::Choice& choice : asides) {
        auto* button = new wxButton(asides_, wxID_ANY, wxControl::EscapeMnemonics(words(choice.label)),
                                    wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
        button->SetName(shown(choice.token));
        if (choice.verdict && core::kind(*choice.verdict) == core::Kind::illegal) {
            dress(*button, "illegal");
            button->SetToolTip(words(core::reason(*choice.verdict)));
        }
        snug(*button);
        // The button is gone by then: what it does makes new ones.
        button->Bind(wxEVT_BUTTON, [this, word = choice.token](wxCommandEvent&) {
            CallAfter([this, word] { callbacks_.act(app::BeginWith{word}); });
        });
        row.Add(button, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, 6));
    }
    asides_->Show(!asides.empty());
}

/// The sheet that has these choices, or a new one; the one not used for longest goes. Buttons are dear to
/// make.
ChoiceGrid& Pad::grid_for(const core::Ask& ask) {
    const auto found =
        std::find_if(grids_.begin(), grids_.end(), [&](const ChoiceGrid* sheet) { return sheet->fits(ask); });
    if (found != grids_.end()) {
        std::rotate(found, found + 1, grids_.end());
        grids_.back()->dress_all(ask);
        return *grids_.back();
    }
    if (grids_.size() == most_grids) {
        grids_.front()->Destroy();
        grids_.erase(grids_.begin());
    }
    auto* sheet = new ChoiceGrid(host_, ask,
                                 {[this](const std::string& token) { callbacks_.act(app::Pick{token}); },
                                  [this](const std::string& token) {
                                      if (callbacks_.looked_at) {
                                          callbacks_.looked_at(token);
                                      }
                                  }});
    host_->GetSizer()->Insert(grids_.size(), sheet, wxSizerFlags().Expand());
    asides_->MoveAfterInTabOrder(sheet);
    grids_.push_back(sheet);
    return *sheet;
}

void Pad::forget() {
    crumbs_->forget();
    std::erase_if(grids_, [this](ChoiceGrid* sheet) {
        const bool old = sheet != grid_;
        if (old) {
            sheet->Destroy();
        }
        return old;
    });
}

void Pad::put_choices(core::Ask ask, Picture picture) {
    std::erase_if(ask.choices, [](const core::Choice& choice) { return choice.on_picture; });
    widest_ = std::max(widest_, static_cast<int>(ask.columns.size()));
    const bool tapped = picture == Picture::all && ask.choices.size() > most_spaces;
    grid_ = ask.choices.empty() || tapped ? nullptr : &grid_for(ask);
    for (ChoiceGrid* sheet : grids_) {
        sheet->Show(sheet == grid_);
    }
    host_->Show(grid_ != nullptr || (tapped && asides_->IsShown()));
    if (grid_ != nullptr) {
        fit_grid();
    } else {
        make_room();
    }
}

void Pad::fit_grid() {
    if (!grid_->lies_well(host_->GetSize().x, grid_room())) {
        grid_->lay_out(host_->GetSize().x, grid_room());
    }
    make_room();
    host_->FitInside();
    host_->Layout();
}

void Pad::put_input(const app::Prompt& prompt) {
    const core::Ask& ask = prompt.ask;
    auto& answer = part<wxTextCtrl>(*this, "answer");
    const bool open = is_open(ask);
    part<wxPanel>(*this, "input").Show(open);
    const bool is_new = prompt.question != question_ || prompt.crumbs != said_;
    question_ = prompt.question;
    said_ = prompt.crumbs;
    if (open && is_new) {
        answer.Clear();
        part<wxButton>(*this, "next").Disable();
        answer.SetHint(ask.asked == core::Asked::number && ask.low < ask.high
                           ? words(N_("{0} to {1}"), {ask.low, ask.high})
                           : wxString());
        answer.SetFocus();
    }
    auto& finish = part<wxButton>(*this, "finish");
    finish.Show(ask.whole);
    finish.Enable(prompt.can_finish());
    const wxString all = prompt.suggested ? wxControl::EscapeMnemonics(words(prompt.crumbs.back()))
                                          : words(N_("&That is all"));
    if (ask.whole && finish.GetLabel() != all) {
        finish.SetLabel(all);
    }
}

void Pad::preview(const app::Preview& preview) {
    changes_->put(preview);
    part<wxPanel>(*this, "preview").Show();
    for (const char* name : {"input", "arranging"}) {
        part<wxPanel>(*this, name).Hide();
    }
    part<wxButton>(*this, "finish").Hide();
    host_->Hide();
    Layout();
}

void Pad::rest(const wxString& why) {
    question_ = {};
    say(part<wxStaticText>(*this, "question"), why);
    crumbs_->put({});
    host_->Hide();
    part<wxStaticText>(*this, "hint").Hide();
    for (const char* name : {"input", "preview", "correcting", "arranging"}) {
        part<wxPanel>(*this, name).Hide();
    }
    part<wxButton>(*this, "finish").Hide();
    Layout();
}

wxButton& Pad::other() const {
    return dynamic_cast<wxButton&>(*FindWindowByName("other", &part<wxPanel>(*this, "crumbs")));
}

wxButton* Pad::button_of(const std::string& token) const {
    return grid_ != nullptr ? grid_->button_of(token) : nullptr;
}

void Pad::limit_height(int most) {
    if (most != most_height_) {
        most_height_ = most;
        grid_ != nullptr ? fit_grid() : make_room();
        Layout();
    }
}

/// What is left for the choices beside what may be entered instead.
int Pad::grid_room() const {
    return most_height_ - (asides_->IsShown() ? asides_->GetEffectiveMinSize().y + room_above_asides : 0);
}

/// All choices are seen at once where there is room for them.
void Pad::make_room() {
    const int wished = host_->GetSizer()->CalcMin().y + 2;
    host_->SetMinSize(wxSize(-1, std::clamp(wished, 0, std::max(least_choices, most_height_))));
    InvalidateBestSize();
}

/// As many as need no more are seen all, of others one row.
int Pad::least_choices_height() const {
    return std::min(choices_height(), theme().px(least_choices));
}

int Pad::wished_width() const {
    const int target = theme().px(least_pad_button) + gap_between;
    return theme().px(104) + widest_ * target;
}

}  // namespace gui
