#pragma once

#include <wx/stattext.h>

namespace gui {

/// Puts words on a label, and makes room for as many lines as they take.
void say(wxStaticText& label, const wxString& words);
/// From now on the lines of a label or a button break anew whenever its width changes; once for each.
void flow(wxControl& label);
/// The same for a row of controls in a wrapping sizer: its height follows its width, once for each row.
void flow_row(wxWindow& row);
/// Now: what stands in the row is no longer the same.
void fit_row(wxWindow& row);

}  // namespace gui
