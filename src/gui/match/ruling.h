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

    struct Told {
        std::function<void(std::optional<app::Answer>)> answered;  ///< nothing: it was read
        std::function<void(std::string_view rule)> look_up;
    };
    void tell(Told told) { told_ = std::move(told); }

    void put(const app::Ruling& ruling);
    wxString sentence() const;

private:
    Told told_;
    app::Ruling ruling_;
    std::string style_;
};

}  // namespace gui
