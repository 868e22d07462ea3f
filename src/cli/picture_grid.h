#pragma once

#include <functional>

#include "cli/boxes.h"
#include "cli/ink.h"
#include "core/table.h"

namespace cli {

/// How the things of a grid are written; each without blanks around it.
struct GridWords {
    std::function<std::string(const core::Place&)> space;  ///< what lies on a space
    std::function<std::string(const core::Place&)> lying;  ///< what lies in a lane
};

/// A grid with headings: spaces in rows and columns, its lanes as lines between them with what lies in them
/// beside the space in the middle, and what stands at its margins.
Block margined_grid(const core::Zone& zone, const GridWords& words, const Ink& ink);

}  // namespace cli
