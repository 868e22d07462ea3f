#pragma once

#include <vector>

#include "core/reading.h"
#include "games/kleine-klaeffer/types.h"

namespace kleine_klaeffer {

/// What statistics show of the game; the numbers are Game::stats.
std::vector<core::Figure> figures();

}  // namespace kleine_klaeffer
