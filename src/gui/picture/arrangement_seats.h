#pragma once

#include "gui/picture/arrangement.h"

namespace gui {

void give_tallies(Arrangement& all, const core::Table& table);

/// Around the table's top sit those who play, each with a card before the plate.
void lay_top(Arrangement& all, const core::Table& table);

/// The same in an area with racks, and with figures if there are any: then plates say little, and are low.
void lay_low_top(Arrangement& all, const core::Table& table, const core::Zone* figures, Box area);

}  // namespace gui
