#pragma once

#include <cstdint>

#include <wx/gdicmn.h>

namespace gui {

/// Tells the second tap of a hasty finger, which would answer a question that nobody has read yet. Times are
/// those of the events, in milliseconds of any clock.
class Taps {
public:
    /// Another question lies under the finger now.
    void asked_anew() { anew_ = true; }
    /// Pressed at that place of the screen; answers whether that counts.
    bool press(wxPoint where, std::uint32_t when);
    void release(std::uint32_t when) { last_ = when; }

private:
    bool anew_ = false;
    wxPoint where_;
    std::uint32_t last_ = 0;
};

}  // namespace gui
