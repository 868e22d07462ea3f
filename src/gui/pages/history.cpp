#include "gui/pages/history.h"

#include <array>

#include <wx/button.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/tglbtn.h>

#include "app/exchange/likeness.h"
#include "app/library/library.h"
#include "gui/host/listed.h"
#include "gui/match/export_menu.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/native.h"
#include "gui/toolkit/prose.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"
#include "store/matches/likes.h"

namespace gui {

namespace {

constexpr unsigned most_looked_through = 500;

constexpr int least_list = 150;  ///< its head and two matches

/// By the columns of the list.
constexpr std::array sorted_columns{store::Column::played,  store::Column::game,  store::Column::players,
                                    store::Column::outcome, store::Column::venue, store::Column::entries};
constexpr std::array<std::string_view, sorted_columns.size()> column_titles{
    N_("Played"), N_("Game"), N_("Players"), N_("Outcome"), N_("Place"), N_("Entries")};

}  // namespace

History::History(wxWindow* parent, PageHost& host)
    : host_(host),
      history_(host.database()),
      today_(app::today(host.database()).value_or("")),
      model_(new HistoryModel(host.database(), history_, today_)) {
    load(*this, parent, "history");
    filters_ = place<FilterBar>(*this, "filter_place", host.database());
    filters_->Hide();
    filters_->on_change([this] { fill(); });
    list_ = place<wxDataViewCtrl>(*this, "matches", wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                  wxDV_SINGLE | wxBORDER_NONE);
    list_->AssociateModel(model_.get());
    list_->SetMinSize(wxSize(-1, theme().px(least_list)));
    put_columns();
    details_ = place<DetailsForm>(*this, "details_place");
    details_->Hide();
    details_->set_callbacks(
        {[this](const store::Details& details) { keep_details(details); }, [this] { leave_details(); }});
    dress(part<wxButton>(*this, "review"), "primary");
    dress(part<wxStaticText>(*this, "count"), "quiet");
    dress(part<wxStaticText>(*this, "nothing"), "quiet");
    flow(part<wxStaticText>(*this, "like_words"));
    evening_ = place<EveningPanel>(*this, "evening_place", host.database(), today_);
    evening_->on_change([this] { stay_at_chosen(); });
    bind_buttons();
    fill();
}

void History::put_columns() {
    const auto add = [this](unsigned column, int width) {
        auto* made = list_->AppendTextColumn(words(column_titles.at(column)), column, wxDATAVIEW_CELL_INERT,
                                             theme().px(width),
                                             column == HistoryModel::entries ? wxALIGN_RIGHT : wxALIGN_LEFT,
                                             wxDATAVIEW_COL_RESIZABLE | wxDATAVIEW_COL_SORTABLE);
        made->SetSortable(true);
    };
    add(HistoryModel::played, 215);
    add(HistoryModel::game, 240);
    add(HistoryModel::players, 340);
    add(HistoryModel::outcome, 210);
    add(HistoryModel::venue, 120);
    add(HistoryModel::entries, 90);
    native::pad_rows(*list_, theme().px(12));
    native::keep_scroll_bars(*list_);
    native::set_spoken_name(*list_, words(N_("Matches")));
    list_->Bind(wxEVT_DATAVIEW_COLUMN_HEADER_CLICK, [this](wxDataViewEvent& event) {
        const store::Column column = sorted_columns.at(static_cast<std::size_t>(event.GetColumn()));
        // Newest and largest first, names from A on; a second click turns it round.
        const bool by_words = column != store::Column::played && column != store::Column::entries;
        sort_by(column, sorting_.by == column ? !sorting_.ascending : by_words);
    });
}

void History::sort_by(store::Column column, bool ascending) {
    sorting_ = {column, ascending};
    fill();
}

void History::bind_buttons() {
    part<wxTextCtrl>(*this, "search").Bind(wxEVT_TEXT, [this](wxCommandEvent&) { fill(); });
    part<wxToggleButton>(*this, "bin").Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent&) { fill(); });
    part<wxToggleButton>(*this, "filters").Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent& event) {
        show_filters(event.IsChecked());
    });
    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) {
        leave_details();
        refresh_buttons();
    });
    list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { open_chosen(); });
    const auto bind = [this](const char* name, auto act) {
        part<wxButton>(*this, name).Bind(wxEVT_BUTTON, [act](wxCommandEvent&) { act(); });
    };
    bind("review", [this] { open_chosen(); });
    bind("table", [this] { host_.open_table(chosen()->id); });
    bind("again", [this] { host_.open_new_match(app::same_again(host_.database(), chosen()->id)); });
    bind("details", [this] { edit_details(); });
    bind("export", [this] {
        const store::Listed* match = chosen();
        export_menu(part<wxButton>(*this, "export"), host_, match != nullptr ? match->id : std::string());
    });
    bind("import", [this] {
        if (import_chosen_files(*this, host_)) {
            fill();
        }
    });
    bind("delete", [this] { bin_chosen(); });
    bind("take_longer", [this] { take_longer(); });
    bind("bin_this", [this] { bin_chosen(); });
    bind("tell_apart", [this] {
        store::Likes(host_.database()).tell_apart(chosen()->id, chosen()->like);
        fill();
    });
    bind("restore", [this] { restore_chosen(); });
    bind("empty", [this] { empty_bin(); });
}

