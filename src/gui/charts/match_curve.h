#pragma once

#include <functional>
#include <string>
#include <vector>

#include "app/match/steps.h"
#include "gui/charts/chart.h"

namespace gui {

/// The totals of all seats over the entries, of which the first is at 1; `where` says what is at a step.
Chart score_curve(const std::vector<std::string>& seats, const std::vector<app::Step>& steps,
                  const std::function<wxString(int step)>& where);

/// Whether there is anything to draw: a game has points, and somebody has got some.
bool has_score_curve(const std::vector<app::Step>& steps);

}  // namespace gui
