#pragma once

#include <string>

#include <wx/colour.h>

#include "core/table.h"

namespace gui {

enum class Appearance { automatic, light, dark };

/// How one hue is shown: as a filled card with ink on it, as a faint wash, and as coloured words.
struct Shade {
    wxColour fill, ink, wash, words;
};

/// The looks in force: colours for light or dark, and the size of the text.
struct Theme {
    bool dark = false;
    int percent = 100;
    wxColour paper, sheet, raised, line, text, quiet, accent, on_accent, accent_wash;
    wxColour danger, danger_wash, caution, caution_wash, fine;
    wxColour table, table_edge, plate, back, back_line, card_rim;

    Shade shade(core::Hue hue) const;
    /// A length that grows with the text.
    int px(double at_standard) const;
};

const Theme& theme();

/// Puts these looks on, for all windows of the program.
void wear(Appearance appearance, int percent);

/// `#rrggbb`.
std::string hex(const wxColour& colour);
/// The word for a hue in names of styles: `purple`.
std::string word(core::Hue hue);

}  // namespace gui
