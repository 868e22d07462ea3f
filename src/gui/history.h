#pragma once

#include <optional>
#include <vector>

#include <wx/dataview.h>

#include "gui/desk.h"
#include "gui/page.h"
#include "store/history.h"

namespace gui {

/// All matches: to search, look through, go on with, delete to a bin and restore.
class History : public Page {
public:
    History(wxWindow* parent, Desk& desk);

    wxString heading() const override;
    void focus_first() override;
    bool leave_step() override;

    /// How many matches the list shows.
    int shown_matches() const { return static_cast<int>(listed_.size()); }
    void choose(std::size_t row);

private:
    void fill();
    void refresh_buttons();
    const store::Listed* chosen() const;
    void bin_chosen();
    void restore_chosen();
    bool in_bin() const;

    Desk& desk_;
    store::History history_;
    wxDataViewListCtrl* list_;
    std::vector<store::Listed> listed_;
};

}  // namespace gui
