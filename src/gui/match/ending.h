#pragma once

#include <functional>

#include <wx/panel.h>

#include "app/editor/match_view.h"

class wxButton;

namespace gui {

/// Stands where entries are asked for while the match is open: who won and why, and what to do next.
class Ending : public wxPanel {
public:
    explicit Ending(wxWindow* parent);

    struct Callbacks {
        std::function<void()> look_through;
        std::function<void()> again;
        std::function<void()> change_roles;
        std::function<void()> print;
        std::function<void(wxWindow& button)> export_it;
        std::function<void()> correct;  ///< entries are asked for all the same
    };
    void set_callbacks(const Callbacks& callbacks);

    void put(const app::Ending& ending);
    void focus_first();
};

}  // namespace gui
