#include "gui/print/match_sheet.h"

#include <algorithm>

#include "gui/draw/paper.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

constexpr double margin = 64;
constexpr double foot = 30;
constexpr double words_width = MatchSheet::width - 2 * margin;
constexpr double text_size = 13;
constexpr double row_height = 20;
constexpr std::size_t most_rows_in_one = 20;

Pen pen_of(double size, const wxColour& colour, bool bold, Align align = Align::left) {
    return {size, colour, bold, align};
}

}  // namespace

MatchSheet::MatchSheet(const app::Session& session, Painter& painter) : measuring_(painter) {
    const bool over = session.reading().status != core::Status::open;
    const core::Reading& reading = over ? session.reading() : session.shown();
    put_head(session, reading);
    put_players(reading);
    put_times(session.thinking_times(), reading.scores);
    put_curve(session, reading);
    put_rounds(reading.scores);
    put_fouls(session, reading);
    put_notes(session);
    put_evening(session.evening());
    break_pages();
}

void MatchSheet::put_words(const wxString& text, Style style, bool with_next) {
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
void MatchSheet::put_gap(double gap) {
    blocks_.push_back({gap, {}, true});
}

void MatchSheet::put_table(const Table& table) {
    const Theme& looks = measuring_.looks();
    const std::size_t columns = table.heads.size();
    // A short table is not broken.
    const bool whole = table.rows.size() <= most_rows_in_one;
    blocks_.push_back({row_height,
                       [heads = table.heads, pen = pen_of(text_size, looks.text, true, Align::centre)](
                           Painter& painter, const Box& box) {
                           const double cell = cell_width(heads.size());
                           for (std::size_t i = 0; i < heads.size(); ++i) {
                               const double x = box.right() - cell * static_cast<double>(heads.size() - i);
                               painter.write(heads[i], {x + 3, box.y, cell - 6, box.h}, pen);
                           }
                       },
                       true});
    for (const Table::Row& row : table.rows) {
        put_row(row, columns, whole && &row != &table.rows.back());
    }
    put_gap(row_height * 0.4);
}

double MatchSheet::cell_width(std::size_t columns) {
    constexpr double widest = 110;
    const double share = columns > 5 ? 0.74 : 0.66;
    return std::min(widest, words_width * share / static_cast<double>(std::max<std::size_t>(1, columns)));
}

void MatchSheet::put_row(const Table::Row& row, std::size_t columns, bool with_next) {
    const Theme& looks = measuring_.looks();
    const double cell = cell_width(columns);
    const double label_width =
        row.cells.empty() ? words_width : words_width - cell * static_cast<double>(columns) - 8;
    const Pen pen = pen_of(text_size, row.cells.empty() ? looks.quiet : looks.text, row.total);
    const std::size_t lines = std::max<std::size_t>(1, measuring_.broken(row.label, label_width, pen).size());
    const double tall = row_height + static_cast<double>(lines - 1) * text_size * line_spacing;
    const auto paint_row = [row, pen, cell, label_width, line = looks.line](Painter& painter,
                                                                            const Box& box) {
        painter.fill({box.x, box.y, box.w, row.total ? 1.2 : 0.6}, 0, row.total ? pen.colour : line);
        const double above = row_height - text_size * line_spacing;
        painter.write_lines(row.label, {box.x, box.y + above / 2, label_width, box.h - above + 1}, pen);
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const double x = box.right() - cell * static_cast<double>(row.cells.size() - i);
            painter.write(row.cells[i], {x, box.y, cell, box.h},
                          pen_of(text_size, pen.colour, pen.bold, Align::centre));
        }
    };
    blocks_.push_back({tall, paint_row, with_next});
}

/// What goes with the next is not parted from it, unless all of it is longer than a page.
void MatchSheet::break_pages() {
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

void MatchSheet::paint(Painter& painter, std::size_t page) const {
    Box rest{margin, margin, words_width, height - 2 * margin};
    const Box bottom = rest.cut_bottom(foot);
    for (const std::size_t block : pages_.at(page)) {
        const Box box = rest.cut_top(blocks_[block].height);
        if (blocks_[block].paint) {
            blocks_[block].paint(painter, box);
        }
    }
    const wxColour& quiet = painter.looks().quiet;
    const Box left{bottom.x, bottom.y, bottom.w * 0.7, bottom.h};
    painter.write(title_, left, pen_of(text_size * 0.85, quiet, false));
    const wxString number =
        words(N_("Page {0} of {1}"), {static_cast<int>(page) + 1, static_cast<int>(pages_.size())});
    painter.write(number, bottom, pen_of(text_size * 0.85, quiet, false, Align::right));
}

void save_sheet(const app::Session& session, const std::filesystem::path& file) {
    Paper paper(Paper::Kind::pdf, MatchSheet::width, MatchSheet::height, {});
    const MatchSheet sheet(session, paper.painter());
    paper.set_title(sheet.title());
    for (std::size_t page = 0; page < sheet.pages(); ++page) {
        if (page > 0) {
            paper.turn_page();
        }
        sheet.paint(paper.painter(), page);
    }
    put_file(file, paper.finish());
}

}  // namespace gui
