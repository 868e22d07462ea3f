#pragma once

#include <functional>
#include <vector>

#include <wx/dataview.h>
#include <wx/sizer.h>

namespace gui {

/// A table of a page: its columns, the first as wide as it can be, and its rows.
struct Listing {
    struct Column {
        wxString title;
        bool number = true;  ///< stands to the right
    };
    std::vector<Column> columns;
    std::vector<std::vector<wxString>> rows;
    /// A row can be opened.
    std::function<void(std::size_t row)> opened{};
};

/// A page of headings, sentences, tables and charts, one below the other; two charts share a row where there
/// is room.
class Sections {
public:
    /// Puts them in place of what the window holds.
    explicit Sections(wxWindow& window);

    wxWindow& window() { return window_; }
    void heading(const wxString& title, const wxString& text = {});
    void sentence(const wxString& text);
    wxDataViewListCtrl* table(const Listing& listing, const wxString& spoken_name);
    void beside_each_other(wxWindow* control);

private:
    wxWindow& window_;
    wxSizer& sizer_;
    wxSizer* row_ = nullptr;
};

}  // namespace gui
