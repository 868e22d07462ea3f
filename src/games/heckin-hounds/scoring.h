#pragma once

#include <vector>

#include "core/text.h"
#include "games/heckin-hounds/types.h"

/// Who wins, once all rounds are played.
namespace heckin_hounds {

/// Seats that win, in the order of the table; none if nobody does. By the lowest score that is not negative,
/// or where the table plays so and there is none by the highest of all; then by the least badness.
std::vector<int> winners(const State& state);

/// What became of everybody, in whole sentences.
std::vector<core::Text> how_it_ended(const State& state);

}  // namespace heckin_hounds
