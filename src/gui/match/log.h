#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <wx/dataview.h>
#include <wx/panel.h>

#include "core/reading.h"

namespace gui {

class LogModel;
struct LogRow;

/// The entries of a match, the latest first, with the marks of their verdicts. An entry that is
/// chosen shows what can be done with it.
class Log : public wxPanel {
public:
    explicit Log(wxWindow* parent);

    struct Told {
        std::function<void(core::Seq)> amend, insert_before, undo, take_back, why, chosen;
    };
    /// Without `amend` nothing can be changed here.
    void tell(Told told);

    /// Marks are shown only where `may_tell` says so.
    void show(const core::Reading& reading, const std::function<bool(core::Seq)>& may_tell);
    void choose(core::Seq seq);
    std::optional<core::Seq> chosen() const;
    /// The mark of an entry as words; empty where none is shown.
    wxString mark_of(core::Seq seq) const;

    /// What the list says of an entry.
    wxString text_of(core::Seq seq) const;

private:
    void show_newest();
    void measure_marks(const std::vector<LogRow>& rows);
    void fit_columns();
    void see(const wxDataViewItem& item);
    void put_actions();

    Told told_;
    wxDataViewCtrl* list_;
    wxString longest_mark_;
    int mark_width_;
    wxObjectDataPtr<LogModel> model_;
};

}  // namespace gui
