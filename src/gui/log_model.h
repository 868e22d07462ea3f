#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include <wx/bmpbndl.h>
#include <wx/dataview.h>

#include "core/reading.h"

namespace gui {

/// What the list of entries shows of one.
struct LogRow {
    core::Seq seq = 0;
    core::Printed text;  ///< shown by few of the rows at a time
    wxString word;
    wxString about;  ///< the whole of the verdict, in a sentence
    std::optional<core::Kind> kind;
    bool stands = true;

    bool operator==(const LogRow&) const = default;

    wxString sentence() const;
    /// As it is typed, if that is not what the sentence says.
    wxString line() const;
};

/// The rows of the log, the latest first.
class LogModel : public wxDataViewVirtualListModel {
public:
    LogModel();

    /// Where the line finds no room beside the sentence it is left out.
    void show_lines_where(std::function<bool(const wxString& sentence, const wxString& line)> fits) {
        fits_ = std::move(fits);
    }
    /// Tells the list only what differs.
    void take(std::vector<LogRow> rows);
    /// By the place in the list.
    const LogRow& row(unsigned place) const { return rows_[rows_.size() - 1 - place]; }
    std::optional<unsigned> place_of(core::Seq seq) const;

    void GetValueByRow(wxVariant& value, unsigned place, unsigned column) const override;
    bool SetValueByRow(const wxVariant&, unsigned, unsigned) override { return false; }
    bool GetAttrByRow(unsigned place, unsigned column, wxDataViewItemAttr& attr) const override;

private:
    wxString marked_up(const LogRow& row) const;

    std::vector<LogRow> rows_;  ///< in the order of the journal
    std::function<bool(const wxString& sentence, const wxString& line)> fits_;
    std::vector<wxBitmapBundle> marks_;
};

}  // namespace gui
