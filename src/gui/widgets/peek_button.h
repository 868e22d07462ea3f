#pragma once

#include <functional>

#include <wx/button.h>

namespace gui {

/// Shows something only while it is held: by mouse, by finger, or by a key while it has the focus. Whatever
/// else happens to it ends the look.
class PeekButton : public wxButton {
public:
    struct Callbacks {
        std::function<void()> held;
        std::function<void()> released;
    };
    PeekButton(wxWindow* parent, const wxString& label, Callbacks callbacks);

    bool is_held() const { return held_by_ != By::nothing; }

private:
    enum class By { nothing, mouse, key };

    void hear_mouse();
    void hear_keys();
    void end_when_inactive(wxActivateEvent& event);
    void hold(By what);
    void release();

    Callbacks callbacks_;
    By held_by_ = By::nothing;
};

}  // namespace gui
