#include "gui/entry/choice_grid.h"

#include <algorithm>
#include <utility>

#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>
#include <wx/wrapsizer.h>

#include "gui/entry/choice_look.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/icons.h"
#include "gui/toolkit/native.h"
#include "gui/toolkit/shapes.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

constexpr int least_button = 46;
/// So far goes a pointer that does not rest.
constexpr int least_way = 12;
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

/// Whether the same buttons will do. One that had a picture keeps room for it, so those are made anew; but
/// the suits of a grid keep theirs.
bool same_choices(const core::Ask& one, const core::Ask& other) {
    const bool in_grid = !one.rows.empty() && !one.columns.empty();
    const auto is_bare = [&](const core::Choice& choice) {
        return !is_pictured(choice, in_grid) || (in_grid && choice.brings.empty());
    };
    return one.rows.size() == other.rows.size() && one.columns.size() == other.columns.size() &&
           std::equal(one.choices.begin(), one.choices.end(), other.choices.begin(), other.choices.end(),
                      [&](const core::Choice& a, const core::Choice& b) {
                          return a.token == b.token && is_bare(a) && is_bare(b) &&
                                 is_lone_suit(a) == is_lone_suit(b);
                      });
}

/// So many lines of cells as the headings and the choices need.
std::size_t lines_of(const core::Ask& ask, bool rows) {
    std::size_t count = rows ? ask.rows.size() : ask.columns.size();
    for (const core::Choice& choice : ask.choices) {
        const int at = (rows ? choice.row : choice.column).value_or(0);
        count = std::max(count, static_cast<std::size_t>(std::max(0, at)) + 1);
    }
    return count;
}

}  // namespace

ChoiceGrid::ChoiceGrid(wxWindow* parent, const core::Ask& ask, Callbacks callbacks)
    : wxPanel(parent), callbacks_(std::move(callbacks)), rows_of_one_hue_(has_rows_of_one_hue(ask)) {
    SetBackgroundStyle(wxBG_STYLE_SYSTEM);
    buttons_.reserve(ask.choices.size());
    for (std::size_t i = 0; i < ask.choices.size(); ++i) {
        add_button(i);
    }
    styles_.resize(buttons_.size());
    told_of_.resize(buttons_.size());
    tips_.resize(buttons_.size());
    dress_all(ask);
}

void ChoiceGrid::add_button(std::size_t i) {
    auto* button = new wxButton(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    // By then the sheet may be gone: what it stands in tells it.
    button->Bind(wxEVT_BUTTON, [this, i](wxCommandEvent&) {
        GetParent()->CallAfter(
            [chosen = callbacks_.chosen, token = ask_.choices.at(i).token] { chosen(token); });
    });
    const auto look = [this, i](wxEvent& event) {
        event.Skip();
        callbacks_.looked_at(ask_.choices.at(i).token);
    };
    button->Bind(wxEVT_SET_FOCUS, look);
    button->Bind(wxEVT_ENTER_WINDOW, look);
    button->Bind(wxEVT_MOTION, [this, i](wxMouseEvent& event) {
        event.Skip();
        show_tip(i, buttons_[i]->ClientToScreen(event.GetPosition()));
    });
    button->Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent& event) {
        event.Skip();
        callbacks_.looked_at({});
    });
    buttons_.push_back(button);
}

/// A pointer that rests where it tapped has not asked: the tip would lie on the row below.
void ChoiceGrid::show_tip(std::size_t i, const wxPoint& pointer) {
    const wxPoint way = pointer - dressed_at_;
    const bool asks = std::max(std::abs(way.x), std::abs(way.y)) > least_way;
    if (asks && !tips_[i].empty() && buttons_[i]->GetToolTipText() != tips_[i]) {
        buttons_[i]->SetToolTip(tips_[i]);
    }
}

bool ChoiceGrid::fits(const core::Ask& ask) const {
    return same_choices(ask_, ask);
}

