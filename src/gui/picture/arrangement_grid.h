#pragma once

#include "gui/picture/arrangement.h"

namespace gui {

/// How wide a cell of the grid would be in an area of that size.
double cell_of(const core::Zone& zone, double width, double height, double text);

/// Lays the spaces of a grid, its lanes and its margins in the middle of a box.
void lay_grid(Block& block, const Box& box, double text);

}  // namespace gui
