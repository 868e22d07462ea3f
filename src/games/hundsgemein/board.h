#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "kit/seven.h"

namespace hundsgemein {

using kit::seven::column;
using kit::seven::count;
using kit::seven::holds;
using kit::seven::just;
using kit::seven::row;
using kit::seven::side;
using kit::seven::spread;

/// A set of blocks: a bit for each, in reading order.
using Blocks = kit::seven::Spaces;

inline constexpr int block_count = kit::seven::space_count;
inline constexpr int centre = block_count / 2;  ///< d4, with the crossed bones
inline constexpr Blocks all_blocks = kit::seven::all;

/// Streets are numbered from 0: h1 to h6 between the rows, v1 to v6 between the columns.
inline constexpr int street_count = 2 * (side - 1);
constexpr bool is_across(int street) {
    return street < side - 1;
}
/// The row or column that it lies behind.
constexpr int row_before(int street) {
    return street % (side - 1);
}
/// The blocks on both sides of the street, one side after the other.
constexpr std::array<Blocks, 2> sides(int street) {
    const int first = row_before(street);
    return is_across(street) ? std::array{row(first), row(first + 1)}
                             : std::array{column(first), column(first + 1)};
}
/// Of these blocks, the longest unbroken run on one side of the street; the first of equals.
Blocks longest_run(Blocks blocks, Blocks on_side, bool across);

std::string street_token(int street);
std::optional<int> read_street(std::string_view token);
}  // namespace hundsgemein
