#pragma once

#include <functional>

#include <wx/panel.h>

#include "store/matches/history.h"

namespace gui {

/// Title, place, day and note of a match, as they are said afterwards.
class DetailsForm : public wxPanel {
public:
    explicit DetailsForm(wxWindow* parent);

    struct Callbacks {
        std::function<void(const store::Details&)> keep;  ///< throws where it cannot be so
        std::function<void()> leave;
    };
    void set_callbacks(Callbacks callbacks) { callbacks_ = std::move(callbacks); }
    void show(const store::Details& details);

private:
    void keep();

    Callbacks callbacks_;
};

}  // namespace gui
