#include <algorithm>

#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/wrapsizer.h>

#include "gui/forms.h"
#include "gui/icons.h"
#include "gui/pad.h"
#include "gui/theme.h"
#include "gui/words.h"

namespace gui {

namespace {

constexpr int least_button = 46;
constexpr int gap = 4;

/// Large text: the letters of a suit stand for its name, and buttons grow less than the text.
bool is_large() {
    return theme().percent >= 150;
}

constexpr int least_heading = 44;
constexpr int most_heading = 124;

int target() {
    return least_button + (theme().px(least_button) - least_button) / 3;
}

const core::Face* face_of_row(const core::Ask& ask, std::size_t row) {
    for (const core::Choice& choice : ask.choices) {
        if (choice.row == static_cast<int>(row) && choice.face) {
            return &*choice.face;
        }
    }
    return nullptr;
}

}  // namespace

/// Room for the longest heading, as far as there is any.
int Pad::heading_width() const {
    int width = 0;
    for (const core::Text& row : ask_.rows) {
        width = std::max(width, host_->GetTextExtent(words(row)).x);
    }
    const int pip = theme().px(least_heading);
    return is_large() ? pip : std::clamp(width * 9 / 8 + pip - theme().px(6), pip, theme().px(most_heading));
}

int Pad::per_line(int width) const {
    const int columns = static_cast<int>(ask_.columns.size());
    const int fitting = (width - heading_width()) / (target() * 9 / 10 + gap);
    if (fitting >= columns) {
        return columns;
    }
    // Broken rows are made about equally long.
    const int lines = (columns + std::max(fitting, 1) - 1) / std::max(fitting, 1);
    return (columns + lines - 1) / lines;
}

void Pad::lay_out() {
    for (wxWindow* old : headings_) {
        old->Destroy();
    }
    headings_.clear();
    if (wxSizer* before = host_->GetSizer()) {
        before->Clear();
    }
    if (is_grid()) {
        auto* rows = new wxBoxSizer(wxVERTICAL);
        lay_grid(*rows, host_->GetSize().x);
        host_->SetSizer(rows, true);
    } else {
        auto* flow = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
        for (std::size_t i = 0; i < ask_.choices.size(); ++i) {
            buttons_[i]->SetMinSize(wxDefaultSize);
            const int words_width = buttons_[i]->GetBestSize().x + theme().px(24);
            buttons_[i]->SetMinSize(wxSize(std::max(theme().px(92), words_width), theme().px(52)));
            flow->Add(buttons_[i], wxSizerFlags().Border(wxRIGHT | wxBOTTOM, 8));
        }
        host_->SetSizer(flow, true);
    }
    make_room();
    host_->FitInside();
    host_->Layout();
    Layout();
}

void Pad::lay_grid(wxSizer& rows, int width) {
    const int columns = static_cast<int>(ask_.columns.size());
    laid_per_line_ = std::max(1, per_line(width));
    auto* grid = new wxFlexGridSizer(laid_per_line_ + 1, wxSize(gap, gap));
    for (int column = 1; column <= laid_per_line_; ++column) {
        grid->AddGrowableCol(static_cast<std::size_t>(column), 1);
    }
    std::vector<std::vector<wxButton*>> cells(ask_.rows.size(),
                                              std::vector<wxButton*>(ask_.columns.size(), nullptr));
    for (std::size_t i = 0; i < ask_.choices.size(); ++i) {
        const core::Choice& choice = ask_.choices[i];
        const auto row = static_cast<std::size_t>(choice.row.value_or(0));
        const auto column = static_cast<std::size_t>(choice.column.value_or(0));
        buttons_[i]->SetMinSize(wxSize(target() * 9 / 10, target()));
        if (row < cells.size() && column < cells[row].size()) {
            cells[row][column] = buttons_[i];
        }
    }
    for (std::size_t row = 0; row < cells.size(); ++row) {
        for (int from = 0; from < columns; from += laid_per_line_) {
            from == 0 ? grid->Add(heading(row), wxSizerFlags().CentreVertical().Border(wxRIGHT, 4))
                      : grid->AddSpacer(0);
            for (int column = from; column < from + laid_per_line_; ++column) {
                wxButton* button = column < columns ? cells[row][static_cast<std::size_t>(column)] : nullptr;
                button != nullptr ? grid->Add(button, wxSizerFlags().Expand()) : grid->AddSpacer(0);
            }
        }
    }
    rows.Add(grid, wxSizerFlags().Expand());
}

wxWindow* Pad::heading(std::size_t row) {
    auto* panel = new wxPanel(host_);
    headings_.push_back(panel);
    auto* line = new wxBoxSizer(wxHORIZONTAL);
    const core::Face* face = face_of_row(ask_, row);
    if (face != nullptr && face->shape != core::Shape::none) {
        const Shade shade = theme().shade(*face);
        const wxColour colour = !rows_of_one_hue_ ? theme().text : theme().dark ? shade.words : shade.fill;
        line->Add(new wxStaticBitmap(panel, wxID_ANY, pip(face->shape, colour, 18)),
                  wxSizerFlags().CentreVertical().Border(wxRIGHT, 6));
    }
    const bool short_name = is_large() && face != nullptr && !face->letter.empty();
    auto* name = new wxStaticText(panel, wxID_ANY, short_name ? shown(face->letter) : words(ask_.rows[row]));
    dress(*name, "strong");
    line->Add(name, wxSizerFlags().CentreVertical());
    panel->SetSizer(line);
    panel->SetMinSize(wxSize(heading_width(), -1));
    return panel;
}

}  // namespace gui
