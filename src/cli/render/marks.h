#pragma once

#include <string>

#include "core/table.h"

namespace cli {

/// A mark as a sign where there is little room, explained below the picture.
char sign(core::Mark mark);
std::string word(core::Mark mark);

}  // namespace cli
