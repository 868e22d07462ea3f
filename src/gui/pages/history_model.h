#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include <wx/dataview.h>

#include "store/matches/evenings.h"
#include "store/matches/history.h"

namespace gui {

/// The rows of the list of matches: of those that are not looked at only the number is kept.
class HistoryModel : public wxDataViewVirtualListModel {
public:
    HistoryModel(store::Database& database, const store::History& history, std::string today)
        : history_(history), evenings_(database), today_(std::move(today)) {}

    enum Shown : unsigned { played, game, players, outcome, venue, entries };

    /// `by_day`: they are sorted by it, and matches of one evening are put together.
    void take(std::vector<std::int32_t> rows, bool by_day);
    unsigned size() const { return static_cast<unsigned>(rows_.size()); }
    /// Nothing if the match is gone meanwhile.
    const store::Listed* match(unsigned place) const;
    std::int32_t row(unsigned place) const { return rows_[place]; }
    /// What the list says of the match has changed.
    void forget(unsigned place);

    void GetValueByRow(wxVariant& value, unsigned place, unsigned column) const override;
    bool SetValueByRow(const wxVariant&, unsigned, unsigned) override { return false; }
    bool GetAttrByRow(unsigned place, unsigned column, wxDataViewItemAttr& attr) const override;

private:
    bool goes_on(unsigned place) const;
    const std::string& evening(const std::string& match) const;
    wxString day(unsigned place) const;

    const store::History& history_;
    store::Evenings evenings_;
    std::string today_;
    bool by_day_ = true;
    std::vector<std::int32_t> rows_;
    mutable std::unordered_map<std::int32_t, store::Listed> read_;
    mutable std::unordered_map<std::string, std::string>
        begun_by_;  ///< the first match of the evening of each
};

}  // namespace gui
