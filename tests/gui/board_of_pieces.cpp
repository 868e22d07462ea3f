#include "gui/board_of_pieces.h"

#include <algorithm>

namespace board_of_pieces {

std::string space(int column, int row) {
    return {static_cast<char>('a' + column), static_cast<char>('1' + row)};
}

core::Table table() {
    core::Table table;
    table.seats = {"Anna", "Ben"};
    table.seat_ids = {0, 1};
    core::Zone board{"board", {}, core::Layout::grid, 7, {}};
    board.square = true;
    for (int row = 0; row < 7; ++row) {
        board.margins.row_heads.push_back(core::verbatim(std::to_string(row + 1)));
        board.margins.column_heads.push_back(core::verbatim(space(row, 0).substr(0, 1)));
        for (int column = 0; column < 7; ++column) {
            core::Place place;
            place.token = space(column, row);
            place.label = core::verbatim(place.token);
            place.tokens.emplace_back();
            board.places.push_back(std::move(place));
        }
    }
    table.zones.push_back(std::move(board));
    return table;
}

core::Place& at(core::Table& table, const std::string& space) {
    auto& places = table.zones.front().places;
    return *std::find_if(places.begin(), places.end(),
                         [&](const core::Place& place) { return place.token == space; });
}

void put(core::Table& table, const std::string& space, core::Token token) {
    at(table, space).tokens.push_back(std::move(token));
}

core::Token piece(const std::string& name, std::string_view shape, const std::string& letter, core::Hue hue,
                  std::vector<core::Mark> marks) {
    core::Token token{core::Face{core::verbatim(name), hue, shape, letter, ""}, std::move(marks)};
    token.name = name;
    return token;
}

core::Ask spaces(const std::vector<std::string>& tokens) {
    core::Ask ask;
    ask.asked = core::Asked::space;
    ask.choices.reserve(tokens.size());
    for (const std::string& token : tokens) {
        ask.choices.push_back(core::offer(token, core::verbatim(token)));
    }
    return ask;
}

}  // namespace board_of_pieces
