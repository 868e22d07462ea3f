#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

#include <wx/sckipc.h>

/// What a Pfiff says to another one of the same user that has the same database open.
namespace gui {

using Records = std::vector<std::filesystem::path>;

/// Listens as long as it lives. `asked` is called in the window's own time.
class Listening : public wxTCPServer {
public:
    Listening(const std::filesystem::path& database, std::function<void(const Records&)> asked);

private:
    wxConnectionBase* OnAcceptConnection(const wxString& topic) override;

    std::function<void(const Records&)> asked_;
};

/// Asks the other one to take these records in; answers whether there is one that listens.
bool hand_over(const std::filesystem::path& database, const Records& records);

}  // namespace gui
