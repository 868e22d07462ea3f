#pragma once

#include <vector>

#include "core/table.h"
#include "kit/grid.h"
#include "kit/match.h"

/// What lies on the table of several games.
namespace kit {

/// The table with its seats, in the order in which they sit.
core::Table table_of(const Setup& setup, std::vector<int> around);

/// Equals, shown as one with their number.
core::Place pile(core::Face face, int count);

/// What stands at the left of a grid and above it.
void add_heads(core::Margins& margins, const Grid& grid);

}  // namespace kit
