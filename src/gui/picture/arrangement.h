#pragma once

#include <vector>

#include "core/table.h"
#include "gui/draw/box.h"

namespace gui {

/// A place of a zone and where it lies.
struct Spot {
    const core::Place* place;
    Box box;
    Box words;  ///< beside it, for its marks; empty: the marks lie on it
};

/// What lies around and between the spaces of a grid.
struct Surround {
    std::vector<Box> row_heads, column_heads, row_ends, column_ends;
    std::vector<Box> lanes;   ///< each from one edge to the other
    std::vector<Spot> lying;  ///< what lies in the lanes, one each
    std::vector<Box> claims;  ///< for whose that is, beside it and clear of the other lanes
    std::vector<Box> labels;  ///< of the lanes
};

/// A zone that has a block of the picture for itself.
struct Block {
    const core::Zone* zone;
    Box box;
    Box title;
    std::vector<Spot> spots;
    Surround surround{};  ///< of a grid
};

/// The rack of a seat. The `words` of a slot are the room below it for its number.
struct Rack {
    const core::Zone* zone;
    std::vector<Spot> slots;
};

/// Small things counted, on a plate of their own.
struct Sum {
    const core::Zone* zone;
    Box plate;
};

/// One who sits at the table.
struct Sitter {
    int seat;
    int position;  ///< in the order around the table
    Box plate;
    const core::Zone* tally = nullptr;
    double column = 0;  ///< width of its part of the table's top
    Box rack{};         ///< empty if there is none
};

/// Where all of a table's picture lies: pure, so that it can be proven that nothing overlaps. The
/// table must outlive it.
struct Arrangement {
    double text = 0;   ///< height of plain text
    double least = 0;  ///< of the smallest words
    Box headline;
    Box top;  ///< the table's top
    std::vector<Sitter> sitters;
    std::vector<Sum> sums;
    std::vector<Block> blocks;  ///< lists, rows, grids, figures
    std::vector<Rack> racks;
    const core::Zone* round = nullptr;
    std::vector<Spot> cards;  ///< of the round zone
    Box middle;               ///< for the round zone's own words; may be empty
};

/// Arranges a table in an area of that size in pixels. `text` is the height wished for plain text;
/// it is made smaller where all would not fit. `least`: no words will be painted smaller.
Arrangement arrange(const core::Table& table, double width, double height, double text, double least = 0);

/// Width of a card over its height.
inline constexpr double card_shape = 0.72;

}  // namespace gui
