#pragma once

#include <vector>

#include "app/report/statistics.h"
#include "gui/charts/chart.h"
#include "gui/print/output.h"

namespace gui {

/// A page of statistics: in short, its charts, its tables.
MakeSheet sheet_of(const app::Report& report, const std::vector<Chart>& charts);

}  // namespace gui
