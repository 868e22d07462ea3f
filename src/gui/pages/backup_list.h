#pragma once

#include <vector>

#include <wx/button.h>
#include <wx/panel.h>

#include "gui/host/page_host.h"
#include "store/backup/backups.h"

namespace gui {

/// The copies that are kept of the matches, a row each; any can be put back, once that was asked.
class BackupList : public wxPanel {
public:
    BackupList(wxWindow* parent, PageHost& host);

    /// The newest first.
    wxButton* button(std::size_t row) const { return buttons_.at(row); }
    std::size_t rows() const { return buttons_.size(); }

private:
    void ask(const store::Backup& backup);

    PageHost& host_;
    std::vector<wxButton*> buttons_;
};

}  // namespace gui
