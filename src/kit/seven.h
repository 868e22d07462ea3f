#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/text/text.h"
#include "kit/grid.h"

/// A board of seven by seven spaces, numbered in reading order from 0: sets of them as a bit each.
namespace kit::seven {

inline constexpr int side = 7;
inline constexpr int space_count = side * side;
inline constexpr Grid grid{side, side};

using Spaces = std::uint64_t;

constexpr Spaces just(int space) {
    return Spaces{1} << static_cast<unsigned>(space);
}
constexpr bool holds(Spaces spaces, int space) {
    return (spaces & just(space)) != 0;
}
inline int count(Spaces spaces) {
    return std::popcount(spaces);
}
inline constexpr Spaces all = just(space_count) - 1;

constexpr Spaces column(int index) {
    Spaces spaces = 0;
    for (int row = 0; row < side; ++row) {
        spaces |= just(row * side + index);
    }
    return spaces;
}
constexpr Spaces row(int index) {
    return ((Spaces{1} << static_cast<unsigned>(side)) - 1) << static_cast<unsigned>(side * index);
}

/// What lies left and right of the spaces.
constexpr Spaces sideways(Spaces spaces) {
    return ((spaces & ~column(side - 1)) << 1U) | ((spaces & ~column(0)) >> 1U);
}
/// What lies above and below them.
constexpr Spaces upright(Spaces spaces) {
    return ((spaces << static_cast<unsigned>(side)) | (spaces >> static_cast<unsigned>(side))) & all;
}
/// Their neighbours, not diagonally.
constexpr Spaces beside(Spaces spaces) {
    return sideways(spaces) | upright(spaces);
}
/// Their diagonal neighbours.
constexpr Spaces diagonal_to(Spaces spaces) {
    return upright(sideways(spaces));
}
/// The spaces and all that touch them, diagonally too.
constexpr Spaces spread(Spaces spaces) {
    return spaces | beside(spaces) | diagonal_to(spaces);
}

/// `b3`
std::string space_token(int space);
/// "a1, b3", in reading order.
core::Text listed(Spaces spaces);

/// Calls `each` with every space of the set, in reading order.
template <class Each>
void for_each(Spaces spaces, Each each) {
    for (; spaces != 0; spaces &= spaces - 1) {
        each(std::countr_zero(spaces));
    }
}

}  // namespace kit::seven
