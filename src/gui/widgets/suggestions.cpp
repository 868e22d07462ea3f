#include "gui/widgets/suggestions.h"

#include <memory>

#include "gui/toolkit/native.h"

namespace gui {

void hear_keys(wxWindow& field, std::function<void()> entered) {
    const auto walked = std::make_shared<bool>(false);
    field.Bind(wxEVT_TEXT, [walked](wxCommandEvent& event) {
        event.Skip();
        *walked = false;
    });
    // A list that outlives its field would tell a field that is half gone.
    field.Bind(wxEVT_DESTROY, [&field](wxWindowDestroyEvent& event) {
        event.Skip();
        native::close_suggestions(field);
    });
    field.Bind(wxEVT_KEY_DOWN, [&field, walked, entered = std::move(entered)](wxKeyEvent& event) {
        const bool suggests = native::has_popup();
        switch (event.GetKeyCode()) {
            case WXK_UP:
            case WXK_DOWN:
                *walked = suggests;
                event.Skip();
                break;
            case WXK_RETURN:
            case WXK_NUMPAD_ENTER:
                if (*walked && suggests) {
                    event.Skip();
                } else {
                    native::close_suggestions(field);
                    entered();
                }
                break;
            case WXK_TAB:
                native::close_suggestions(field);
                field.Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward
                                                 : wxNavigationKeyEvent::IsForward);
                break;
            default:
                event.Skip();
        }
    });
}

}  // namespace gui
