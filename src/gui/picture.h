#pragma once

#include "gui/canvas.h"
#include "gui/painter.h"

namespace gui {

/// Paints a picture after its arrangement. The same code serves the screen and anything else that
/// can be drawn on.
void paint(Painter& painter, const Picture& picture, const Arrangement& all);

}  // namespace gui
