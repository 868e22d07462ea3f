#pragma once

#include <string>
#include <vector>

namespace cli {

/// Lines of a drawing, from the top down.
using Block = std::vector<std::string>;

/// The blocks side by side, `gap` columns between them, top edges level, as many in a row as `width`
/// columns hold.
Block flowed(const std::vector<Block>& blocks, int width, int gap);

/// What is to be drawn in a box, its title in the upper edge.
struct Box {
    std::string title;
    Block lines;
};

/// The same with boxes, which stand close; those in one row are equally high.
Block flowed(std::vector<Box> boxes, int width);

/// Rows of cells with lines between them, every cell as wide as the widest.
Block ruled_grid(const std::vector<Block>& cells, int columns_in_a_row);

int width_of(const Block& block);

}  // namespace cli
