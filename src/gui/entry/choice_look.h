#pragma once

#include <cstddef>
#include <string>

#include <wx/bmpbndl.h>
#include <wx/string.h>

#include "core/ask.h"

/// How the button of a choice looks.
namespace gui {

/// The face that all of a row have in common: their suit.
const core::Face* face_of_row(const core::Ask& ask, std::size_t row);
/// In a grid there is room for the letters of a suit beside its shape.
bool is_lone_suit(const core::Choice& choice);
/// Whether the cards of a row are of one colour: then its heading says it.
bool has_rows_of_one_hue(const core::Ask& ask);
/// The words of a button: the value alone where the row says the suit.
wxString caption_of(const core::Choice& choice, bool in_grid, bool row_says_hue);
bool is_pictured(const core::Choice& choice, bool in_grid);
/// The cards that it brings, or its shape: never colour alone.
wxBitmapBundle picture_on(const core::Choice& choice, bool in_grid);
std::string button_style(const core::Choice& choice, bool long_caption);

}  // namespace gui
