#include "gui/charts/chart.h"

#include <algorithm>

#include "gui/charts/chart_bars.h"
#include "gui/charts/chart_distribution.h"
#include "gui/charts/chart_grid.h"
#include "gui/charts/chart_line.h"
#include "gui/charts/chart_parts.h"
#include "gui/draw/painter.h"

namespace gui {

bool Chart::shows_anything() const {
    if (kind == Kind::matrix || kind == Kind::heat) {
        return std::any_of(cells.begin(), cells.end(), [](const auto& cell) { return cell.has_value(); });
    }
    return std::any_of(series.begin(), series.end(), [](const Series& each) {
        return std::any_of(each.points.begin(), each.points.end(),
                           [](const Point& point) { return charts::is_number(point.y); });
    });
}

void draw(Painter& painter, const Chart& chart, const Box& box) {
    const Theme& looks = painter.looks();
    charts::draw_title(painter, chart, box);
    const Box rest = charts::below_title(chart, box, looks);
    if (!chart.shows_anything()) {
        const Pen pen{charts::text_height(looks), looks.quiet, false, Align::centre};
        painter.write(chart.empty, rest, pen);
        return;
    }
    switch (chart.kind) {
        case Chart::Kind::line:
            return charts::draw_line(painter, chart, rest);
        case Chart::Kind::bars:
            return charts::draw_bars(painter, chart, rest);
        case Chart::Kind::distribution:
            return charts::draw_distribution(painter, chart, rest);
        case Chart::Kind::matrix:
        case Chart::Kind::heat:
            return charts::draw_grid(painter, chart, rest);
    }
}

std::vector<ChartSpot> chart_spots(Painter& painter, const Chart& chart, const Box& box) {
    if (!chart.shows_anything()) {
        return {};
    }
    const Box rest = charts::below_title(chart, box, painter.looks());
    switch (chart.kind) {
        case Chart::Kind::line:
            return charts::line_spots(painter, chart, rest);
        case Chart::Kind::bars:
            return charts::bar_spots(painter, chart, rest);
        case Chart::Kind::distribution:
            return charts::distribution_spots(painter, chart, rest);
        case Chart::Kind::matrix:
        case Chart::Kind::heat:
            return charts::grid_spots(painter, chart, rest);
    }
    return {};
}

void draw_spot(Painter& painter, const Box& box, const ChartSpot& spot) {
    const Theme& looks = painter.looks();
    const double height = charts::text_height(looks);
    painter.outline(spot.box.inset(-2), std::min(spot.box.w, spot.box.h) / 3 + 2, looks.text, 2);
    const Pen pen{height, looks.text, true, Align::centre};
    const double w = std::min(box.w, painter.width_of(spot.words, pen) + height * 1.4);
    const double h = height * 1.9;
    // Above the spot, or below it where there is no room.
    const double above = spot.box.y - h - height * 0.5;
    const double y = above >= box.y ? above : std::min(spot.box.bottom() + height * 0.5, box.bottom() - h);
    const double x = std::clamp(spot.box.middle_x() - w / 2, box.x, std::max(box.x, box.right() - w));
    const Box plate{x, y, w, h};
    painter.shadow(plate, height * 0.4);
    painter.fill(plate, height * 0.4, looks.raised);
    painter.outline(plate, height * 0.4, looks.line, 1);
    painter.write(spot.words, {plate.x + height * 0.5, plate.y, plate.w - height, plate.h}, pen);
}

}  // namespace gui
