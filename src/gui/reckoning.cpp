#include "gui/reckoning.h"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>
#include <wx/wrapsizer.h>

#include "gui/forms.h"
#include "gui/native.h"
#include "gui/prose.h"
#include "gui/words.h"

namespace gui {

namespace {

/// A number with a true minus sign, as wide as a plus.
wxString number(int points) {
    return points < 0 ? wxString::FromUTF8("−") + wxString::Format("%d", -points)
                      : wxString::Format("%d", points);
}

}  // namespace

Reckoning::Reckoning(wxWindow* parent) {
    load(*this, parent, "reckoning");
    dress(*this, "sheet");
    sheet_ = &part<wxScrolledWindow>(*this, "sheet");
    sheet_->SetSizer(new wxBoxSizer(wxVERTICAL));
    part<wxPanel>(*this, "tabs").SetSizer(new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES));
    dress(part<wxPanel>(*this, "why_panel"), "wash");
    dress(part<wxButton>(*this, "done"), "primary");
    flow(part<wxStaticText>(*this, "why"));
    part<wxButton>(*this, "done").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { done_(); });
}

void Reckoning::show(const core::Scores& scores, std::size_t round) {
    scores_ = scores;
    round_ = std::min(round, scores_.rounds.size());
    put_tabs();
    sheet_->DestroyChildren();
    sheet_->GetSizer()->Clear();
    say(part<wxStaticText>(*this, "why"), words(N_("Tap a number to hear why.")));
    part<wxPanel>(*this, "why_panel").Show(scores_.has_points);
    round_ < scores_.rounds.size() ? put_round(scores_.rounds[round_]) : put_match();
    sheet_->FitInside();
    Layout();
}

void Reckoning::put_tabs() {
    auto& tabs = part<wxPanel>(*this, "tabs");
    tabs.DestroyChildren();
    for (std::size_t i = 0; i <= scores_.rounds.size(); ++i) {
        const bool match = i == scores_.rounds.size();
        const wxString label = match ? words(N_("Match")) : wxString::Format("%zu", i + 1);
        auto* tab =
            new wxToggleButton(&tabs, wxID_ANY, label, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
        tab->SetValue(i == round_);
        snug(*tab);
        tab->SetToolTip(match ? label : words(scores_.rounds[i].title));
        tab->Bind(wxEVT_TOGGLEBUTTON,
                  [this, i](wxCommandEvent&) { CallAfter([this, i] { show(core::Scores(scores_), i); }); });
        tabs.GetSizer()->Add(tab, wxSizerFlags().Border(wxRIGHT, 6));
    }
}

void Reckoning::add_words(const wxString& text, const std::string& style) {
    auto* label = new wxStaticText(sheet_, wxID_ANY, text);
    dress(*label, style);
    flow(*label);
    sheet_->GetSizer()->Add(label, wxSizerFlags().Expand().Border(wxTOP | wxBOTTOM, 4));
}

wxFlexGridSizer* Reckoning::begin_grid() {
    const int columns = static_cast<int>(scores_.names.size()) + 1;
    auto* grid = new wxFlexGridSizer(columns, wxSize(10, 2));
    for (int column = 0; column < columns; ++column) {
        grid->AddGrowableCol(static_cast<std::size_t>(column), column == 0 ? 2 : 1);
    }
    grid->AddSpacer(0);
    for (const std::string& name : scores_.names) {
        auto* label = new wxStaticText(sheet_, wxID_ANY, shown(name), wxDefaultPosition, wxDefaultSize,
                                       wxST_ELLIPSIZE_END);
        dress(*label, "strong");
        grid->Add(label, wxSizerFlags().Centre().Border(wxTOP, 8));
    }
    sheet_->GetSizer()->Add(grid, wxSizerFlags().Expand());
    return grid;
}

void Reckoning::add_amount(wxFlexGridSizer& grid, int points, const wxString& why, bool total) {
    auto* button =
        new wxButton(sheet_, wxID_ANY, number(points), wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    dress(*button, total ? "amount total" : "amount");
    button->SetToolTip(words(N_("Why?")));
    native::set_spoken_name(*button, number(points) + ", " + words(N_("Why?")));
    button->Bind(wxEVT_BUTTON, [this, why, points](wxCommandEvent&) {
        say(part<wxStaticText>(*this, "why"), number(points) + wxString::FromUTF8(" — ") + why);
        Layout();
    });
    grid.Add(button, wxSizerFlags().Expand());
}

void Reckoning::put_round(const core::Reckoning& round) {
    add_words(words(round.title), "title");
    for (const core::Text& remark : round.remarks) {
        add_words(words(remark), "quiet");
    }
    wxFlexGridSizer* grid = begin_grid();
    for (const core::Reckoning::Line& line : round.lines) {
        auto* label = new wxStaticText(sheet_, wxID_ANY, words(line.label));
        dress(*label, line.total ? "heading" : "label");
        grid->Add(label, wxSizerFlags().CentreVertical());
        for (std::size_t seat = 0; seat < scores_.names.size(); ++seat) {
            if (seat < line.amounts.size()) {
                add_amount(*grid, line.amounts[seat].points, words(line.amounts[seat].why), line.total);
            } else {
                grid->AddSpacer(0);
            }
        }
    }
}

void Reckoning::put_match() {
    add_words(scores_.why.empty() ? words(N_("The match so far")) : words(scores_.why.front()), "title");
    for (std::size_t i = 1; i < scores_.why.size(); ++i) {
        add_words(words(scores_.why[i]), "quiet");
    }
    if (!scores_.has_points) {
        return;
    }
    wxFlexGridSizer* grid = begin_grid();
    std::vector<int> counted(scores_.names.size(), 0);
    const auto add_row = [&](const wxString& name, const std::vector<int>& points,
                             const std::vector<wxString>& whys, bool total) {
        auto* label = new wxStaticText(sheet_, wxID_ANY, name);
        dress(*label, total ? "heading" : "label");
        grid->Add(label, wxSizerFlags().CentreVertical());
        for (std::size_t seat = 0; seat < points.size(); ++seat) {
            add_amount(*grid, points[seat], whys[seat], total);
        }
    };
    for (const core::Reckoning& round : scores_.rounds) {
        std::vector<int> points(scores_.names.size(), 0);
        std::vector<wxString> whys(points.size());
        for (const core::Reckoning::Line& line : round.lines) {
            for (std::size_t seat = 0; line.total && seat < std::min(points.size(), line.amounts.size());
                 ++seat) {
                points[seat] = line.amounts[seat].points;
                whys[seat] = words(line.amounts[seat].why);
                counted[seat] += points[seat];
            }
        }
        add_row(words(round.title), points, whys, false);
    }
    std::vector<int> penalties;
    for (std::size_t seat = 0; seat < scores_.totals.size(); ++seat) {
        penalties.push_back(scores_.totals[seat] - counted[seat]);
    }
    if (std::any_of(penalties.begin(), penalties.end(), [](int points) { return points != 0; })) {
        add_row(words(N_("Penalties")), penalties,
                std::vector<wxString>(penalties.size(), words(N_("Corrections that the table itself made."))),
                false);
    }
    add_row(words(N_("Total")), scores_.totals,
            std::vector<wxString>(scores_.totals.size(), words(N_("All rounds and penalties together."))),
            true);
}

}  // namespace gui
