#pragma once

#include <string>

#include "cli/terminal/ink.h"
#include "core/reading.h"

namespace cli {

/// The scores, and who won and why, in lines.
std::string score_so_far(const core::Reading& reading, const Ink& ink);

}  // namespace cli
