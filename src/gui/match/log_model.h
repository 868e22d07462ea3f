#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include <wx/bmpbndl.h>
#include <wx/dataview.h>

#include "app/editor/log_row.h"

namespace gui {

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
    void take(const std::vector<app::LogRow>& rows);
    /// By the place in the list.
    const app::LogRow& row(unsigned place) const { return rows_[rows_.size() - 1 - place]; }
    std::optional<unsigned> place_of(core::Seq seq) const;
    /// The longest of the words on verdicts.
    const wxString& longest_word() const { return longest_word_; }

    static wxString sentence_of(const app::LogRow& row);
    /// As it is typed, if that is not what the sentence says.
    static wxString line_of(const app::LogRow& row);

    void GetValueByRow(wxVariant& value, unsigned place, unsigned column) const override;
    bool SetValueByRow(const wxVariant&, unsigned, unsigned) override { return false; }
    bool GetAttrByRow(unsigned place, unsigned column, wxDataViewItemAttr& attr) const override;

private:
    /// A row as markup of the toolkit, made when it is first seen.
    struct Markup {
        wxString sentence, line, word;
        int width = 0;  ///< of both
    };
    const Markup& markup_of(unsigned place) const;

    std::vector<app::LogRow> rows_;  ///< in the order of the journal
    mutable std::vector<std::optional<Markup>> markup_;
    std::function<int(const wxString& sentence, const wxString& line)> width_;
    std::function<int()> room_;
    wxString longest_word_;
    std::vector<wxBitmapBundle> marks_;
};

}  // namespace gui
