#pragma once

#include "gui/picture/arrangement.h"

namespace gui {

/// How large plates, slots and cards are where racks lie before the plates: what one gets the others lack.
struct Shares {
    double rim;          ///< between the edge of the table and a plate
    double gap;          ///< between plate, rack and card
    double plate_width;  ///< a little less than its column: the corners of the table are round
    double plate_height;
    double slot_width = 0, slot_height = 0;
    double number = 0;  ///< height of a slot's number below it
    double card = 0;    ///< height that is left for one
    double band = 0;    ///< for words in the middle
};

bool has_racks(const core::Table& table);

Shares shares(const core::Table& table, const Box& top, double text, bool with_cards);

/// Before the plates, which are there already. Each sitter is told the room that its rack takes.
void lay_racks(Arrangement& all, const core::Table& table, const Shares& sizes);

/// A table of words and numbers, below the table's top or beside it, wherever that leaves more for the
/// racks; what is left of the area is the table's top.
Block cut_figures(const core::Zone& zone, const core::Table& table, Box& area, double text);

/// In the middle, where nothing else lies.
Block figures_between(const core::Zone& zone, const Box& room, double text);

}  // namespace gui
