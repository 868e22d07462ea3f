#include "gui/picture/arrangement_racks.h"

#include <algorithm>

namespace gui {

namespace {

bool is_rack(const core::Zone& zone) {
    return zone.layout == core::Layout::rack && zone.seat.has_value();
}

std::size_t most_slots(const core::Table& table) {
    std::size_t most = 0;
    for (const core::Zone& zone : table.zones) {
        most = is_rack(zone) ? std::max(most, zone.places.size()) : most;
    }
    return most;
}

bool has_remarks(const core::Table& table) {
    return std::any_of(table.zones.begin(), table.zones.end(),
                       [](const core::Zone& zone) { return is_rack(zone) && !zone.remarks.empty(); });
}

double between_slots(double text) {
    return text * 0.08;
}

/// Heads and remarks take a row each.
double rows_of(const core::Zone& zone) {
    return static_cast<double>(zone.places.size()) + (zone.margins.column_heads.empty() ? 0 : 1) +
           (zone.remarks.empty() ? 0 : 1);
}

double columns_of(const core::Zone& zone) {
    return static_cast<double>(std::max<std::size_t>(1, zone.margins.column_heads.size()));
}

/// What matters most is that slots can be hit, then that cards can be read.
double worth(const Shares& sizes) {
    return sizes.slot_height + std::min(sizes.card, sizes.slot_height * 2) * 0.4;
}

}  // namespace

bool has_racks(const core::Table& table) {
    return most_slots(table) > 0;
}

Shares shares(const core::Table& table, const Box& top, double text, bool with_cards) {
    Shares sizes{text * 0.5, text * 0.4, 0, text * (has_remarks(table) ? 4.1 : 2.85)};
    const auto beside = static_cast<double>(std::max<std::size_t>(1, (table.seats.size() + 1) / 2));
    const double column = (top.w - 2 * sizes.rim) / beside - sizes.gap;
    sizes.plate_width = std::min(text * 18, column - text * 1.5);
    sizes.band = with_cards ? text * 2.4 : 0;
    const auto slots = static_cast<double>(most_slots(table));
    if (slots == 0) {
        return sizes;
    }
    sizes.number = text * 1.15;
    const double widest = (column - between_slots(text) * (slots - 1)) / slots;
    const double room = std::max(
        20.0, (top.h - sizes.band) / 2 - sizes.rim - sizes.plate_height - sizes.number - 3 * sizes.gap);
    sizes.slot_height = std::min({widest / card_shape, room * (with_cards ? 0.54 : 1.0), text * 9});
    sizes.slot_width = std::min(widest, sizes.slot_height * 0.85);
    sizes.card = with_cards ? room - sizes.slot_height : 0;
    return sizes;
}

void lay_racks(Arrangement& all, const core::Table& table, const Shares& sizes) {
    const double step = sizes.slot_width + between_slots(all.text);
    for (const core::Zone& zone : table.zones) {
        const auto at = std::find_if(all.sitters.begin(), all.sitters.end(), [&](const Sitter& sitter) {
            return is_rack(zone) && sitter.seat == zone.seat;
        });
        if (at == all.sitters.end()) {
            continue;
        }
        const Box& plate = at->plate;
        const double width = step * static_cast<double>(zone.places.size()) - between_slots(all.text);
        const double height = sizes.slot_height + sizes.number;
        const bool above = plate.middle_y() < all.top.middle_y();
        const double y = above ? plate.bottom() + sizes.gap : plate.y - sizes.gap - height;
        at->rack = {plate.middle_x() - width / 2, y, width, height};
        Rack rack{&zone, {}};
        rack.slots.reserve(zone.places.size());
        for (std::size_t i = 0; i < zone.places.size(); ++i) {
            const double x = at->rack.x + step * static_cast<double>(i);
            rack.slots.push_back({&zone.places[i],
                                  {x, y, sizes.slot_width, sizes.slot_height},
                                  {x, y + sizes.slot_height, sizes.slot_width, sizes.number}});
        }
        all.racks.push_back(std::move(rack));
    }
}

Block cut_figures(const core::Zone& zone, const core::Table& table, Box& area, double text) {
    const double gap = text * 0.5;
    const double high = std::min(rows_of(zone) * text * 1.45 + text * 0.7, area.h * 0.36);
    const double wide = std::min(text * (8.5 + 4.2 * columns_of(zone)), area.w * 0.42);
    Box above = area;
    above.cut_bottom(high + gap);
    Box beside = area;
    beside.cut_right(wide + gap);
    const bool can_be_read = wide >= text * (7.5 + 3.4 * columns_of(zone));
    const bool at_right = can_be_read && worth(shares(table, beside, text, true)) >
                                             worth(shares(table, above, text, true)) * 1.05;
    Box box;
    if (at_right) {
        box = area.cut_right(wide);
        area.cut_right(gap);
        box.h = std::min(box.h, rows_of(zone) * text * 2.2 + text * 0.7);
    } else {
        box = area.cut_bottom(high);
        area.cut_bottom(gap);
        const double widest = text * (11 + 10 * columns_of(zone));
        box = around(box.middle_x(), box.middle_y(), std::min(box.w, widest), box.h);
    }
    return {&zone, box, {}, {}};
}

Block figures_between(const core::Zone& zone, const Box& room, double text) {
    const double width = std::min(room.w, text * (11 + 10 * columns_of(zone)));
    const double height = std::min(room.h, rows_of(zone) * text * 2.2 + text * 0.7);
    return {&zone, around(room.middle_x(), room.middle_y(), width, height), {}, {}};
}

}  // namespace gui
