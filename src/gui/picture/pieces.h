#pragma once

#include <vector>

#include <wx/bitmap.h>

#include "gui/draw/painter.h"
#include "gui/picture/arrangement.h"

namespace gui {

bool marked(const std::vector<core::Mark>& marks, core::Mark mark);

/// A word for what is remarkable about something on the table; empty where the picture shows it otherwise.
wxString word_of(core::Mark mark);

/// The sign of what is certain.
wxString tick();

/// Cards side by side, small, for a button.
wxBitmap picture_of(const std::vector<core::Face>& cards, int height);

void paint_token(Painter& painter, const core::Token& token, const Box& box);

/// What lies at a place, from the bottom up: each a little beside the one below, the last one whole. `shape`
/// is the width of a thing over its height.
void paint_pile(Painter& painter, const Spot& spot, double text, double shape = card_shape);

}  // namespace gui
