#include "gui/board/board_page.h"

#include <algorithm>

#include "app/report/score_sheet.h"
#include "app/words/numbers.h"
#include "gui/host/listed.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

// In heights of plain words.
constexpr double large = 1.7;
constexpr double row_height = 1.6;
constexpr double most_enlarged = 2.4;  ///< over the least height of words

/// The amounts of a line in the way of counting that is in force.
std::vector<int> amounts_of(const core::Reckoning::Line& line, int way, std::size_t seats) {
    std::vector<int> points;
    const std::size_t from = static_cast<std::size_t>(std::max(way, 0)) * seats;
    for (std::size_t i = from; i < std::min(from + seats, line.amounts.size()); ++i) {
        points.push_back(line.amounts[i].points);
    }
    return points;
}

struct Row {
    wxString label;
    std::vector<wxString> cells;
    bool bold;
};

std::vector<Row> rows_of(const core::Reckoning& reckoning, std::size_t seats) {
    std::vector<Row> rows;
    for (const core::Reckoning::Line& line : reckoning.lines) {
        rows.push_back({words(line.label), {}, line.total});
        for (const int points : amounts_of(line, reckoning.way, seats)) {
            rows.back().cells.push_back(number(points));
        }
    }
    return rows;
}

double height_of(Painter& painter, const wxString& text, double width, const Pen& pen) {
    return text.empty()
               ? 0
               : static_cast<double>(painter.broken(text, width, pen).size()) * line_spacing * pen.height;
}

void paint_row(Painter& painter, const Row& row, Box box, double label_width, std::size_t seats,
               double text) {
    const Theme& looks = painter.looks();
    const Pen pen{text, row.bold ? looks.text : looks.quiet, row.bold, Align::left};
    if (row.cells.empty()) {
        painter.write(row.label, box, pen);
        return;
    }
    painter.write(row.label, box.cut_left(label_width), pen);
    const double width = box.w / static_cast<double>(std::max<std::size_t>(seats, 1));
    for (const wxString& cell : row.cells) {
        painter.write(cell, box.cut_left(width).inset(text * 0.1),
                      {text, looks.text, row.bold, Align::centre});
    }
}

/// A column a seat. Where there is no room for all rows the last ones stand there: they have the sums.
void paint_rows(Painter& painter, const std::vector<Row>& rows, const std::vector<std::string>& names,
                Box box, double text) {
    const double height =
        std::clamp(box.h / (static_cast<double>(rows.size()) + 1), text * 1.25, text * row_height);
    const auto room = static_cast<std::size_t>(std::max(1.0, box.h / height - 1));
    const double label_width = box.w * 0.36;
    Row heads{{}, {}, true};
    for (const std::string& name : names) {
        heads.cells.push_back(shown(name));
    }
    paint_row(painter, heads, box.cut_top(height), label_width, names.size(), text);
    for (std::size_t i = rows.size() - std::min(room, rows.size()); i < rows.size(); ++i) {
        const Box line = box.cut_top(height);
        if (rows[i].bold) {
            painter.fill(line, height * 0.2, painter.looks().table);
        }
        paint_row(painter, rows[i], line.inset(height * 0.06), label_width, names.size(), text);
    }
}

/// What stands on the page of a round, or of the match.
struct Page {
    wxString title;
    wxColour colour;
    wxString below;
    std::vector<Row> rows;
};

Page page_of(const core::Scores& scores, const core::Reckoning& round, const Theme& looks) {
    Page page{words(round.title), looks.text, joined(round.remarks, wxString::FromUTF8("  ·  ")),
              rows_of(round, scores.names.size())};
    if (scores.has_points && !scores.totals.empty()) {
        page.rows.push_back({words(N_("Match")), {}, true});
        for (const int total : scores.totals) {
            page.rows.back().cells.push_back(number(total));
        }
    }
    return page;
}

Page page_of(const app::ScoreSheet& sheet, const Theme& looks) {
    const core::Scores& scores = sheet.scores;
    const bool open = scores.why.empty();
    Page page{open ? words(N_("The match so far")) : outcome_of(scores),
              open ? looks.text : looks.accent,
              {},
              scores.has_points ? rows_of(app::reckoning_of_match(scores), scores.names.size())
                                : std::vector<Row>{}};
    std::vector<core::Text> below = scores.why;
    below.insert(below.end(), sheet.pair.begin(), sheet.pair.end());
    if (const core::Text wins = app::in_words(sheet.evening); !wins.id.empty()) {
        below.push_back(wins);
    }
    page.below = joined(below, "\n");
    if (!sheet.thought.empty()) {
        page.rows.push_back({words(N_("Thinking time")), {}, false});
        for (const store::ThinkingTime& time : sheet.thought) {
            page.rows.back().cells.push_back(time.decisions > 0 ? words(app::duration(time.whole))
                                                                : wxString());
        }
    }
    return page;
}

