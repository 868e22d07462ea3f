#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include <wx/choice.h>
#include <wx/combobox.h>
#include <wx/dataview.h>
#include <wx/toplevel.h>
#include <wx/window.h>

#include "gui/toolkit/taps.h"

/// What the toolkit under wxWidgets must be told directly: style sheets, and names for screen readers.
namespace gui::native {

/// Whether the desktop prefers dark windows.
bool system_is_dark();
/// Puts a style sheet on all windows, and the text size in per cent of the desktop's.
void dress(const std::string& stylesheet, bool dark, int percent);
/// Gives a window names that the style sheet knows, after taking others away.
void change_styles(wxWindow& window, const std::vector<std::string>& gone,
                   const std::vector<std::string>& come);
/// Styles are worked out when a window is next drawn: this does it before, where its size is asked for.
void work_out_style(wxWindow& window);
void add_style(wxWindow& window, const std::string& name);
void remove_style(wxWindow& window, const std::string& name);
/// How high the window's words are when they are broken into lines of that width.
int height_for_width(wxWindow& window, int width);
/// Room above and below the words of each row, which end in dots where they are cut; after the columns are
/// there.
void pad_rows(wxDataViewCtrl& list, int pixels);
/// Its scroll bars are seen whenever there is more than fits, not only under the pointer.
void keep_scroll_bars(wxDataViewCtrl& list);
/// The Tab key comes to the box once, not to its arrow too; the arrow keys open it.
void make_one_stop(wxComboBox& box);
/// The words of the box end in dots where it is narrower than they are.
void let_shrink(wxChoice& box);
/// A click on it leaves the keyboard where it is.
void leave_focus(wxWindow& button);
/// Whether a key that the window is sent reaches one of its controls.
bool hears_keys(wxWindow& top);
/// Whether a list or a menu lies open, which keys are for.
bool has_popup();
/// The list of suggestions below a field goes, or does not come.
void close_suggestions(wxWindow& field);
/// Presses and touches anywhere in the window come here first, and go no further if they do not count.
void watch_taps(wxWindow& top, Taps& taps);
/// What a screen reader says of the window.
void set_spoken_name(wxWindow& window, const wxString& name);

/// Shows the window above all others, also if it was made small; where the desktop does not let it, it asks
/// for attention.
void bring_to_front(wxTopLevelWindow& window);

/// Where programs of this user, and nobody else's, find each other.
std::filesystem::path runtime_folder();

}  // namespace gui::native
