#pragma once

#include <vector>

#include "core/reading.h"
#include "games/hund/types.h"

namespace hund {

/// What statistics show of the game; the numbers are Game::stats.
std::vector<core::Figure> figures();

}  // namespace hund
