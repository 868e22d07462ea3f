#include "gui/host/page.h"

#include <wx/scrolwin.h>
#include <wx/sizer.h>

#include "app/editor/board_view.h"

namespace gui {

std::optional<app::BoardView> Page::board() const {
    return std::nullopt;
}

int Page::least_height() const {
    return GetSizer() == nullptr ? 0 : GetSizer()->CalcMin().y;
}

bool Page::Layout() {
    ask_for_room();
    return wxPanel::Layout();
}

/// Later, and once for all that happens until then: whoever lays out may be doing so while sizes are handed
/// out, and what is asked then is lost.
void Page::ask_for_room() {
    if (asks_ || GetContainingSizer() == nullptr) {
        return;
    }
    asks_ = true;
    CallAfter([this] {
        asks_ = false;
        const int least = least_height();
        if (GetMinSize().y == least) {
            return;
        }
        // As wide as the window: it scrolls down only.
        SetMinSize(wxSize(1, least));
        if (auto* const holder = dynamic_cast<wxScrolledWindow*>(GetParent())) {
            holder->FitInside();
            holder->Layout();
        }
    });
}

}  // namespace gui
