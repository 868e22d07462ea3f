#include "gui/charts/chart_distribution.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "gui/charts/chart_parts.h"

namespace gui::charts {

namespace {

/// Standing columns over an axis of values, each of which holds so many values.
struct ColumnPlot {
    Box area;
    Scale counts;
    double first = 0;  ///< the least value of the first column
    double held = 1;   ///< values in a column
    std::size_t columns = 1;
    std::vector<std::map<std::size_t, double>> series;  ///< the count of each column
    double text = 0;

    double width() const { return std::min(area.w / static_cast<double>(columns), text * 5); }
    /// All columns stand in the middle.
    double left() const { return area.middle_x() - width() * static_cast<double>(columns) / 2; }
    double value_of(std::size_t column) const { return first + held * static_cast<double>(column); }
    Box column_at(std::size_t column, std::size_t one, double count) const {
        const double part = width() * 0.86 / static_cast<double>(series.size());
        const double x =
            left() + width() * (static_cast<double>(column) + 0.07) + part * static_cast<double>(one);
        const double zero = area.bottom() - counts.share(0) * area.h;
        const double top = area.bottom() - counts.share(count) * area.h;
        return {x, std::min(zero, top), part, std::abs(zero - top)};
    }
};

/// "12", or "10–14" of a column that holds several.
wxString column_words(const Chart& chart, const ColumnPlot& plot, std::size_t column) {
    const double from = plot.value_of(column);
    if (plot.held <= 1) {
        return x_words(chart, from);
    }
    // A dash beside a minus cannot be read.
    return number(from) + wxString::FromUTF8(from < 0 ? " … " : "–") + number(from + plot.held - 1);
}

/// Puts as many values into a column as leave it wide enough for a finger's breadth of numbers.
void sort_into_columns(const Chart& chart, ColumnPlot& plot, double width) {
    Range values;
    for (const Chart::Series& series : chart.series) {
        for (const Chart::Point& point : series.points) {
            values.take(std::floor(point.x));
        }
    }
    const double narrowest =
        plot.text * 0.9 * static_cast<double>(std::max<std::size_t>(1, chart.series.size()));
    const double most = std::max(1.0, std::floor(width / narrowest));
    const double span = values.most - values.least + 1;
    plot.held = 1;
    if (span > most && chart.categories.empty()) {
        plot.held = scale_for(0, span, most, true).step;
    }
    plot.first = std::floor(values.least / plot.held) * plot.held;
    plot.columns = static_cast<std::size_t>(std::floor((values.most - plot.first) / plot.held)) + 1;
    plot.series.resize(chart.series.size());
    for (std::size_t i = 0; i < chart.series.size(); ++i) {
        for (const Chart::Point& point : chart.series[i].points) {
            if (is_number(point.x) && is_number(point.y)) {
                const double column = std::floor((std::floor(point.x) - plot.first) / plot.held);
                const double last = static_cast<double>(plot.columns) - 1;
                plot.series[i][static_cast<std::size_t>(std::clamp(column, 0.0, last))] += point.y;
            }
        }
    }
}

ColumnPlot lay_columns(Painter& painter, const Chart& chart, const Box& box) {
    const Theme& looks = painter.looks();
    ColumnPlot plot;
    plot.text = text_height(looks);
    Box rest = box;
    rest.cut_top(legend_height(chart, looks));
    rest.cut_top(plot.text * (chart.y_title.empty() ? 1.2 : 1.9));
    rest.cut_bottom(plot.text * (chart.x_title.empty() ? 1.6 : 3.0));
    sort_into_columns(chart, plot, rest.w);
    Range counts;
    counts.take(0);
    for (const auto& series : plot.series) {
        for (const auto& [column, count] : series) {
            counts.take(count);
        }
    }
    plot.counts = scale_for(counts.least, std::max(counts.most, counts.least + 1), rest.h / (plot.text * 3),
                            counts.whole);
    rest.cut_left(std::max(painter.width_of(value_words(chart, plot.counts.to), quiet(looks)),
                           painter.width_of(value_words(chart, plot.counts.from), quiet(looks))) +
                  plot.text * 0.6);
    plot.area = rest;
    return plot;
}

void draw_axes(Painter& painter, const Chart& chart, const ColumnPlot& plot, const Box& box) {
    const Theme& looks = painter.looks();
    for (const double tick : plot.counts.ticks()) {
        const double y = plot.area.bottom() - plot.counts.share(tick) * plot.area.h;
        rule(painter, plot.area.x, y, plot.area.right(), y, tick == 0 ? looks.quiet : looks.line,
             tick == 0 ? 1.4 : 1);
        painter.write(value_words(chart, tick),
                      {box.x, y - plot.text, plot.area.x - box.x - plot.text * 0.5, plot.text * 2},
                      {plot.text, looks.quiet, false, Align::right});
    }
    const double above = plot.area.y - plot.text * 1.9;
    painter.write(chart.y_title, {box.x, above, box.w, plot.text * 1.4}, quiet(looks));
    painter.write(chart.x_title,
                  {plot.area.x, plot.area.bottom() + plot.text * 1.6, plot.area.w, plot.text * 1.4},
                  {plot.text, looks.quiet, false, Align::right});
}

void draw_values(Painter& painter, const Chart& chart, const ColumnPlot& plot) {
    const Theme& looks = painter.looks();
    std::vector<wxString> words;
    words.reserve(plot.columns);
    for (std::size_t column = 0; column < plot.columns; ++column) {
        words.push_back(column_words(chart, plot, column));
    }
    const double all = plot.width() * static_cast<double>(plot.columns);
    const double widest =
        std::min(plot.area.w / 3, widest_of(painter, words, quiet(looks)) + plot.text * 0.5);
    const std::size_t step = every(plot.columns, all, widest);
    for (std::size_t column = 0; column < plot.columns; column += step) {
        const double middle = plot.left() + plot.width() * (static_cast<double>(column) + 0.5);
        const double w = std::max(widest, plot.width());
        painter.write(words[column],
                      {middle - w / 2, plot.area.bottom() + plot.text * 0.2, w, plot.text * 1.4},
                      {plot.text, looks.quiet, false, Align::centre});
    }
}

/// All columns have their number above them, or none has.
bool have_room(Painter& painter, const ColumnPlot& plot, const Pen& pen) {
    for (std::size_t i = 0; i < plot.series.size(); ++i) {
        for (const auto& [column, count] : plot.series[i]) {
            if (painter.width_of(number(count), pen) > plot.column_at(column, i, count).w + plot.text * 0.2) {
                return false;
            }
        }
    }
    return true;
}

void draw_columns(Painter& painter, const ColumnPlot& plot, const Chart& chart) {
    const Theme& looks = painter.looks();
    const Pen pen{plot.text * 0.9, looks.text, false, Align::centre};
    const bool numbers = have_room(painter, plot, pen);
    for (std::size_t i = 0; i < plot.series.size(); ++i) {
        const Look look = look_of(chart, i, looks);
        for (const auto& [column, count] : plot.series[i]) {
            const Box bar = plot.column_at(column, i, count);
            draw_bar(painter, bar, look);
            if (numbers && count != 0) {
                const double y = count > 0 ? bar.y - plot.text * 1.15 : bar.bottom();
                painter.write(number(count),
                              {bar.x - plot.text * 0.2, y, bar.w + plot.text * 0.4, plot.text * 1.15}, pen);
            }
        }
    }
}

}  // namespace

void draw_distribution(Painter& painter, const Chart& chart, const Box& box) {
    const ColumnPlot plot = lay_columns(painter, chart, box);
    if (plot.area.w < 4 || plot.area.h < 4) {
        return;
    }
    if (chart.series.size() > 1) {
        Box rest = box;
        draw_legend(painter, chart, rest.cut_top(legend_height(chart, painter.looks())));
    }
    draw_axes(painter, chart, plot, box);
    draw_columns(painter, plot, chart);
    draw_values(painter, chart, plot);
}

std::vector<ChartSpot> distribution_spots(Painter& painter, const Chart& chart, const Box& box) {
    const ColumnPlot plot = lay_columns(painter, chart, box);
    std::vector<ChartSpot> spots;
    for (std::size_t i = 0; i < plot.series.size(); ++i) {
        for (const auto& [column, count] : plot.series[i]) {
            const double value = plot.value_of(column);
            const bool titled = chart.categories.empty() && !chart.x_title.empty();
            const Chart::Point point{
                value, count,
                (titled ? chart.x_title + " " : wxString()) + column_words(chart, plot, column)};
            spots.push_back({plot.column_at(column, i, count), i, value, count,
                             spot_words(chart, chart.series[i].name, point)});
        }
    }
    return spots;
}

}  // namespace gui::charts
