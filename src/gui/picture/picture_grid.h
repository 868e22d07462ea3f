#pragma once

#include "gui/draw/painter.h"
#include "gui/picture/canvas.h"

namespace gui {

/// Paints a grid: its lanes, its spaces with what lies there or may be chosen there, and its margins.
void paint_grid(Painter& painter, const Picture& picture, const Block& block, double text);

}  // namespace gui
