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

    /// A line that is wider than `room` together with its sentence is left out. `width` is asked once a row.
    void fit_lines(std::function<int(const wxString& sentence, const wxString& line)> width,
                   std::function<int()> room) {
        width_ = std::move(width);
        room_ = std::move(room);
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
    /// A row as markup of the toolkit, made when it is first seen.
    struct Markup {
        wxString sentence, line;
        int width = 0;  ///< of both
    };
    const Markup& markup_of(unsigned place) const;

    std::vector<LogRow> rows_;  ///< in the order of the journal
    mutable std::vector<std::optional<Markup>> markup_;
    std::function<int(const wxString& sentence, const wxString& line)> width_;
    std::function<int()> room_;
    std::vector<wxBitmapBundle> marks_;
};

}  // namespace gui
