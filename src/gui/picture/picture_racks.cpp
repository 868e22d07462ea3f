#include "gui/picture/picture_racks.h"

#include <algorithm>

#include "gui/picture/invitation.h"
#include "gui/picture/pieces.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

class RackPainter {
public:
    RackPainter(Painter& painter, const Picture& picture, const Rack& rack, double text)
        : painter_(painter),
          looks_(painter.looks()),
          picture_(picture),
          rack_(rack),
          text_(text),
          invitation_(painter, picture, text) {}

    void paint() {
        for (const Spot& slot : rack_.slots) {
            painter_.thing([&] { paint_slot(slot); });
        }
        for (const Spot& slot : rack_.slots) {
            invitation_.paint_cursor(card_of(slot), slot.place->token, radius(slot));
        }
    }

private:
    static double radius(const Spot& slot) { return slot.box.h * 0.09; }

    const core::Choice* choice_of(const Spot& slot) const { return picture_.choice_at(*slot.place); }

    bool is_chosen(const Spot& slot) const {
        const core::Choice* choice = choice_of(slot);
        return choice != nullptr && choice->chosen;
    }

    /// What was chosen stands out of the rack.
    Box card_of(const Spot& slot) const {
        const Box box = slot.box.inset(std::min(1.0, slot.box.w * 0.02));
        return is_chosen(slot) ? box.moved(0, -std::min(text_ * 0.36, box.h * 0.1)) : box;
    }

    void paint_slot(const Spot& slot) {
        const Box card = card_of(slot);
        if (slot.place->tokens.empty()) {
            painter_.outline(card.inset(1.5), radius(slot), looks_.table_edge, 2, true);
        } else {
            paint_held(slot.place->tokens.back(), card);
        }
        paint_number(slot);
        if (is_chosen(slot)) {
            invitation_.paint_chosen(card, radius(slot));
        } else {
            invitation_.paint_choice(card, radius(slot), choice_of(slot), true);
        }
        invitation_.paint_about(card, slot.place->token, radius(slot));
        if (!slot.place->tokens.empty()) {
            paint_marks(slot.place->tokens.back(), card);
        }
    }

    void paint_number(const Spot& slot) {
        const wxString number = words(slot.place->label);
        if (is_chosen(slot)) {
            painter_.pill(number, slot.words.middle_x(), slot.words.middle_y(), slot.words.h, looks_.accent,
                          looks_.on_accent, slot.words.w);
            return;
        }
        const bool gone = slot.place->tokens.empty();
        painter_.write(number, slot.words,
                       {text_ * 0.92, gone ? looks_.quiet : looks_.text, !gone, Align::centre});
    }

    void paint_held(const core::Token& token, const Box& card) {
        if (token.face) {
            Box front = card;
            if (!token.hints.empty()) {
                paint_reminders(token.hints, front.cut_bottom(card.h * 0.29));
            }
            painter_.card(*token.face, front);
        } else {
            paint_back(token.hints, card);
        }
    }

    /// The back of a card, large enough for what was told of it.
    void paint_back(const std::vector<core::Face>& hints, const Box& card) {
        if (hints.empty()) {
            painter_.card_back(card);
            return;
        }
        const double round = card.h * 0.09;
        painter_.shadow(card, round);
        painter_.fill(card, round, looks_.card_rim);
        const Box front = card.inset(std::max(1.0, card.h * 0.03));
        painter_.fill(front, round * 0.8, looks_.back);
        Box room = front.inset(front.w * 0.07);
        const double each = (room.h - room.w * 0.07) / 2;
        for (const core::Face& hint : hints) {
            const Box half = hint.value.empty() ? Box{room.x, room.y, room.w, each}
                                                : Box{room.x, room.bottom() - each, room.w, each};
            paint_hint(hint, half);
        }
    }

    /// A suit as its shape and letters on its colour, a value as its number.
    void paint_hint(const core::Face& hint, const Box& box) {
        const double round = std::min(box.w, box.h) * 0.18;
        if (!hint.value.empty()) {
            painter_.fill(box, round, looks_.plate);
            painter_.write(shown(hint.value), box.inset(1), {box.h * 0.92, looks_.text, true, Align::centre});
            return;
        }
        const Shade shade = looks_.shade(hint);
        painter_.fill(box, round, shade.fill);
        painter_.outline(box, round, looks_.card_rim, std::max(1.0, box.h * 0.05));
        Box rest = box.inset(box.h * 0.1);
        const Box shape = rest.cut_left(rest.w * 0.43);
        painter_.shape(hint.shape, shape.middle_x(), shape.middle_y(), std::min(shape.w, shape.h) * 0.5,
                       shade.ink);
        rest.cut_left(rest.w * 0.06);
        painter_.write(letters(hint), rest,
                       {std::min(rest.h * 0.86, rest.w * 0.72), shade.ink, true, Align::centre});
    }

    /// The same below a face, small.
    void paint_reminders(const std::vector<core::Face>& hints, Box strip) {
        // At the bottom there is room for the ring around what may be chosen.
        strip.cut_top(strip.h * 0.1);
        strip.cut_bottom(strip.h * 0.16);
        strip = {strip.x + strip.w * 0.06, strip.y, strip.w * 0.88, strip.h};
        const double width = strip.w / static_cast<double>(hints.size());
        for (const core::Face& hint : hints) {
            const Box chip = strip.cut_left(width).inset(0.8);
            const Shade shade = looks_.shade(hint);
            const bool suit = hint.value.empty();
            painter_.fill(chip, chip.h * 0.25, suit ? shade.fill : looks_.plate);
            painter_.outline(chip, chip.h * 0.25, suit ? looks_.card_rim : looks_.line, 1);
            if (suit && chip.w < chip.h * 1.9) {
                painter_.shape(hint.shape, chip.middle_x(), chip.middle_y(), std::min(chip.w, chip.h) * 0.38,
                               shade.ink);
            } else if (suit) {
                Box rest = chip;
                const Box shape = rest.cut_left(chip.w * 0.45);
                painter_.shape(hint.shape, shape.middle_x(), shape.middle_y(), chip.h * 0.36, shade.ink);
                painter_.write(letters(hint), rest, {chip.h * 0.8, shade.ink, true, Align::left});
            } else {
                painter_.write(shown(hint.value), chip, {chip.h * 0.9, looks_.text, true, Align::centre});
            }
        }
    }

