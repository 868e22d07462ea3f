#include "gui/toolkit/saving.h"

#include <algorithm>

#include <wx/dirdlg.h>
#include <wx/filedlg.h>

#include "core/text/failure.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

bool has_one_of(const std::filesystem::path& file, const std::vector<std::string>& endings) {
    const wxString own = exact(file.extension().string()).Lower();
    return std::ranges::any_of(endings, [&](const std::string& ending) { return own == exact(ending); });
}

}  // namespace

std::filesystem::path with_ending(std::filesystem::path file, const Saved& saved, int chosen) {
    if (has_one_of(file, saved.endings)) {
        return file;
    }
    const int last = static_cast<int>(saved.endings.size()) - 1;
    file += saved.endings[static_cast<std::size_t>(std::clamp(chosen, 0, last))];
    // Nobody was asked about the file of that name.
    if (saved.replaces && std::filesystem::exists(file)) {
        throw core::Failure(
            {N_("{0} is there already and holds something else; choose another name."), {file.string()}});
    }
    return file;
}

std::filesystem::path asked_for_file(wxWindow& parent, const Saved& saved) {
    wxString kinds;
    for (const std::string& ending : saved.endings) {
        kinds += (kinds.empty() ? "" : "|") + ("*" + exact(ending)) + "|*" + exact(ending);
    }
    wxFileDialog dialog(wxGetTopLevelParent(&parent), saved.title, {},
                        exact(saved.name + saved.endings.front()), kinds,
                        saved.replaces ? wxFD_SAVE | wxFD_OVERWRITE_PROMPT : wxFD_SAVE);
    if (dialog.ShowModal() != wxID_OK) {
        return {};
    }
    return with_ending(typed(dialog.GetPath()), saved, dialog.GetFilterIndex());
}

std::filesystem::path asked_for_folder(wxWindow& parent, const wxString& title) {
    wxDirDialog dialog(wxGetTopLevelParent(&parent), title);
    return dialog.ShowModal() == wxID_OK ? typed(dialog.GetPath()) : std::string();
}

}  // namespace gui
