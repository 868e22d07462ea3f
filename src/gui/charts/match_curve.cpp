#include "gui/charts/score_curve.h"

#include <algorithm>

#include "gui/toolkit/words.h"

namespace gui {

Chart score_curve(const std::vector<std::string>& seats, const std::vector<app::Step>& steps,
                  const std::function<wxString(int step)>& where) {
    Chart chart;
    chart.x_title = words(N_("Entries"));
    chart.series.reserve(seats.size());
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        Chart::Series line;
        line.name = shown(seats[seat]);
        line.points.reserve(steps.size() + 1);
        line.points.push_back({0, 0, where(-1)});
        for (const app::Step& step : steps) {
            const int at = static_cast<int>(line.points.size());
            line.points.push_back(
                {static_cast<double>(at), static_cast<double>(step.totals.at(seat)), where(at - 1)});
        }
        chart.series.push_back(std::move(line));
    }
    return chart;
}

bool has_score_curve(const std::vector<app::Step>& steps) {
    return std::ranges::any_of(steps, &app::Step::scored);
}

}  // namespace gui
