#include "gui/forms.h"

#include <algorithm>
#include <sstream>

#include <wx/control.h>
#include <wx/textctrl.h>
#include <wx/xrc/xh_bttn.h>
#include <wx/xrc/xh_chckb.h>
#include <wx/xrc/xh_choic.h>
#include <wx/xrc/xh_clrpicker.h>
#include <wx/xrc/xh_collpane.h>
#include <wx/xrc/xh_panel.h>
#include <wx/xrc/xh_scwin.h>
#include <wx/xrc/xh_sizer.h>
#include <wx/xrc/xh_slidr.h>
#include <wx/xrc/xh_srchctrl.h>
#include <wx/xrc/xh_stlin.h>
#include <wx/xrc/xh_sttxt.h>
#include <wx/xrc/xh_text.h>
#include <wx/xrc/xh_tglbtn.h>

#include "gui/theme.h"

/// Made by wxrc from forms/*.xrc.
extern void load_forms();

namespace gui {

namespace {

/// Fields to type in are as high as buttons.
void enlarge_fields(wxWindow& window) {
    for (wxWindow* child : window.GetChildren()) {
        if (dynamic_cast<wxTextCtrl*>(child) != nullptr) {
            child->SetMinSize(wxSize(theme().px(80), theme().px(44)));
        }
        enlarge_fields(*child);
    }
}

}  // namespace

void prepare_forms() {
    wxXmlResource& forms = *wxXmlResource::Get();
    forms.SetFlags(wxXRC_USE_LOCALE);
    // Only what the forms use: all handlers there are would cost the first window its time.
    forms.AddHandler(new wxButtonXmlHandler);
    forms.AddHandler(new wxCheckBoxXmlHandler);
    forms.AddHandler(new wxChoiceXmlHandler);
    forms.AddHandler(new wxColourPickerCtrlXmlHandler);
    forms.AddHandler(new wxCollapsiblePaneXmlHandler);
    forms.AddHandler(new wxPanelXmlHandler);
    forms.AddHandler(new wxScrolledWindowXmlHandler);
    forms.AddHandler(new wxSizerXmlHandler);
    forms.AddHandler(new wxSearchCtrlXmlHandler);
    forms.AddHandler(new wxSliderXmlHandler);
    forms.AddHandler(new wxStaticLineXmlHandler);
    forms.AddHandler(new wxStaticTextXmlHandler);
    forms.AddHandler(new wxTextCtrlXmlHandler);
    forms.AddHandler(new wxToggleButtonXmlHandler);
    load_forms();
}

void load(wxPanel& panel, wxWindow* parent, const char* form) {
    const bool loaded = wxXmlResource::Get()->LoadPanel(&panel, parent, form);
    wxASSERT_MSG(loaded, form);
    wxUnusedVar(loaded);
    enlarge_fields(panel);
}

void snug(wxWindow& button) {
    const wxSize words = button.GetTextExtent(wxControl::RemoveMnemonics(button.GetLabel()));
    button.SetMinSize(wxSize(std::max(button.GetBestSize().x, words.x) + theme().px(22), theme().px(38)));
}

void dress(wxWindow& window, const std::string& styles) {
    std::istringstream names(styles);
    for (std::string name; names >> name;) {
        native::add_style(window, name);
    }
}

void restyle(wxWindow& window, const std::string& before, const std::string& after) {
    if (before == after) {
        return;
    }
    std::istringstream names(before);
    for (std::string name; names >> name;) {
        native::remove_style(window, name);
    }
    dress(window, after);
}

}  // namespace gui
