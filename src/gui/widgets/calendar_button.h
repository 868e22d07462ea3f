#pragma once

#include <wx/textctrl.h>

namespace gui {

/// Puts a button beside the field, whose calendar writes a day into it (`YYYY-MM-DD`). A time of day that
/// stands there stays.
void add_calendar(wxTextCtrl& field);

}  // namespace gui
