#pragma once

#include <functional>

#include <wx/window.h>

namespace gui {

/// From now on acts whenever the window's size changed, after the event that tells it. Within that event
/// GTK hands out sizes: what is shown, hidden or measured there stays without one until the next resize.
void after_resize(wxWindow& window, std::function<void()> act);

}  // namespace gui