void ChoiceGrid::dress_all(const core::Ask& ask) {
    ask_ = ask;
    dressed_at_ = wxGetMousePosition();
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        dress_choice(i);
        const std::string style = button_style(ask_.choices[i], is_grid() && !rows_of_one_hue_);
        if (styles_[i] != style) {
            restyle(*buttons_[i], std::exchange(styles_[i], style), style);
            if (!is_grid()) {
                native::work_out_style(*buttons_[i]);
            }
        }
    }
}

/// What a button says already is not said again: each word costs the toolkit time.
void ChoiceGrid::dress_choice(std::size_t i) {
    wxButton& button = *buttons_[i];
    const core::Choice& choice = ask_.choices[i];
    const wxString words_of_it = caption_of(choice, is_grid(), rows_of_one_hue_);
    const core::Kind kind = choice.verdict ? core::kind(*choice.verdict) : core::Kind::legal;
    const wxString label = kind == core::Kind::illegal ? words_of_it + wxString(" !") : words_of_it;
    if (button.GetName() != label) {
        button.SetLabel(wxControl::EscapeMnemonics(label));
        button.SetName(label);
        laid_per_line_ = is_grid() ? laid_per_line_ : 0;
    }
    if (is_pictured(choice, is_grid())) {
        button.SetBitmap(picture_on(choice, is_grid()));
        button.SetBitmapMargins(8, 0);
    }
    button.Enable(kind != core::Kind::impossible);
    const wxString name = words(choice.label) + (choice.chosen ? ", " + words(N_("chosen")) : wxString());
    const wxString why = choice.verdict ? words(core::reason(*choice.verdict)) : wxString();
    const wxString all = why.empty() ? name : name + ": " + why;
    // A tip that says only what the button says is none.
    tips_[i] = why.empty() ? wxString() : all;
    if (button.GetToolTip() != nullptr) {
        button.UnsetToolTip();
    }
    if (told_of_[i] != all) {
        told_of_[i] = all;
        native::set_spoken_name(button, why.empty() ? name : name + ", " + words(core::word(kind)));
    }
}

wxButton* ChoiceGrid::button_of(const std::string& token) const {
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        if (ask_.choices[i].token == token) {
            return buttons_[i];
        }
    }
    return nullptr;
}

/// Room for the longest heading, as far as there is any.
int ChoiceGrid::widest_heading() const {
    int width = 0;
    int least = 0;  // for letters beside a shape, and for what no letters stand for
    for (std::size_t row = 0; row < ask_.rows.size(); ++row) {
        const int wide = GetTextExtent(words(ask_.rows[row])).x;
        width = std::max(width, wide);
        const core::Face* face = face_of_row(ask_, row);
        const bool in_full = face == nullptr || face->letter.empty();
        const int short_one = in_full ? wide : pip_width() + 6 + GetTextExtent(letters(*face)).x;
        least = std::max(least, short_one * 9 / 8 + gap);
    }
    const int pip = theme().px(least_heading);
    if (is_large()) {
        return std::clamp(least, pip, theme().px(most_heading));
    }
    return std::clamp(width * 9 / 8 + pip - theme().px(6), pip, theme().px(most_heading));
}

int ChoiceGrid::per_line(int width) const {
    const int columns = static_cast<int>(lines_of(ask_, false));
    const int fitting = (width - heading_width_) / (target() * 9 / 10 + gap);
    if (fitting >= columns) {
        return columns;
    }
    // Broken rows are made about equally long.
    const int lines = (columns + std::max(fitting, 1) - 1) / std::max(fitting, 1);
    return (columns + lines - 1) / lines;
}

/// All rows are seen at once where that leaves them high enough.
int ChoiceGrid::row_height(int width, int height) const {
    const int per = std::max(1, per_line(width));
    const int columns = static_cast<int>(lines_of(ask_, false));
    const int lines = static_cast<int>(lines_of(ask_, true)) * ((columns + per - 1) / per);
    const int fitting = (height - gap * (lines - 1)) / std::max(1, lines);
    return fitting >= least_button ? std::min(target(), fitting) : target();
}