/// As large as there is room for all of it.
void paint_page(Painter& painter, const Page& page, const std::vector<std::string>& names, const Box& box) {
    const double least = painter.looks().least_text;
    double text = least * most_enlarged;
    const auto title_pen = [&] { return Pen{text * large, page.colour, true, Align::left}; };
    const auto below_pen = [&] { return Pen{text, painter.looks().text, false, Align::left}; };
    const auto needed = [&] {
        const double rows = page.rows.empty() ? 0 : static_cast<double>(page.rows.size()) + 1;
        return height_of(painter, page.title, box.w, title_pen()) +
               height_of(painter, page.below, box.w, below_pen()) + text * (0.7 + rows * row_height);
    };
    while (text > least && needed() > box.h) {
        text = std::max(least, text * 0.94);
    }
    Box rest = box;
    for (const auto& [words, pen] : {std::pair{page.title, title_pen()}, {page.below, below_pen()}}) {
        painter.write_lines(words, rest.cut_top(height_of(painter, words, rest.w, pen)), pen);
    }
    rest.cut_top(text * 0.7);
    if (!page.rows.empty()) {
        paint_rows(painter, page.rows, names, rest, text);
    }
}

}  // namespace

void paint_strip(Painter& painter, const app::BoardView& view, const Box& box) {
    const Theme& looks = painter.looks();
    const double least = looks.least_text;
    Box rest = box;
    painter.fill(rest, 0, view.ruling.id.empty() ? looks.sheet : looks.danger_wash);
    rest = rest.inset(least * 0.35);
    rest = {rest.x + least * 0.5, rest.y, rest.w - least, rest.h};
    if (!view.ruling.id.empty()) {
        painter.write_lines(words(view.ruling), rest, {least * 1.15, looks.danger, true, Align::left});
        return;
    }
    if (view.clock) {
        const bool urgent = view.clock->alarm != app::ClockView::Alarm::none;
        const Pen pen{least * large, urgent ? looks.danger : looks.text, true, Align::right};
        const wxString clock = words(app::in_words(*view.clock));
        painter.write(clock, rest.cut_right(std::min(rest.w * 0.4, painter.width_of(clock, pen) + least)),
                      pen);
        rest.cut_right(least);
    }
    Box upper = rest.cut_top(rest.h * 0.56);
    if (!view.asked.id.empty()) {
        painter.shape("triangle", upper.x + least * 0.5, upper.middle_y(), least * 0.5, looks.accent);
        upper.cut_left(least * 1.4);
        rest.cut_left(least * 1.4);
    }
    painter.write(words(view.asked), upper, {least * large * 0.85, looks.text, true, Align::left});
    painter.write(words(view.last), rest, {least * 1.15, looks.quiet, false, Align::left});
}

wxString words_of_strip(const app::BoardView& view) {
    if (!view.ruling.id.empty()) {
        return words(view.ruling);
    }
    return words(view.asked) + "\n" + words(view.last) + "\n" +
           (view.clock ? words(app::in_words(*view.clock)) : wxString());
}

void paint_sheet(Painter& painter, const app::ScoreSheet& sheet, const Box& box) {
    const auto& rounds = *sheet.scores.rounds;
    paint_page(painter,
               sheet.round < rounds.size() ? page_of(sheet.scores, rounds[sheet.round], painter.looks())
                                           : page_of(sheet, painter.looks()),
               sheet.scores.names, box);
}

void paint_nothing_yet(Painter& painter, const Box& box) {
    const double least = painter.looks().least_text;
    Box rest = box;
    painter.write("Pfiff", rest.cut_top(rest.h * 0.6),
                  {least * 4, painter.looks().text, true, Align::centre});
    painter.write(words(N_("The match that is entered will be seen here.")), rest.cut_top(least * 2),
                  {least * 1.15, painter.looks().quiet, false, Align::centre});
}

}  // namespace gui
