#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/figure.h"
#include "kit/seven.h"

/// A heat map of the board of seven by seven.
namespace kit::seven {

/// The keys of statistics that belong to the spaces: `fox.a1`. Whoever asks keeps them for as long as the
/// program runs.
using SpaceKeys = std::array<std::string, space_count>;
SpaceKeys space_keys(std::string_view word);

/// A series for each space, in reading order, and what stands at the board's edges.
core::Figure heat_of(std::string_view id, std::string_view title, std::string_view text,
                     const SpaceKeys& keys);

}  // namespace kit::seven
