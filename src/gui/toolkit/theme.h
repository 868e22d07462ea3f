#pragma once

#include <map>
#include <string>

#include <wx/colour.h>

#include "core/table.h"
#include "gui/toolkit/copies.h"
#include "gui/toolkit/shade.h"

namespace gui {

/// At standard size, the least height of what is pressed or typed into.
inline constexpr int least_target = 44;

enum class Appearance { automatic, light, dark };

/// The looks in force: colours for light or dark, and the size of the text.
struct Theme {
    bool dark = false;
    int percent = 100;
    double least_text = 0;  ///< in pixels: no words of a picture are smaller where there is room
    wxColour paper, sheet, raised, line, text, quiet, accent, on_accent, accent_wash;
    wxColour danger, danger_wash, caution, caution_wash, fine;
    wxColour table, table_edge, plate, back, back_line, card_rim;

    std::map<std::string, Shade, std::less<>> kinds{};  ///< those with a colour of the user's

    const Shade& shade(core::Hue hue) const;
    /// As the user's copy prints it, or else as its hue.
    const Shade& shade(const core::Face& face) const;
    /// A length that grows with the text.
    int px(double at_standard) const;
};

const Theme& theme();
/// Looks that nobody wears yet: what `wear` would put on.
Theme looks_of(Appearance appearance, int percent, const Copies& copies);
/// Light looks on white paper at the standard size, whatever looks are worn.
Theme printed_theme();

/// Puts these looks on, for all windows of the program.
void wear(Appearance appearance, int percent, const Copies& copies = {});

/// `#rrggbb`.
std::string hex(const wxColour& colour);
/// The word for a hue in names of styles: `purple`.
std::string word(core::Hue hue);

}  // namespace gui
