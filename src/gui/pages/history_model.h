#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include <wx/dataview.h>

#include "store/matches/history.h"

namespace gui {

/// The rows of the list of matches: of those that are not looked at only the number is kept.
class HistoryModel : public wxDataViewVirtualListModel {
public:
    HistoryModel(const store::History& history, std::string today)
        : history_(history), today_(std::move(today)) {}

    enum Shown : unsigned { played, game, players, outcome, venue, entries };

    void take(std::vector<std::int32_t> rows);
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
    const store::History& history_;
    std::string today_;
    std::vector<std::int32_t> rows_;
    mutable std::unordered_map<std::int32_t, store::Listed> read_;
};

}  // namespace gui
