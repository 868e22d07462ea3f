#include "gui/match/explanation_panel.h"

#include <algorithm>

#include <wx/button.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "games/catalog.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/icons.h"
#include "gui/toolkit/native.h"
#include "gui/toolkit/prose.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

constexpr int most_lines = 3;  ///< more than that scroll

}  // namespace

ExplanationPanel::ExplanationPanel(wxWindow* parent) {
    load(*this, parent, "explanation_panel");
    dress(*this, "wash");
    dress(part<wxStaticText>(*this, "about_what"), "strong");
    dress(part<wxStaticText>(*this, "rule_words"), "quiet");
    dress(part<wxStaticText>(*this, "edition"), "quiet small");
    for (const char* name : {"about_what", "reason", "rule_title", "rule_words", "edition"}) {
        flow(part<wxStaticText>(*this, name));
    }
    dress(part<wxStaticText>(*this, "rule_title"), "strong");
    dress(part<wxButton>(*this, "look_up"), "small");
    snug(part<wxButton>(*this, "look_up"));
    auto& close = part<wxButton>(*this, "close_explanation");
    close.SetBitmap(icon(Icon::remove, theme().text, 16));
    close.SetToolTip(words(N_("Close")));
    native::set_spoken_name(close, words(N_("Close")));
    dress(close, "flat");
    part<wxScrolledWindow>(*this, "lines").SetSizer(new wxBoxSizer(wxVERTICAL));
    part<wxButton>(*this, "look_up").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        callbacks_.look_up(rule_);
    });
    close.Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { callbacks_.closed(); });
}

void ExplanationPanel::set_callbacks(Callbacks callbacks) {
    callbacks_ = std::move(callbacks);
    part<wxButton>(*this, "close_explanation").Show(callbacks_.closed != nullptr);
}

void ExplanationPanel::put(const app::Explanation& explanation) {
    rule_ = explanation.rule;
    const core::Rule* rule = rule_.empty() ? nullptr : games::rule(rule_);
    const auto put_words = [this](const char* name, const wxString& text) {
        auto& label = part<wxStaticText>(*this, name);
        label.Show(!text.empty());
        say(label, text);
    };
    put_words("about_what", words(explanation.about));
    put_words("reason", words(explanation.why));
    put_words("rule_title", rule != nullptr ? words(rule->title) : wxString());
    put_words("rule_words", rule != nullptr ? words(rule->text) : wxString());
    put_words("edition", rule != nullptr ? words(games::basis(*rule)) : wxString());
    part<wxButton>(*this, "look_up").Show(rule != nullptr);
    put_lines(explanation.from);
    InvalidateBestSize();
    GetParent()->Layout();
}

void ExplanationPanel::put_lines(const std::vector<core::Seq>& from) {
    auto& lines = part<wxScrolledWindow>(*this, "lines");
    lines.DestroyChildren();
    lines.GetSizer()->Clear();
    int height = 0;
    for (const core::Seq seq : from) {
        auto* button =
            new wxButton(&lines, wxID_ANY,
                         wxControl::EscapeMnemonics(words(N_("entry {0}"), {seq}) +
                                                    wxString::FromUTF8(" · ") + callbacks_.line(seq)),
                         wxDefaultPosition, wxDefaultSize, wxBU_LEFT);
        dress(*button, "small");
        button->SetToolTip(words(N_("Go there")));
        // The button may be gone by then.
        button->Bind(wxEVT_BUTTON,
                     [this, seq](wxCommandEvent&) { CallAfter([this, seq] { callbacks_.go_to(seq); }); });
        lines.GetSizer()->Add(button, wxSizerFlags().Border(wxBOTTOM, 4));
        height = std::max(height, button->GetEffectiveMinSize().y + 4);
    }
    const int shown_lines = std::min(static_cast<int>(from.size()), most_lines);
    lines.SetMinSize(
        wxSize(-1, height * shown_lines + (static_cast<int>(from.size()) > most_lines ? height / 2 : 0)));
    lines.Show(!from.empty());
    part<wxStaticText>(*this, "rests_on").Show(!from.empty());
    lines.FitInside();
}

}  // namespace gui
