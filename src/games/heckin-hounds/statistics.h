#pragma once

#include <vector>

#include "core/reading.h"
#include "games/heckin-hounds/types.h"

namespace heckin_hounds {

/// What statistics show of the game; the numbers are Game::stats.
std::vector<core::Figure> figures();

}  // namespace heckin_hounds
