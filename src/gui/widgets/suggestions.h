#pragma once

#include <functional>

#include <wx/window.h>

namespace gui {

/// Enter and Tab of a field that suggests words belong to the field while suggestions are shown, too; but
/// Enter takes one that the arrow keys led to. (GTK's list of suggestions keeps both keys, and wxGTK before
/// 3.2.5 forgets that a box wants Enter.)
void hear_keys(wxWindow& field, std::function<void()> entered);

}  // namespace gui
