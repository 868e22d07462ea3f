#include "gui/history.h"

#include <algorithm>

#include <wx/button.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/tglbtn.h>

#include "app/library.h"
#include "gui/forms.h"
#include "gui/listed.h"
#include "gui/native.h"
#include "gui/theme.h"
#include "gui/today.h"
#include "gui/words.h"

namespace gui {

History::History(wxWindow* parent, Desk& desk) : desk_(desk), history_(desk.database()) {
    load(*this, parent, "history");
    list_ = place<wxDataViewListCtrl>(*this, "matches", wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                      wxDV_SINGLE | wxBORDER_NONE);
    const auto add = [this](std::string_view title, int width) {
        list_->AppendTextColumn(words(title), wxDATAVIEW_CELL_INERT, theme().px(width), wxALIGN_LEFT,
                                wxDATAVIEW_COL_RESIZABLE);
    };
    add(N_("Played"), 190);
    add(N_("Game"), 190);
    add(N_("Players"), 420);
    add(N_("Outcome"), 200);
    add(N_("Entries"), 90);
    native::pad_rows(*list_, theme().px(12));
    native::set_spoken_name(*list_, words(N_("Matches")));
    dress(part<wxButton>(*this, "review"), "primary");
    fill();
    part<wxTextCtrl>(*this, "search").Bind(wxEVT_TEXT, [this](wxCommandEvent&) { fill(); });
    part<wxToggleButton>(*this, "bin").Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent&) { fill(); });
    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { refresh_buttons(); });
    const auto look = [this](auto&) {
        if (const store::Listed* match = chosen(); match != nullptr && !in_bin()) {
            desk_.open_review(match->id);
        }
    };
    list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, look);
    part<wxButton>(*this, "review").Bind(wxEVT_BUTTON, look);
    part<wxButton>(*this, "table").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        desk_.open_table(chosen()->id);
    });
    part<wxButton>(*this, "again").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        desk_.open_new_match(app::same_again(desk_.database(), chosen()->id, today()));
    });
    part<wxButton>(*this, "delete").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { bin_chosen(); });
    part<wxButton>(*this, "restore").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { restore_chosen(); });
}

wxString History::heading() const {
    return words(N_("History"));
}

void History::focus_first() {
    part<wxTextCtrl>(*this, "search").SetFocus();
}

bool History::leave_step() {
    auto& search = part<wxTextCtrl>(*this, "search");
    if (search.IsEmpty()) {
        return false;
    }
    search.Clear();
    return true;
}

bool History::in_bin() const {
    return part<wxToggleButton>(*this, "bin").GetValue();
}

void History::fill() {
    const wxString wanted = part<wxTextCtrl>(*this, "search").GetValue().Lower().Strip(wxString::both);
    listed_ = history_.matches(in_bin());
    std::erase_if(listed_, [&](const store::Listed& match) {
        return match.binned != in_bin() || (!wanted.empty() && !all_words_of(match).Contains(wanted));
    });
    list_->DeleteAllItems();
    for (const store::Listed& match : listed_) {
        wxVector<wxVariant> row;
        for (const wxString& text : {day_of(match), title_of(match), players_of(match), outcome_of(match),
                                     wxString::Format("%d", match.entries)}) {
            row.push_back(text);
        }
        list_->AppendItem(row);
    }
    if (!listed_.empty()) {
        list_->SelectRow(0);
    }
    refresh_buttons();
}

void History::refresh_buttons() {
    const bool any = chosen() != nullptr;
    const bool writable = !desk_.database().read_only();
    for (const char* name : {"review", "table", "again"}) {
        part<wxButton>(*this, name)
            .Enable(any && !in_bin() && (writable || std::string_view(name) != "again"));
    }
    part<wxButton>(*this, "delete").Show(!in_bin());
    part<wxButton>(*this, "delete").Enable(any && writable);
    part<wxButton>(*this, "restore").Show(in_bin());
    part<wxButton>(*this, "restore").Enable(any && writable);
    part<wxPanel>(*this, "foot").Layout();
}

const store::Listed* History::chosen() const {
    const int row = list_->GetSelectedRow();
    return row >= 0 && row < shown_matches() ? &listed_[static_cast<std::size_t>(row)] : nullptr;
}

void History::choose(std::size_t row) {
    list_->SelectRow(static_cast<unsigned>(row));
    refresh_buttons();
}

void History::bin_chosen() {
    const store::Listed match = *chosen();
    history_.bin(match.id);
    fill();
    desk_.tell(words(N_("{0} lies in the bin now."), {typed(title_of(match))}), Tone::plain,
               Offer{words(N_("&Undo")), [this, id = match.id] {
                         history_.restore(id);
                         fill();
                     }});
}

void History::restore_chosen() {
    const store::Listed match = *chosen();
    history_.restore(match.id);
    fill();
    desk_.tell(words(N_("{0} is back in the history."), {typed(title_of(match))}));
}

}  // namespace gui
