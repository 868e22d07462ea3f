#pragma once

#include "core/table.h"
#include "gui/draw/painter.h"

namespace gui {

/// In how many rows of plain text that lies.
int tally_rows(const core::Zone& tally, double width, double text);

/// Paints what was won, small, each kind with its count. `text` is the height of plain text.
void paint_tally(Painter& painter, const core::Zone& tally, Box box, double text);

}  // namespace gui
