#pragma once

#include <functional>
#include <optional>
#include <string>

#include <wx/panel.h>

#include "app/match/ruling.h"

namespace gui {

/// What the referee says about an entry, with the answers that there are, and the rule in words.
class Ruling : public wxPanel {
public:
    explicit Ruling(wxWindow* parent);

    struct Callbacks {
        std::function<void(std::optional<app::Answer>)> answered;  ///< nothing: it was read
        std::function<void(std::string_view rule)> look_up;
    };
    void set_callbacks(Callbacks callbacks) { callbacks_ = std::move(callbacks); }

    void put(const app::Ruling& ruling);
    wxString sentence() const;

private:
    Callbacks callbacks_;
    app::Ruling ruling_;
    std::string style_;
};

}  // namespace gui
