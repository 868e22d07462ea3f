#pragma once

#include <wx/bmpbndl.h>
#include <wx/colour.h>

#include "core/header.h"
#include "core/table.h"
#include "core/verdict.h"

namespace gui {

enum class Icon {
    back,
    menu,
    undo,
    redo,
    whistle,
    up,
    down,
    remove,
    add,
    first,
    last,
    previous,
    next,
    log,
    play,
    pause,
    calendar
};

/// Drawn in that colour, at that height of the standard size; grows with the text.
wxBitmapBundle icon(Icon icon, const wxColour& colour, int height = 20);
/// The shape of a suit, for headings of the pad.
wxBitmapBundle pip(std::string_view shape, const wxColour& colour, int height = 18);
/// What a game is known by at a glance, side by side on cards.
wxBitmapBundle emblem(const core::GameInfo& game, int height = 44);
/// A verdict's mark: each has its own shape.
wxBitmapBundle mark(core::Kind kind, int height = 18);

}  // namespace gui
