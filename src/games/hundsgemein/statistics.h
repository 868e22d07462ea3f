#pragma once

#include <vector>

#include "core/reading.h"
#include "games/hundsgemein/types.h"

namespace hundsgemein {

/// What statistics show of the game; the numbers are Game::stats.
std::vector<core::Figure> figures();

}  // namespace hundsgemein
