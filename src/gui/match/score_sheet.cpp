#include "gui/match/score_sheet.h"

#include <algorithm>

#include <wx/button.h>
#include <wx/gbsizer.h>
#include <wx/sizer.h>
#include <wx/statline.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>
#include <wx/wrapsizer.h>

#include "app/report/score_sheet.h"
#include "gui/charts/chart_view.h"
#include "gui/charts/match_curve.h"
#include "gui/host/listed.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/native.h"
#include "gui/toolkit/prose.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

/// How wide the name makes a column, at standard size: two ways of counting shall fit side by side.
constexpr int narrow_column = 50;
constexpr int wide_column = 150;
constexpr int wide_column_of_two = 60;
constexpr int least_sheet = 200;  ///< a title, the names and some rows

}  // namespace

ScoreSheet::ScoreSheet(wxWindow* parent) {
    load(*this, parent, "score_sheet");
    dress(*this, "sheet");
    sheet_ = &part<wxScrolledWindow>(*this, "sheet");
    sheet_->SetMinSize(wxSize(-1, theme().px(least_sheet)));
    sheet_->SetSizer(new wxBoxSizer(wxVERTICAL));
    auto& tabs = part<wxPanel>(*this, "tabs");
    tabs.SetSizer(new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES));
    // Beside a button no sizer knows the width in time: it would keep the height of the width before.
    flow_row(tabs);
    dress(part<wxButton>(*this, "done"), "primary");
    explanation_ = place<ExplanationPanel>(*this, "explanation_place");
    part<wxButton>(*this, "done").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { done_(); });
}

void ScoreSheet::show(const core::Scores& scores, std::size_t round) {
    scores_ = scores;
    round_ = std::min(round, scores_.rounds->size());
    put_tabs();
    sheet_->DestroyChildren();
    sheet_->GetSizer()->Clear();
    invite();
    explanation_->Show(scores_.has_points);
    round_ == scores_.rounds->size() ? put_match() : put_round((*scores_.rounds)[round_]);
    sheet_->FitInside();
    Layout();
}

void ScoreSheet::invite() {
    explanation_->put({{}, {N_("Tap a number to hear why."), {}}});
    explains_ = false;
}

bool ScoreSheet::leave_step() {
    const bool explained = IsShown() && explains_;
    if (explained) {
        invite();
        Layout();
    }
    return explained;
}

void ScoreSheet::put_tabs() {
    auto& tabs = part<wxPanel>(*this, "tabs");
    tabs.DestroyChildren();
    for (std::size_t i = 0; i <= scores_.rounds->size(); ++i) {
        const bool match = i == scores_.rounds->size();
        const wxString label = match ? words(N_("Match")) : wxString::Format("%zu", i + 1);
        auto* tab =
            new wxToggleButton(&tabs, wxID_ANY, label, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
        tab->SetValue(i == round_);
        snug(*tab);
        tab->SetToolTip(match ? label : words((*scores_.rounds)[i].title));
        tab->Bind(wxEVT_TOGGLEBUTTON,
                  [this, i](wxCommandEvent&) { CallAfter([this, i] { show(core::Scores(scores_), i); }); });
        tabs.GetSizer()->Add(tab, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, 6));
    }
    fit_row(tabs);
}

void ScoreSheet::add_words(const wxString& text, const std::string& style) {
    auto* label = new wxStaticText(sheet_, wxID_ANY, text);
    dress(*label, style);
    flow(*label);
    sheet_->GetSizer()->Add(label, wxSizerFlags().Expand().Border(wxTOP | wxBOTTOM, 4));
}

/// One block of columns a way of counting, each with one column a seat.
void ScoreSheet::begin_grid(const std::vector<core::Text>& ways, int in_force) {
    grid_ = new wxGridBagSizer(2, 10);
    ways_ = std::max<std::size_t>(1, ways.size());
    way_ = std::min(static_cast<std::size_t>(std::max(in_force, 0)), ways_ - 1);
    way_names_.clear();
    for (const core::Text& way : ways) {
        way_names_.push_back(words(way));
    }
    row_ = 0;
    for (std::size_t way = 0; way < way_names_.size(); ++way) {
        add_way(way);
    }
    row_ += way_names_.empty() ? 0 : 1;
    for (std::size_t way = 0; way < ways_; ++way) {
        for (std::size_t seat = 0; seat < scores_.names.size(); ++seat) {
            add_name(way, seat);
        }
    }
    ++row_;
    // The scroll bar lies over the sheet.
    sheet_->GetSizer()->Add(grid_, wxSizerFlags().Expand().Border(wxRIGHT, 14));
}

void ScoreSheet::end_grid() {
    for (std::size_t way = 1; way < ways_; ++way) {
        auto* rule = new wxStaticLine(sheet_, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxLI_VERTICAL);
        grid_->Add(rule, wxGBPosition(0, column(way, 0) - 1), wxGBSpan(row_, 1), wxEXPAND | wxTOP, 8);
    }
    grid_->AddGrowableCol(0, 2);
    for (std::size_t way = 0; way < ways_; ++way) {
        for (std::size_t seat = 0; seat < scores_.names.size(); ++seat) {
            grid_->AddGrowableCol(static_cast<std::size_t>(column(way, seat)), 1);
        }
    }
}

/// The labels stand first, and a rule between two ways.
int ScoreSheet::column(std::size_t way, std::size_t seat) const {
    return static_cast<int>(1 + way * (scores_.names.size() + 1) + seat);
}

