#include "gui/pages/evening_panel.h"

#include <algorithm>

#include <wx/button.h>
#include <wx/stattext.h>

#include "app/match/evening.h"
#include "gui/host/listed.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/prose.h"
#include "gui/toolkit/words.h"

namespace gui {

EveningPanel::EveningPanel(wxWindow* parent, store::Database& database, std::string today)
    : database_(database), evenings_(database), today_(std::move(today)) {
    load(*this, parent, "evening_panel");
    flow(part<wxStaticText>(*this, "evening_words"));
    const bool writable = !database.read_only();
    const auto bind = [&](const char* name, auto act) {
        auto& button = part<wxButton>(*this, name);
        button.Enable(writable);
        button.Bind(wxEVT_BUTTON, [this, act](wxCommandEvent&) {
            act();
            on_change_();
        });
    };
    bind("join", [this] { evenings_.join(match_); });
    bind("part", [this] { evenings_.part(match_); });
    Hide();
}

bool EveningPanel::show(const std::string& match) {
    match_ = match;
    place_ = evenings_.of(match);
    const bool shared = place_.matches.size() > 1;
    const bool can_join = !place_.before && place_.closest;
    const bool changed = IsShown() != (shared || can_join);
    Show(shared || can_join);
    if (IsShown()) {
        const auto own = std::ranges::find(place_.matches, match);
        say(part<wxStaticText>(*this, "evening_words"),
            shared ? words(N_("Match {0} of {1} that evening."),
                           {static_cast<int>(own - place_.matches.begin()) + 1,
                            static_cast<int>(place_.matches.size())}) +
                         " " + words(app::in_words(app::wins_of(app::evening_of(database_, match))))
                   : said_of_closest());
        part<wxButton>(*this, "join").Show(can_join);
        part<wxButton>(*this, "part").Show(place_.before.has_value());
        Layout();
    }
    return changed;
}

wxString EveningPanel::said_of_closest() const {
    const auto closest = store::History(database_).find(*place_.closest);
    return closest ? words(N_("Within a day before it: {0}, {1}."),
                           {typed(title_of(*closest)), typed(day_of(*closest, today_))})
                   : wxString();
}

}  // namespace gui