    /// A sign where there is no room for the word.
    void paint_sign(const wxString& word, const wxString& sign, double x, const Box& card, double height,
                    const wxColour& colour, const wxColour& ink) {
        const bool fits = painter_.width_of(word, {height * 0.68, ink, true}) + height * 0.9 < card.w;
        painter_.pill(fits ? word : sign, fits ? card.middle_x() : x, card.y + height * 0.34, height, colour,
                      ink, card.w);
    }

    void paint_marks(const core::Token& token, const Box& card) {
        const double height = std::clamp(card.h * 0.24, 12.0, text_ * 1.4);
        if (marked(token.marks, core::Mark::traded)) {
            paint_sign(word_of(core::Mark::traded), wxString::FromUTF8("⇄"), card.right() - height * 0.7,
                       card, height, looks_.text, looks_.paper);
        }
        if (marked(token.marks, core::Mark::illegal)) {
            painter_.outline(card.inset(1), card.h * 0.09, looks_.danger, std::max(3.0, text_ * 0.2), true);
            painter_.pill("!", card.x + height * 0.6, card.y + height * 0.5, height, looks_.danger,
                          looks_.paper, height);
        } else if (marked(token.marks, core::Mark::presumed)) {
            painter_.pill("?", card.x + height * 0.6, card.y + height * 0.5, height, looks_.caution_wash,
                          looks_.caution, height);
        }
    }

    Painter& painter_;
    const Theme& looks_;
    const Picture& picture_;
    const Rack& rack_;
    double text_;
    Invitation invitation_;
};

struct Widths {
    double head = 0;    ///< of the heads of rows
    double figure = 0;  ///< of what stands in the columns
};

/// Of the widest.
Widths widths_of(Painter& painter, const core::Zone& zone, double height) {
    const wxColour& ink = painter.looks().text;
    const Pen plain{height, ink};
    const Pen bold{height, ink, true};
    Widths widths{painter.width_of(words(zone.title), plain)};
    const auto measure = [&](const std::vector<core::Text>& texts) {
        for (const core::Text& each : texts) {
            widths.figure = std::max(widths.figure, painter.width_of(words(each), bold));
        }
    };
    measure(zone.margins.column_heads);
    for (const core::Place& place : zone.places) {
        widths.head = std::max(widths.head, painter.width_of(words(place.label), plain));
        measure(place.figures);
    }
    return widths;
}

}  // namespace

void paint_rack(Painter& painter, const Picture& picture, const Rack& rack, double text) {
    RackPainter(painter, picture, rack, text).paint();
}

void paint_figures(Painter& painter, const Block& block, double text) {
    const core::Zone& zone = *block.zone;
    const Theme& looks = painter.looks();
    painter.fill(block.box, text * 0.8, looks.table);
    Box rest = block.box.inset(text * 0.35);
    const std::vector<core::Text>& heads = zone.margins.column_heads;
    const std::size_t rows = zone.places.size() + (heads.empty() ? 0 : 1) + (zone.remarks.empty() ? 0 : 1);
    const double row = rest.h / static_cast<double>(std::max<std::size_t>(1, rows));
    const double least = std::min(looks.least_text, row * 0.76);
    const double tall = std::max(least, std::clamp(row * 0.6, std::min(text * 1.1, row * 0.76), text * 1.35));
    // All are written alike, so high that the widest find room.
    const Widths widths = widths_of(painter, zone, tall);
    const auto columns = static_cast<double>(std::max<std::size_t>(1, heads.size()));
    const double spare = text * (1 + 0.4 * columns);
    const double share = (rest.w - spare) / (widths.head + widths.figure * columns);
    const double high = std::max(least, tall * std::clamp(share, 0.66, 1.0));
    const double left = rest.w - columns * (widths.figure * high / tall + text * 0.3);
    const double head = std::min(widths.head * high / tall + text, std::max(left, rest.w * 0.3));
    const Pen plain{high, looks.quiet, false, Align::left};
    const double column = (rest.w - head) / columns;
    const auto write_row = [&](Box line, const core::Text& label, const std::vector<core::Text>& texts,
                               const Pen& pen) {
        Box label_box = line.cut_left(head);
        label_box.cut_left(text * 0.4);
        painter.write(words(label), label_box, plain);
        for (const core::Text& each : texts) {
            painter.write(words(each), line.cut_left(column).inset(1), pen);
        }
    };
    if (!heads.empty()) {
        write_row(rest.cut_top(row), zone.title, heads, {high, looks.text, true, Align::centre});
    }
    for (std::size_t i = 0; i < zone.places.size(); ++i) {
        const Box line = rest.cut_top(row);
        if (i % 2 == 0) {
            painter.fill(line, text * 0.3, looks.sheet);
        }
        write_row(line, zone.places[i].label, zone.places[i].figures,
                  {high, looks.text, true, Align::centre});
    }
    if (!zone.remarks.empty()) {
        rest.cut_left(text * 0.4);
        painter.write(joined(zone.remarks, wxString::FromUTF8("  ·  ")), rest, plain);
    }
}

}  // namespace gui
