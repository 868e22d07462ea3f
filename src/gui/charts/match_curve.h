#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "app/match/steps.h"
#include "gui/charts/chart.h"
#include "store/matches/thinking.h"

namespace gui {

/// What a match is followed by.
enum class Course { points, time };

/// The totals of all seats, or the minutes that they thought, over the entries, of which the first is at 1;
/// `where` says what is at a step.
Chart match_curve(Course of, const std::vector<std::string>& seats, const std::vector<app::Step>& steps,
                  const std::function<wxString(int step)>& where);

/// Whether there is anything to draw: somebody has got points, or it is known how long anybody thought.
bool has_curve(Course of, const std::vector<app::Step>& steps);

/// How long each seat thought in all, a bar each, in minutes.
Chart thinking_bars(const std::vector<std::string>& seats, std::span<const store::ThinkingTime> times);

}  // namespace gui
