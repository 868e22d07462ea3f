#pragma once

#include <optional>
#include <vector>

#include <wx/bmpbndl.h>
#include <wx/dataview.h>

#include "core/verdict.h"

namespace gui {

/// What the list of entries shows of one.
struct LogRow {
    core::Seq seq = 0;
    std::string text;  ///< shown by few of the rows at a time
    wxString word;
    wxString about;  ///< the whole of the verdict, in a sentence
    std::optional<core::Kind> kind;
    bool stands = true;

    bool operator==(const LogRow&) const = default;
};

/// The rows of the log, the latest first.
class LogModel : public wxDataViewVirtualListModel {
public:
    LogModel();

    /// Tells the list only what differs.
    void take(std::vector<LogRow> rows);
    /// By the place in the list.
    const LogRow& row(unsigned place) const { return rows_[rows_.size() - 1 - place]; }
    std::optional<unsigned> place_of(core::Seq seq) const;

    void GetValueByRow(wxVariant& value, unsigned place, unsigned column) const override;
    bool SetValueByRow(const wxVariant&, unsigned, unsigned) override { return false; }
    bool GetAttrByRow(unsigned place, unsigned column, wxDataViewItemAttr& attr) const override;

private:
    std::vector<LogRow> rows_;  ///< in the order of the journal
    std::vector<wxBitmapBundle> marks_;
};

}  // namespace gui