wxString History::heading() const {
    return words(N_("History"));
}

void History::focus_first() {
    part<wxTextCtrl>(*this, "search").SetFocus();
}

/// Out of the details, then out of the search, then out of the filter.
bool History::leave_step() {
    auto& search = part<wxTextCtrl>(*this, "search");
    if (details_->IsShown()) {
        leave_details();
    } else if (!search.IsEmpty()) {
        search.Clear();
    } else if (filters_->IsShown()) {
        filters_->put({});
        show_filters(false);
        fill();
    } else {
        return false;
    }
    return true;
}

bool History::in_bin() const {
    return part<wxToggleButton>(*this, "bin").GetValue();
}

void History::show_filters(bool shown) {
    part<wxToggleButton>(*this, "filters").SetValue(shown);
    filters_->Show(shown);
    Layout();
}

store::MatchQuery History::filter() const {
    store::MatchQuery filter = filters_->filter();
    filter.words = typed(part<wxTextCtrl>(*this, "search").GetValue());
    filter.binned = in_bin();
    return filter;
}

void History::fill() {
    leave_details();
    model_->take(history_.find(filter(), sorting_), sorting_.by == store::Column::played);
    for (std::size_t i = 0; i < sorted_columns.size(); ++i) {
        const wxString way = sorted_columns[i] != sorting_.by ? wxString()
                             : sorting_.ascending             ? wxString::FromUTF8(" ▴")
                                                              : wxString::FromUTF8(" ▾");
        list_->GetColumn(static_cast<unsigned>(i))->SetTitle(words(column_titles[i]) + way);
    }
    if (model_->size() > 0) {
        list_->Select(model_->GetItem(0));
    }
    const bool searched = filter() != store::MatchQuery{};
    part<wxStaticText>(*this, "nothing")
        .SetLabelText(in_bin() && !filters_->any() ? words(N_("Nothing lies in the bin."))
                      : searched                   ? words(N_("No match is like that."))
                                                   : words(N_("No match yet.")));
    part<wxStaticText>(*this, "nothing").Show(model_->size() == 0);
    list_->Show(model_->size() > 0);
    part<wxStaticText>(*this, "count")
        .SetLabelText(words(NN_("{0} match", "{0} matches"), {shown_matches()}));
    refresh_buttons();
    Layout();
}

void History::refresh_buttons() {
    const bool any = chosen() != nullptr;
    const bool writable = !host_.database().read_only();
    const auto set = [this](const char* name, bool shown, bool enabled) {
        part<wxButton>(*this, name).Show(shown);
        part<wxButton>(*this, name).Enable(enabled);
    };
    set("review", !in_bin(), any);
    set("table", !in_bin(), any);
    set("again", !in_bin(), any && writable);
    set("details", !in_bin(), any && writable);
    set("export", !in_bin(), true);
    set("import", !in_bin(), writable);
    set("delete", !in_bin(), any && writable);
    set("restore", in_bin(), any && writable);
    set("empty", in_bin(), any && writable);
    part<wxPanel>(*this, "foot").Layout();
    part<wxPanel>(*this, "head").Layout();
    show_likeness();
    const store::Listed* match = chosen();
    if (evening_->show(match != nullptr ? match->id : std::string())) {
        Layout();
    }
}

