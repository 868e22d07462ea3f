#pragma once

#include <optional>

#include <wx/progdlg.h>

#include "gui/toolkit/words.h"

namespace gui {

/// Shows how far it is, and can be stopped. A single thing is done without it.
class Progress {
public:
    /// `parent` lives as long.
    Progress(wxWindow& parent, const wxString& what) : parent_(parent), what_(what) {}

    /// Whether to go on.
    bool operator()(int done, int all) {
        if (all > 1 && !dialog_) {
            dialog_.emplace(what_, wxString(' ', 40), 100, wxGetTopLevelParent(&parent_),
                            wxPD_APP_MODAL | wxPD_CAN_ABORT | wxPD_AUTO_HIDE);
        }
        return !dialog_ ||
               dialog_->Update(static_cast<int>(100LL * done / all), words(N_("{0} of {1}"), {done, all}));
    }

private:
    wxWindow& parent_;
    wxString what_;
    std::optional<wxProgressDialog> dialog_;
};

}  // namespace gui
