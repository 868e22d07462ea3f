#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include <wx/window.h>

namespace gui {

/// A file to be saved: its name without an ending, and the endings it may have, like `.svg`.
struct Saved {
    wxString title;
    std::string name;
    std::vector<std::string> endings;
    bool replaces = false;  ///< a file that is there, after a question
};
/// The name with the chosen one of the endings, if it has none of them. Fails where that names a file that
/// would be replaced, which nobody was asked about.
std::filesystem::path with_ending(std::filesystem::path file, const Saved& saved, int chosen);
/// Where the user wants it, with an ending; or nothing.
std::filesystem::path asked_for_file(wxWindow& parent, const Saved& saved);
/// A folder that the user names; or nothing.
std::filesystem::path asked_for_folder(wxWindow& parent, const wxString& title);

}  // namespace gui
