#include "gui/widgets/section.h"

#include <algorithm>

#include <wx/stattext.h>

#include "gui/toolkit/forms.h"
#include "gui/toolkit/native.h"
#include "gui/toolkit/prose.h"
#include "gui/toolkit/theme.h"

namespace gui {

namespace {

constexpr int most_rows_seen = 12;
constexpr int list_row_height = 42;

}  // namespace

Sections::Sections(wxWindow& window) : window_(window), sizer_(*window.GetSizer()) {
    sizer_.Clear(true);
}

void Sections::heading(const wxString& title, const wxString& text) {
    row_ = nullptr;
    auto* label = new wxStaticText(&window_, wxID_ANY, title);
    dress(*label, "heading");
    sizer_.Add(label, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxTOP, theme().px(14)));
    if (!text.empty()) {
        sentence(text);
    }
}

void Sections::sentence(const wxString& text) {
    auto* label = new wxStaticText(&window_, wxID_ANY, text);
    dress(*label, "quiet");
    flow(*label);
    sizer_.Add(label, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, theme().px(14)));
}

wxDataViewListCtrl* Sections::table(const Listing& listing, const wxString& spoken_name) {
    row_ = nullptr;
    auto* list = new wxDataViewListCtrl(&window_, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                        wxDV_SINGLE | wxDV_ROW_LINES | wxBORDER_NONE);
    for (std::size_t i = 0; i < listing.columns.size(); ++i) {
        const Listing::Column& column = listing.columns[i];
        int widest = list->GetTextExtent(column.title).x;
        for (const auto& row : listing.rows) {
            widest = std::max(widest, list->GetTextExtent(row[i]).x);
        }
        list->AppendTextColumn(column.title, wxDATAVIEW_CELL_INERT,
                               std::min(widest, theme().px(300)) + theme().px(28),
                               column.number ? wxALIGN_RIGHT : wxALIGN_LEFT, wxDATAVIEW_COL_RESIZABLE);
    }
    // The last column takes what room is left: an empty one keeps the numbers together.
    list->AppendTextColumn({}, wxDATAVIEW_CELL_INERT, 1);
    for (const auto& row : listing.rows) {
        wxVector<wxVariant> cells;
        for (const wxString& cell : row) {
            cells.push_back(cell);
        }
        cells.push_back(wxString());
        list->AppendItem(cells);
    }
    native::pad_rows(*list, theme().px(8));
    native::keep_scroll_bars(*list);
    native::set_spoken_name(*list, spoken_name);
    const int rows = std::min(static_cast<int>(listing.rows.size()), most_rows_seen);
    list->SetMinSize(wxSize(-1, theme().px((rows + 1) * list_row_height)));
    if (listing.opened) {
        list->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [list, opened = listing.opened](wxDataViewEvent& event) {
            opened(static_cast<std::size_t>(list->ItemToRow(event.GetItem())));
        });
    }
    sizer_.Add(list, wxSizerFlags().Expand().Border(wxALL, theme().px(10)));
    return list;
}

void Sections::beside_each_other(wxWindow* control) {
    if (row_ == nullptr || row_->GetItemCount() == 2) {
        row_ = new wxBoxSizer(wxHORIZONTAL);
        sizer_.Add(row_, wxSizerFlags().Expand());
    }
    row_->Add(control, wxSizerFlags(1).Expand().Border(wxALL, theme().px(10)));
}

}  // namespace gui
