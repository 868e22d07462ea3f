#pragma once

#include "core/scores.h"

namespace app {

/// The match as one reckoning: a line a round, what no round says yet, penalties, and the total.
core::Reckoning reckoning_of_match(const core::Scores& scores);

}  // namespace app
