#include "gui/pad.h"

#include <algorithm>

#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/textctrl.h>
#include <wx/wrapsizer.h>

#include "core/verdict.h"
#include "gui/forms.h"
#include "gui/icons.h"
#include "gui/native.h"
#include "gui/pieces.h"
#include "gui/prose.h"
#include "gui/theme.h"
#include "gui/words.h"

namespace gui {

namespace {

constexpr int least_target = 46;
constexpr int gap_between = 4;
constexpr int least_choices = 110;

/// A number or text that the question leaves open.
bool is_open(const core::Ask& ask) {
    return ask.choices.empty() && (ask.asked == core::Asked::number || ask.asked == core::Asked::text);
}

/// Whether the cards of a row are of one colour: then its heading says it.
bool has_rows_of_one_hue(const core::Ask& ask) {
    return std::all_of(ask.choices.begin(), ask.choices.end(), [&](const core::Choice& choice) {
        return std::all_of(ask.choices.begin(), ask.choices.end(), [&](const core::Choice& other) {
            return choice.row != other.row || !choice.face || !other.face ||
                   choice.face->hue == other.face->hue;
        });
    });
}

/// The words of a button: the value alone where the row says the suit.
wxString caption(const core::Choice& choice, bool in_grid, bool row_says_hue) {
    if (in_grid && choice.face && !choice.face->value.empty()) {
        return shown(row_says_hue ? choice.face->value : choice.face->letter + choice.face->value);
    }
    return words(choice.label);
}

/// The cards that it brings, or its shape: never colour alone.
wxBitmapBundle look_of(const core::Choice& choice) {
    if (!choice.brings.empty()) {
        return picture_of(choice.brings, theme().px(44));
    }
    if (choice.face->shape == core::Shape::none) {
        return {};
    }
    return pip(choice.face->shape, theme().shade(*choice.face).ink, 18);
}

std::string style_of(const core::Choice& choice, bool long_caption) {
    std::string style = long_caption ? "choice tight" : "choice";
    if (choice.face && choice.face->hue != core::Hue::none) {
        style += " hue-" + word(choice.face->hue);
        style += choice.face->kind.empty() ? std::string() : " kind-" + std::string(choice.face->kind);
    }
    if (choice.verdict) {
        const core::Kind kind = core::kind(*choice.verdict);
        style += kind == core::Kind::illegal ? " illegal" : kind == core::Kind::presumed ? " doubtful" : "";
    }
    return style;
}

void restyle(wxWindow& window, const std::string& before, const std::string& after) {
    if (before == after) {
        return;
    }
    std::istringstream old(before);
    for (std::string name; old >> name;) {
        native::remove_style(window, name);
    }
    dress(window, after);
}

bool same_pad(const core::Ask& one, const core::Ask& other) {
    return one.rows.size() == other.rows.size() && one.columns.size() == other.columns.size() &&
           std::equal(one.choices.begin(), one.choices.end(), other.choices.begin(), other.choices.end(),
                      [](const core::Choice& a, const core::Choice& b) {
                          return a.token == b.token && a.brings.size() == b.brings.size();
                      });
}

}  // namespace

Pad::Pad(wxWindow* parent) {
    load(*this, parent, "pad");
    crumbs_ = &part<wxPanel>(*this, "crumbs");
    host_ = &part<wxScrolledWindow>(*this, "choices");
    asides_ = &part<wxPanel>(*this, "asides");
    asides_->SetSizer(new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES));
    crumbs_->SetSizer(new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES));
    auto& question = part<wxStaticText>(*this, "question");
    dress(question, "question");
    flow(question);
    flow(part<wxStaticText>(*this, "changes"));
    flow(part<wxStaticText>(*this, "correcting_what"));
    dress(part<wxPanel>(*this, "correcting"), "caution");
    dress(part<wxPanel>(*this, "preview"), "wash");
    dress(part<wxStaticText>(*this, "preview_title"), "strong");
    dress(part<wxButton>(*this, "finish"), "primary");
    dress(part<wxButton>(*this, "next"), "primary");
    dress(part<wxButton>(*this, "keep"), "primary");

    part<wxButton>(*this, "leave").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { told_.leave(); });
    part<wxButton>(*this, "keep").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { told_.confirm(); });
    part<wxButton>(*this, "finish").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { told_.finish(); });
    const auto answered = [this](wxCommandEvent&) {
        const wxString answer = part<wxTextCtrl>(*this, "answer").GetValue();
        if (!answer.Strip(wxString::both).empty()) {
            told_.chosen(typed(answer));
        }
    };
    part<wxButton>(*this, "next").Bind(wxEVT_BUTTON, answered);
    part<wxTextCtrl>(*this, "answer").Bind(wxEVT_TEXT_ENTER, answered);
    host_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        if (is_grid() && per_line(event.GetSize().x) != laid_per_line_) {
            CallAfter([this] {
                lay_out();
                for (wxWindow* outer = GetParent(); outer != nullptr && !outer->IsTopLevel();
                     outer = outer->GetParent()) {
                    outer->InvalidateBestSize();
                    outer->Layout();
                }
            });
        }
    });
}

