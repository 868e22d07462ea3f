#include "gui/picture/picture.h"

#include <algorithm>
#include <cmath>

#include <wx/dc.h>
#include <wx/region.h>

#include "gui/picture/picture_grid.h"
#include "gui/picture/picture_racks.h"
#include "gui/picture/picture_tally.h"
#include "gui/picture/pieces.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

const wxString dot = wxString::FromUTF8("  ·  ");

// In heights of plain text.
constexpr double radius_of_top = 2.2;
constexpr double radius_of_block = 1.1;

void paint_headline(Painter& painter, const core::Table& table, const Arrangement& all) {
    double x = all.headline.x;
    const double height = all.text * 2.1;
    bool first = true;
    for (const core::Text& text : table.headline) {
        const Pen pen{all.text * (first ? 1.35 : 1.2), first ? painter.looks().text : painter.looks().quiet,
                      first, Align::left};
        const double width = std::min(painter.width_of(words(text), pen) + 2, all.headline.right() - x);
        painter.write(words(text), {x, all.headline.y, width, height}, pen);
        x += width + all.text * 1.6;
        first = false;
    }
}

/// While somebody looks who sees more than the table, that stands above all else.
void paint_notice(Painter& painter, const core::Text& notice, const Arrangement& all) {
    const Theme& looks = painter.looks();
    painter.fill(all.headline, all.headline.h * 0.3, looks.danger);
    painter.write(words(notice), all.headline.inset(all.text * 0.3),
                  {all.text * 1.35, looks.paper, true, Align::centre});
}

void paint_top(Painter& painter, const Arrangement& all) {
    if (all.top.empty()) {
        return;
    }
    const Theme& looks = painter.looks();
    const double radius = all.text * radius_of_top;
    const double edge = all.text * 0.35;
    const Box middle_of_edge = all.top.inset(edge / 2);
    painter.fill(middle_of_edge, radius - edge / 2, looks.table);
    painter.outline(middle_of_edge, radius - edge / 2, looks.table_edge, edge);
}

const core::Zone* rack_of(const core::Table& table, int seat) {
    const auto found = std::find_if(table.zones.begin(), table.zones.end(), [&](const core::Zone& zone) {
        return zone.layout == core::Layout::rack && zone.seat == seat;
    });
    return found == table.zones.end() ? nullptr : &*found;
}

void paint_sitter(Painter& painter, const Picture& picture, const Sitter& sitter, double text) {
    const Theme& looks = painter.looks();
    const bool acts = picture.table.to_act == sitter.seat;
    const double radius = text * 0.9;
    painter.shadow(sitter.plate, radius);
    painter.fill(sitter.plate, radius, looks.plate);
    if (acts) {
        painter.outline(sitter.plate.inset(1.5), radius, looks.accent, std::max(3.0, text * 0.26));
    }
    Box rest = sitter.plate.inset(text * 0.55);
    Box first = rest.cut_top(text * 1.75);
    const auto seat = static_cast<std::size_t>(sitter.seat);
    if (seat < picture.totals.size()) {
        const wxString total = number(picture.totals[seat]);
        const Pen pen{text * 1.65, looks.text, true, Align::right};
        painter.write(total, first.cut_right(painter.width_of(total, pen) + 2), pen);
        first.cut_right(text * 0.4);
    }
    if (acts) {
        const Box arrow = first.cut_left(text * 1.1);
        painter.shape("triangle", arrow.x + text * 0.42, arrow.middle_y(), text * 0.42, looks.accent);
    }
    painter.write(shown(picture.table.seats[static_cast<std::size_t>(sitter.position)]), first,
                  {text * 1.3, looks.text, true, Align::left});
    if (const core::Zone* rack = rack_of(picture.table, sitter.seat)) {
        painter.write(joined(rack->remarks, dot), rest.cut_top(text * 1.3),
                      {text * 0.95, looks.quiet, false, Align::left});
    }
    if (sitter.tally != nullptr) {
        bool any = false;
        for (const core::Place& place : sitter.tally->places) {
            any = any || !place.tokens.empty();
        }
        const Box below = any ? rest.cut_bottom(text * 1.35) : Box{};
        const wxString remarks = joined(sitter.tally->remarks, dot);
        const Pen pen{text * 0.95, looks.quiet, false, Align::left};
        rest.h > text * 2.3 ? painter.write_lines(remarks, rest, pen) : painter.write(remarks, rest, pen);
        paint_tally(painter, *sitter.tally, below, text);
    }
}

void paint_sum(Painter& painter, const Sum& sum, double text) {
    const Theme& looks = painter.looks();
    painter.fill(sum.plate, text * 0.9, looks.table);
    Box rest = sum.plate.inset(text * 0.55);
    const int rows = tally_rows(*sum.zone, rest.w, text);
    const Box below = rest.cut_bottom(std::min(text * 1.45 * rows - text * 0.1, rest.h - text * 1.5));
    painter.write_lines(words(sum.zone->title), rest, {text * 0.95, looks.quiet, false, Align::left});
    paint_tally(painter, *sum.zone, below, text);
}

void paint_title(Painter& painter, const Block& block, double text) {
    if (block.title.empty()) {
        return;
    }
    Box rest = block.title;
    painter.write(words(block.zone->title), rest.cut_top(text * 1.5),
                  {text * 1.05, painter.looks().text, true, Align::left});
    if (!block.zone->remarks.empty()) {
        painter.write_lines(joined(block.zone->remarks, dot), rest,
                            {text * 0.92, painter.looks().quiet, false, Align::left});
    }
}

