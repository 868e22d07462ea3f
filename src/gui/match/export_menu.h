#pragma once

#include <string>

#include <wx/window.h>

#include "gui/host/page_host.h"
#include "store/statistics/match_query.h"

namespace gui {

/// The menu of all that others can read: of one match (empty: none is chosen), and of the whole history.
void export_menu(wxWindow& button, PageHost& host, const std::string& match);

/// Asks for a folder and saves what the filter lets through as tables: players, and figures of the games.
void save_statistics(wxWindow& parent, PageHost& host, const store::MatchQuery& filter);

/// Asks for files or folders of records and takes them in, file by file. Answers whether anything may have
/// changed.
bool import_chosen_files(wxWindow& parent, PageHost& host);

}  // namespace gui
