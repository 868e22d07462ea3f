#include "gui/charts/chart_bars.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "gui/charts/chart_parts.h"

namespace gui::charts {

namespace {

/// Lying bars: the names of what they stand for fit before them, and the numbers behind.
struct BarPlot {
    Box area;  ///< of the bars, between the names and the numbers
    Box names;
    Scale values;
    std::vector<double> places;  ///< the x of each group, from above
    double group = 0;            ///< how high a group is, with its gap
    double bar = 0;
    double text = 0;

    double at(double value) const { return area.x + values.share(value) * area.w; }
    Box bar_at(std::size_t place, std::size_t series, double value) const {
        const double from = at(0);
        const double to = at(value);
        const double y =
            area.y + static_cast<double>(place) * group + group * 0.1 + static_cast<double>(series) * bar;
        return {std::min(from, to), y, std::abs(to - from), bar * 0.92};
    }
};

std::vector<double> places_of(const Chart& chart) {
    std::set<double> places;
    for (std::size_t i = 0; i < chart.categories.size(); ++i) {
        places.insert(static_cast<double>(i));
    }
    for (const Chart::Series& series : chart.series) {
        for (const Chart::Point& point : series.points) {
            places.insert(point.x);
        }
    }
    return {places.begin(), places.end()};
}

BarPlot lay_bars(Painter& painter, const Chart& chart, const Box& box) {
    const Theme& looks = painter.looks();
    BarPlot plot;
    plot.text = text_height(looks);
    Box rest = box;
    rest.cut_top(legend_height(chart, looks));
    rest.cut_bottom(chart.y_title.empty() ? 0 : plot.text * 1.6);
    plot.places = places_of(chart);
    std::vector<wxString> names;
    names.reserve(plot.places.size());
    for (const double place : plot.places) {
        names.push_back(x_words(chart, place));
    }
    Range range = range_of_y(chart);
    range.take(0);
    plot.values = {range.least, range.most > range.least ? range.most : range.least + 1, 1};
    const double number_width = widest_of(painter,
                                          {value_words(chart, range.least), value_words(chart, range.most),
                                           value_words(chart, -std::abs(range.most) * 0.77)},
                                          plain(looks)) +
                                plot.text;
    const double name_width =
        std::min(rest.w * 0.4, widest_of(painter, names, plain(looks)) + plot.text * 0.6);
    plot.names = rest.cut_left(name_width);
    rest.cut_right(std::min(number_width, rest.w / 3));
    rest.cut_left(range.least < 0 ? std::min(number_width, rest.w / 3) : 0);
    plot.area = rest;
    const auto series = static_cast<double>(chart.series.size());
    plot.group = std::min(rest.h / static_cast<double>(plot.places.size()), plot.text * (1.2 + 1.5 * series));
    plot.bar = plot.group * 0.8 / series;
    return plot;
}

std::size_t place_of(const BarPlot& plot, double x) {
    const auto found = std::lower_bound(plot.places.begin(), plot.places.end(), x);
    return static_cast<std::size_t>(found - plot.places.begin());
}

void draw_names(Painter& painter, const Chart& chart, const BarPlot& plot) {
    const Theme& looks = painter.looks();
    const std::size_t step =
        every(plot.places.size(), plot.group * static_cast<double>(plot.places.size()), plot.text * 1.05);
    for (std::size_t i = 0; i < plot.places.size(); i += step) {
        const double y = plot.area.y + (static_cast<double>(i) + 0.5) * plot.group;
        const Box box{plot.names.x, y - plot.text, plot.names.w - plot.text * 0.6, plot.text * 2};
        painter.write(x_words(chart, plot.places[i]), box, {plot.text, looks.text, false, Align::right});
    }
}

void draw_value(Painter& painter, const Chart& chart, const BarPlot& plot, const Box& bar, double value) {
    const Theme& looks = painter.looks();
    if (plot.bar < plot.text * 0.75) {
        return;  // too fine for numbers: they are told when they are pointed at
    }
    const double gap = plot.text * 0.35;
    const double h = plot.text * 1.3;
    const Pen pen{std::min(plot.text, plot.bar), looks.text, false, value < 0 ? Align::right : Align::left};
    const double w = painter.width_of(value_words(chart, value), pen) + 2;
    const double x = value < 0 ? bar.x - gap - w : bar.right() + gap;
    painter.write(value_words(chart, value), {x, bar.middle_y() - h / 2, w, h}, pen);
}

}  // namespace

void draw_bars(Painter& painter, const Chart& chart, const Box& box) {
    const Theme& looks = painter.looks();
    const BarPlot plot = lay_bars(painter, chart, box);
    if (plot.area.w < 4 || plot.area.h < 4) {
        return;
    }
    if (chart.series.size() > 1) {
        Box rest = box;
        draw_legend(painter, chart, rest.cut_top(legend_height(chart, looks)));
    }
    draw_names(painter, chart, plot);
    for (std::size_t i = 0; i < chart.series.size(); ++i) {
        const Look look = look_of(chart, i, looks);
        for (const Chart::Point& point : chart.series[i].points) {
            if (is_number(point.y)) {
                const Box bar = plot.bar_at(place_of(plot, point.x), i, point.y);
                draw_bar(painter, bar, look);
                draw_value(painter, chart, plot, bar, point.y);
            }
        }
    }
    const double bottom = plot.area.y + plot.group * static_cast<double>(plot.places.size());
    rule(painter, plot.at(0), plot.area.y, plot.at(0), bottom, looks.quiet, 1.4);
    painter.write(chart.y_title, {plot.area.x, bottom, plot.area.w, plot.text * 1.6}, quiet(looks));
}

std::vector<ChartSpot> bar_spots(Painter& painter, const Chart& chart, const Box& box) {
    const BarPlot plot = lay_bars(painter, chart, box);
    std::vector<ChartSpot> spots;
    for (std::size_t i = 0; i < chart.series.size(); ++i) {
        for (const Chart::Point& point : chart.series[i].points) {
            if (is_number(point.y)) {
                spots.push_back({plot.bar_at(place_of(plot, point.x), i, point.y), i, point.x, point.y,
                                 spot_words(chart, chart.series[i].name, point)});
            }
        }
    }
    return spots;
}

}  // namespace gui::charts
