#pragma once

#include "app/editor/board_view.h"
#include "gui/draw/painter.h"

namespace gui {

/// What comes next, and what was entered last; or what the referee says.
void paint_strip(Painter& painter, const app::BoardView& view, const Box& box);
/// All its words.
wxString words_of_strip(const app::BoardView& view);
/// The reckoning of a round, or of the match with who won and why.
void paint_sheet(Painter& painter, const app::ScoreSheet& sheet, const Box& box);
/// Before any match is entered.
void paint_nothing_yet(Painter& painter, const Box& box);

}  // namespace gui
