#include "gui/table_of_racks.h"

namespace table_of_racks {

std::string slot(int seat, int number) {
    return "p" + std::to_string(seat) + "/" + std::to_string(number);
}

core::Table table(int seats) {
    core::Table table;
    core::Zone trick{"trick", core::verbatim("trick"), core::Layout::round, 0, {}, {}, {}};
    core::Zone figures{"shifts", core::verbatim("shifts"), core::Layout::figures, 0, {}, {}, {}};
    for (const char* head : {"clues", "bid", "taken", "badness", "in all"}) {
        core::Place row;
        row.label = core::verbatim(head);
        row.figures.assign(static_cast<std::size_t>(seats), core::verbatim("2"));
        figures.places.push_back(std::move(row));
    }
    for (int seat = 0; seat < seats; ++seat) {
        const std::string name = "p" + std::to_string(seat);
        table.seats.push_back(name);
        table.seat_ids.push_back(seat);
        figures.margins.column_heads.push_back(core::verbatim(name));
        core::Place before;
        before.seat = seat;
        trick.places.push_back(before);
        core::Zone rack{"rack", core::verbatim(name), core::Layout::rack, 0, seat, {}, {}};
        for (int number = 1; number <= slots; ++number) {
            core::Place place;
            place.token = slot(seat, number);
            place.label = core::verbatim(std::to_string(number));
            place.seat = seat;
            place.tokens.emplace_back();
            rack.places.push_back(std::move(place));
        }
        table.zones.push_back(std::move(rack));
    }
    table.zones.push_back(std::move(trick));
    table.zones.push_back(std::move(figures));
    return table;
}

core::Place& at(core::Table& table, const std::string& slot) {
    for (core::Zone& zone : table.zones) {
        for (core::Place& place : zone.places) {
            if (place.token == slot) {
                return place;
            }
        }
    }
    return table.zones.front().places.front();
}

core::Face suit() {
    return {core::verbatim("Sudachi"), core::Hue::green, "circle", "su", ""};
}

core::Face value(const std::string& number) {
    return {core::verbatim("value " + number), core::Hue::none, {}, "", number};
}

}  // namespace table_of_racks
