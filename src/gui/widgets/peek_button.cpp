#include "gui/widgets/peek_button.h"

#include <utility>

#include <wx/toplevel.h>

namespace gui {

namespace {

bool can_hold(int key) {
    return key == WXK_SPACE || key == WXK_RETURN || key == WXK_NUMPAD_ENTER;
}

}  // namespace

PeekButton::PeekButton(wxWindow* parent, const wxString& label, Callbacks callbacks)
    : wxButton(parent, wxID_ANY, wxControl::EscapeMnemonics(label)), callbacks_(std::move(callbacks)) {
    hear_mouse();
    hear_keys();
    const auto end = [this](auto& event) {
        event.Skip();
        release();
    };
    Bind(wxEVT_KILL_FOCUS, [end](wxFocusEvent& event) { end(event); });
    Bind(wxEVT_SHOW, [end](wxShowEvent& event) { end(event); });
    wxGetTopLevelParent(this)->Bind(wxEVT_ACTIVATE, &PeekButton::end_when_inactive, this);
}

void PeekButton::hear_mouse() {
    const auto begin = [this](wxMouseEvent& event) {
        event.Skip();
        hold(By::mouse);
    };
    Bind(wxEVT_LEFT_DOWN, begin);
    Bind(wxEVT_LEFT_DCLICK, begin);
    const auto end = [this](wxMouseEvent& event) {
        event.Skip();
        release();
    };
    Bind(wxEVT_LEFT_UP, end);
    Bind(wxEVT_LEAVE_WINDOW, end);
    Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) { release(); });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        event.Skip();
        // It was let go where nobody was told.
        if (held_by_ == By::mouse && !event.LeftIsDown()) {
            release();
        }
    });
}

void PeekButton::hear_keys() {
    Bind(wxEVT_KEY_DOWN,
         [this](wxKeyEvent& event) { can_hold(event.GetKeyCode()) ? hold(By::key) : event.Skip(); });
    Bind(wxEVT_KEY_UP,
         [this](wxKeyEvent& event) { can_hold(event.GetKeyCode()) ? release() : event.Skip(); });
}

void PeekButton::end_when_inactive(wxActivateEvent& event) {
    event.Skip();
    if (!event.GetActive()) {
        release();
    }
}

void PeekButton::hold(By what) {
    if (!is_held()) {
        held_by_ = what;
        callbacks_.held();
    }
}

void PeekButton::release() {
    if (std::exchange(held_by_, By::nothing) != By::nothing) {
        callbacks_.released();
    }
}

}  // namespace gui