void Pad::put(const Line& line) {
    say(part<wxStaticText>(*this, "question"), words(line.question()));
    put_crumbs(line);
    put_choices(line.ask());
    put_asides(line.asides());
    put_input(line);
    part<wxPanel>(*this, "preview").Hide();
    Layout();
}

void Pad::put_crumbs(const Line& line) {
    crumbs_->DestroyChildren();
    wxSizer& row = *crumbs_->GetSizer();
    row.Clear();
    const auto add = [&](const wxString& label, const std::string& style, const wxString& name,
                         const wxString& tip, auto told) {
        auto* button =
            new wxButton(crumbs_, wxID_ANY, label, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
        dress(*button, style);
        snug(*button);
        button->SetToolTip(tip);
        button->SetName(name);
        // The button is gone by then: what it does makes new crumbs.
        button->Bind(wxEVT_BUTTON, [this, told](wxCommandEvent&) { CallAfter(told); });
        row.Add(button, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, 6));
    };
    for (std::size_t i = 0; i < line.labels().size(); ++i) {
        add(words(line.labels()[i]) + wxString::FromUTF8("  ✕"), "crumb", "crumb",
            words(N_("Choose this anew")), [this, i] { told_.keep(i); });
    }
    if (!line.tokens().empty()) {
        add(words(N_("&Back")), "small", "back", words(N_("Take the last step back")),
            [this, n = line.tokens().size() - 1] { told_.keep(n); });
        add(words(N_("&Other …")), "small", "other", words(N_("A note, a penalty, or anything else")),
            [this] { told_.other(); });
    }
    crumbs_->Show(!line.tokens().empty());
}

void Pad::put_asides(const std::vector<core::Choice>& asides) {
    asides_->DestroyChildren();
    wxSizer& row = *asides_->GetSizer();
    row.Clear();
    for (const core::Choice& choice : asides) {
        auto* button = new wxButton(asides_, wxID_ANY, wxControl::EscapeMnemonics(words(choice.label)),
                                    wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
        button->SetName(shown(choice.token));
        snug(*button);
        // The button is gone by then: what it does makes new ones.
        button->Bind(wxEVT_BUTTON, [this, word = choice.token](wxCommandEvent&) {
            CallAfter([this, word] { told_.aside(word); });
        });
        row.Add(button, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, 6));
    }
    asides_->Show(!asides.empty());
}

void Pad::put_choices(const core::Ask& ask) {
    const bool same = same_pad(ask_, ask);
    ask_ = ask;
    widest_ = std::max(widest_, static_cast<int>(ask.columns.size()));
    rows_of_one_hue_ = has_rows_of_one_hue(ask);
    if (pictured_ && !same) {  // a button that had a picture keeps room for it
        host_->DestroyChildren();
        headings_.clear();
        buttons_.clear();
        styles_.clear();
        pictured_ = false;
    }
    while (buttons_.size() < ask_.choices.size()) {
        auto* button = new wxButton(host_, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
        button->Bind(wxEVT_BUTTON, [this, i = buttons_.size()](wxCommandEvent&) {
            CallAfter([this, token = ask_.choices.at(i).token] { told_.chosen(token); });
        });
        const auto look = [this, i = buttons_.size()](wxEvent& event) {
            event.Skip();
            if (i < ask_.choices.size()) {
                told_.looked_at(ask_.choices[i].token);
            }
        };
        button->Bind(wxEVT_SET_FOCUS, look);
        button->Bind(wxEVT_ENTER_WINDOW, look);
        button->Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent& event) {
            event.Skip();
            told_.looked_at({});
        });
        buttons_.push_back(button);
        styles_.emplace_back();
    }
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        if (i < ask_.choices.size()) {
            dress_choice(*buttons_[i], ask_.choices[i]);
            const std::string style = style_of(ask_.choices[i], is_grid() && !rows_of_one_hue_);
            restyle(*buttons_[i], styles_[i], style);
            styles_[i] = style;
        }
        buttons_[i]->Show(i < ask_.choices.size());
    }
    if (!same) {
        lay_out();
    }
    host_->Show(!ask_.choices.empty());
}

