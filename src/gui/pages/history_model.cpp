#include "gui/pages/history_model.h"

#include "gui/host/listed.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

/// More rows than any window shows; then those read before are read anew.
constexpr std::size_t most_read = 400;

}  // namespace

void HistoryModel::take(std::vector<std::int32_t> rows) {
    rows_ = std::move(rows);
    read_.clear();
    Reset(size());
}

const store::Listed* HistoryModel::match(unsigned place) const {
    if (place >= size()) {
        return nullptr;
    }
    const auto found = read_.find(rows_[place]);
    if (found != read_.end()) {
        return &found->second;
    }
    if (read_.size() >= most_read) {
        read_.clear();
    }
    auto listed = history_.row(rows_[place]);
    return listed ? &read_.emplace(rows_[place], std::move(*listed)).first->second : nullptr;
}

void HistoryModel::forget(unsigned place) {
    read_.erase(rows_[place]);
    RowChanged(place);
}

void HistoryModel::GetValueByRow(wxVariant& value, unsigned place, unsigned column) const {
    value = wxString();
    const store::Listed* const listed = match(place);
    if (listed == nullptr) {
        return;
    }
    switch (column) {
        case played:
            value = day_of(*listed, today_);
            break;
        case game:
            value = title_of(*listed);
            break;
        case players:
            value = players_of(*listed);
            break;
        case outcome:
            value = outcome_of(*listed);
            break;
        case venue:
            value = shown(listed->venue);
            break;
        case entries:
            value = wxString::Format("%d", listed->entries);
            break;
        default:
            break;
    }
}

bool HistoryModel::GetAttrByRow(unsigned place, unsigned, wxDataViewItemAttr& attr) const {
    const store::Listed* const listed = match(place);
    if (listed == nullptr || listed->source.empty()) {
        return false;
    }
    attr.SetColour(theme().quiet);
    attr.SetItalic(true);
    return true;
}

}  // namespace gui
