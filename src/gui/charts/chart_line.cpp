#include "gui/charts/chart_line.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <ranges>

#include "gui/charts/chart_parts.h"

namespace gui::charts {

namespace {

struct LinePlot {
    Box area;
    Box names;  ///< right of it, for the names of the series
    Scale x, y;
    double text = 0;
    bool alone = false;  ///< all have the same x

    wxPoint2DDouble at(double px, double py) const {
        return {area.x + x.share(px) * area.w, area.bottom() - y.share(py) * area.h};
    }
};

Range range_of_x(const Chart& chart) {
    Range range;
    for (const Chart::Series& series : chart.series) {
        for (const Chart::Point& point : series.points) {
            range.take(point.x);
        }
    }
    if (chart.cursor) {
        range.take(*chart.cursor);
    }
    return range;
}

/// The name of a line with its last value.
wxString name_of(const Chart& chart, const Chart::Series& series) {
    if (series.points.empty() || series.name.empty()) {
        return series.name;
    }
    return series.name + "  " + value_words(chart, series.points.back().y);
}

std::vector<wxString> names_of(const Chart& chart) {
    std::vector<wxString> names;
    names.reserve(chart.series.size());
    for (const Chart::Series& series : chart.series) {
        names.push_back(name_of(chart, series));
    }
    return names;
}

/// The axis of x is as long as the data, that of y goes to the next ticks.
Scale scale_of_x(const Range& range, double ticks) {
    Scale scale = scale_for(range.least, range.most, ticks, range.whole);
    const bool alone = range.least == range.most;
    scale.from = alone ? range.least - 1 : range.least;
    scale.to = alone ? range.most + 1 : range.most;
    return scale;
}

LinePlot lay_line(Painter& painter, const Chart& chart, const Box& box) {
    const Theme& looks = painter.looks();
    LinePlot plot;
    plot.text = text_height(looks);
    Box rest = box;
    rest.cut_top(plot.text * (chart.y_title.empty() ? 0.7 : 1.7));
    rest.cut_bottom(plot.text * (chart.x_title.empty() ? 1.7 : 3.1));
    const Pen bold{plot.text, looks.text, true};
    const double widest = widest_of(painter, names_of(chart), bold);
    const double names = widest > 0 ? std::min(rest.w * 0.32, widest + plot.text * 2.4) : plot.text;
    plot.names = rest.cut_right(names);
    Range range = range_of_y(chart);
    range.take_zero_if_near();
    plot.y = scale_for(range.least, range.most, rest.h / (plot.text * 3), range.whole);
    std::vector<wxString> ticks;
    for (const double tick : plot.y.ticks()) {
        ticks.push_back(value_words(chart, tick));
    }
    rest.cut_left(widest_of(painter, ticks, quiet(looks)) + plot.text * 0.6);
    plot.area = rest;
    const Range across = range_of_x(chart);
    plot.alone = across.least == across.most;
    plot.x = scale_of_x(across, rest.w / (plot.text * 5));
    return plot;
}

void draw_y_axis(Painter& painter, const Chart& chart, const LinePlot& plot, const Box& box) {
    const Theme& looks = painter.looks();
    for (const double tick : plot.y.ticks()) {
        const double y = plot.at(plot.x.from, tick).m_y;
        rule(painter, plot.area.x, y, plot.area.right(), y, tick == 0 ? looks.quiet : looks.line,
             tick == 0 ? 1.4 : 1);
        const Box label{box.x, y - plot.text, plot.area.x - box.x - plot.text * 0.5, plot.text * 2};
        painter.write(value_words(chart, tick), label, {plot.text, looks.quiet, false, Align::right});
    }
    painter.write(chart.y_title, {box.x, box.y, box.w, plot.text * 1.5}, quiet(looks));
}

std::vector<double> ticks_of_x(Painter& painter, const Chart& chart, const LinePlot& plot) {
    std::vector<double> ticks;
    if (!chart.categories.empty()) {
        const double widest = std::min(
            plot.area.w / 3, widest_of(painter, chart.categories, quiet(painter.looks())) + plot.text);
        const auto first = std::max(0L, std::lround(std::ceil(plot.x.from)));
        const auto last =
            std::min(static_cast<long>(chart.categories.size()) - 1, std::lround(std::floor(plot.x.to)));
        const auto count = static_cast<std::size_t>(std::max(1L, last - first + 1));
        const auto step = static_cast<long>(every(count, plot.area.w, widest));
        for (long at = first; at <= last; at += step) {
            ticks.push_back(static_cast<double>(at));
        }
        return ticks;
    }
    if (plot.alone) {
        return {plot.x.from + 1};
    }
    for (double tick = std::ceil(plot.x.from / plot.x.step) * plot.x.step;
         tick <= plot.x.to + plot.x.step * 1e-6; tick += plot.x.step) {
        ticks.push_back(tick);
    }
    return ticks;
}

void draw_x_axis(Painter& painter, const Chart& chart, const LinePlot& plot, const Box& box) {
    const Theme& looks = painter.looks();
    const std::vector<double> ticks = ticks_of_x(painter, chart, plot);
    const double widest =
        std::max(plot.text * 4, plot.area.w / static_cast<double>(std::max<std::size_t>(1, ticks.size())));
    rule(painter, plot.area.x, plot.area.bottom(), plot.area.right(), plot.area.bottom(), looks.quiet);
    for (const double tick : ticks) {
        const double x = plot.at(tick, plot.y.from).m_x;
        rule(painter, x, plot.area.bottom(), x, plot.area.bottom() + plot.text * 0.3, looks.quiet);
        const double w = std::min(painter.width_of(x_words(chart, tick), quiet(looks)) + 2, widest);
        const double left = std::clamp(x - w / 2, box.x, std::max(box.x, box.right() - w));
        painter.write(x_words(chart, tick), {left, plot.area.bottom() + plot.text * 0.3, w, plot.text * 1.4},
                      {plot.text, looks.quiet, false, Align::centre});
    }
    if (!chart.x_title.empty()) {
        painter.write(chart.x_title,
                      {plot.area.x, plot.area.bottom() + plot.text * 1.7, plot.area.w, plot.text * 1.4},
                      {plot.text, looks.quiet, false, Align::right});
    }
}

/// Of many points on one column of pixels only the first, the last, the least and the most are seen.
std::vector<wxPoint2DDouble> thinned(const std::vector<wxPoint2DDouble>& points, double width) {
    if (static_cast<double>(points.size()) <= width * 2) {
        return points;
    }
    std::vector<wxPoint2DDouble> thin;
    thin.reserve(static_cast<std::size_t>(width) * 4);
    const auto by_height = [](const wxPoint2DDouble& one, const wxPoint2DDouble& other) {
        return one.m_y < other.m_y;
    };
    for (auto from = points.begin(); from != points.end();) {
        const auto to = std::find_if(from, points.end(), [&](const wxPoint2DDouble& point) {
            return std::floor(point.m_x) != std::floor(from->m_x);
        });
        const auto [least, most] = std::minmax_element(from, to, by_height);
        thin.insert(thin.end(), {*from, *std::min(least, most), *std::max(least, most), *(to - 1)});
        from = to;
    }
    return thin;
}

std::vector<wxPoint2DDouble> points_of(const Chart::Series& series, const LinePlot& plot) {
    std::vector<wxPoint2DDouble> points;
    points.reserve(series.points.size());
    for (const Chart::Point& point : series.points) {
        if (is_number(point.x) && is_number(point.y)) {
            points.push_back(plot.at(point.x, point.y));
        }
    }
    return points;
}

/// Lines that lie on each other are told apart by marks that do not.
void draw_marks(Painter& painter, const std::vector<wxPoint2DDouble>& points, const Look& look,
                const LinePlot& plot, double share) {
    const double radius = plot.text * 0.34;
    const double apart = plot.text * 4.5;
    const double per_point = plot.area.w / std::max<double>(1.0, static_cast<double>(points.size()));
    if (per_point >= plot.text * 1.5) {
        for (const wxPoint2DDouble& point : points) {
            painter.shape(look.mark, point.m_x, point.m_y, radius, look.line);
        }
        return;
    }
    double next = plot.area.x + apart * share;
    for (const wxPoint2DDouble& point : points) {
        if (point.m_x >= next) {
            painter.shape(look.mark, point.m_x, point.m_y, radius, look.line);
            next += apart * std::max(1.0, std::ceil((point.m_x - next) / apart));
        }
    }
}

void draw_series(Painter& painter, const Chart& chart, const LinePlot& plot) {
    for (std::size_t i = 0; i < chart.series.size(); ++i) {
        const Look look = look_of(chart, i, painter.looks());
        const std::vector<wxPoint2DDouble> points = points_of(chart.series[i], plot);
        painter.stroke(thinned(points, plot.area.w), look.line, plot.text * 0.16, look.pattern);
        draw_marks(painter, points, look, plot,
                   static_cast<double>(i) / static_cast<double>(chart.series.size()));
    }
}

/// Where the names stand beside the ends of their lines: in the order of these, none on another.
struct NameLine {
    std::size_t series;
    double wished;
    double y = 0;
};

std::vector<NameLine> name_lines(const Chart& chart, const LinePlot& plot, double line) {
    std::vector<NameLine> lines;
    lines.reserve(chart.series.size());
    for (std::size_t i = 0; i < chart.series.size(); ++i) {
        const auto& points = chart.series[i].points;
        if (!points.empty() && is_number(points.back().y) && !chart.series[i].name.empty()) {
            lines.push_back({i, plot.at(points.back().x, points.back().y).m_y});
        }
    }
    std::ranges::stable_sort(lines, {}, &NameLine::wished);
    double lowest = plot.names.y - line;
    for (NameLine& each : lines) {
        each.y = lowest = std::max(each.wished, lowest + line);
    }
    double highest = plot.names.bottom() + line * 0.5;
    for (NameLine& each : std::views::reverse(lines)) {
        each.y = std::min(each.y, highest);
        highest = each.y - line;
    }
    return lines;
}

/// A long name is shortened, its value never.
void write_name(Painter& painter, const Chart& chart, const Chart::Series& series, Box box, const Pen& pen) {
    const wxString all = name_of(chart, series);
    if (painter.width_of(all, pen) <= box.w) {
        painter.write(all, box, pen);
        return;
    }
    const wxString value = value_words(chart, series.points.back().y);
    const Box behind = box.cut_right(painter.width_of(value, pen) + 1);
    painter.write(value, behind, pen);
    painter.write(series.name, {box.x, box.y, box.w - pen.height * 0.5, box.h}, pen);
}

void draw_names(Painter& painter, const Chart& chart, const LinePlot& plot) {
    const Theme& looks = painter.looks();
    const auto count = static_cast<double>(chart.series.size());
    const double line = std::min(plot.text * 1.35, std::max(plot.text * 0.9, plot.names.h / count));
    for (const NameLine& each : name_lines(chart, plot, line)) {
        if (each.y < plot.names.y - line) {
            continue;  // too many for the height: they are told when they are pointed at
        }
        const Look look = look_of(chart, each.series, looks);
        const auto& last = chart.series[each.series].points.back();
        const wxPoint2DDouble end = plot.at(last.x, last.y);
        const double x = plot.names.x + plot.text * 1.1;
        rule(painter, end.m_x + plot.text * 0.3, end.m_y, x - plot.text * 0.4, each.y, look.line, 1, 2);
        painter.shape(look.mark, x, each.y, plot.text * 0.36, look.line);
        const Box box{x + plot.text * 0.7, each.y - plot.text, plot.names.right() - x - plot.text * 0.7,
                      plot.text * 2};
        write_name(painter, chart, chart.series[each.series], box,
                   {plot.text, contrast(look.line, looks.sheet) >= readable ? look.line : looks.text, true});
    }
}

void draw_happenings(Painter& painter, const Chart& chart, const LinePlot& plot) {
    const Theme& looks = painter.looks();
    for (const Chart::Mark& mark : chart.marks) {
        if (is_number(mark.x) && mark.x >= plot.x.from && mark.x <= plot.x.to) {
            const double x = plot.at(mark.x, 0).m_x;
            rule(painter, x, plot.area.y, x, plot.area.bottom(), looks.caution, 1, 2);
            painter.shape("diamond", x, plot.area.y, plot.text * 0.34, looks.caution);
        }
    }
}

void draw_cursor(Painter& painter, const Chart& chart, const LinePlot& plot) {
    if (!chart.cursor || !is_number(*chart.cursor)) {
        return;
    }
    const Theme& looks = painter.looks();
    const double x = plot.at(std::clamp(*chart.cursor, plot.x.from, plot.x.to), 0).m_x;
    painter.fill({x - 1.5, plot.area.y, 3, plot.area.h}, 0, looks.accent);
    const double knob = plot.text * 0.8;
    painter.fill(around(x, plot.area.y - knob * 0.2, knob, knob), knob / 2, looks.accent);
}

}  // namespace

void draw_line(Painter& painter, const Chart& chart, const Box& box) {
    const LinePlot plot = lay_line(painter, chart, box);
    if (plot.area.w < plot.text || plot.area.h < plot.text) {
        return;
    }
    draw_y_axis(painter, chart, plot, box);
    draw_x_axis(painter, chart, plot, box);
    draw_happenings(painter, chart, plot);
    draw_series(painter, chart, plot);
    draw_names(painter, chart, plot);
    draw_cursor(painter, chart, plot);
}

std::vector<ChartSpot> line_spots(Painter& painter, const Chart& chart, const Box& box) {
    const LinePlot plot = lay_line(painter, chart, box);
    std::vector<ChartSpot> spots;
    for (std::size_t i = 0; i < chart.series.size(); ++i) {
        for (const Chart::Point& point : chart.series[i].points) {
            if (!is_number(point.x) || !is_number(point.y)) {
                continue;
            }
            wxString says = spot_words(chart, chart.series[i].name, point);
            for (const Chart::Mark& mark : chart.marks) {
                says += mark.x == point.x ? "; " + mark.words : wxString();
            }
            const wxPoint2DDouble at = plot.at(point.x, point.y);
            spots.push_back(
                {around(at.m_x, at.m_y, plot.text * 0.7, plot.text * 0.7), i, point.x, point.y, says});
        }
    }
    return spots;
}

}  // namespace gui::charts
