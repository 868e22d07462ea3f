#include "kit/zones.h"

namespace kit {

core::Table table_of(const Setup& setup, std::vector<int> around) {
    core::Table table;
    for (const int seat : around) {
        table.seats.push_back(setup.name(seat));
    }
    table.seat_ids = std::move(around);
    return table;
}

core::Place pile(core::Face face, int count) {
    core::Place place;
    place.label = face.name;
    place.tokens.push_back({std::move(face), {}});
    place.tokens.front().count = count;
    return place;
}

void add_heads(core::Margins& margins, const Grid& grid) {
    for (int row = 0; row < grid.rows; ++row) {
        margins.row_heads.push_back(core::verbatim(print_space({0, row}).substr(1)));
    }
    for (int column = 0; column < grid.columns; ++column) {
        margins.column_heads.push_back(core::verbatim(print_space({column, 0}).substr(0, 1)));
    }
}

}  // namespace kit
