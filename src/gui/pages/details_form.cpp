#include "gui/pages/details_form.h"

#include <wx/button.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "gui/toolkit/forms.h"
#include "gui/toolkit/words.h"
#include "gui/widgets/calendar_button.h"

namespace gui {

DetailsForm::DetailsForm(wxWindow* parent) {
    load(*this, parent, "details_form");
    dress(*this, "sheet");
    dress(part<wxButton>(*this, "keep"), "primary");
    dress(part<wxStaticText>(*this, "wrong"), "alarm");
    part<wxButton>(*this, "keep").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { keep(); });
    part<wxButton>(*this, "leave").Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { callbacks_.leave(); });
    add_calendar(part<wxTextCtrl>(*this, "date"));
    for (const char* name : {"title", "venue", "date", "note"}) {
        auto& text = part<wxTextCtrl>(*this, name);
        text.SetWindowStyleFlag(text.GetWindowStyleFlag() | wxTE_PROCESS_ENTER);
        text.Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { keep(); });
    }
}

void DetailsForm::show(const store::Details& details) {
    part<wxTextCtrl>(*this, "title").ChangeValue(exact(details.title));
    part<wxTextCtrl>(*this, "venue").ChangeValue(exact(details.venue));
    part<wxTextCtrl>(*this, "date").ChangeValue(exact(details.date));
    part<wxTextCtrl>(*this, "note").ChangeValue(exact(details.note));
    part<wxStaticText>(*this, "wrong").Hide();
    part<wxTextCtrl>(*this, "title").SetFocus();
}

void DetailsForm::keep() {
    const auto text = [&](const char* name) {
        return typed(part<wxTextCtrl>(*this, name).GetValue().Strip(wxString::both));
    };
    store::Details details{text("title"), text("venue"), text("date"), text("note")};
    std::ranges::replace(details.date, ' ', 'T');
    try {
        callbacks_.keep(details);
    } catch (...) {
        auto& wrong = part<wxStaticText>(*this, "wrong");
        wrong.SetLabelText(what_went_wrong());
        wrong.Show();
        GetParent()->Layout();
    }
}

}  // namespace gui
