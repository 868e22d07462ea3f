#include "gui/prose.h"

#include <wx/scrolwin.h>
#include <wx/sizer.h>

#include "gui/native.h"

namespace gui {

namespace {

constexpr int narrowest = 40;

void fit(wxStaticText& label) {
    const int width = label.GetSize().x;
    if (width < narrowest) {
        return;
    }
    const int height = label.GetLabel().empty() ? 0 : native::height_for_width(label, width);
    if (label.GetMinSize().y == height) {
        return;
    }
    label.SetMinSize(wxSize(narrowest, height));
    // The whole page may have to give way; layout from within a layout would be undone by it.
    wxWindow* const page = label.GetParent();
    page->CallAfter([page] {
        for (wxWindow* window = page; window != nullptr && !window->IsTopLevel();
             window = window->GetParent()) {
            if (window->GetSizer() != nullptr) {
                window->InvalidateBestSize();
                window->Layout();
                if (auto* const sheet = dynamic_cast<wxScrolledWindow*>(window)) {
                    sheet->FitInside();
                }
            }
        }
        if (wxWindow* const top = wxGetTopLevelParent(page)) {
            top->Layout();
        }
    });
}

}  // namespace

void say(wxStaticText& label, const wxString& words) {
    if (label.GetLabelText() != words) {
        label.SetLabelText(words);
        fit(label);
    }
}

void flow(wxStaticText& label) {
    label.SetMinSize(wxSize(narrowest, -1));
    label.Bind(wxEVT_SIZE, [&label](wxSizeEvent& event) {
        event.Skip();
        fit(label);
    });
}

}  // namespace gui
