#pragma once

#include <wx/string.h>

#include "core/scores.h"
#include "store/matches/history.h"

namespace gui {

/// A match of the list in words.
wxString game_of(const store::Listed& match);
wxString title_of(const store::Listed& match);    ///< "Game · kitchen table"
wxString names_of(const store::Listed& match);    ///< "Anna and Ben"
wxString players_of(const store::Listed& match);  ///< "Anna 12, Ben 9"
wxString outcome_of(const store::Listed& match);  ///< "open", "Anna won"
/// `today`: `YYYY-MM-DD…`; of that day and the one before it says so.
wxString day_of(const store::Listed& match, std::string_view today);

/// Of a match that is finished: "Anna won", "Anna and Ben shared the win".
wxString outcome_of(const core::Scores& scores);

}  // namespace gui
