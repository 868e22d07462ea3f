#pragma once

#include <vector>

#include "core/reading.h"
#include "games/hounded/types.h"

namespace hounded {

/// What statistics show of the game; the numbers are Game::stats.
std::vector<core::Figure> figures();

}  // namespace hounded