void Pad::dress_choice(wxButton& button, const core::Choice& choice) {
    const wxString words_of_it = caption(choice, is_grid(), rows_of_one_hue_);
    const core::Kind kind = choice.verdict ? core::kind(*choice.verdict) : core::Kind::legal;
    const wxString label = kind == core::Kind::illegal ? words_of_it + wxString(" !") : words_of_it;
    if (button.GetName() != label) {
        button.SetLabel(wxControl::EscapeMnemonics(label));
        button.SetName(label);
    }
    if (!choice.brings.empty() || (choice.face && !is_grid())) {
        pictured_ = true;
        button.SetBitmap(look_of(choice));
        button.SetBitmapMargins(8, 0);
    }
    button.Enable(kind != core::Kind::impossible);
    const wxString name = words(choice.label);
    const wxString why = choice.verdict ? words(core::reason(*choice.verdict)) : wxString();
    button.SetToolTip(why.empty() ? name : name + ": " + why);
    native::set_spoken_name(button, why.empty() ? name : name + ", " + words(core::word(kind)));
}

void Pad::put_input(const Line& line) {
    const core::Ask& ask = line.ask();
    auto& answer = part<wxTextCtrl>(*this, "answer");
    const bool open = is_open(ask);
    part<wxPanel>(*this, "input").Show(open);
    if (open) {
        answer.Clear();
        answer.SetHint(ask.asked == core::Asked::number && ask.low < ask.high
                           ? words(N_("{0} to {1}"), {ask.low, ask.high})
                           : wxString());
        answer.SetFocus();
    }
    auto& finish = part<wxButton>(*this, "finish");
    finish.Show(ask.whole);
    finish.Enable(!ask.verdict || core::kind(*ask.verdict) != core::Kind::impossible);
    finish.SetLabel(line.at_start() && line.closed() ? words(line.question()) : words(N_("&Enter it")));
}

void Pad::correcting(const wxString& what) {
    part<wxPanel>(*this, "correcting").Show(!what.empty());
    say(part<wxStaticText>(*this, "correcting_what"), what);
    Layout();
}

void Pad::preview(const std::vector<core::Text>& changes) {
    wxString all;
    for (const core::Text& change : changes) {
        all += (all.empty() ? "" : "\n") + words(change);
    }
    say(part<wxStaticText>(*this, "changes"),
        changes.empty() ? words(N_("No verdict and no points change.")) : all);
    part<wxPanel>(*this, "preview").Show();
    asides_->Hide();
    part<wxButton>(*this, "finish").Hide();
    host_->Hide();
    Layout();
    part<wxButton>(*this, "keep").SetFocus();
}

void Pad::rest(const wxString& why) {
    say(part<wxStaticText>(*this, "question"), why);
    crumbs_->Hide();
    host_->Hide();
    for (const char* name : {"input", "preview", "correcting"}) {
        part<wxPanel>(*this, name).Hide();
    }
    asides_->Hide();
    part<wxButton>(*this, "finish").Hide();
    Layout();
}

wxButton& Pad::other() const {
    return dynamic_cast<wxButton&>(*FindWindowByName("other", crumbs_));
}

wxButton* Pad::button_of(const std::string& token) const {
    for (std::size_t i = 0; i < ask_.choices.size(); ++i) {
        if (ask_.choices[i].token == token) {
            return buttons_[i];
        }
    }
    return nullptr;
}

void Pad::limit_height(int most) {
    if (most != most_height_) {
        most_height_ = most;
        make_room();
    }
}

/// All choices are seen at once where there is room for them.
void Pad::make_room() {
    if (host_->GetSizer() == nullptr) {
        return;
    }
    wxSizer& content = *host_->GetSizer();
    const int wished = content.CalcMin().y + 2;
    host_->SetMinSize(wxSize(-1, std::clamp(wished, 0, std::max(least_choices, most_height_))));
    InvalidateBestSize();
}

int Pad::wished_width() const {
    const int target = theme().px(least_target) + gap_between;
    return theme().px(104) + widest_ * target;
}

}  // namespace gui
