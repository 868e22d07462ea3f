#pragma once

#include <wx/string.h>

#include "store/history.h"

namespace gui {

/// A match of the list in words.
wxString title_of(const store::Listed& match);    ///< "Game · kitchen table"
wxString players_of(const store::Listed& match);  ///< "Anna 12, Ben 9"
wxString outcome_of(const store::Listed& match);  ///< "open", "Anna won"
wxString day_of(const store::Listed& match);

}  // namespace gui
