#include "gui/print/report_sheet.h"

#include <ranges>

#include "gui/toolkit/words.h"

namespace gui {

namespace {

constexpr double chart_height = 250;

/// The first column is the label of its row.
Sheet::Table on_paper(const app::Table& table) {
    Sheet::Table paper;
    paper.label_head = words(table.columns.front().title);
    for (const app::Table::Column& column : table.columns | std::views::drop(1)) {
        paper.heads.push_back({words(column.title), column.number});
    }
    for (const auto& row : table.rows) {
        Sheet::Table::Row& line = paper.rows.emplace_back();
        line.label = exact(app::in_words(row.front()));
        for (const app::Cell& cell : row | std::views::drop(1)) {
            line.cells.push_back(exact(app::in_words(cell)));
        }
    }
    return paper;
}

}  // namespace

MakeSheet sheet_of(const app::Report& report, const std::vector<Chart>& charts) {
    return [report, charts](Painter& measuring) {
        auto sheet = std::make_unique<Sheet>(measuring);
        using Style = Sheet::Style;
        sheet->set_title(words(report.about));
        sheet->put_words(sheet->title(), Style::title, true);
        sheet->put_words(joined(app::counted(report.matches), " "), Style::quiet);
        for (const core::Text& sentence : report.sentences) {
            sheet->put_words(words(sentence), Style::text);
        }
        for (const Chart& chart : charts) {
            sheet->put_gap(10);
            sheet->put_picture(chart_height,
                               [chart](Painter& painter, const Box& box) { draw(painter, chart, box); });
        }
        for (const app::Table& table : report.tables) {
            sheet->put_words(words(table.title), Style::heading, true);
            sheet->put_words(words(table.note), Style::quiet, true);
            sheet->put_table(on_paper(table));
        }
        sheet->break_pages();
        return sheet;
    };
}

}  // namespace gui
