#include "gui/charts/chart_grid.h"

#include <algorithm>
#include <cmath>

#include "gui/charts/chart_parts.h"

namespace gui::charts {

namespace {

struct GridPlot {
    Box area;  ///< of the cells
    double row_names = 0, column_names = 0;
    double w = 0, h = 0;  ///< of a cell
    double most = 0;      ///< the largest value, whatever its sign
    double text = 0;
    bool numbers = true;  ///< there is room for them in the cells

    Box cell(std::size_t row, std::size_t column) const {
        return {area.x + static_cast<double>(column) * w, area.y + static_cast<double>(row) * h, w, h};
    }
};

std::size_t columns_of(const Chart& chart) {
    return std::max<std::size_t>(1, chart.columns.size());
}

std::size_t rows_of(const Chart& chart) {
    return (chart.cells.size() + columns_of(chart) - 1) / columns_of(chart);
}

GridPlot lay_grid(Painter& painter, const Chart& chart, const Box& box) {
    const Theme& looks = painter.looks();
    GridPlot plot;
    plot.text = text_height(looks);
    plot.column_names = plot.text * 1.5;
    Box rest = box;
    rest.cut_top((chart.x_title.empty() ? 0 : plot.text * 1.5) + plot.column_names);
    plot.row_names = std::min(rest.w * 0.35, widest_of(painter, chart.rows, plain(looks)) + plot.text * 0.7);
    plot.row_names = std::max(
        plot.row_names, std::min(rest.w * 0.35, painter.width_of(chart.y_title, quiet(looks)) + plot.text));
    rest.cut_left(plot.row_names);
    const auto columns = static_cast<double>(columns_of(chart));
    const auto rows = static_cast<double>(rows_of(chart));
    const double widest = chart.kind == Chart::Kind::heat ? 1.0 : 1.7;
    plot.h = std::min(
        {rest.h / rows, plot.text * 4.5, chart.kind == Chart::Kind::heat ? rest.w / columns : rest.h});
    plot.w = std::min({rest.w / columns, plot.h * widest, plot.text * 6});
    plot.area = {rest.x, rest.y, plot.w * columns, plot.h * rows};
    double longest = 0;
    for (const std::optional<double>& cell : chart.cells) {
        if (cell && is_number(*cell)) {
            plot.most = std::max(plot.most, std::abs(*cell));
            longest = std::max(longest, painter.width_of(value_words(chart, *cell), plain(looks)));
        }
    }
    plot.numbers = plot.h >= plot.text * 1.1 && plot.w >= longest * 0.8 + 2;
    return plot;
}

void draw_names(Painter& painter, const Chart& chart, const GridPlot& plot, const Box& box) {
    const Theme& looks = painter.looks();
    const double top = plot.area.y - plot.column_names;
    const double widest =
        std::min(plot.area.w / 3, widest_of(painter, chart.columns, plain(looks)) * 0.75 + plot.text * 0.2);
    const std::size_t across = plot.w >= plot.text * 2.5 ? 1 : every(columns_of(chart), plot.area.w, widest);
    for (std::size_t i = 0; i < chart.columns.size(); i += across) {
        const double w = plot.w * static_cast<double>(across);
        const double x = plot.cell(0, i).middle_x() - w / 2;
        painter.write(chart.columns[i], {x + 1, top, w - 2, plot.column_names},
                      {plot.text, looks.text, false, Align::centre});
    }
    const std::size_t down = every(rows_of(chart), plot.area.h, plot.text * 1.05);
    for (std::size_t i = 0; i < std::min(chart.rows.size(), rows_of(chart)); i += down) {
        const double y = plot.cell(i, 0).middle_y();
        painter.write(chart.rows[i], {box.x, y - plot.text, plot.row_names - plot.text * 0.6, plot.text * 2},
                      {plot.text, looks.text, false, Align::right});
    }
    painter.write(chart.x_title, {plot.area.x, box.y, box.right() - plot.area.x, plot.text * 1.5},
                  quiet(looks));
    painter.write(chart.y_title, {box.x, top, plot.row_names - plot.text * 0.6, plot.column_names},
                  {plot.text, looks.quiet, false, Align::right});
}

void draw_mark(Painter& painter, const GridPlot& plot, const Box& cell, double value,
               const wxColour& colour) {
    const double share = plot.most > 0 ? std::abs(value) / plot.most : 0;
    const double size = std::min(cell.w, cell.h) * 0.92 * std::sqrt(share);
    // What is below zero has corners.
    const Box mark = around(cell.middle_x(), cell.middle_y(), size, size);
    painter.fill(mark, value < 0 ? 0 : size / 2, colour);
}

void draw_cell(Painter& painter, const Chart& chart, const GridPlot& plot, const Box& cell, double value) {
    const Theme& looks = painter.looks();
    const double share = plot.most > 0 ? std::abs(value) / plot.most : 0;
    const wxColour& strong = value < 0 ? looks.danger : looks.accent;
    const Box inner = cell.inset(std::min(1.0, cell.w * 0.06));
    wxColour ground = looks.sheet;
    if (chart.kind == Chart::Kind::heat) {
        ground = mixed(looks.sheet, strong, value == 0 ? 0.0 : 0.1 + 0.8 * share);
        painter.fill(inner, 2, ground);
        painter.outline(inner, 2, looks.line, 1);
    } else {
        painter.outline(inner, 2, looks.line, 1);
        draw_mark(painter, plot, cell, value, mixed(looks.sheet, strong, 0.35));
        ground = mixed(looks.sheet, strong, 0.35);
    }
    if (plot.numbers) {
        const bool dark_ink = contrast(ground, looks.text) >= contrast(ground, looks.sheet);
        const bool strongest = value != 0 && share == 1.0;
        painter.write(value_words(chart, value), cell.inset(1),
                      {plot.text,
                       value == 0 ? looks.quiet
                       : dark_ink ? looks.text
                                  : looks.sheet,
                       strongest, Align::centre});
    } else if (chart.kind == Chart::Kind::heat) {
        draw_mark(painter, plot, cell, value, looks.text);
    }
}

wxString titled(const wxString& title, const wxString& name) {
    return title.empty() ? name : title + " " + name;
}

/// Where row and column say the same, both agree.
bool agree(const Chart& chart, std::size_t row, std::size_t column) {
    return chart.kind == Chart::Kind::matrix && row < chart.rows.size() && column < chart.columns.size() &&
           chart.rows[row] == chart.columns[column];
}

}  // namespace

void draw_grid(Painter& painter, const Chart& chart, const Box& box) {
    const GridPlot plot = lay_grid(painter, chart, box);
    if (plot.w < 1 || plot.h < 1) {
        return;
    }
    draw_names(painter, chart, plot, box);
    for (std::size_t i = 0; i < chart.cells.size(); ++i) {
        const std::size_t row = i / columns_of(chart);
        const std::size_t column = i % columns_of(chart);
        const Box cell = plot.cell(row, column);
        if (chart.cells[i] && is_number(*chart.cells[i])) {
            draw_cell(painter, chart, plot, cell, *chart.cells[i]);
        }
        if (agree(chart, row, column)) {
            painter.outline(cell.inset(1), 2, painter.looks().text, 1.6);
        }
    }
}

std::vector<ChartSpot> grid_spots(Painter& painter, const Chart& chart, const Box& box) {
    const GridPlot plot = lay_grid(painter, chart, box);
    std::vector<ChartSpot> spots;
    for (std::size_t i = 0; i < chart.cells.size(); ++i) {
        if (!chart.cells[i] || !is_number(*chart.cells[i])) {
            continue;
        }
        const std::size_t row = i / columns_of(chart);
        const std::size_t column = i % columns_of(chart);
        const wxString down = row < chart.rows.size() ? titled(chart.y_title, chart.rows[row]) : wxString();
        const wxString across =
            column < chart.columns.size() ? titled(chart.x_title, chart.columns[column]) : wxString();
        const wxString where = down + (down.empty() || across.empty() ? "" : ", ") + across;
        spots.push_back({plot.cell(row, column).inset(1), row, static_cast<double>(column), *chart.cells[i],
                         where + (where.empty() ? "" : ": ") + value_words(chart, *chart.cells[i])});
    }
    return spots;
}

}  // namespace gui::charts
