#include "gui/picture/arrangement_grid.h"

#include <algorithm>

namespace gui {

namespace {

/// Width of a lane over that of a cell.
constexpr double lane_share = 0.42;

/// One direction of a grid: rows or columns.
struct Axis {
    int cells = 1;
    std::vector<bool> lane_after;
    double head = 0, end = 0;  ///< room before and behind

    /// In widths of a cell.
    double span() const {
        return cells +
               lane_share * static_cast<double>(std::count(lane_after.begin(), lane_after.end(), true));
    }
    /// Where a cell begins, in widths of a cell.
    double at(int cell) const {
        const auto lanes = std::count(lane_after.begin(), lane_after.begin() + cell, true);
        return cell + lane_share * static_cast<double>(lanes);
    }
};

Axis axis_of(const core::Zone& zone, bool rows, double text) {
    Axis axis;
    const int columns = std::max(1, zone.columns);
    const int all = static_cast<int>(zone.places.size());
    axis.cells = rows ? std::max(1, (all + columns - 1) / columns) : columns;
    axis.lane_after.assign(static_cast<std::size_t>(axis.cells), false);
    for (const core::Lane& lane : zone.lanes) {
        if (lane.across == rows && lane.after >= 0 && lane.after < axis.cells) {
            axis.lane_after[static_cast<std::size_t>(lane.after)] = true;
        }
    }
    // Heads of rows stand in the room before the columns, and the other way round.
    const core::Margins& margins = zone.margins;
    const bool heads = rows ? !margins.column_heads.empty() : !margins.row_heads.empty();
    const bool ends = rows ? !margins.column_ends.empty() : !margins.row_ends.empty();
    axis.head = heads ? text * 1.6 : 0;
    axis.end = ends ? text * (rows ? 1.9 : 2.6) : 0;
    return axis;
}

struct Plan {
    Axis across, down;
    double cell, left, top;

    double x(int column) const { return left + across.at(column) * cell; }
    double y(int row) const { return top + down.at(row) * cell; }
    double right() const { return left + across.span() * cell; }
    double bottom() const { return top + down.span() * cell; }
};

double cell_in(const Axis& across, const Axis& down, double width, double height) {
    return std::max(4.0, std::min((width - across.head - across.end) / across.span(),
                                  (height - down.head - down.end) / down.span()));
}

Plan plan_of(const core::Zone& zone, const Box& box, double text) {
    Plan plan{axis_of(zone, false, text), axis_of(zone, true, text), 0, 0, 0};
    plan.cell = cell_in(plan.across, plan.down, box.w, box.h);
    const double width = plan.across.head + plan.across.span() * plan.cell + plan.across.end;
    const double height = plan.down.head + plan.down.span() * plan.cell + plan.down.end;
    plan.left = box.middle_x() - width / 2 + plan.across.head;
    plan.top = box.middle_y() - height / 2 + plan.down.head;
    return plan;
}

void lay_margins(Surround& frame, const Plan& plan) {
    for (int row = 0; row < plan.down.cells; ++row) {
        const double y = plan.y(row);
        frame.row_heads.push_back({plan.left - plan.across.head, y, plan.across.head, plan.cell});
        frame.row_ends.push_back({plan.right(), y, plan.across.end, plan.cell});
    }
    for (int column = 0; column < plan.across.cells; ++column) {
        const double x = plan.x(column);
        frame.column_heads.push_back({x, plan.top - plan.down.head, plan.cell, plan.down.head});
        frame.column_ends.push_back({x, plan.bottom(), plan.cell, plan.down.end});
    }
}

/// What lies in a lane lies beside the space in its middle.
void lay_lanes(Surround& frame, const core::Zone& zone, const Plan& plan) {
    const double width = plan.cell * lane_share;
    const auto middle = [](const Axis& axis) { return (axis.cells - 1) / 2; };
    const auto beside = [&](const Axis& axis) {
        return middle(axis) + 1 < axis.cells ? middle(axis) + 1 : std::max(0, middle(axis) - 1);
    };
    for (const core::Lane& lane : zone.lanes) {
        if (lane.across) {
            const double y = plan.y(lane.after) + plan.cell;
            frame.lanes.push_back({plan.left, y, plan.right() - plan.left, width});
            frame.lying.push_back({&lane.place, {plan.x(middle(plan.across)), y, plan.cell, width}, {}});
            frame.claims.push_back({plan.x(beside(plan.across)), y, plan.cell, width});
            frame.labels.push_back({plan.left - plan.across.head, y, plan.across.head, width});
        } else {
            const double x = plan.x(lane.after) + plan.cell;
            frame.lanes.push_back({x, plan.top, width, plan.bottom() - plan.top});
            frame.lying.push_back({&lane.place, {x, plan.y(middle(plan.down)), width, plan.cell}, {}});
            frame.claims.push_back({x, plan.y(beside(plan.down)), width, plan.cell});
            frame.labels.push_back({x, plan.top - plan.down.head, width, plan.down.head});
        }
    }
}

}  // namespace

double cell_of(const core::Zone& zone, double width, double height, double text) {
    return cell_in(axis_of(zone, false, text), axis_of(zone, true, text), width, height);
}

void lay_grid(Block& block, const Box& box, double text) {
    const core::Zone& zone = *block.zone;
    const Plan plan = plan_of(zone, box, text);
    for (std::size_t i = 0; i < zone.places.size(); ++i) {
        const int column = static_cast<int>(i) % plan.across.cells;
        const int row = static_cast<int>(i) / plan.across.cells;
        const Box cell{plan.x(column), plan.y(row), plan.cell, plan.cell};
        block.spots.push_back({&zone.places[i], cell.inset(plan.cell * 0.04), {}});
    }
    lay_margins(block.surround, plan);
    lay_lanes(block.surround, zone, plan);
}

}  // namespace gui
