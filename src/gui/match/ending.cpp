#include "gui/match/ending.h"

#include <wx/button.h>
#include <wx/stattext.h>

#include "gui/host/listed.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/prose.h"
#include "gui/toolkit/words.h"

namespace gui {

Ending::Ending(wxWindow* parent) {
    load(*this, parent, "ending");
    dress(*this, "wash");
    dress(part<wxStaticText>(*this, "outcome"), "winner");
    dress(part<wxButton>(*this, "look_through"), "primary");
    dress(part<wxButton>(*this, "correct"), "flat");
    for (const char* words : {"outcome", "reasons"}) {
        flow(part<wxStaticText>(*this, words));
    }
}

void Ending::set_callbacks(const Callbacks& callbacks) {
    const auto bind = [this](const char* name, const std::function<void()>& act) {
        part<wxButton>(*this, name).Bind(wxEVT_BUTTON, [act](wxCommandEvent&) { act(); });
    };
    bind("look_through", callbacks.look_through);
    bind("again", callbacks.again);
    bind("change_roles", callbacks.change_roles);
    bind("print", callbacks.print);
    bind("export", [this, act = callbacks.export_it] { act(part<wxButton>(*this, "export")); });
    bind("correct", callbacks.correct);
}

void Ending::put(const app::Ending& ending) {
    say(part<wxStaticText>(*this, "outcome"), outcome_of(ending.scores));
    say(part<wxStaticText>(*this, "reasons"), joined(ending.scores.why, "\n"));
    part<wxButton>(*this, "again").Enable(ending.may_write);
    part<wxButton>(*this, "change_roles").Show(ending.may_change_roles);
    part<wxButton>(*this, "correct").Show(ending.may_write);
    Layout();
}

void Ending::focus_first() {
    part<wxButton>(*this, "look_through").SetFocus();
}

}  // namespace gui
