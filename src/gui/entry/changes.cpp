#include "gui/entry/changes.h"

#include <algorithm>

#include <wx/sizer.h>
#include <wx/stattext.h>

#include "gui/toolkit/forms.h"
#include "gui/toolkit/prose.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

constexpr int most_height = 300;  ///< more than that scrolls

}  // namespace

Changes::Changes(wxWindow* parent)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL) {
    SetScrollRate(0, 12);
    SetSizer(new wxBoxSizer(wxVERTICAL));
}

void Changes::put(const app::Preview& preview) {
    DestroyChildren();
    GetSizer()->Clear();
    rows_ = static_cast<int>(preview.table.size());
    if (preview.table.empty()) {
        add_sentence(words(N_("No verdict and no points change.")));
    }
    for (const app::Change& change : preview.table) {
        // Of numbers the table says it shorter.
        if (change.about == app::Change::About::verdict || change.about == app::Change::About::outcome) {
            add_sentence(words(change.says));
        }
    }
    if (!preview.table.empty()) {
        add_table(preview.table);
    }
    InvalidateBestSize();
    FitInside();
}

/// Asked for anew when lines are broken, which happens after they have their width.
wxSize Changes::DoGetBestSize() const {
    return {1, std::min(GetSizer()->CalcMin().y, theme().px(most_height))};
}

void Changes::add_sentence(const wxString& text) {
    if (text.empty()) {
        return;
    }
    auto* label = new wxStaticText(this, wxID_ANY, text);
    flow(*label);
    GetSizer()->Add(label, wxSizerFlags().Expand().Border(wxBOTTOM, 4));
}

void Changes::add_cell(wxFlexGridSizer& grid, const wxString& text, const std::string& style, bool number) {
    auto* label = new wxStaticText(this, wxID_ANY, text);
    dress(*label, style);
    if (!number) {
        flow(*label);
    }
    grid.Add(label, number ? wxSizerFlags().Right() : wxSizerFlags().Expand());
}

void Changes::add_table(const std::vector<app::Change>& table) {
    const bool has_difference =
        std::ranges::any_of(table, [](const app::Change& change) { return !change.difference.id.empty(); });
    auto* grid = new wxFlexGridSizer(has_difference ? 4 : 3, 6, 12);
    grid->AddGrowableCol(0, 1);
    add_cell(*grid, {}, "quiet", false);
    add_cell(*grid, words(N_("was")), "quiet", true);
    add_cell(*grid, words(N_("becomes")), "quiet", true);
    if (has_difference) {
        add_cell(*grid, words(N_("difference")), "quiet", true);
    }
    for (const app::Change& change : table) {
        add_cell(*grid, words(change.what), "label", false);
        add_cell(*grid, words(change.was), "label", true);
        add_cell(*grid, words(change.becomes), "strong", true);
        if (has_difference) {
            add_cell(*grid, words(change.difference), "label", true);
        }
    }
    // The scroll bar lies over the table.
    GetSizer()->Add(grid, wxSizerFlags().Expand().Border(wxTOP | wxRIGHT, 10));
}

}  // namespace gui
