#pragma once

#include "gui/draw/painter.h"
#include "gui/picture/picture.h"

namespace gui {

/// Whether it is a piece that stands on something, and not one more card of a pile.
bool is_piece(const core::Token& token);

/// Whether tiles cover the spaces of the board, face up or down, and pieces stand on them.
bool is_tiled(const core::Zone& zone);

/// A tile that fills its space. Where a piece stands on it, its symbol moves into a corner.
void paint_tile(Painter& painter, const core::Token& tile, const Box& space, bool under_piece);

/// A piece on its space, told by shape and letter.
void paint_piece(Painter& painter, const core::Face& face, const std::vector<core::Mark>& marks,
                 const Box& space);

/// Around the piece on that space: it is the one that is meant.
void paint_picked(Painter& painter, const Box& space);

}  // namespace gui
