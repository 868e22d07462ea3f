#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>

#include <wx/gdicmn.h>

#include "gui/toolkit/copies.h"
#include "gui/toolkit/theme.h"

namespace gui {

/// Of the second window, for all at the table.
struct BoardLooks {
    std::optional<Appearance> appearance;  ///< nothing: as the first window
    std::string language;                  ///< empty: as the first window
    int display = -1;                      ///< where it lay last; -1: nowhere yet
    bool full_screen = true;
};

/// What the user chose for this machine; kept in a small file, not with the matches.
class Preferences {
public:
    /// Reads the file, if there is one.
    explicit Preferences(std::filesystem::path file);
    static std::filesystem::path usual_file();

    std::string language;  ///< empty: the system's
    Appearance appearance = Appearance::automatic;
    int percent = 100;
    wxSize window{1280, 800};
    BoardLooks board;
    Copies copies;
    std::map<std::string, std::string> clocks;        ///< by game: how it was timed last (app::written)
    bool clock_sounds = false;                        ///< when time is up
    std::map<std::string, std::string> arrangements;  ///< by game: how pieces stood, `PIECE=PLACE …`

    /// Writes the file. Where it cannot be written the choices last until the program ends.
    void keep() const;
    /// Puts the looks and the names of things on, for all windows of the program.
    void put_on() const;

private:
    std::filesystem::path file_;
};

}  // namespace gui
