#include "gui/charts/match_curve.h"

#include <algorithm>
#include <cmath>

#include "gui/toolkit/words.h"

namespace gui {

namespace {

/// To a tenth.
double minutes(int seconds) {
    return std::round(seconds / 6.0) / 10;
}

double value(Course of, const app::Step& step, std::size_t seat) {
    return of == Course::points ? step.totals.at(seat) : minutes(step.thought.at(seat));
}

}  // namespace

Chart match_curve(Course of, const std::vector<std::string>& seats, const std::vector<app::Step>& steps,
                  const std::function<wxString(int step)>& where) {
    Chart chart;
    chart.x_title = words(N_("Entries"));
    chart.unit = of == Course::time ? words(N_("min")) : wxString();
    chart.series.reserve(seats.size());
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        Chart::Series line;
        line.name = shown(seats[seat]);
        line.points.reserve(steps.size() + 1);
        line.points.push_back({0, 0, where(-1)});
        for (const app::Step& step : steps) {
            const int at = static_cast<int>(line.points.size());
            line.points.push_back({static_cast<double>(at), value(of, step, seat), where(at - 1)});
        }
        chart.series.push_back(std::move(line));
    }
    return chart;
}

bool has_curve(Course of, const std::vector<app::Step>& steps) {
    return of == Course::points ? std::ranges::any_of(steps, &app::Step::scored)
                                : !steps.empty() && !steps.back().thought.empty();
}

Chart thinking_bars(const std::vector<std::string>& seats, std::span<const store::ThinkingTime> times) {
    Chart chart;
    chart.kind = Chart::Kind::bars;
    chart.unit = words(N_("min"));
    chart.series.emplace_back();
    for (std::size_t seat = 0; seat < std::min(seats.size(), times.size()); ++seat) {
        if (times[seat].decisions > 0) {
            chart.series.front().points.push_back(
                {static_cast<double>(chart.categories.size()), minutes(times[seat].whole)});
            chart.categories.push_back(shown(seats[seat]));
        }
    }
    return chart;
}

}  // namespace gui
