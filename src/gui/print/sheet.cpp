#include "gui/print/sheet.h"

#include <algorithm>
#include <numeric>
#include <ranges>

#include "gui/toolkit/words.h"

namespace gui {

namespace {

constexpr double margin = 64;
constexpr double foot = 30;
constexpr double words_width = Sheet::width - 2 * margin;
constexpr double text_size = 13;
constexpr double row_height = 20;
constexpr double column_gap = 16;
constexpr std::size_t most_rows_in_one = 20;

Pen pen_of(double size, const wxColour& colour, bool bold, Align align = Align::left) {
    return {size, colour, bold, align};
}

}  // namespace

void Sheet::put_words(const wxString& text, Style style, bool with_next) {
    if (text.empty()) {
        return;
    }
    const Theme& looks = measuring_.looks();
    const double size = style == Style::title     ? text_size * 1.75
                        : style == Style::heading ? text_size * 1.2
                                                  : text_size;
    const bool bold = style == Style::title || style == Style::heading;
    const Pen pen = pen_of(size, style == Style::quiet ? looks.quiet : looks.text, bold);
    if (style == Style::heading) {
        put_gap(size * 0.9);
    }
    // Each line by itself, so that a page can end between any two.
    const std::vector<wxString> lines = measuring_.broken(text, words_width, pen);
    for (const wxString& line : lines) {
        blocks_.push_back({size * line_spacing,
                           [line, pen](Painter& painter, const Box& box) { painter.write(line, box, pen); },
                           with_next || &line != &lines.back()});
    }
    put_gap(bold ? size * 0.35 : size * 0.15);
}

/// Goes with what follows: it would be lost at the foot of a page.
void Sheet::put_gap(double gap) {
    blocks_.push_back({gap, {}, true});
}

void Sheet::put_picture(double tall, std::function<void(Painter&, const Box&)> paint) {
    blocks_.push_back({tall, std::move(paint), false});
}

void Sheet::put_table(const Table& table) {
    const std::vector<Column> columns = columns_of(table);
    // A short table is not broken.
    const bool whole = table.rows.size() <= most_rows_in_one;
    const Pen pen = pen_of(text_size, measuring_.looks().text, true);
    blocks_.push_back(
        {row_height,
         [heads = table.heads, label = table.label_head, columns, pen](Painter& painter, const Box& box) {
             painter.write(label, {box.x, box.y, label_width(columns), box.h}, pen);
             for (std::size_t i = 0; i < heads.size(); ++i) {
                 painter.write(heads[i].title, columns[i].box(box),
                               pen_of(pen.height, pen.colour, true, columns[i].align));
             }
         },
         true});
    for (const Table::Row& row : table.rows) {
        put_row(row, columns, whole && &row != &table.rows.back());
    }
    put_gap(row_height * 0.4);
}

/// Numbers have columns of one width. Where room is short, the labels keep a quarter of it.
std::vector<Sheet::Column> Sheet::columns_of(const Table& table) const {
    constexpr double usual = 110;
    const auto& heads = table.heads;
    const Pen pen = pen_of(text_size, measuring_.looks().text, true);
    std::vector<Column> columns;
    double of_words = 0;
    double of_number = 0;
    int numbers = 0;
    for (std::size_t i = 0; i < heads.size(); ++i) {
        double width = measuring_.width_of(heads[i].title, pen);
        for (const Table::Row& row : table.rows) {
            width = std::max(width, i < row.cells.size() ? measuring_.width_of(row.cells[i], pen) : 0);
        }
        width += column_gap;
        columns.push_back({0, width, heads[i].number ? Align::centre : Align::left});
        (heads[i].number ? of_number : of_words) =
            heads[i].number ? std::max(of_number, width) : of_words + width;
        numbers += heads[i].number ? 1 : 0;
    }
    const double share = heads.size() > 5 ? 0.74 : 0.66;
    const double room = words_width * 0.75;
    const double roomy = std::min(usual, (words_width * share - of_words) / std::max(1, numbers));
    of_number =
        std::min(std::max(of_number, roomy), room / std::max<double>(1, static_cast<double>(heads.size())));
    const double part = of_words == 0 ? 1 : std::min(1.0, (room - of_number * numbers) / of_words);
    double from_right = 0;
    for (Column& column : columns | std::views::reverse) {
        column.width = column.align == Align::centre ? of_number : column.width * part;
        column.from_right = from_right += column.width;
    }
    return columns;
}

Box Sheet::Column::box(const Box& row) const {
    constexpr double beside = 3;
    return {row.right() - from_right + beside, row.y, width - 2 * beside, row.h};
}

double Sheet::label_width(const std::vector<Column>& columns) {
    return words_width - (columns.empty() ? 0 : columns.front().from_right + 8);
}

void Sheet::put_row(const Table::Row& row, const std::vector<Column>& columns, bool with_next) {
    const Theme& looks = measuring_.looks();
    const double label = row.cells.empty() ? words_width : label_width(columns);
    const Pen pen = pen_of(text_size, row.cells.empty() ? looks.quiet : looks.text, row.total);
    const std::size_t lines = std::max<std::size_t>(1, measuring_.broken(row.label, label, pen).size());
    const double tall = row_height + static_cast<double>(lines - 1) * text_size * line_spacing;
    const auto paint_row = [row, pen, columns, label, line = looks.line](Painter& painter, const Box& box) {
        painter.fill({box.x, box.y, box.w, row.total ? 1.2 : 0.6}, 0, row.total ? pen.colour : line);
        const double above = row_height - text_size * line_spacing;
        painter.write_lines(row.label, {box.x, box.y + above / 2, label, box.h - above + 1}, pen);
        for (std::size_t i = 0; i < std::min(row.cells.size(), columns.size()); ++i) {
            painter.write(row.cells[i], columns[i].box(box),
                          pen_of(text_size, pen.colour, pen.bold, columns[i].align));
        }
    };
    blocks_.push_back({tall, paint_row, with_next});
}

/// What goes with the next is not parted from it, unless all of it is longer than a page.
void Sheet::break_pages() {
    const double room = height - 2 * margin - foot;
    pages_.assign(1, {});
    double used = 0;
    for (std::size_t from = 0; from < blocks_.size();) {
        std::size_t to = from;
        double together = blocks_[to].height;
        while (blocks_[to].with_next && to + 1 < blocks_.size()) {
            together += blocks_[++to].height;
        }
        if (used > 0 && used + together > room) {
            pages_.emplace_back();
            used = 0;
        }
        for (; from <= to; ++from) {
            if (used > 0 && used + blocks_[from].height > room) {
                pages_.emplace_back();
                used = 0;
            }
            const bool gap_on_top = used == 0 && !blocks_[from].paint;
            if (!gap_on_top) {
                pages_.back().push_back(from);
                used += blocks_[from].height;
            }
        }
    }
}

void Sheet::paint_blocks(Painter& painter, const std::vector<std::size_t>& blocks, Box rest) const {
    for (const std::size_t block : blocks) {
        const Box box = rest.cut_top(blocks_[block].height);
        if (blocks_[block].paint) {
            blocks_[block].paint(painter, box);
        }
    }
}

double Sheet::whole_height() const {
    double all = 2 * margin;
    for (const Block& block : blocks_) {
        all += block.height;
    }
    return all;
}

void Sheet::paint_whole(Painter& painter) const {
    std::vector<std::size_t> all(blocks_.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    paint_blocks(painter, all, {margin, margin, words_width, whole_height() - 2 * margin});
}

void Sheet::paint(Painter& painter, std::size_t page) const {
    Box rest{margin, margin, words_width, height - 2 * margin};
    const Box bottom = rest.cut_bottom(foot);
    paint_blocks(painter, pages_.at(page), rest);
    const wxColour& quiet = painter.looks().quiet;
    const Box left{bottom.x, bottom.y, bottom.w * 0.7, bottom.h};
    painter.write(title_, left, pen_of(text_size * 0.85, quiet, false));
    const wxString number =
        words(N_("Page {0} of {1}"), {static_cast<int>(page) + 1, static_cast<int>(pages_.size())});
    painter.write(number, bottom, pen_of(text_size * 0.85, quiet, false, Align::right));
}

}  // namespace gui
