#include "gui/picture/pieces_on_board.h"

#include <algorithm>

#include "gui/picture/pieces.h"
#include "gui/toolkit/shade.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

/// A plate as large as its space allows, with room above it for the tile's corners.
Box plate_on(const Box& space) {
    const double size = space.w * 0.69;
    return around(space.middle_x(), space.y + space.h * 0.585, size, size);
}

void round_outline(Painter& painter, const Box& plate, double wider, const wxColour& colour, double width) {
    const Box ring = plate.inset(-wider);
    painter.outline(ring, ring.w / 2, colour, width);
}

/// Earth thrown on a heap.
void paint_mound(Painter& painter, const Box& space, const wxColour& colour) {
    const double high = space.h * 0.1;
    double y = space.y + space.h * 0.5;
    for (const double width : {0.22, 0.4, 0.58}) {
        painter.fill(around(space.middle_x(), y, space.w * width, high), high / 2, colour);
        y += high * 1.15;
    }
}

void paint_symbol(Painter& painter, const core::Face& face, const Box& space, bool under_piece,
                  const wxColour& symbol, const wxColour& letters) {
    const wxString text = brief(face);
    const bool plain = face.shape.empty();
    const double w = space.w;
    if (under_piece) {
        painter.shape(face.shape, space.x + w * 0.16, space.y + w * 0.15, w * 0.12, symbol);
        painter.write(text, {space.x + w * (plain ? 0.05 : 0.45), space.y + w * 0.03, w * 0.5, w * 0.22},
                      {w * 0.21, letters, true, plain ? Align::left : Align::right});
        return;
    }
    if (plain) {
        painter.write(text, space.inset(w * 0.12), {w * 0.3, letters, true, Align::centre});
        return;
    }
    painter.shape(face.shape, space.middle_x(), space.y + w * 0.4, w * 0.29, symbol);
    painter.write(text, {space.x + w * 0.08, space.y + w * 0.72, w * 0.84, w * 0.24},
                  {w * 0.21, letters, true, Align::centre});
}

void paint_frost(Painter& painter, const Box& plate, double unit) {
    const Theme& looks = painter.looks();
    const Shade ice = looks.shade(core::Hue::blue);
    const wxColour colour = looks.dark ? ice.words : ice.fill;
    const double r = plate.w / 2;
    round_outline(painter, plate, unit * 1.1, looks.sheet, unit * 2.6);
    round_outline(painter, plate, unit * 1.1, colour, unit * 0.9);
    painter.rays(plate.middle_x(), plate.middle_y(), r - unit * 0.6, r + unit * 3.1, 12, colour, unit * 0.9);
}

}  // namespace

bool is_piece(const core::Token& token) {
    return !token.name.empty();
}

bool is_tiled(const core::Zone& zone) {
    return zone.square && std::any_of(zone.places.begin(), zone.places.end(), [](const core::Place& place) {
               return std::any_of(place.tokens.begin(), place.tokens.end(),
                                  [](const core::Token& token) { return is_piece(token) || !token.face; });
           });
}

void paint_tile(Painter& painter, const core::Token& tile, const Box& space, bool under_piece) {
    const Theme& looks = painter.looks();
    const double radius = space.w * 0.1;
    const bool buried = marked(tile.marks, core::Mark::buried);
    const bool lies_open = tile.face && !buried && !marked(tile.marks, core::Mark::presumed);
    if (lies_open) {
        const Shade shade = looks.shade(*tile.face);
        painter.fill(space, radius, looks.card_rim);
        painter.fill(space.inset(std::max(1.0, space.w * 0.02)), radius * 0.9, shade.wash);
        paint_symbol(painter, *tile.face, space, under_piece, looks.dark ? shade.words : shade.fill,
                     shade.words);
    } else {
        const wxColour back = mixed(looks.back, looks.table_edge, looks.dark ? 0.35 : 0.45);
        painter.fill(space, radius, back);
        painter.outline(space.inset(space.w * 0.08), radius * 0.6, mixed(back, looks.back_line, 0.5),
                        std::max(1.0, space.w * 0.018));
        const wxColour light = looks.dark ? looks.text : looks.sheet;
        if (tile.face) {
            paint_symbol(painter, *tile.face, space, under_piece, light, light);
        } else if (buried) {
            paint_mound(painter,
                        under_piece ? Box{space.x + space.w * 0.02, space.y - space.h * 0.04, space.w * 0.36,
                                          space.h * 0.36}
                                    : space,
                        light);
        }
    }
    if (marked(tile.marks, core::Mark::fresh)) {
        painter.outline(space.inset(-1), radius + 1, looks.text, std::max(2.0, space.w * 0.035));
    }
    if (marked(tile.marks, core::Mark::illegal)) {
        painter.outline(space.inset(-2), radius + 2, looks.danger, std::max(3.0, space.w * 0.04), true);
    } else if (marked(tile.marks, core::Mark::presumed)) {
        painter.pill("?", space.right() - space.w * 0.15, space.y + space.w * 0.15, space.w * 0.24,
                     looks.caution_wash, looks.caution, space.w * 0.24);
    } else if (marked(tile.marks, core::Mark::confirmed)) {
        painter.pill(tick(), space.right() - space.w * 0.15, space.y + space.w * 0.15, space.w * 0.24,
                     looks.raised, looks.fine, space.w * 0.24);
    }
}

void paint_piece(Painter& painter, const core::Face& face, const std::vector<core::Mark>& marks,
                 const Box& space) {
    const Theme& looks = painter.looks();
    const Shade shade = looks.shade(face);
    const Box plate = plate_on(space);
    const double unit = std::max(1.0, space.w * 0.025);
    const double r = plate.w / 2;
    const bool moved = marked(marks, core::Mark::moved);
    if (!moved) {
        painter.shadow(plate, r);
    }
    painter.fill(plate.inset(-unit * 0.8), r + unit * 0.8, moved ? shade.words : looks.card_rim);
    painter.fill(plate, r, moved ? shade.wash : shade.fill);
    const wxColour ink = moved ? shade.words : shade.ink;
    painter.shape(face.shape, plate.middle_x(), plate.middle_y(), r * 0.72, ink);
    if (marked(marks, core::Mark::frozen)) {
        paint_frost(painter, plate, unit);
    }
    if (marked(marks, core::Mark::fresh)) {
        round_outline(painter, plate, unit * 1.6, looks.text, std::max(2.0, unit * 1.3));
    }
    if (marked(marks, core::Mark::illegal)) {
        round_outline(painter, plate, unit * 2.4, looks.danger, std::max(3.0, unit * 1.6));
    }
    if (!face.letter.empty()) {
        const double size = std::max(11.0, space.w * 0.27);
        const Box badge = around(plate.right() - size * 0.2, plate.bottom() - size * 0.34, size, size);
        painter.fill(badge.inset(-unit * 0.5), size / 2 + unit * 0.5, ink);
        painter.fill(badge, size / 2, looks.plate);
        painter.write(letters(face), badge.inset(size * 0.08),
                      {size * 0.74, looks.text, true, Align::centre});
    }
}

void paint_picked(Painter& painter, const Box& space) {
    const Theme& looks = painter.looks();
    const Box plate = plate_on(space);
    round_outline(painter, plate, space.w * 0.035, looks.sheet, std::max(5.0, space.w * 0.09));
    round_outline(painter, plate, space.w * 0.035, looks.accent, std::max(3.0, space.w * 0.055));
}

}  // namespace gui
