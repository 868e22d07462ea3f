#pragma once

#include <vector>

#include "gui/charts/chart.h"
#include "gui/draw/painter.h"

namespace gui::charts {

void draw_bars(Painter& painter, const Chart& chart, const Box& box);
/// Its values, as they can be pointed at.
std::vector<ChartSpot> bar_spots(Painter& painter, const Chart& chart, const Box& box);

}  // namespace gui::charts
