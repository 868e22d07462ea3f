#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <wx/dataview.h>
#include <wx/panel.h>

#include "app/editor/log_row.h"

namespace gui {

class LogModel;

/// The entries of a match, the latest first, with the marks of their verdicts. An entry that is
/// chosen shows what can be done with it.
class Log : public wxPanel {
public:
    explicit Log(wxWindow* parent);

    struct Callbacks {
        std::function<void(core::Seq)> amend, insert_before, undo, take_back, why, chosen;
    };
    /// Without `amend` nothing can be changed here.
    void set_callbacks(Callbacks callbacks);

    void show(const std::vector<app::LogRow>& rows);
    void choose(core::Seq seq);
    std::optional<core::Seq> chosen() const;
    /// The mark of an entry as words; empty where none is shown.
    wxString mark_of(core::Seq seq) const;

    /// What the list says of an entry.
    wxString text_of(core::Seq seq) const;

private:
    void show_newest();
    void fit_columns();
    void see(const wxDataViewItem& item);
    void put_actions();

    Callbacks callbacks_;
    wxDataViewCtrl* list_;
    wxString longest_mark_;  ///< that was measured
    int mark_width_;
    wxObjectDataPtr<LogModel> model_;
};

}  // namespace gui
