#pragma once

#include <functional>

#include <wx/panel.h>

#include "store/matches/history.h"

namespace gui {

/// Title, place, day and note of a match, as they are said afterwards.
class DetailsForm : public wxPanel {
public:
    explicit DetailsForm(wxWindow* parent);

    struct Told {
        std::function<void(const store::Details&)> keep;  ///< throws where it cannot be so
        std::function<void()> leave;
    };
    void tell(Told told) { told_ = std::move(told); }
    void show(const store::Details& details);

private:
    void keep();

    Told told_;
};

}  // namespace gui
