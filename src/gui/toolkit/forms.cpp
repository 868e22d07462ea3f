#include "gui/toolkit/forms.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <sstream>
#include <vector>

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

#include "gui/toolkit/theme.h"

/// Made by wxrc from forms/*.xrc.
extern void add_forms();

namespace gui {

namespace {

/// Fields to type in are as high as buttons. Panels leave their background to the style sheet: else each is
/// asked for it whenever something in it is painted.
void fit_out(wxWindow& window) {
    if (dynamic_cast<wxTextCtrl*>(&window) != nullptr) {
        window.SetMinSize(wxSize(theme().px(80), theme().px(44)));
    } else if (dynamic_cast<wxPanel*>(&window) != nullptr) {
        window.SetBackgroundStyle(wxBG_STYLE_SYSTEM);
    }
    for (wxWindow* child : window.GetChildren()) {
        fit_out(*child);
    }
}

std::vector<std::string> names_in(const std::string& styles) {
    std::istringstream words(styles);
    std::vector<std::string> names{std::istream_iterator<std::string>(words), {}};
    std::ranges::sort(names);
    return names;
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
    add_forms();
}

void load(wxPanel& panel, wxWindow* parent, const char* form) {
    // Each is read when it is first needed: all of them would cost the first window its time.
    static std::set<std::string> read;
    wxXmlResource& forms = *wxXmlResource::Get();
    if (read.insert(form).second) {
        forms.Load(wxString("memory:XRC_resource/forms.cpp$") + form + ".xrc");
    }
    const bool loaded = forms.LoadPanel(&panel, parent, form);
    wxASSERT_MSG(loaded, form);
    wxUnusedVar(loaded);
    fit_out(panel);
}

void snug(wxWindow& button) {
    const wxSize words = button.GetTextExtent(wxControl::RemoveMnemonics(button.GetLabel()));
    button.SetMinSize(wxSize(std::max(button.GetBestSize().x, words.x) + theme().px(22), theme().px(38)));
}

void dress(wxWindow& window, const std::string& styles) {
    native::change_styles(window, {}, names_in(styles));
    native::work_out_style(window);
}

void restyle(wxWindow& window, const std::string& before, const std::string& after) {
    const std::vector<std::string> old = names_in(before);
    const std::vector<std::string> now = names_in(after);
    std::vector<std::string> gone;
    std::vector<std::string> come;
    std::ranges::set_difference(old, now, std::back_inserter(gone));
    std::ranges::set_difference(now, old, std::back_inserter(come));
    native::change_styles(window, gone, come);
}

}  // namespace gui
