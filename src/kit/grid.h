#pragma once

#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>

namespace kit {

/// A space of a grid: columns are lettered from the left, rows numbered from the top; here both from 0.
struct Space {
    int column = 0;
    int row = 0;
    bool operator==(const Space&) const = default;
};

/// The size of a grid, at most 26 columns and 9 rows.
struct Grid {
    int columns = 0;
    int rows = 0;

    int size() const { return columns * rows; }
    bool holds(Space space) const {
        return space.column >= 0 && space.column < columns && space.row >= 0 && space.row < rows;
    }
    /// In reading order, from 0.
    int index(Space space) const { return space.row * columns + space.column; }
    Space at(int index) const { return {index % columns, index / columns}; }
};

/// `b3`, or nothing if there is no such space.
std::optional<Space> read_space(const Grid& grid, std::string_view token);
std::string print_space(Space space);

/// Side by side, not diagonally.
inline bool are_beside(Space one, Space other) {
    return std::abs(one.column - other.column) + std::abs(one.row - other.row) == 1;
}

}  // namespace kit
