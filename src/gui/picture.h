#pragma once

#include "gui/canvas.h"
#include "gui/painter.h"

namespace gui {

/// Paints a picture after its arrangement. The same code serves the screen and anything else that
/// can be drawn on.
void paint(Painter& painter, const Picture& picture, const Arrangement& all);

/// A word for what is remarkable about something on the table; empty where the picture shows it otherwise.
wxString word_of(core::Mark mark);

}  // namespace gui
