#pragma once

#include <string_view>
#include <vector>

#include <wx/string.h>

#include "core/table.h"
#include "core/verdict.h"

namespace gui {

/// In the language in force.
wxString words(const core::Text& text);
wxString words(std::string_view id);
wxString words(std::string_view id, std::vector<core::Arg> args);
/// A short form of what a card, tile or piece shows: its letters and its value.
wxString letters(const core::Face& face);
wxString brief(const core::Face& face);
/// `illegal: ` and why.
wxString judged(const core::Verdict& verdict);
/// With a true minus sign, as wide as a plus.
wxString number(int points);
wxString joined(const std::vector<core::Text>& texts, const wxString& between);

/// UTF-8 in and out: the program's texts and the screen's. What is only looked at is shown as `core::shown`
/// says; what is typed into, or names a thing, is exact.
wxString shown(std::string_view utf8);
wxString exact(std::string_view utf8);
std::string typed(const wxString& text);
/// The same words where markup is read.
wxString in_markup(wxString text);

/// Chooses the language of all texts, those of forms too; empty: the system's.
void speak(std::string_view code);

/// What went wrong, as a sentence: the one place where exceptions become words. To be called while
/// one is being handled.
wxString what_went_wrong();

}  // namespace gui
