#include "gui/charts/chart_parts.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/format.h>

#include "app/words/numbers.h"
#include "gui/toolkit/words.h"

namespace gui::charts {

namespace {

/// Beyond that a picture shows nothing, and sums would not be exact.
constexpr double most_shown = 1e15;
constexpr double shortened_from = 1e7;

/// Far apart for those who see colours differently; the marks and dashes differ besides.
constexpr std::array<core::Hue, 8> hues{core::Hue::blue,   core::Hue::orange, core::Hue::green,
                                        core::Hue::purple, core::Hue::red,    core::Hue::grey,
                                        core::Hue::pink,   core::Hue::brown};

constexpr std::array<std::string_view, 8> marks{"circle", "square", "diamond", "triangle",
                                                "star",   "cross",  "hexagon", "heart"};

constexpr double seen = 3.5;  ///< a little more than WCAG 2.1, 1.4.11, asks of what is not words

/// The next of 1, 2, 5, 10, 20, 50 …
double round_step(double least) {
    const double power = std::pow(10.0, std::floor(std::log10(least)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= least * (1 - 1e-9)) {
            return factor * power;
        }
    }
    return 10 * power;
}

}  // namespace

bool is_number(double value) {
    return std::isfinite(value);
}

std::vector<double> Scale::ticks() const {
    std::vector<double> all;
    const auto count = std::min(200L, std::lround((to - from) / step));
    all.reserve(static_cast<std::size_t>(count) + 1);
    for (long i = 0; i <= count; ++i) {
        const double tick = from + static_cast<double>(i) * step;
        all.push_back(std::abs(tick) < step * 1e-6 ? 0.0 : tick);
    }
    return all;
}

Scale scale_for(double least, double most, double ticks, bool whole) {
    if (most - least <= std::max(std::abs(most), std::abs(least)) * 1e-12) {
        // All are equal: they lie in the middle.
        const double room = std::max(1.0, std::abs(most) * 1e-3);
        least -= room;
        most += room;
    }
    double step = round_step((most - least) / std::max(1.0, ticks));
    if (whole) {
        step = std::max(1.0, step);
    }
    return {std::floor(least / step + 1e-9) * step, std::ceil(most / step - 1e-9) * step, step};
}

void Range::take(double value) {
    if (!is_number(value)) {
        return;
    }
    const double shown = std::clamp(value, -most_shown, most_shown);
    least = any ? std::min(least, shown) : shown;
    most = any ? std::max(most, shown) : shown;
    whole = whole && shown == std::floor(shown);
    any = true;
}

void Range::take_zero_if_near() {
    constexpr double near = 0.3;
    if (most - least >= near * std::max(std::abs(least), std::abs(most)) || least == most) {
        take(0);
    }
}

Range range_of_y(const Chart& chart) {
    Range range;
    for (const Chart::Series& series : chart.series) {
        for (const Chart::Point& point : series.points) {
            range.take(point.y);
        }
    }
    return range;
}

wxString number(double value) {
    const double size = std::abs(value);
    const wxString minus = value < 0 && size >= 0.005 ? wxString::FromUTF8("−") : wxString();
    if (size >= shortened_from) {
        return minus + shown(app::with_its_point(fmt::format("{:.3g}", size)));
    }
    const auto whole = [size](double times) {
        return std::abs(size * times - std::round(size * times)) < 0.005 * times;
    };
    return minus + shown(app::decimal(size, whole(1) ? 0 : whole(10) ? 1 : 2));
}

wxString value_words(const Chart& chart, double value) {
    if (chart.unit.empty()) {
        return number(value);
    }
    return number(value) + wxString::FromUTF8("\u00a0") + chart.unit;
}

wxString x_words(const Chart& chart, double x) {
    if (chart.categories.empty()) {
        return number(x);
    }
    const double last = static_cast<double>(chart.categories.size()) - 1;
    const bool named = x >= 0 && x <= last && x == std::floor(x);
    return named ? chart.categories[static_cast<std::size_t>(x)] : wxString();
}

wxString spot_words(const Chart& chart, const wxString& series, const Chart::Point& point) {
    wxString where = point.where;
    if (where.empty()) {
        where = x_words(chart, point.x);
        if (chart.categories.empty() && !chart.x_title.empty()) {
            where = chart.x_title + " " + where;
        }
    }
    wxString all = series + (series.empty() || where.empty() ? "" : ", ") + where;
    return all + (all.empty() ? "" : ": ") + value_words(chart, point.y);
}

Look look_of(const Chart& chart, std::size_t series, const Theme& looks) {
    const core::Hue given = chart.series.at(series).hue;
    Shade shade = looks.shade(given == core::Hue::none ? hues.at(series % hues.size()) : given);
    if (const wxColour& own = chart.series.at(series).own; own.IsOk()) {
        shade = {own, contrast(own, *wxWHITE) >= seen ? *wxWHITE : *wxBLACK, own, looks.text};
    }
    const bool strong =
        contrast(shade.fill, looks.sheet) >= seen && contrast(shade.fill, looks.paper) >= seen;
    return {strong ? shade.fill : shade.words, shade.fill, shade.ink, marks.at(series % marks.size()),
            series % marks.size()};
}

double text_height(const Theme& looks) {
    return looks.px(14.5);
}

Pen plain(const Theme& looks) {
    return {text_height(looks), looks.text};
}

Pen quiet(const Theme& looks) {
    return {text_height(looks), looks.quiet};
}

Box below_title(const Chart& chart, const Box& box, const Theme& looks) {
    const double line = text_height(looks) * 1.7;
    Box rest = box;
    rest.cut_top((chart.title.empty() ? 0 : line) + (chart.note.empty() ? 0 : line * 0.9));
    return rest;
}

void draw_title(Painter& painter, const Chart& chart, Box box) {
    const Theme& looks = painter.looks();
    const double height = text_height(looks);
    if (!chart.title.empty()) {
        painter.write(chart.title, box.cut_top(height * 1.7), {height * 1.15, looks.text, true});
    }
    if (!chart.note.empty()) {
        const Box line = box.cut_top(height * 1.53);
        painter.shape("triangle", line.x + height * 0.5, line.middle_y(), height * 0.42, looks.caution);
        painter.write(chart.note, {line.x + height * 1.3, line.y, line.w - height * 1.3, line.h},
                      {height, looks.caution});
    }
}

std::size_t every(std::size_t count, double length, double widest) {
    const double room = length / std::max<double>(1.0, static_cast<double>(count));
    return static_cast<std::size_t>(std::max(1.0, std::ceil(widest / std::max(room, 1e-3))));
}

void rule(Painter& painter, double x, double y, double to_x, double to_y, const wxColour& colour,
          double width, std::size_t dashes) {
    const std::array<wxPoint2DDouble, 2> ends{wxPoint2DDouble(x, y), wxPoint2DDouble(to_x, to_y)};
    painter.stroke(ends, colour, width, dashes);
}

double widest_of(Painter& painter, const std::vector<wxString>& texts, const Pen& pen) {
    double widest = 0;
    for (const wxString& text : texts) {
        widest = std::max(widest, painter.width_of(text, pen));
    }
    return widest;
}

double legend_height(const Chart& chart, const Theme& looks) {
    return chart.series.size() > 1 ? text_height(looks) * 1.8 : 0;
}

void draw_legend(Painter& painter, const Chart& chart, Box box) {
    const Theme& looks = painter.looks();
    const double height = text_height(looks);
    std::size_t left = chart.series.size();
    for (std::size_t i = 0; i < chart.series.size(); ++i, --left) {
        const wxString& name = chart.series[i].name;
        const double wished = painter.width_of(name, plain(looks)) + height * 3;
        Box entry = box.cut_left(std::min(wished, box.w / static_cast<double>(left)));
        const Box swatch = entry.cut_left(height * 1.5);
        draw_bar(painter, around(swatch.x + height * 0.6, swatch.middle_y(), height * 1.2, height * 0.9),
                 look_of(chart, i, looks));
        painter.write(name, {entry.x, entry.y, entry.w - height * 0.6, entry.h}, plain(looks));
    }
}

void draw_bar(Painter& painter, const Box& bar, const Look& look) {
    const double radius = std::min({2.0, bar.w / 3, bar.h / 3});
    painter.fill(bar, radius, look.fill);
    painter.hatch(bar, look.pattern, look.ink);
    painter.outline(bar, radius, look.line, 1.2);
}

}  // namespace gui::charts
