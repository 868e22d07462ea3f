#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"
#include "kit/grid.h"

namespace hundsgemein {

inline constexpr int side = 7;
inline constexpr int block_count = side * side;
inline constexpr int centre = block_count / 2;  ///< d4, with the crossed bones
inline constexpr kit::Grid grid{side, side};

/// A set of blocks: a bit for each, in reading order.
using Blocks = std::uint64_t;

constexpr Blocks just(int block) {
    return Blocks{1} << static_cast<unsigned>(block);
}
constexpr bool holds(Blocks blocks, int block) {
    return (blocks & just(block)) != 0;
}
inline int count(Blocks blocks) {
    return std::popcount(blocks);
}
inline constexpr Blocks all_blocks = just(block_count) - 1;

constexpr Blocks column(int index) {
    Blocks blocks = 0;
    for (int row = 0; row < side; ++row) {
        blocks |= just(row * side + index);
    }
    return blocks;
}
constexpr Blocks row(int index) {
    return ((Blocks{1} << static_cast<unsigned>(side)) - 1) << static_cast<unsigned>(side * index);
}

/// The blocks and all that touch them, diagonally too.
constexpr Blocks spread(Blocks blocks) {
    const Blocks wide = blocks | ((blocks & ~column(side - 1)) << 1U) | ((blocks & ~column(0)) >> 1U);
    return (wide | (wide << static_cast<unsigned>(side)) | (wide >> static_cast<unsigned>(side))) &
           all_blocks;
}

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
std::string block_token(int block);
std::optional<int> read_block(std::string_view token);
/// "a1, b3", in reading order.
core::Text blocks_listed(Blocks blocks);

}  // namespace hundsgemein
