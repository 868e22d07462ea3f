#pragma once

#include <wx/colour.h>

namespace gui {

/// How one hue is shown: as a filled card with ink on it, as a faint wash, and as coloured words.
struct Shade {
    wxColour fill, ink, wash, words;
};

/// Words of less contrast than that (WCAG 2.1, 1.4.3) are hard to read.
inline constexpr double readable = 4.5;

/// The contrast of two colours, 1 to 21, as WCAG 2.1 reckons it.
double contrast(const wxColour& one, const wxColour& other);

/// So much of the other colour in the one.
wxColour mixed(const wxColour& one, const wxColour& other, double share);

/// Shows any colour at all: its ink is readable on the fill, its words on the wash and on the paper
/// (light or dark, which the wash and the words lean to).
Shade shade_of(const wxColour& fill, const wxColour& paper);

}  // namespace gui
