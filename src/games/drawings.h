#pragma once

#include <string_view>

namespace games {

/// Drawings are so wide and high.
inline constexpr double drawing_size = 24.0;

/// The outline of a drawing as SVG has it: M, L, C and Z with absolute points, to be filled by the rule
/// `evenodd`. It is `NAME` of `src/kit/shapes/NAME.svg`, or `ID/NAME` of `src/games/ID/shapes/NAME.svg`;
/// empty if there is none.
std::string_view drawing(std::string_view name);

}  // namespace games
