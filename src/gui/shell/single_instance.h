#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <wx/sckipc.h>

/// What a Pfiff says to another one of the same user that has the same database open.
namespace gui {

/// What the second one was started for; without anything the window of the first comes to the front.
struct Errand {
    std::vector<std::filesystem::path> records;
    std::string match{};  ///< to open, by its id
    bool board = false;   ///< the window for all at the table is to be opened

    bool operator==(const Errand&) const = default;
};

/// Listens as long as it lives. `asked` is called in the window's own time.
class Listening : public wxTCPServer {
public:
    Listening(const std::filesystem::path& database, std::function<void(const Errand&)> asked);

private:
    wxConnectionBase* OnAcceptConnection(const wxString& topic) override;

    std::function<void(const Errand&)> asked_;
};

/// Asks the other one to do so; answers whether there is one that listens.
bool hand_over(const std::filesystem::path& database, const Errand& errand);

}  // namespace gui