void paint_list_row(Painter& painter, const Spot& spot, double text) {
    const Theme& looks = painter.looks();
    const bool next = marked(spot.place->marks, core::Mark::next);
    painter.fill(spot.box, text * 0.6, spot.place->tokens.empty() ? looks.paper : looks.sheet);
    if (next) {
        painter.outline(spot.box.inset(1), text * 0.6, looks.accent, 2, true);
    }
    Box rest = spot.box.inset(std::min(text * 0.4, spot.box.h * 0.12));
    const double height = rest.h;
    const bool many = spot.place->tokens.size() > 1;
    const Box slot = rest.cut_right(many ? rest.w * 0.55 : height * card_shape);
    rest.cut_left(text * 0.2);
    const bool empty = spot.place->tokens.empty();
    const Pen label{text * 1.05, empty ? looks.quiet : looks.text, !empty, Align::left};
    if (spot.place->tokens.size() == 1 && spot.place->tokens.front().face && rest.h > text * 2.6) {
        Box upper = rest.inset(rest.h * 0.08);
        painter.write(words(spot.place->label), upper.cut_top(upper.h / 2), label);
        const core::Face& face = *spot.place->tokens.front().face;
        painter.write(words(face.name), upper, {text, looks.shade(face).words, false, Align::left});
    } else {
        painter.write(words(spot.place->label), rest, label);
    }
    if (spot.place->tokens.empty()) {
        painter.outline(slot.inset(1), height * 0.1, looks.line, 1.5, true);
        return;
    }
    const double step =
        std::min(height * card_shape + 3, slot.w / static_cast<double>(spot.place->tokens.size()));
    double x = slot.right() - height * card_shape;
    for (auto token = spot.place->tokens.rbegin(); token != spot.place->tokens.rend(); ++token, x -= step) {
        paint_token(painter, *token, {x, slot.y, height * card_shape, height});
    }
}

void paint_block(Painter& painter, const Picture& picture, const Block& block, double text) {
    if (block.zone->layout == core::Layout::figures) {
        paint_figures(painter, block, text);
        return;
    }
    const Theme& looks = painter.looks();
    painter.fill(block.box, text * radius_of_block, looks.table);
    paint_title(painter, block, text);
    if (block.zone->layout == core::Layout::grid) {
        paint_grid(painter, picture, block, text);
        return;
    }
    for (const Spot& spot : block.spots) {
        painter.thing([&] {
            if (block.zone->layout == core::Layout::row) {
                Box pile = spot.box;
                const Box label = pile.cut_bottom(text * 1.3);
                paint_pile(painter, {spot.place, pile, {}}, text * 0.9);
                painter.write(words(spot.place->label), label,
                              {text * 0.9, looks.quiet, false, Align::centre});
            } else {
                paint_list_row(painter, spot, text);
            }
        });
    }
}

void paint_middle(Painter& painter, const Arrangement& all) {
    if (all.round == nullptr || all.middle.empty()) {
        return;
    }
    wxString line = words(all.round->title);
    const wxString remarks = joined(all.round->remarks, dot);
    line += (line.empty() || remarks.empty() ? wxString() : dot) + remarks;
    painter.write(line, all.middle, {all.text * 1.15, painter.looks().quiet, true, Align::centre});
}

}  // namespace

void paint_paper(wxDC& dc, const wxSize& size, const Arrangement& all, const Theme& looks) {
    wxRegion paper(wxRect{size});
    const auto leave_out = [&paper](const Box& box, double radius) {
        // Clear of its round corners, and of pixels that it covers in part.
        const Box inside = box.inset(radius * 0.3 + 1);
        const wxPoint corner(static_cast<int>(std::ceil(inside.x)), static_cast<int>(std::ceil(inside.y)));
        const wxPoint end(static_cast<int>(inside.right()), static_cast<int>(inside.bottom()));
        if (end.x > corner.x && end.y > corner.y) {
            paper.Subtract(wxRect(corner, wxSize(end.x - corner.x, end.y - corner.y)));
        }
    };
    leave_out(all.top, all.text * radius_of_top);
    for (const Block& block : all.blocks) {
        leave_out(block.box, all.text * radius_of_block);
    }
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(wxBrush(looks.paper));
    for (wxRegionIterator part(paper); part; ++part) {
        dc.DrawRectangle(part.GetRect());
    }
}

void paint(Painter& painter, const Picture& picture, const Arrangement& all) {
    if (picture.notice) {
        paint_notice(painter, *picture.notice, all);
    } else {
        paint_headline(painter, picture.table, all);
    }
    paint_top(painter, all);
    paint_middle(painter, all);
    for (const Block& block : all.blocks) {
        paint_block(painter, picture, block, all.text);
    }
    for (const Sum& sum : all.sums) {
        painter.thing([&] { paint_sum(painter, sum, all.text); });
    }
    for (const Sitter& sitter : all.sitters) {
        painter.thing([&] { paint_sitter(painter, picture, sitter, all.text); });
    }
    for (const Rack& rack : all.racks) {
        paint_rack(painter, picture, rack, all.text);
    }
    for (const Spot& spot : all.cards) {
        painter.thing([&] {
            paint_pile(painter, spot, all.text);
            if (spot.place->tokens.empty() && spot.place->seat == picture.table.to_act) {
                painter.outline(spot.box.inset(2), spot.box.h * 0.08, painter.looks().accent, 3, true);
            }
        });
    }
}

}  // namespace gui
