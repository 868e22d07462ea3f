#include "gui/pages/history_model.h"

#include "gui/host/listed.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"
#include "store/sqlite/days.h"

namespace gui {

namespace {

/// More rows than any window shows; then those read before are read anew.
constexpr std::size_t most_read = 400;

using store::letters_of_a_day;

}  // namespace

void HistoryModel::take(std::vector<std::int32_t> rows, bool by_day) {
    rows_ = std::move(rows);
    by_day_ = by_day;
    read_.clear();
    begun_by_.clear();
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
    begun_by_.clear();
    RowChanged(place);
}

/// The first match of its evening; itself, where it is of none.
const std::string& HistoryModel::evening(const std::string& match) const {
    const auto known = begun_by_.find(match);
    if (known != begun_by_.end()) {
        return known->second;
    }
    if (begun_by_.size() >= most_read) {
        begun_by_.clear();
    }
    const std::vector<std::string> all = evenings_.of(match).matches;
    for (const std::string& each : all) {
        begun_by_.insert_or_assign(each, all.front());
    }
    return begun_by_.try_emplace(match, match).first->second;
}

/// Whether the match above it is of the same evening.
bool HistoryModel::goes_on(unsigned place) const {
    if (!by_day_ || place == 0) {
        return false;
    }
    const store::Listed* const above = match(place - 1);
    const std::string first = above != nullptr ? evening(above->id) : std::string();
    const store::Listed* const own = match(place);
    return own != nullptr && evening(own->id) == first;
}

/// Below another match of the evening the day is not said once more.
wxString HistoryModel::day(unsigned place) const {
    const wxString said = day_of(*match(place), today_);
    if (!goes_on(place)) {
        return said;
    }
    const std::string own = match(place)->played;
    const std::string above = match(place - 1)->played;
    const bool one_day =
        own.size() > letters_of_a_day && own.substr(0, letters_of_a_day) == above.substr(0, letters_of_a_day);
    return wxString::FromUTF8("     · ") + (one_day ? shown(own.substr(letters_of_a_day + 1)) : said);
}

void HistoryModel::GetValueByRow(wxVariant& value, unsigned place, unsigned column) const {
    value = wxString();
    const store::Listed* const listed = match(place);
    if (listed == nullptr) {
        return;
    }
    switch (column) {
        case played:
            value = day(place);
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
    if (listed == nullptr || listed->counts) {
        return false;
    }
    attr.SetColour(theme().quiet);
    attr.SetItalic(true);
    return true;
}

}  // namespace gui
