#include "gui/arrangement.h"

namespace gui {

namespace {

bool has_words(const core::Zone& zone) {
    return !zone.title.id.empty() || !zone.remarks.empty();
}

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

Block title_cut(const core::Zone& zone, Box box, double text) {
    Block block{&zone, box, {}, {}};
    Box rest = box.inset(text * 0.6);
    if (has_words(zone)) {
        block.title = rest.cut_top(text * (zone.remarks.empty() ? 1.7 : 4.2));
    }
    block.box = box;
    block.spots.reserve(zone.places.size());
    return block;
}

Box below_title(const Block& block, double text) {
    Box rest = block.box.inset(text * 0.6);
    rest.cut_top(block.title.h);
    return rest;
}

Block listed(const core::Zone& zone, Box box, double text) {
    Block block = title_cut(zone, box, text);
    Box rest = below_title(block, text);
    const double row = rest.h / static_cast<double>(std::max<std::size_t>(zone.places.size(), 1));
    for (const core::Place& place : zone.places) {
        block.spots.push_back({&place, rest.cut_top(row).inset(text * 0.12), {}});
    }
    return block;
}

Block in_row(const core::Zone& zone, Box box, double text) {
    Block block = title_cut(zone, box, text);
    const Box rest = below_title(block, text);
    const auto count = static_cast<double>(std::max<std::size_t>(zone.places.size(), 1));
    const double label = text * 1.3;
    const double gap = text * 0.5;
    const double height = std::max(8.0, std::min(rest.h - label, (rest.w / count - gap) / card_shape));
    const double step = std::min(rest.w / count, height * card_shape + gap * 2);
    double x = rest.middle_x() - step * count / 2;
    for (const core::Place& place : zone.places) {
        block.spots.push_back(
            {&place,
             {x + (step - height * card_shape) / 2, rest.y, height * card_shape, height + label},
             {}});
        x += step;
    }
    return block;
}

Block in_grid(const core::Zone& zone, Box box, double text) {
    Block block = title_cut(zone, box, text);
    const Box rest = below_title(block, text);
    const int columns = std::max(1, zone.columns);
    const int rows = std::max(1, (static_cast<int>(zone.places.size()) + columns - 1) / columns);
    const double cell = std::min(rest.w / columns, rest.h / rows);
    const double left = rest.middle_x() - cell * columns / 2;
    const double top = rest.middle_y() - cell * rows / 2;
    for (std::size_t i = 0; i < zone.places.size(); ++i) {
        const int column = static_cast<int>(i) % columns;
        const int row = static_cast<int>(i) / columns;
        block.spots.push_back({&zone.places[i],
                               Box{left + column * cell, top + row * cell, cell, cell}.inset(cell * 0.04),
                               {}});
    }
    return block;
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

void seat_all(Arrangement& all, const core::Table& table) {
    const int seats = static_cast<int>(table.seats.size());
    const double gap = all.text * 0.8;
    const Box rim = all.top.inset(gap);
    const double width = plate_width(all, seats);
    const double height = plate_height(all, seats);
    for (int position = 0; position < seats; ++position) {
        const Chair at = chair(position, seats);
        const double slot = rim.w / at.beside;
        const double x = rim.x + slot * (at.from_left + 0.5);
        const double y = at.above ? rim.y + height / 2 : rim.bottom() - height / 2;
        const auto index = static_cast<std::size_t>(position);
        const int seat = index < table.seat_ids.size() ? table.seat_ids[index] : position;
        all.sitters.push_back({seat, position, around(x, y, width, height), nullptr});
    }
    for (const core::Zone& zone : table.zones) {
        for (Sitter& sitter : all.sitters) {
            if (zone.layout == core::Layout::tally && zone.seat == sitter.seat) {
                sitter.tally = &zone;
            }
        }
    }
}

/// The cards of the round zone lie before the plates, with room for words at their right, in two
/// rows with a band between them.
void lay_cards(Arrangement& all) {
    const double band = all.text * 2.6;
    const double gap = all.text * 0.8;
    const double plate = all.sitters.empty() ? 0 : all.sitters.front().plate.h;
    const double row = (all.top.h - 2 * (gap + plate) - band) / 2 - gap;
    for (const core::Place& place : all.round->places) {
        for (const Sitter& sitter : all.sitters) {
            if (sitter.seat != place.seat.value_or(-1)) {
                continue;
            }
            const double words = std::min(all.text * 6.4, sitter.plate.w * 0.46);
            const double height =
                std::max(10.0, std::min(row, (sitter.plate.w - words - gap / 2) / card_shape));
            const double width = height * card_shape;
            const bool above = sitter.plate.y < all.top.middle_y();
            const double y = above ? sitter.plate.bottom() + gap : sitter.plate.y - gap - height;
            const double x = sitter.plate.middle_x() - (width + gap / 2 + words) / 2;
            all.cards.push_back({&place, {x, y, width, height}, {x + width + gap / 2, y, words, height}});
        }
    }
    all.middle =
        around(all.top.middle_x(), all.top.middle_y(), std::min(all.text * 30, all.top.w * 0.92), band);
}

struct Kinds {
    std::vector<const core::Zone*> sides, rows, grids;
    const core::Zone* round = nullptr;
};

Kinds sorted(const core::Table& table) {
    Kinds kinds;
    for (const core::Zone& zone : table.zones) {
        if (zone.layout == core::Layout::round && kinds.round == nullptr) {
            kinds.round = &zone;
        } else if (zone.layout == core::Layout::list || (zone.layout == core::Layout::tally && !zone.seat)) {
            kinds.sides.push_back(&zone);
        } else if (zone.layout == core::Layout::row && !zone.places.empty()) {
            kinds.rows.push_back(&zone);
        } else if (zone.layout == core::Layout::grid) {
            kinds.grids.push_back(&zone);
        }
    }
    return kinds;
}

void lay_sides(Arrangement& all, const Kinds& kinds, Box& area) {
    if (kinds.sides.empty()) {
        return;
    }
    Box column = area.cut_right(std::min(all.text * 13, area.w * 0.3));
    area.cut_right(all.text * 0.7);
    double rows = 0;
    for (const core::Zone* zone : kinds.sides) {
        rows += static_cast<double>(zone->places.size()) + 1.2;
    }
    const double row =
        std::min(all.text * 4.2, (column.h - all.text * 2 * static_cast<double>(kinds.sides.size())) / rows);
    for (const core::Zone* zone : kinds.sides) {
        const double title = has_words(*zone) ? all.text * (zone->remarks.empty() ? 1.7 : 4.2) : 0;
        const Box box =
            column.cut_top(row * static_cast<double>(zone->places.size()) + title + all.text * 1.2);
        column.cut_top(all.text * 0.7);
        all.blocks.push_back(listed(*zone, box, all.text));
    }
}

void lay_rows(Arrangement& all, const Kinds& kinds, Box& area) {
    const auto count = static_cast<double>(kinds.rows.size());
    const double height = std::min(all.text * 9.5, area.h * 0.42 / std::max(count, 1.0));
    for (const core::Zone* zone : kinds.rows) {
        all.blocks.push_back(in_row(*zone, area.cut_bottom(height), all.text));
        area.cut_bottom(all.text * 0.6);
    }
}

void lay_grids(Arrangement& all, const Kinds& kinds, Box& area) {
    if (kinds.grids.empty()) {
        return;
    }
    const double share = (kinds.round != nullptr ? 0.6 : 1.0) / static_cast<double>(kinds.grids.size());
    const double width = (area.w - all.text) * share;
    for (const core::Zone* zone : kinds.grids) {
        all.blocks.push_back(in_grid(*zone, area.cut_left(width), all.text));
    }
}

}  // namespace

Arrangement arrange(const core::Table& table, double width, double height, double text) {
    Arrangement all;
    all.text = std::max(8.0, std::min({text, height / 32, width / 42}));
    Box area = Box{0, 0, width, height}.inset(all.text * 0.6);
    all.headline = area.cut_top(all.text * 2.6);
    area.cut_top(all.text * 0.4);
    const Kinds kinds = sorted(table);
    lay_sides(all, kinds, area);
    lay_rows(all, kinds, area);
    lay_grids(all, kinds, area);
    all.top = area;
    all.round = kinds.round;
    seat_all(all, table);
    if (all.round != nullptr) {
        lay_cards(all);
    }
    return all;
}

}  // namespace gui
