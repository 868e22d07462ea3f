#include "gui/picture/arrangement_seats.h"

#include <algorithm>

#include "gui/picture/arrangement_racks.h"

namespace gui {

namespace {

/// Where a seat is at the table: the first sits below, the others follow clockwise, as many above as
/// below or one more.
struct Chair {
    bool above;
    int from_left;
    int beside;  ///< how many sit in that row
};

Chair chair(int position, int seats) {
    const int above = (seats + 1) / 2;
    const int below = seats - above;
    // Of three below the first sits in the middle, so that the next one clockwise is at its left.
    const int first = below == 3 ? 1 : 0;
    if (position <= first) {
        return {false, first - position, below};
    }
    if (position - first - 1 < above) {
        return {true, position - first - 1, above};
    }
    return {false, below - 1 - (position - first - 1 - above), below};
}

double plate_width(const Arrangement& all, int seats) {
    const double gap = all.text * 0.8;
    const int most = std::max(1, (seats + 1) / 2);
    return std::min(all.text * 18, (all.top.w - 2 * gap - gap * (most - 1)) / most);
}

/// Narrow plates are higher, so that their words may stand in two lines; on a low table the cards
/// need the room more.
double plate_height(const Arrangement& all, int seats) {
    const bool narrow = plate_width(all, seats) < all.text * 14.5;
    return all.text * (narrow && all.top.h > all.text * 33 ? 7.0 : 5.5);
}

void seat_all(Arrangement& all, const core::Table& table, double gap, double width, double height) {
    const int seats = static_cast<int>(table.seats.size());
    const Box rim = all.top.inset(gap);
    for (int position = 0; position < seats; ++position) {
        const Chair at = chair(position, seats);
        const double slot = rim.w / at.beside;
        const double x = rim.x + slot * (at.from_left + 0.5);
        const double y = at.above ? rim.y + height / 2 : rim.bottom() - height / 2;
        const auto index = static_cast<std::size_t>(position);
        const int seat = index < table.seat_ids.size() ? table.seat_ids[index] : position;
        all.sitters.push_back({seat, position, around(x, y, width, height), nullptr, slot, {}});
    }
    give_tallies(all, table);
}

/// A card in the middle of a box that begins or ends at the player. The words stand at its right where that
/// leaves it larger, else at its other end.
Spot lay_card(const core::Place& place, const Box& box, bool above, double text) {
    const double gap = text * 0.4;
    const double line = text * 1.5;
    // Beside a small card words are small, too.
    const double beside_large = (box.w - 2 * (text * 6.2 + gap)) / card_shape;
    const double beside_small = std::min(text * 4.6, (box.w - 2 * (text * 4.2 + gap)) / card_shape);
    const double with_words_beside = std::min(box.h, std::max(beside_large, beside_small));
    const double with_words_below = std::min(box.h - line - gap, box.w / card_shape);
    const bool beside = with_words_beside >= with_words_below;
    const double height = std::max(10.0, beside ? with_words_beside : with_words_below);
    const double width = height * card_shape;
    const double y = above ? box.y : box.bottom() - height;
    const Box card{box.middle_x() - width / 2, y, width, height};
    if (beside) {
        return {&place, card, {card.right() + gap, y, box.right() - card.right() - gap, height}};
    }
    return {&place, card, {box.x, above ? card.bottom() + gap : card.y - gap - line, box.w, line}};
}

/// The cards of the round zone lie before the plates, or before the racks that lie there, in two rows with a
/// band between them.
void lay_cards(Arrangement& all, double gap, double row, double band) {
    for (const core::Place& place : all.round->places) {
        for (const Sitter& sitter : all.sitters) {
            if (sitter.seat != place.seat.value_or(-1)) {
                continue;
            }
            const Box& before = sitter.rack.empty() ? sitter.plate : sitter.rack;
            const bool above = sitter.plate.y < all.top.middle_y();
            const double y = above ? before.bottom() + gap : before.y - gap - row;
            const double width = sitter.column - gap;
            all.cards.push_back(
                lay_card(place, {before.middle_x() - width / 2, y, width, row}, above, all.text));
        }
    }
    all.middle =
        around(all.top.middle_x(), all.top.middle_y(), std::min(all.text * 30, all.top.w * 0.92), band);
}

}  // namespace

void give_tallies(Arrangement& all, const core::Table& table) {
    for (const core::Zone& zone : table.zones) {
        for (Sitter& sitter : all.sitters) {
            if (zone.layout == core::Layout::tally && zone.seat == sitter.seat) {
                sitter.tally = &zone;
            }
        }
    }
}

void lay_top(Arrangement& all, const core::Table& table) {
    const int seats = static_cast<int>(table.seats.size());
    const double gap = all.text * 0.8;
    const double plate = plate_height(all, seats);
    seat_all(all, table, gap, plate_width(all, seats), plate);
    if (all.round != nullptr) {
        const double band = all.text * 2.6;
        lay_cards(all, gap, (all.top.h - 2 * (gap + plate) - band) / 2 - gap, band);
    }
}

void lay_low_top(Arrangement& all, const core::Table& table, const core::Zone* figures, Box area) {
    const bool is_full = all.round != nullptr || has_racks(table);
    if (figures != nullptr && is_full) {
        all.blocks.push_back(cut_figures(*figures, table, area, std::max(all.text, all.least)));
    }
    all.top = area;
    const Shares sizes = shares(table, area, all.text, all.round != nullptr);
    seat_all(all, table, sizes.rim, sizes.plate_width, sizes.plate_height);
    lay_racks(all, table, sizes);
    if (all.round != nullptr) {
        lay_cards(all, sizes.gap, sizes.card, sizes.band);
    }
    if (figures != nullptr && !is_full) {
        Box room = area.inset(all.text * 1.2);
        room.cut_top(sizes.plate_height);
        room.cut_bottom(sizes.plate_height);
        all.blocks.push_back(figures_between(*figures, room, all.text));
    }
}

}  // namespace gui
