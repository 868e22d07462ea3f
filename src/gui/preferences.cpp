#include "gui/preferences.h"

#include <algorithm>

#include <wx/fileconf.h>
#include <wx/log.h>
#include <wx/stdpaths.h>

#include "gui/words.h"

namespace gui {

namespace {

constexpr int least_width = 480;
constexpr int least_height = 480;

}  // namespace

std::filesystem::path Preferences::usual_file() {
    wxStandardPaths& paths = wxStandardPaths::Get();
    paths.SetFileLayout(wxStandardPaths::FileLayout_XDG);
    return std::filesystem::path(typed(paths.GetUserConfigDir())) / "pfiff" / "pfiff.conf";
}

Preferences::Preferences(std::filesystem::path file) : file_(std::move(file)) {
    const wxLogNull quiet;
    wxFileConfig config("pfiff", "", shown(file_.string()), "", wxCONFIG_USE_LOCAL_FILE);
    language = typed(config.Read("language", wxString()));
    const long looks = config.ReadLong("appearance", 0);
    appearance = looks == 1 ? Appearance::light : looks == 2 ? Appearance::dark : Appearance::automatic;
    percent = static_cast<int>(std::clamp(config.ReadLong("text", 100), 100L, 200L));
    window.x = static_cast<int>(std::max<long>(config.ReadLong("width", window.x), least_width));
    window.y = static_cast<int>(std::max<long>(config.ReadLong("height", window.y), least_height));
}

void Preferences::keep() const {
    const wxLogNull quiet;
    std::error_code ignored;
    std::filesystem::create_directories(file_.parent_path(), ignored);
    wxFileConfig config("pfiff", "", shown(file_.string()), "", wxCONFIG_USE_LOCAL_FILE);
    config.Write("language", shown(language));
    config.Write("appearance", static_cast<long>(appearance));
    config.Write("text", static_cast<long>(percent));
    config.Write("width", static_cast<long>(window.x));
    config.Write("height", static_cast<long>(window.y));
    config.Flush();
}

}  // namespace gui