/// Of the chosen match: which other one it looks like, and what can be done about it.
void History::show_likeness() {
    const store::Listed* match = chosen();
    const auto other = match != nullptr && !match->like.empty() ? history_.find(match->like) : std::nullopt;
    auto& panel = part<wxPanel>(*this, "likeness");
    const bool changed = panel.IsShown() != other.has_value();
    panel.Show(other.has_value());
    if (other) {
        panel.Enable(!host_.database().read_only());
        say(part<wxStaticText>(*this, "like_words"),
            words(N_("This match looks like another one: {0}, {1}, entries: {2} (here {3})."),
                  {typed(title_of(*other)), typed(day_of(*other, today_)), other->entries, match->entries}));
        panel.Layout();
    }
    if (changed) {
        Layout();
    }
}

void History::take_news(bool changed) {
    if (changed && !details_->IsShown()) {  // else somebody writes
        stay_at_chosen();
    }
}

/// Fills the list anew; the same match stays chosen, unless it stands far below.
void History::stay_at_chosen() {
    const std::string id = chosen() != nullptr ? chosen()->id : std::string();
    fill();
    for (unsigned row = 0; row < std::min(model_->size(), most_looked_through); ++row) {
        if (model_->match(row) != nullptr && model_->match(row)->id == id) {
            choose(row);
        }
    }
}

void History::take_longer() {
    const store::Listed match = *chosen();
    app::take_longer(host_.database(), match.id, match.like);
    const bool stays = !history_.find(match.id)->binned;
    fill();
    host_.tell(words(N_("The longer one stays; {0} lies in the bin now."), {typed(title_of(match))}),
               Tone::plain, Offer{words(N_("&Undo")), [this, id = stays ? match.like : match.id] {
                                      history_.restore(id);
                                      fill();
                                  }});
}

const store::Listed* History::chosen() const {
    const wxDataViewItem item = list_->GetSelection();
    return item.IsOk() ? model_->match(model_->GetRow(item)) : nullptr;
}

void History::choose(std::size_t row) {
    list_->Select(model_->GetItem(static_cast<unsigned>(row)));
    list_->EnsureVisible(model_->GetItem(static_cast<unsigned>(row)));
    refresh_buttons();
}

void History::open_chosen() {
    if (const store::Listed* match = chosen(); match != nullptr && !in_bin()) {
        host_.open_review(match->id);
    }
}

void History::edit_details() {
    const store::Listed* match = chosen();
    edited_ = match->id;
    details_->Show();
    details_->show(history_.details(edited_));
    Layout();
}

void History::keep_details(const store::Details& details) {
    history_.set_details(edited_, details);
    model_->forget(model_->GetRow(list_->GetSelection()));
    leave_details();
    refresh_buttons();
    list_->Refresh();
    list_->SetFocus();
}

void History::leave_details() {
    if (details_->IsShown()) {
        details_->Hide();
        Layout();
    }
}

void History::bin_chosen() {
    const store::Listed match = *chosen();
    history_.bin(match.id);
    fill();
    host_.tell(words(N_("{0} lies in the bin now."), {typed(title_of(match))}), Tone::plain,
               Offer{words(N_("&Undo")), [this, id = match.id] {
                         history_.restore(id);
                         fill();
                     }});
}

void History::restore_chosen() {
    const store::Listed match = *chosen();
    history_.restore(match.id);
    fill();
    host_.tell(words(N_("{0} is back in the history."), {typed(title_of(match))}));
}

/// What goes here goes for good: it is asked once more.
void History::empty_bin() {
    store::MatchQuery all;
    all.binned = true;
    const auto count = static_cast<int>(history_.find(all).size());
    host_.tell(words(NN_("{0} match lies in the bin. Once it is emptied nobody can bring it back.",
                         "{0} matches lie in the bin. Once it is emptied nobody can bring them back."),
                     {count}),
               Tone::caution,
               Offer{words(N_("&Empty the bin")), [this] {
                         const int gone = history_.empty_bin();
                         fill();
                         host_.tell(words(NN_("The bin is empty; {0} match is gone for good.",
                                              "The bin is empty; {0} matches are gone for good."),
                                          {gone}));
                     }});
}

}  // namespace gui
