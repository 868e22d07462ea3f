#pragma once

#include <string>
#include <utility>

#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/xrc/xmlres.h>

#include "gui/toolkit/native.h"

namespace gui {

/// Makes the forms known; once, before the first is loaded.
void prepare_forms();

/// Makes the panel, which is not created yet, after the form of that name.
void load(wxPanel& panel, wxWindow* parent, const char* form);

/// A part of a form by its name; a form without it is a bug.
template <class Window>
Window& part(const wxWindow& form, const char* name) {
    auto* found = dynamic_cast<Window*>(form.FindWindow(wxXmlResource::GetXRCID(name)));
    wxASSERT_MSG(found != nullptr, name);
    return *found;
}

/// Puts a control of our own where the form has an empty panel of that name; answers the control.
template <class Control, class... Args>
Control* place(wxWindow& form, const char* name, Args&&... args) {
    auto& holder = part<wxPanel>(form, name);
    auto* control = new Control(holder.GetParent(), std::forward<Args>(args)...);
    holder.GetContainingSizer()->Replace(&holder, control);
    control->MoveAfterInTabOrder(&holder);
    holder.Destroy();
    return control;
}

/// A small button is as wide as its words with a little room beside them.
void snug(wxWindow& button);
/// Names for the style sheet, several in one string.
void dress(wxWindow& window, const std::string& styles);
/// Other names in place of those given before; its size is not asked for.
void restyle(wxWindow& window, const std::string& before, const std::string& after);

}  // namespace gui
