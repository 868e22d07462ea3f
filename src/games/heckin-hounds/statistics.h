#pragma once

#include <vector>

#include "core/reading.h"
#include "games/heckin-hounds/types.h"

namespace heckin_hounds {

/// What statistics show of the game, and the numbers for that.
std::vector<core::Figure> figures();
std::vector<core::Stat> count_stats(const State& state);

}  // namespace heckin_hounds
