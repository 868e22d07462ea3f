#pragma once

#include <functional>

#include <wx/window.h>

namespace gui {

/// From now on acts whenever the window's size changed, after the event that tells it. Within that event
/// GTK hands out sizes: what is shown, hidden or measured there stays without one until the next resize.
void after_resize(wxWindow& window, std::function<void()> act);

/// Lays out all that the window lies in, from within to without: later, and once for all who ask until then.
/// A layout from within a layout would be undone by it.
void lay_out_around(wxWindow& window);

}  // namespace gui
