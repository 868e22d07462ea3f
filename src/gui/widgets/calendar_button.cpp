#include "gui/widgets/calendar_button.h"

#include <functional>
#include <utility>

#include <wx/button.h>
#include <wx/calctrl.h>
#include <wx/popupwin.h>
#include <wx/sizer.h>

#include "core/header.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/icons.h"
#include "gui/toolkit/native.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"
#include "store/sqlite/days.h"

namespace gui {

namespace {

const wxString day_format = "%Y-%m-%d";

/// Below the button, until a day is picked or something else is clicked.
class CalendarPopup : public wxPopupTransientWindow {
public:
    CalendarPopup(wxWindow& button, const wxDateTime& day, std::function<void(const wxDateTime&)> picked)
        : wxPopupTransientWindow(&button, wxBORDER_SIMPLE),
          calendar_(new wxCalendarCtrl(this, wxID_ANY, day, wxDefaultPosition, wxDefaultSize,
                                       wxCAL_MONDAY_FIRST | wxCAL_SHOW_HOLIDAYS)),
          month_(day) {
        // The day that is shown first is chosen already: that it is clicked is told to nobody.
        auto* take = new wxButton(this, wxID_ANY, words(N_("Take this day")));
        auto* sizer = new wxBoxSizer(wxVERTICAL);
        sizer->Add(calendar_, wxSizerFlags(1).Expand());
        sizer->Add(take, wxSizerFlags().Expand());
        SetSizerAndFit(sizer);
        const auto pick = [this, picked = std::move(picked)] {
            picked(calendar_->GetDate());
            CallAfter([this] { DismissAndNotify(); });
        };
        take->Bind(wxEVT_BUTTON, [pick](wxCommandEvent&) { pick(); });
        // Going to another month chooses a day there, too, which nobody has picked.
        calendar_->Bind(wxEVT_CALENDAR_SEL_CHANGED, [this, pick](wxCalendarEvent&) {
            const wxDateTime chosen = calendar_->GetDate();
            if (chosen.GetMonth() == month_.GetMonth() && chosen.GetYear() == month_.GetYear()) {
                pick();
            }
            month_ = chosen;
        });
        Position(button.ClientToScreen(wxPoint(0, 0)), button.GetSize());
    }

private:
    void OnDismiss() override { Destroy(); }

    wxCalendarCtrl* calendar_;
    wxDateTime month_;
};

wxDateTime day_in(const wxString& text) {
    wxDateTime day;
    wxString::const_iterator end;
    return day.ParseFormat(text, day_format, &end) ? day : wxDateTime::Today();
}

}  // namespace

void add_calendar(wxTextCtrl& field) {
    auto* button =
        new wxButton(field.GetParent(), wxID_ANY, {}, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    button->SetBitmap(icon(Icon::calendar, theme().text, 16));
    dress(*button, "flat");
    const wxString tip = words(N_("Pick a day from the calendar"));
    button->SetToolTip(tip);
    native::set_spoken_name(*button, tip);
    button->MoveAfterInTabOrder(&field);
    auto* both = new wxBoxSizer(wxHORIZONTAL);
    wxSizer& around = *field.GetContainingSizer();
    std::size_t place = 0;
    while (around.GetItem(place)->GetWindow() != &field) {
        ++place;
    }
    const wxSizerItem& item = *around.GetItem(place);
    const auto flags =
        wxSizerFlags(item.GetProportion()).Border(item.GetFlag() & wxALL, item.GetBorder()).Expand();
    around.Detach(&field);
    around.Insert(place, both, flags);
    both->Add(&field, wxSizerFlags(1).Expand());
    both->Add(button, wxSizerFlags().Expand().Border(wxLEFT, theme().px(4)));
    button->Bind(wxEVT_BUTTON, [button, &field](wxCommandEvent&) {
        auto* popup = new CalendarPopup(*button, day_in(field.GetValue()), [&field](const wxDateTime& day) {
            const wxString before = field.GetValue();
            const bool has_time = core::is_date(typed(before));
            field.SetValue(day.Format(day_format) +
                           (has_time ? before.Mid(store::letters_of_a_day) : wxString()));
        });
        popup->Popup();
    });
}

}  // namespace gui
