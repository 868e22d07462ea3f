#pragma once

#include "gui/draw/painter.h"
#include "gui/picture/canvas.h"

namespace gui {

/// Paints a picture after its arrangement. The same code serves the screen and anything else that
/// can be drawn on.
void paint(Painter& painter, const Picture& picture, const Arrangement& all);

/// The ground below it, before it is painted on a screen of that size; but not where it covers the ground
/// anyway.
void paint_paper(wxDC& dc, const wxSize& size, const Arrangement& all, const Theme& looks);

}  // namespace gui
