#pragma once

#include <optional>
#include <string>

#include <wx/dataview.h>

#include "gui/host/page.h"
#include "gui/host/page_host.h"
#include "gui/pages/details_form.h"
#include "gui/pages/evening_panel.h"
#include "gui/pages/history_model.h"
#include "gui/widgets/filter_bar.h"
#include "store/matches/history.h"

namespace gui {

/// All matches: to search, sort, look through, go on with, name, delete to a bin and restore.
class History : public Page {
public:
    History(wxWindow* parent, PageHost& host);

    wxString heading() const override;
    void focus_first() override;
    void take_news(bool changed) override;
    bool leave_step() override;

    /// How many matches the list shows.
    int shown_matches() const { return static_cast<int>(model_->size()); }
    void choose(std::size_t row);
    void sort_by(store::Column column, bool ascending);
    FilterBar& filter_bar() { return *filters_; }

private:
    void put_columns();
    void bind_buttons();
    void fill();
    void refresh_buttons();
    store::MatchQuery filter() const;
    const store::Listed* chosen() const;
    void show_filters(bool shown);
    void edit_details();
    void keep_details(const store::Details& details);
    void leave_details();
    void open_chosen();
    void bin_chosen();
    void restore_chosen();
    void show_likeness();
    void stay_at_chosen();
    void take_longer();
    void empty_bin();
    bool in_bin() const;

    PageHost& host_;
    store::History history_;
    store::Sorting sorting_;
    FilterBar* filters_;
    wxDataViewCtrl* list_;
    std::string today_;
    wxObjectDataPtr<HistoryModel> model_;
    EveningPanel* evening_;
    DetailsForm* details_;
    std::string edited_;  ///< whose details are shown
};

}  // namespace gui
