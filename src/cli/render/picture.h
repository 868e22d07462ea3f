#pragma once

#include <string>

#include "cli/terminal/boxes.h"
#include "cli/terminal/ink.h"
#include "core/table.h"

namespace cli {

/// The table as it lies there, in boxes: what lies in the middle, then what lies before each seat.
Block picture(const core::Table& table, const Ink& ink, int width);

}  // namespace cli
