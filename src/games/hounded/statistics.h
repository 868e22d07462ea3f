#pragma once

#include <vector>

#include "core/reading.h"
#include "games/hounded/types.h"

namespace hounded {

/// What statistics show of the game, and the numbers for that.
std::vector<core::Figure> figures();
std::vector<core::Stat> count_stats(const State& state);

}  // namespace hounded
