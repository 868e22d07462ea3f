#pragma once

#include "gui/draw/painter.h"
#include "gui/picture/canvas.h"

namespace gui {

/// Paints a seat's rack: cards that face away with what was told of them, or their faces where they are
/// known.
void paint_rack(Painter& painter, const Picture& picture, const Rack& rack, double text);

/// Paints words and numbers in rows below their heads.
void paint_figures(Painter& painter, const Block& block, double text);

}  // namespace gui
