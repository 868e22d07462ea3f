#include "gui/picture/arrangement.h"

#include "gui/picture/arrangement_grid.h"
#include "gui/picture/arrangement_racks.h"
#include "gui/picture/arrangement_seats.h"

namespace gui {

namespace {

/// A board speaks for itself, unless there is something to say of it.
bool has_words(const core::Zone& zone) {
    return (!zone.title.id.empty() && zone.layout != core::Layout::grid) || !zone.remarks.empty();
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

struct Kinds {
    std::vector<const core::Zone*> sides, rows, grids, sums;
    const core::Zone* round = nullptr;
    const core::Zone* figures = nullptr;
};

Kinds sorted(const core::Table& table) {
    Kinds kinds;
    for (const core::Zone& zone : table.zones) {
        if (zone.layout == core::Layout::round && kinds.round == nullptr) {
            kinds.round = &zone;
        } else if (zone.layout == core::Layout::list) {
            kinds.sides.push_back(&zone);
        } else if (zone.layout == core::Layout::tally && !zone.seat) {
            kinds.sums.push_back(&zone);
        } else if (zone.layout == core::Layout::row && !zone.places.empty()) {
            kinds.rows.push_back(&zone);
        } else if (zone.layout == core::Layout::grid) {
            kinds.grids.push_back(&zone);
        } else if (zone.layout == core::Layout::figures && !zone.places.empty()) {
            kinds.figures = &zone;
        }
    }
    return kinds;
}

void stack_sides(Arrangement& all, const Kinds& kinds, Box& column) {
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

void lay_sides(Arrangement& all, const Kinds& kinds, Box& area) {
    if (kinds.sides.empty()) {
        return;
    }
    Box column = area.cut_right(std::min(all.text * 13, area.w * 0.3));
    area.cut_right(all.text * 0.7);
    stack_sides(all, kinds, column);
}

/// Beside each other, each as wide as its cards ask for.
void lay_rows_beside(Arrangement& all, const Kinds& kinds, Box& area, double places) {
    Box strip = area.cut_bottom(std::min(all.text * 9.5, area.h * 0.22));
    area.cut_bottom(all.text * 0.6);
    const double gap = all.text * 0.6;
    const double room = strip.w - gap * static_cast<double>(kinds.rows.size() - 1);
    for (const core::Zone* zone : kinds.rows) {
        const double width = room * static_cast<double>(zone->places.size()) / places;
        all.blocks.push_back(in_row(*zone, strip.cut_left(width), all.text));
        strip.cut_left(gap);
    }
}

/// Where there is no room for them beside each other, rows lie below each other.
void lay_rows(Arrangement& all, const Kinds& kinds, Box& area) {
    double places = 0;
    for (const core::Zone* zone : kinds.rows) {
        places += static_cast<double>(zone->places.size());
    }
    if (kinds.rows.size() > 1 && area.w > places * all.text * 3.6) {
        lay_rows_beside(all, kinds, area, places);
        return;
    }
    const auto count = static_cast<double>(kinds.rows.size());
    const double height = std::min(all.text * 9.5, area.h * 0.42 / std::max(count, 1.0));
    for (const core::Zone* zone : kinds.rows) {
        all.blocks.push_back(in_row(*zone, area.cut_bottom(height), all.text));
        area.cut_bottom(all.text * 0.6);
    }
}

/// Beside a trick, boards take their share of the room.
void lay_grids(Arrangement& all, const Kinds& kinds, Box& area) {
    if (kinds.grids.empty()) {
        return;
    }
    const double share = (kinds.round != nullptr ? 0.6 : 1.0) / static_cast<double>(kinds.grids.size());
    const double width = (area.w - all.text) * share;
    for (const core::Zone* zone : kinds.grids) {
        Block block = title_cut(*zone, area.cut_left(width), all.text);
        lay_grid(block, below_title(block, all.text), all.text);
        all.blocks.push_back(std::move(block));
    }
}

/// Around a board nobody needs room for cards: the plates stand in a column at its right, or in rows below
/// it.
struct PlateRoom {
    Box grids, plates, sides;
    int beside;       ///< so many plates in a row
    double cell = 0;  ///< of the smallest board
};

double smallest_cell(const Kinds& kinds, const Box& grids, double text) {
    double least = grids.w;
    for (const core::Zone* zone : kinds.grids) {
        const double title = has_words(*zone) ? text * (zone->remarks.empty() ? 1.7 : 4.2) : 0;
        const double share = grids.w / static_cast<double>(kinds.grids.size());
        least = std::min(least, cell_of(*zone, share - text * 1.2, grids.h - text * 1.2 - title, text));
    }
    return least;
}

PlateRoom plates_at_right(const Kinds& kinds, Box area, int plates, double text) {
    PlateRoom room{};
    room.beside = 1;
    Box column = area.cut_right(std::clamp(area.w * 0.32, text * 10, text * 20));
    area.cut_right(text * 0.7);
    const double height = std::min(column.h * (kinds.sides.empty() ? 1.0 : 0.66), plates * text * 7.6);
    room.plates = column.cut_top(height);
    column.cut_top(text * 0.7);
    room.sides = column;
    room.grids = area;
    room.cell = smallest_cell(kinds, room.grids, text);
    return room;
}

PlateRoom plates_below(const Kinds& kinds, Box area, int plates, double text) {
    PlateRoom room{};
    room.beside = std::min(plates, std::max(2, static_cast<int>(area.w / (text * 14))));
    const int rows = (plates + room.beside - 1) / std::max(1, room.beside);
    Box strip = area.cut_bottom(std::min(area.h * 0.4, rows * text * 6.6));
    area.cut_bottom(text * 0.7);
    if (!kinds.sides.empty()) {
        room.sides = strip.cut_right(std::min(strip.w * 0.34, text * 13));
        strip.cut_right(text * 0.7);
    }
    room.plates = strip;
    room.grids = area;
    room.cell = smallest_cell(kinds, room.grids, text);
    return room;
}

/// Those who sit there come first, then what is summed up.
void lay_plates(Arrangement& all, const core::Table& table, const Kinds& kinds, const PlateRoom& room) {
    const int seats = static_cast<int>(table.seats.size());
    const int plates = seats + static_cast<int>(kinds.sums.size());
    const int rows = (plates + room.beside - 1) / std::max(1, room.beside);
    const double gap = all.text * 0.5;
    const double width = (room.plates.w + gap) / std::max(1, room.beside) - gap;
    const double height = (room.plates.h + gap) / std::max(1, rows) - gap;
    for (int position = 0; position < plates; ++position) {
        const int column = position % room.beside;
        const int row = position / room.beside;
        const Box plate{room.plates.x + column * (width + gap), room.plates.y + row * (height + gap), width,
                        height};
        const auto index = static_cast<std::size_t>(position);
        if (position < seats) {
            const int seat = index < table.seat_ids.size() ? table.seat_ids[index] : position;
            all.sitters.push_back({seat, position, plate, nullptr, width, {}});
        } else {
            all.sums.push_back({kinds.sums[index - table.seats.size()], plate});
        }
    }
    give_tallies(all, table);
}

void lay_board(Arrangement& all, const core::Table& table, const Kinds& kinds, const Box& area) {
    const int plates = static_cast<int>(table.seats.size() + kinds.sums.size());
    const PlateRoom right = plates_at_right(kinds, area, plates, all.text);
    const PlateRoom below = plates_below(kinds, area, plates, all.text);
    const PlateRoom& room = below.cell > right.cell * 1.1 ? below : right;
    lay_plates(all, table, kinds, room);
    Box sides = room.sides;
    stack_sides(all, kinds, sides);
    Box grids = room.grids;
    grids.w += all.text;
    lay_grids(all, kinds, grids);
}

/// As wished where there is room. Where there is not, large text takes room from what it belongs to.
double text_for(const core::Table& table, double width, double height, double wished) {
    // Racks and figures, or a row below a trick, are more to be read one below another.
    const Kinds kinds = sorted(table);
    const bool racks = has_racks(table);
    const bool row = kinds.round != nullptr && !kinds.rows.empty();
    const double roomy = std::min({wished, height / (racks ? 44 : row ? 36 : 32), width / 42});
    const double tight = std::min({wished * 0.75, height / (racks || row ? 38 : 28), width / 32});
    return std::max({8.0, roomy, tight});
}

}  // namespace

Arrangement arrange(const core::Table& table, double width, double height, double text, double least) {
    Arrangement all;
    all.text = text_for(table, width, height, text);
    all.least = least;
    Box area = Box{0, 0, width, height}.inset(all.text * 0.6);
    all.headline = area.cut_top(all.text * 2.6);
    area.cut_top(all.text * 0.4);
    Kinds kinds = sorted(table);
    if (kinds.round == nullptr && !kinds.grids.empty()) {
        lay_rows(all, kinds, area);
        lay_board(all, table, kinds, area);
        return all;  // a board is its own table
    }
    // Around a trick there is no room for more plates.
    kinds.sides.insert(kinds.sides.end(), kinds.sums.begin(), kinds.sums.end());
    lay_sides(all, kinds, area);
    lay_rows(all, kinds, area);
    lay_grids(all, kinds, area);
    all.round = kinds.round;
    if (kinds.figures != nullptr || has_racks(table)) {
        lay_low_top(all, table, kinds.figures, area);
        return all;
    }
    all.top = area;
    lay_top(all, table);
    return all;
}

}  // namespace gui
