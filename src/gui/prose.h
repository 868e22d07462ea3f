#pragma once

#include <wx/stattext.h>

namespace gui {

/// Puts words on a label, and makes room for as many lines as they take.
void say(wxStaticText& label, const wxString& words);
/// From now on the label's lines break anew whenever its width changes; once for each label.
void flow(wxStaticText& label);

}  // namespace gui
