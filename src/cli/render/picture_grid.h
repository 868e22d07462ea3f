#pragma once

#include <functional>

#include "cli/terminal/boxes.h"
#include "cli/terminal/ink.h"
#include "core/table.h"

namespace cli {

/// What lies in a lane, and whose it is.
struct Lying {
    std::string thing, owner;
};

/// How the things of a grid are written; each without blanks around it.
struct GridWords {
    std::function<std::string(const core::Place&)> space;  ///< what lies on a space
    std::function<Lying(const core::Place&)> lane;
};

/// Whether anything stands at the margins of the grid or between its spaces.
bool has_surroundings(const core::Zone& grid);

/// Such a grid: spaces in rows and columns, its lanes as lines between them, with what lies in a lane at
/// its middle and its label at its beginning, and what stands at the margins. Columns are equally wide if
/// that fits into `width`.
Block margined_grid(const core::Zone& zone, const GridWords& words, const Ink& ink, int width);

}  // namespace cli
