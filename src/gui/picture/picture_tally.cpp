#include "gui/picture/picture_tally.h"

#include <algorithm>
#include <cmath>

#include "gui/picture/pieces.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

/// A small shape, or letters on their colour.
void paint_counted(Painter& painter, const core::Token& token, const Box& cell, double radius) {
    const Theme& looks = painter.looks();
    const Box front = around(cell.x + radius, cell.middle_y(), radius * 2, radius * 2.3);
    if (!token.face) {
        painter.fill(around(cell.x + radius, cell.middle_y(), radius * 1.5, radius * 2.1), 2, looks.back);
    } else if (!token.face->shape.empty()) {
        const Shade shade = looks.shade(*token.face);
        painter.shape(token.face->shape, cell.x + radius, cell.middle_y(), radius,
                      looks.dark ? shade.words : shade.fill);
    } else {
        const Shade shade = looks.shade(*token.face);
        painter.fill(front, 3, shade.fill);
        painter.write(letters(*token.face), front.inset(1), {radius * 1.1, shade.ink, true, Align::centre});
    }
}

std::vector<const core::Token*> counted_in(const core::Zone& tally) {
    std::vector<const core::Token*> tokens;
    for (const core::Place& place : tally.places) {
        for (const core::Token& token : place.tokens) {
            tokens.push_back(&token);
        }
    }
    return tokens;
}

/// Only its value tells it from another one.
bool needs_value(const std::vector<const core::Token*>& tokens, const core::Token& token) {
    return token.face && std::any_of(tokens.begin(), tokens.end(), [&](const core::Token* other) {
               return other->face && other->face->shape == token.face->shape &&
                      other->face->letter == token.face->letter && other->face->value != token.face->value;
           });
}

/// The number of a thing that is counted, behind its picture.
Pen pen_of_count(Painter& painter, double text) {
    return {text * 0.95, painter.looks().text, true, Align::left};
}

/// As wide as its picture, its number and the ring around both.
double width_of_count(Painter& painter, const core::Token& token, double text) {
    return text * 1.9 + painter.width_of(wxString::Format("%d", token.count), pen_of_count(painter, text));
}

void paint_count(Painter& painter, const core::Token& token, const Box& cell, double text) {
    const Theme& looks = painter.looks();
    const double radius = text * 0.55;
    Box rest = cell;
    rest.cut_left(text * 0.25);
    paint_counted(painter, token, rest, radius);
    if (marked(token.marks, core::Mark::wins) || marked(token.marks, core::Mark::offered)) {
        const double width = std::max(2.0, text * 0.14);
        painter.outline(Box{cell.x, cell.y, cell.w - text * 0.2, cell.h}.inset(width / 2), radius,
                        looks.accent, width);
    }
    rest.cut_left(radius * 2.4);
    painter.write(wxString::Format("%d", token.count), rest, pen_of_count(painter, text));
}

/// Letters and value on their colour, and the number.
void paint_lettered(Painter& painter, const core::Token& token, Box cell, double text) {
    const Shade shade = painter.looks().shade(*token.face);
    const Box plate = cell.cut_left(text * 1.75);
    const Box front = around(plate.middle_x(), plate.middle_y(), plate.w, text * 1.2);
    painter.fill(front, text * 0.25, shade.fill);
    painter.write(brief(*token.face), front.inset(1), {text * 0.85, shade.ink, true, Align::centre});
    cell.cut_left(text * 0.2);
    painter.write(wxString::Format("%d", token.count), cell,
                  {text * 0.95, painter.looks().text, true, Align::left});
}

}  // namespace

/// More than one if its things would be too small to be read in one.
int tally_rows(const core::Zone& tally, double width, double text) {
    const auto count = static_cast<double>(counted_in(tally).size());
    return width / std::max(1.0, count) >= text * 1.9
               ? 1
               : static_cast<int>(std::ceil(count * text * 3.2 / width));
}

/// Cards won, as small shapes with their numbers, in as many rows as there is room for.
void paint_tally(Painter& painter, const core::Zone& tally, Box box, double text) {
    const std::vector<const core::Token*> tokens = counted_in(tally);
    const int count = static_cast<int>(tokens.size());
    if (count == 0) {
        return;
    }
    const int rows =
        std::max(1, std::min(static_cast<int>(box.h / (text * 1.15)), tally_rows(tally, box.w, text)));
    if (rows == 1) {
        double wished = 0;
        for (const core::Token* token : tokens) {
            wished += width_of_count(painter, *token, text);
        }
        const double fitting = text * std::min(1.0, box.w / wished);
        double x = box.x;
        for (const core::Token* token : tokens) {
            const double width = width_of_count(painter, *token, fitting);
            paint_count(painter, *token, {x, box.y, width, box.h}, fitting);
            x += width;
        }
        return;
    }
    const int beside = (count + rows - 1) / rows;
    const double step = std::min(text * 3.2, box.w / beside);
    const double height = box.h / rows;
    for (int i = 0; i < count; ++i) {
        const core::Token& token = *tokens[static_cast<std::size_t>(i)];
        const int row = i / beside;
        const Box cell{box.x + i % beside * step, box.y + row * height, step, height};
        needs_value(tokens, token) ? paint_lettered(painter, token, cell, text)
                                   : paint_count(painter, token, cell, std::min(text, step / 2.9));
    }
}

}  // namespace gui
