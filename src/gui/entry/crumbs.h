#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/button.h>
#include <wx/panel.h>

#include "app/editor/line_view.h"

namespace gui {

/// What was chosen for the line so far, a button each in one row; each can be chosen anew.
class Crumbs {
public:
    Crumbs(wxPanel& panel, std::function<void(const app::LineAction&)> act);

    void put(const std::vector<core::Text>& crumbs);
    /// Nothing stays of those that were shown before.
    void forget();

private:
    wxButton* make(const wxString& label, const std::string& style, const wxString& name,
                   const wxString& tip);
    wxWindow* crumb_of(const wxString& label);
    std::size_t place_of(const wxWindow& crumb) const;
    void lay_aside(wxWindow* crumb);
    void fit();

    wxPanel& panel_;
    std::function<void(const app::LineAction&)> act_;
    std::vector<wxWindow*> spare_;  ///< that lie aside, the latest last
};

}  // namespace gui
