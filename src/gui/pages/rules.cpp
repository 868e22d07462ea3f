#include "gui/pages/rules.h"

#include <algorithm>

#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "games/catalog.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/native.h"
#include "gui/toolkit/prose.h"
#include "gui/toolkit/resized.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

constexpr int least_title = 200;
constexpr int game_width = 120;

}  // namespace

Rules::Rules(wxWindow* parent, std::string_view rule) {
    load(*this, parent, "rules");
    list_ = place<wxDataViewListCtrl>(*this, "list", wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                      wxDV_SINGLE | wxDV_NO_HEADER | wxBORDER_NONE);
    list_->AppendTextColumn("", wxDATAVIEW_CELL_INERT, theme().px(least_title));
    list_->AppendTextColumn("", wxDATAVIEW_CELL_INERT, theme().px(game_width));
    after_resize(*list_, [this] {
        const int room = list_->GetSize().x - theme().px(game_width) - theme().px(28);
        list_->GetColumn(0)->SetWidth(std::max(theme().px(least_title), room));
    });
    native::pad_rows(*list_, theme().px(10));
    native::set_spoken_name(*list_, words(N_("Rules")));
    dress(part<wxPanel>(*this, "card"), "sheet");
    dress(part<wxStaticText>(*this, "game"), "quiet");
    dress(part<wxStaticText>(*this, "title"), "title");
    dress(part<wxStaticText>(*this, "edition"), "quiet");
    dress(part<wxStaticText>(*this, "id"), "quiet small");
    flow(part<wxStaticText>(*this, "title"));
    flow(part<wxStaticText>(*this, "text"));
    flow(part<wxStaticText>(*this, "edition"));
    for (const core::Game* game : games::catalog()) {
        for (const core::Rule& each : game->rulebook) {
            all_.push_back({&each, game->info->title});
        }
    }
    for (const core::Rule& each : core::core_rulebook()) {
        all_.push_back({&each, {}});
    }
    fill();
    choose(rule);
    part<wxTextCtrl>(*this, "search").Bind(wxEVT_TEXT, [this](wxCommandEvent&) { fill(); });
    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) {
        const int row = list_->GetSelectedRow();
        if (row >= 0 && row < shown_rules()) {
            put(listed_[static_cast<std::size_t>(row)]);
        }
    });
}

wxString Rules::heading() const {
    return words(N_("Rules"));
}

void Rules::focus_first() {
    part<wxTextCtrl>(*this, "search").SetFocus();
}

bool Rules::leave_step() {
    auto& search = part<wxTextCtrl>(*this, "search");
    if (search.IsEmpty()) {
        return false;
    }
    search.Clear();
    return true;
}

wxString Rules::shown_title() const {
    return part<wxStaticText>(*this, "title").GetLabelText();
}

void Rules::fill() {
    const wxString wanted = part<wxTextCtrl>(*this, "search").GetValue().Lower().Strip(wxString::both);
    listed_.clear();
    list_->DeleteAllItems();
    for (const Known& known : all_) {
        const wxString all = shown(known.rule->id) + " " + words(known.rule->title) + " " +
                             words(known.rule->text) + " " + shown(known.game);
        if (!wanted.empty() && !all.Lower().Contains(wanted)) {
            continue;
        }
        listed_.push_back(known);
        wxVector<wxVariant> row;
        row.push_back(words(known.rule->title));
        row.push_back(known.game.empty() ? words(N_("every game")) : shown(known.game));
        list_->AppendItem(row);
    }
    if (listed_.empty()) {
        put_nothing();
    } else {
        list_->SelectRow(0);
        put(listed_.front());
    }
}

/// The rule that was read before is not what was searched for.
void Rules::put_nothing() {
    say(part<wxStaticText>(*this, "title"), words(N_("No rule is like that.")));
    for (const char* name : {"text", "edition"}) {
        say(part<wxStaticText>(*this, name), {});
    }
    for (const char* name : {"game", "id"}) {
        part<wxStaticText>(*this, name).SetLabelText({});
    }
    part<wxPanel>(*this, "card").Layout();
}

void Rules::choose(std::string_view rule) {
    const auto found = std::ranges::find_if(listed_, [&](const Known& known) {
        return known.rule->id == rule || (rule.ends_with('/') && known.rule->id.starts_with(rule));
    });
    if (found != listed_.end()) {
        const auto row = static_cast<unsigned>(found - listed_.begin());
        list_->SelectRow(row);
        list_->EnsureVisible(list_->RowToItem(static_cast<int>(row)));
        put(*found);
    }
}

void Rules::put(const Known& known) {
    part<wxStaticText>(*this, "game")
        .SetLabelText(known.game.empty() ? words(N_("every game")) : shown(known.game));
    say(part<wxStaticText>(*this, "title"), words(known.rule->title));
    say(part<wxStaticText>(*this, "text"), words(known.rule->text));
    say(part<wxStaticText>(*this, "edition"), words(games::basis(*known.rule)));
    part<wxStaticText>(*this, "id").SetLabelText(shown(known.rule->id));
    part<wxPanel>(*this, "card").Layout();
}

}  // namespace gui
