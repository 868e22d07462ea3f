#pragma once

#include <wx/string.h>

#include "store/statistics.h"

namespace gui {

/// Numbers as the language in force writes them.
wxString decimal(double number, int digits);
/// `42 %`; with `≈` before it if it rests on few matches.
wxString percent(double part, int matches);
/// `3`, `3.5`: wins may be shared.
wxString wins(double number);
/// `27.6 ± 4.1`: twice the uncertainty, so that it is probably true.
wxString rating(const core::Rating& rating);

}  // namespace gui
