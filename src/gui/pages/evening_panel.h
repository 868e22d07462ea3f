#pragma once

#include <functional>
#include <string>

#include <wx/panel.h>

#include "store/matches/evenings.h"
#include "store/sqlite/database.h"

namespace gui {

/// The evening of a match: who won how often; there it is joined with the match before it, or parted from it.
class EveningPanel : public wxPanel {
public:
    /// `today`: `YYYY-MM-DD…`.
    EveningPanel(wxWindow* parent, store::Database& database, std::string today);

    void on_change(std::function<void()> callback) { on_change_ = std::move(callback); }
    /// Hides where nothing else was played that day. Answers whether it takes another room now.
    bool show(const std::string& match);

private:
    wxString said_of_closest() const;

    store::Database& database_;
    store::Evenings evenings_;
    std::string today_;
    std::string match_;
    store::Evenings::Place place_;
    std::function<void()> on_change_;
};

}  // namespace gui
