#include "gui/picture.h"

#include "gui/words.h"

namespace gui {

namespace {

bool marked(const std::vector<core::Mark>& marks, core::Mark mark) {
    return std::find(marks.begin(), marks.end(), mark) != marks.end();
}

wxString joined(const std::vector<core::Text>& texts, const wxString& between) {
    wxString all;
    for (const core::Text& text : texts) {
        all += (all.empty() ? wxString() : between) + words(text);
    }
    return all;
}

const wxString dot = wxString::FromUTF8("  ·  ");

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

void paint_top(Painter& painter, const Arrangement& all) {
    const Theme& looks = painter.looks();
    const double radius = all.text * 2.2;
    painter.fill(all.top, radius, looks.table_edge);
    painter.fill(all.top.inset(all.text * 0.35), radius * 0.86, looks.table);
}

struct Look {
    wxColour colour, ink;
};

Look look_of(core::Mark mark, const Theme& looks) {
    switch (mark) {
        case core::Mark::wins:
        case core::Mark::forced:
        case core::Mark::next:
            return {looks.accent, looks.on_accent};
        case core::Mark::illegal:
            return {looks.danger, looks.paper};
        case core::Mark::presumed:
            return {looks.caution_wash, looks.caution};
        default:
            return {looks.text, looks.paper};
    }
}

void paint_rim(Painter& painter, const std::vector<core::Mark>& marks, const Box& box, double text) {
    const Theme& looks = painter.looks();
    const double radius = box.h * 0.09;
    if (marked(marks, core::Mark::wins) || marked(marks, core::Mark::forced)) {
        painter.outline(box.inset(-3), radius + 3, looks.accent, std::max(3.0, text * 0.26));
    }
    if (marked(marks, core::Mark::next)) {
        painter.outline(box.inset(-2), radius + 2, looks.accent, std::max(2.0, text * 0.16), true);
    }
    if (marked(marks, core::Mark::illegal)) {
        painter.outline(box.inset(-6), radius + 6, looks.danger, std::max(3.0, text * 0.26), true);
    }
}

/// The marks of a thing as words: one below another in the room beside it, or on its lower edge.
void paint_marks(Painter& painter, const std::vector<core::Mark>& marks, const Spot& spot, double text) {
    const bool beside = !spot.words.empty();
    double height = std::min(text * 1.55, spot.box.h * (beside ? 0.23 : 0.3));
    double y = beside ? spot.words.y + height / 2 : spot.box.bottom();
    for (const core::Mark mark : {core::Mark::leads, core::Mark::wins, core::Mark::forced,
                                  core::Mark::designates, core::Mark::presumed, core::Mark::illegal}) {
        if (!marked(marks, mark)) {
            continue;
        }
        const Look look = look_of(mark, painter.looks());
        if (beside) {
            painter.label(word_of(mark), {spot.words.x, y - height / 2, spot.words.w, height}, look.colour,
                          look.ink);
            y += height * 1.14;
        } else {
            painter.pill(word_of(mark), spot.box.middle_x(), y, height, look.colour, look.ink,
                         spot.box.w + text);
            y -= height;
        }
    }
}

void paint_token(Painter& painter, const core::Token& token, const Box& box) {
    if (token.face) {
        painter.card(*token.face, box);
        if (token.count > 1) {
            painter.pill(wxString::Format("%d", token.count), box.right(), box.y, box.h * 0.26,
                         painter.looks().plate, painter.looks().text, box.w);
        }
    } else {
        painter.card_back(box, token.count);
    }
}

/// What lies at a place, from the bottom up: each a little beside the one below, the last one whole.
void paint_pile(Painter& painter, const Spot& spot, double text) {
    const core::Place& place = *spot.place;
    const Box& box = spot.box;
    const auto count = place.tokens.size();
    const double shift = count > 1 ? std::min(box.h * 0.1, box.h * 0.24 / static_cast<double>(count - 1)) : 0;
    const double spare = shift * static_cast<double>(count > 0 ? count - 1 : 0);
    const double height = box.h - spare;
    const double width = std::min(box.w, height * card_shape);
    for (std::size_t i = 0; i < count; ++i) {
        const double y = box.y + spare - shift * static_cast<double>(i);
        const Box card{box.middle_x() - width / 2, i + 1 == count ? box.y : y, width, height};
        paint_token(painter, place.tokens[i], card);
        if (i + 1 == count) {
            std::vector<core::Mark> marks = place.marks;
            marks.insert(marks.end(), place.tokens[i].marks.begin(), place.tokens[i].marks.end());
            paint_rim(painter, marks, card, text);
            paint_marks(painter, marks, {&place, card, spot.words}, text);
        }
    }
    if (count == 0) {
        const bool next = marked(place.marks, core::Mark::next);
        painter.outline(box.inset(2), box.h * 0.08,
                        next ? painter.looks().accent : painter.looks().table_edge, next ? 3 : 2, true);
    }
}

/// Cards won, as small shapes with their numbers.
void paint_tally(Painter& painter, const core::Zone& tally, Box box, double text) {
    const Theme& looks = painter.looks();
    std::vector<const core::Token*> shown_tokens;
    for (const core::Place& place : tally.places) {
        for (const core::Token& token : place.tokens) {
            shown_tokens.push_back(&token);
        }
    }
    if (shown_tokens.empty()) {
        return;
    }
    const double step = std::min(text * 2.5, box.w / static_cast<double>(shown_tokens.size()));
    const double radius = std::min(text * 0.5, step * 0.22);
    for (const core::Token* token : shown_tokens) {
        const Box cell = box.cut_left(step);
        const wxString number = wxString::Format("%d", token->count);
        if (token->face && token->face->shape != core::Shape::none) {
            const Shade shade = looks.shade(token->face->hue);
            painter.shape(token->face->shape, cell.x + radius, cell.middle_y(), radius,
                          looks.dark ? shade.words : shade.fill);
        } else if (token->face) {
            painter.fill(around(cell.x + radius, cell.middle_y(), radius * 1.6, radius * 2), 2,
                         looks.shade(token->face->hue).fill);
        } else {
            painter.fill(around(cell.x + radius, cell.middle_y(), radius * 1.5, radius * 2.1), 2, looks.back);
        }
        painter.write(number, {cell.x + radius * 2.4, cell.y, step - radius * 2.4, cell.h},
                      {text * 0.95, looks.text, true, Align::left});
    }
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
        const wxString total = wxString::Format("%d", picture.totals[seat]);
        const Pen pen{text * 1.65, looks.text, true, Align::right};
        painter.write(total, first.cut_right(painter.width_of(total, pen) + 2), pen);
        first.cut_right(text * 0.4);
    }
    if (acts) {
        const Box arrow = first.cut_left(text * 1.1);
        painter.shape(core::Shape::triangle, arrow.x + text * 0.42, arrow.middle_y(), text * 0.42,
                      looks.accent);
    }
    painter.write(shown(picture.table.seats[static_cast<std::size_t>(sitter.position)]), first,
                  {text * 1.3, looks.text, true, Align::left});
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
        painter.write(words(face.name), upper, {text, looks.shade(face.hue).words, false, Align::left});
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

void paint_block(Painter& painter, const Block& block, double text) {
    const Theme& looks = painter.looks();
    painter.fill(block.box, text * 1.1, looks.table);
    paint_title(painter, block, text);
    for (const Spot& spot : block.spots) {
        if (block.zone->layout == core::Layout::row) {
            Box pile = spot.box;
            const Box label = pile.cut_bottom(text * 1.3);
            paint_pile(painter, {spot.place, pile, {}}, text * 0.9);
            painter.write(words(spot.place->label), label, {text * 0.9, looks.quiet, false, Align::centre});
        } else if (block.zone->layout == core::Layout::grid) {
            painter.fill(spot.box, spot.box.w * 0.08, looks.paper);
            if (spot.place->tokens.empty()) {
                painter.write(words(spot.place->label), spot.box,
                              {text * 0.8, looks.quiet, false, Align::centre});
            } else {
                paint_pile(painter, {spot.place, spot.box.inset(spot.box.w * 0.08), {}}, text * 0.8);
            }
        } else {
            paint_list_row(painter, spot, text);
        }
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

wxString word_of(core::Mark mark) {
    switch (mark) {
        case core::Mark::leads:
            return words(N_("leads"));
        case core::Mark::wins:
            return words(N_("winning"));
        case core::Mark::forced:
            return words(N_("must go"));
        case core::Mark::designates:
            return words(N_("designates"));
        case core::Mark::illegal:
            return words(N_("illegal"));
        case core::Mark::presumed:
            return words(N_("presumed"));
        case core::Mark::next:
            return words(N_("next"));
        case core::Mark::fresh:
            return {};
    }
    return {};
}

void paint(Painter& painter, const Picture& picture, const Arrangement& all) {
    paint_headline(painter, picture.table, all);
    paint_top(painter, all);
    paint_middle(painter, all);
    for (const Block& block : all.blocks) {
        paint_block(painter, block, all.text);
    }
    for (const Sitter& sitter : all.sitters) {
        paint_sitter(painter, picture, sitter, all.text);
    }
    for (const Spot& spot : all.cards) {
        paint_pile(painter, spot, all.text);
        if (spot.place->tokens.empty() && spot.place->seat == picture.table.to_act) {
            painter.outline(spot.box.inset(2), spot.box.h * 0.08, painter.looks().accent, 3, true);
        }
    }
}

}  // namespace gui
