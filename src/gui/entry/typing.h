#pragma once

#include <string>
#include <vector>

#include <wx/string.h>

#include "app/match/session.h"
#include "gui/entry/line.h"

/// What is typed while a line is in the making.
namespace gui {

/// The line that it makes: what was typed may go on from what was tapped.
std::string continued(const app::Session& session, const Line& line, const std::string& typed);
/// What may stand in place of the words so far.
std::vector<std::string> completions(const app::Session& session, const Line& line, const std::string& typed);
/// What it would be entered as, and how that would be ruled; empty where nothing was typed.
wxString meaning(const app::Session& session, const Line& line, const std::string& typed);

}  // namespace gui