void ChoiceGrid::lay_out(int width, int height) {
    for (wxWindow* old : headings_) {
        old->Destroy();
    }
    headings_.clear();
    heading_width_ = widest_heading();
    if (wxSizer* before = GetSizer()) {
        before->Clear();
    }
    if (is_grid()) {
        auto* rows = new wxBoxSizer(wxVERTICAL);
        laid_height_ = row_height(width, height);
        lay_grid(*rows, width);
        SetSizer(rows, true);
    } else {
        laid_per_line_ = 1;
        auto* flow = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
        for (wxButton* button : buttons_) {
            button->SetMinSize(wxDefaultSize);
            const int words_width = button->GetBestSize().x + theme().px(24);
            button->SetMinSize(wxSize(std::max(theme().px(92), words_width), theme().px(52)));
            flow->Add(button, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, 8));
        }
        SetSizer(flow, true);
    }
    Layout();
}

bool ChoiceGrid::lies_well(int width, int height) const {
    return laid_per_line_ != 0 &&
           (!is_grid() || (per_line(width) == laid_per_line_ && row_height(width, height) == laid_height_));
}

void ChoiceGrid::lay_grid(wxSizer& rows, int width) {
    const int columns = static_cast<int>(lines_of(ask_, false));
    laid_per_line_ = std::max(1, per_line(width));
    auto* grid = new wxFlexGridSizer(laid_per_line_ + 1, wxSize(gap, gap));
    for (int column = 1; column <= laid_per_line_; ++column) {
        grid->AddGrowableCol(static_cast<std::size_t>(column), 1);
    }
    std::vector<std::vector<wxButton*>> cells(
        lines_of(ask_, true), std::vector<wxButton*>(static_cast<std::size_t>(columns), nullptr));
    for (std::size_t i = 0; i < ask_.choices.size(); ++i) {
        const core::Choice& choice = ask_.choices[i];
        const auto row = static_cast<std::size_t>(choice.row.value_or(0));
        const auto column = static_cast<std::size_t>(choice.column.value_or(0));
        buttons_[i]->SetMinSize(wxSize(target() * 9 / 10, laid_height_));
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

/// The words beside them begin below each other.
int ChoiceGrid::pip_width() const {
    int width = 0;
    for (std::size_t row = 0; row < ask_.rows.size(); ++row) {
        const core::Face* face = face_of_row(ask_, row);
        if (face != nullptr && !face->shape.empty()) {
            width = std::max(width, theme().px(has_parts(face->shape) ? 27 : 18));
        }
    }
    return width;
}

wxWindow* ChoiceGrid::heading(std::size_t row) {
    auto* panel = new wxPanel(this);
    panel->SetBackgroundStyle(wxBG_STYLE_SYSTEM);
    headings_.push_back(panel);
    auto* line = new wxBoxSizer(wxHORIZONTAL);
    const core::Face* face = face_of_row(ask_, row);
    if (face != nullptr && !face->shape.empty()) {
        const Shade shade = theme().shade(*face);
        const wxColour colour = !rows_of_one_hue_ ? theme().text : theme().dark ? shade.words : shade.fill;
        auto* picture = new wxStaticBitmap(panel, wxID_ANY, pip(face->shape, colour, 18));
        picture->SetMinSize(wxSize(pip_width(), -1));
        line->Add(picture, wxSizerFlags().CentreVertical().Border(wxRIGHT, 6));
    }
    const bool short_name = is_large() && face != nullptr && !face->letter.empty();
    const wxString full = row < ask_.rows.size() ? words(ask_.rows[row]) : wxString();
    auto* name = new wxStaticText(panel, wxID_ANY, short_name ? letters(*face) : full);
    dress(*name, "strong");
    line->Add(name, wxSizerFlags().CentreVertical());
    panel->SetSizer(line);
    panel->SetMinSize(wxSize(heading_width_, -1));
    return panel;
}

}  // namespace gui
