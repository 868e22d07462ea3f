#pragma once

#include <wx/panel.h>
#include <wx/scrolwin.h>

#include "app/match/session.h"

class wxFlexGridSizer;

namespace gui {

/// What a correction would change: in sentences, and side by side.
class Changes : public wxScrolledWindow {
public:
    explicit Changes(wxWindow* parent);

    void put(const app::Preview& preview);
    /// How many changes are set side by side.
    int rows() const { return rows_; }

protected:
    wxSize DoGetBestSize() const override;

private:
    void add_sentence(const wxString& text);
    void add_table(const std::vector<app::Change>& table);
    void add_cell(wxFlexGridSizer& grid, const wxString& text, const std::string& style, bool number);

    int rows_ = 0;
};

}  // namespace gui
