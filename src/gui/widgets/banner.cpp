#include "gui/widgets/banner.h"

#include <wx/button.h>
#include <wx/stattext.h>

#include "gui/toolkit/forms.h"
#include "gui/toolkit/native.h"
#include "gui/toolkit/prose.h"

namespace gui {

Banner::Banner(wxWindow* parent) {
    load(*this, parent, "banner");
    flow(part<wxStaticText>(*this, "message"));
    dress(part<wxButton>(*this, "act"), "primary");
    dress(part<wxButton>(*this, "close"), "flat");
    native::leave_focus(part<wxButton>(*this, "act"));
    native::leave_focus(part<wxButton>(*this, "close"));
    part<wxButton>(*this, "close").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { put({}, Tone::plain, {}); });
    part<wxButton>(*this, "act").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        CallAfter([this, act = std::exchange(act_, nullptr)] {
            put({}, Tone::plain, {});
            if (act) {
                act();
            }
        });
    });
    Hide();
}

void Banner::put(const wxString& words, Tone tone, std::optional<Offer> offer) {
    for (const char* style : {"wash", "caution", "danger"}) {
        native::remove_style(*this, style);
    }
    dress(*this, tone == Tone::alarm ? "danger" : tone == Tone::caution ? "caution" : "wash");
    auto& act = part<wxButton>(*this, "act");
    act.Show(offer.has_value());
    if (offer) {
        act.SetLabel(offer->label);
        act_ = std::move(offer->act);
    }
    Show(!words.empty());
    GetParent()->Layout();
    say(part<wxStaticText>(*this, "message"), words);
    Layout();
}

wxString Banner::message() const {
    return IsShown() ? part<wxStaticText>(*this, "message").GetLabelText() : wxString();
}

}  // namespace gui
