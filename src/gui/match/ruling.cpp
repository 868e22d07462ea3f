#include "gui/match/ruling.h"

#include <wx/button.h>
#include <wx/stattext.h>
#include <wx/wrapsizer.h>

#include "games/catalog.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/prose.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

std::string_view label_of(app::Answer answer) {
    switch (answer) {
        case app::Answer::mistyped:
            return N_("&Mistyped");
        case app::Answer::taken_back:
            return N_("T&aken back");
        case app::Answer::stands:
            return N_("&It stands");
    }
    return {};
}

std::string_view tip_of(app::Answer answer) {
    switch (answer) {
        case app::Answer::mistyped:
            return N_("It was entered wrongly: correct it");
        case app::Answer::taken_back:
            return N_("It happened, and was taken back at the table");
        case app::Answer::stands:
            return N_("It happened, and play goes on");
    }
    return {};
}

wxString in_words(const core::Rule* rule) {
    return rule == nullptr ? wxString()
                           : words(rule->title) + ". " + words(rule->text) + " " + words(games::basis(*rule));
}

}  // namespace

Ruling::Ruling(wxWindow* parent) {
    load(*this, parent, "ruling");
    auto& sentence = part<wxStaticText>(*this, "sentence");
    dress(sentence, "heading");
    flow(sentence);
    flow(part<wxStaticText>(*this, "rule"));
    part<wxPanel>(*this, "answers").SetSizer(new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES));
}

void Ruling::put(const app::Ruling& ruling) {
    ruling_ = ruling;
    const std::string looks = core::kind(ruling.verdict) == core::Kind::illegal ? "danger" : "caution";
    restyle(*this, style_, looks);
    style_ = looks;
    auto& sentence = part<wxStaticText>(*this, "sentence");
    say(sentence, words(ruling.sentence));
    sentence.Show();
    auto& rule = part<wxStaticText>(*this, "rule");
    say(rule, in_words(games::rule(ruling.rule)));
    rule.Hide();
    auto& answers = part<wxPanel>(*this, "answers");
    answers.DestroyChildren();
    const auto add = [&](std::string_view label, const std::string& style, auto act) {
        auto* button = new wxButton(&answers, wxID_ANY, words(label));
        dress(*button, style);
        button->Bind(wxEVT_BUTTON, [this, act](wxCommandEvent&) { CallAfter(act); });
        answers.GetSizer()->Add(button, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, 8));
        return button;
    };
    for (const app::Answer answer : ruling.answers) {
        add(label_of(answer), answer == app::Answer::mistyped ? "primary" : "", [this, answer] {
            callbacks_.answered(answer);
        })->SetToolTip(words(tip_of(answer)));
    }
    if (ruling.answers.empty()) {
        add(N_("Un&derstood"), "primary", [this] { callbacks_.answered(std::nullopt); });
    }
    // One takes the place of the other: the table above needs its room.
    add(N_("Wh&y?"), "", [this, &rule, &sentence] {
        rule.Show(!rule.IsShown());
        sentence.Show(!rule.IsShown());
        GetParent()->Layout();
    });
    add(N_("Loo&k it up"), "flat", [this] { callbacks_.look_up(ruling_.rule); });
    Layout();
}

wxString Ruling::sentence() const {
    return part<wxStaticText>(*this, "sentence").GetLabelText();
}

}  // namespace gui