void ScoreSheet::add_way(std::size_t way) {
    const bool counts = way == way_;
    const wxString& name = way_names_[way];
    auto* label =
        new wxStaticText(sheet_, wxID_ANY, counts ? words(N_("{0}, in force"), {typed(name)}) : name,
                         wxDefaultPosition, wxDefaultSize, wxALIGN_CENTRE_HORIZONTAL);
    dress(*label, counts ? "strong" : "quiet");
    flow(*label);
    grid_->Add(label, wxGBPosition(row_, column(way, 0)), wxGBSpan(1, static_cast<int>(scores_.names.size())),
               wxEXPAND | wxTOP, 8);
}

void ScoreSheet::add_name(std::size_t way, std::size_t seat) {
    const wxString name = shown(scores_.names[seat]);
    auto* label = new wxStaticText(sheet_, wxID_ANY, name, wxDefaultPosition, wxDefaultSize,
                                   wxST_ELLIPSIZE_END | wxALIGN_CENTRE_HORIZONTAL);
    dress(*label, way == way_ ? "strong" : "quiet");
    const int widest = theme().px(ways_ > 1 ? wide_column_of_two : wide_column);
    const int width = std::clamp(label->GetBestSize().x, theme().px(narrow_column), widest);
    label->SetMinSize(wxSize(width, -1));
    label->SetToolTip(name);
    grid_->Add(label, wxGBPosition(row_, column(way, seat)), wxGBSpan(1, 1), wxEXPAND | wxTOP, 8);
}

void ScoreSheet::add_label(const wxString& name, bool total, bool alone) {
    auto* label = new wxStaticText(sheet_, wxID_ANY, name);
    dress(*label, total ? "heading" : "label");
    if (alone) {
        flow(*label);
    }
    const int across = alone ? column(ways_ - 1, scores_.names.size()) : 1;
    grid_->Add(label, wxGBPosition(row_, 0), wxGBSpan(1, across),
               alone ? wxEXPAND | wxTOP | wxBOTTOM : wxALIGN_CENTRE_VERTICAL, 6);
}

void ScoreSheet::add_amount(const core::Amount& amount, std::size_t way, std::size_t seat, bool total) {
    const wxString points = number(amount.points);
    auto* button = new wxButton(sheet_, wxID_ANY, points, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    const bool weighs = !way_names_.empty() && amount.points != 0;
    dress(*button, way != way_ ? "amount quiet"
                   : total     ? "amount total"
                   : weighs    ? "amount strong"
                               : "amount");
    button->SetToolTip(words(N_("Why?")));
    const wxString whose =
        shown(scores_.names[seat]) + (way_names_.empty() ? wxString() : ", " + way_names_[way]);
    native::set_spoken_name(*button, whose + ": " + points + ", " + words(N_("Why?")));
    button->Bind(wxEVT_BUTTON, [this, about = typed(whose + ": " + points), amount](wxCommandEvent&) {
        explanation_->put({core::verbatim(about), amount.why, amount.rule, amount.from});
        explains_ = true;
        Layout();
    });
    grid_->Add(button, wxGBPosition(row_, column(way, seat)), wxGBSpan(1, 1), wxEXPAND);
}

void ScoreSheet::put_round(const core::Reckoning& round) {
    add_words(words(round.title), "title");
    for (const core::Text& remark : round.remarks) {
        add_words(words(remark), "quiet");
    }
    put_lines(round);
}

void ScoreSheet::put_lines(const core::Reckoning& reckoning) {
    begin_grid(reckoning.ways, reckoning.way);
    const std::size_t seats = scores_.names.size();
    for (const core::Reckoning::Line& line : reckoning.lines) {
        add_label(words(line.label), line.total, line.amounts.empty());
        for (std::size_t i = 0; i < std::min(line.amounts.size(), ways_ * seats); ++i) {
            add_amount(line.amounts[i], i / seats, i % seats, line.total);
        }
        ++row_;
    }
    end_grid();
}

/// A bar a player.
void ScoreSheet::put_times() {
    if (thought_.empty()) {
        return;
    }
    add_words(words(N_("Thinking time")), "heading");
    auto* chart = new ChartView(sheet_);
    chart->SetMinSize(wxSize(-1, theme().px(70 + 34.0 * static_cast<double>(thought_.size()))));
    chart->show(thinking_bars(scores_.names, thought_));
    sheet_->GetSizer()->Add(chart, wxSizerFlags().Expand().Border(wxRIGHT, 14));
    add_words(words(N_("Between one entry and the next, as far as that is known, without breaks, corrections "
                       "and what took longer than the limit in Settings.")),
              "quiet");
}

void ScoreSheet::put_match() {
    if (scores_.why.empty()) {
        add_words(words(N_("The match so far")), "title");
    } else if (tells_outcome_) {
        add_words(outcome_of(scores_), "winner");
        add_words(joined(scores_.why, "\n"), "label");
    } else {
        add_words(words(N_("Match")), "title");
    }
    if (!scores_.has_points && scores_.why.empty()) {
        add_words(words(N_("This game has no points: who wins is told at its end.")), "label");
    }
    if (scores_.has_points) {
        put_lines(app::reckoning_of_match(scores_));
    }
    put_times();
    if (!pair_.empty()) {
        add_words(words(N_("Both matches")), "heading");
    }
    for (const core::Text& said : pair_) {
        add_words(words(said), "label");
    }
    if (const core::Text wins = app::in_words(evening_); !wins.id.empty()) {
        add_words(words(N_("The evening")), "heading");
        add_words(words(wins), "label");
    }
}

}  // namespace gui
