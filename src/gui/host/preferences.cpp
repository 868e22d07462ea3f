#include "gui/host/preferences.h"

#include <algorithm>
#include <vector>

#include <wx/fileconf.h>
#include <wx/log.h>
#include <wx/stdpaths.h>

#include "gui/toolkit/words.h"

namespace gui {

namespace {

constexpr int least_width = 700;
constexpr int least_height = 480;

std::vector<std::string> groups(wxFileConfig& config) {
    std::vector<std::string> all;
    wxString name;
    long place = 0;
    for (bool more = config.GetFirstGroup(name, place); more; more = config.GetNextGroup(name, place)) {
        all.push_back(typed(name));
    }
    return all;
}

Copies read_copies(wxFileConfig& config) {
    Copies copies;
    config.SetPath("/copy");
    for (const std::string& kind : groups(config)) {
        const std::string name = typed(config.Read(exact(kind) + "/name", wxString()));
        const Copy copy{is_kind_name(name) ? name : std::string(),
                        read_colour(typed(config.Read(exact(kind) + "/colour", wxString())))};
        if (is_kind(kind) && copy != Copy()) {
            copies.emplace(kind, copy);
        }
    }
    config.SetPath("/");
    return copies;
}

void write_copies(wxFileConfig& config, const Copies& copies) {
    config.DeleteGroup("/copy");
    for (const auto& [kind, copy] : copies) {
        const wxString key = "/copy/" + exact(kind);
        if (!copy.name.empty()) {
            config.Write(key + "/name", exact(copy.name));
        }
        if (copy.colour) {
            config.Write(key + "/colour", exact(hex(*copy.colour)));
        }
    }
}

Appearance appearance_of(long number) {
    return number == 1 ? Appearance::light : number == 2 ? Appearance::dark : Appearance::automatic;
}

BoardLooks read_board(wxFileConfig& config) {
    BoardLooks board;
    if (const long looks = config.ReadLong("/board/appearance", -1); looks > 0) {
        board.appearance = appearance_of(looks);
    }
    board.language = typed(config.Read("/board/language", wxString()));
    board.display = static_cast<int>(std::clamp(config.ReadLong("/board/display", -1), -1L, 99L));
    board.full_screen = config.ReadBool("/board/full_screen", true);
    return board;
}

void write_board(wxFileConfig& config, const BoardLooks& board) {
    config.Write("/board/appearance", board.appearance ? static_cast<long>(*board.appearance) : -1L);
    config.Write("/board/language", exact(board.language));
    config.Write("/board/display", static_cast<long>(board.display));
    config.Write("/board/full_screen", board.full_screen);
}

/// A value a game.
std::map<std::string, std::string> read_by_game(wxFileConfig& config, const char* group) {
    std::map<std::string, std::string> all;
    config.SetPath(group);
    wxString game;
    long place = 0;
    for (bool more = config.GetFirstEntry(game, place); more; more = config.GetNextEntry(game, place)) {
        all.emplace(typed(game), typed(config.Read(game, wxString())));
    }
    config.SetPath("/");
    return all;
}

void write_by_game(wxFileConfig& config, const wxString& group,
                   const std::map<std::string, std::string>& all) {
    for (const auto& [game, value] : all) {
        config.Write(group + "/" + exact(game), exact(value));
    }
}

}  // namespace

std::filesystem::path Preferences::usual_file() {
    wxStandardPaths& paths = wxStandardPaths::Get();
    paths.SetFileLayout(wxStandardPaths::FileLayout_XDG);
    return std::filesystem::path(typed(paths.GetUserConfigDir())) / "pfiff" / "pfiff.conf";
}

Preferences::Preferences(std::filesystem::path file) : file_(std::move(file)) {
    const wxLogNull quiet;
    wxFileConfig config("pfiff", "", exact(file_.string()), "", wxCONFIG_USE_LOCAL_FILE);
    config.SetExpandEnvVars(false);
    language = typed(config.Read("language", wxString()));
    appearance = appearance_of(config.ReadLong("appearance", 0));
    percent = static_cast<int>(std::clamp(config.ReadLong("text", 100), 100L, 200L));
    window.x = static_cast<int>(std::max<long>(config.ReadLong("width", window.x), least_width));
    window.y = static_cast<int>(std::max<long>(config.ReadLong("height", window.y), least_height));
    board = read_board(config);
    copies = read_copies(config);
    arrangements = read_by_game(config, "/arrangement");
    clocks = read_by_game(config, "/clock");
    clock_sounds = config.ReadBool("clock_sounds", false);
}

void Preferences::keep() const {
    const wxLogNull quiet;
    std::error_code ignored;
    std::filesystem::create_directories(file_.parent_path(), ignored);
    wxFileConfig config("pfiff", "", exact(file_.string()), "", wxCONFIG_USE_LOCAL_FILE);
    config.SetExpandEnvVars(false);
    config.Write("language", exact(language));
    config.Write("appearance", static_cast<long>(appearance));
    config.Write("text", static_cast<long>(percent));
    config.Write("width", static_cast<long>(window.x));
    config.Write("height", static_cast<long>(window.y));
    write_board(config, board);
    write_copies(config, copies);
    write_by_game(config, "/arrangement", arrangements);
    write_by_game(config, "/clock", clocks);
    config.Write("clock_sounds", clock_sounds);
    config.Flush();
}

void Preferences::put_on() const {
    wear(appearance, percent, copies);
    call_kinds(copies);
}

}  // namespace gui
