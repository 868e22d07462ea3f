#include "gui/toolkit/icons.h"

#include <array>
#include <string>

#include <fmt/format.h>

#include "games/drawings.h"
#include "gui/toolkit/shapes.h"
#include "gui/toolkit/theme.h"

namespace gui {

namespace {

constexpr std::array<const char*, 17> strokes{
    "M15 5l-7 7 7 7",                                                      // back
    "M4 6.5h16M4 12h16M4 17.5h16",                                         // menu
    "M9 5L4.5 9.5 9 14M5 9.5h9a5.5 5.5 0 0 1 0 11h-3",                     // undo
    "M15 5l4.5 4.5L15 14M19 9.5h-9a5.5 5.5 0 0 0 0 11h3",                  // redo
    "M3 9.5h10.5l6.5-3v4.2l-3.2 1A5.6 5.6 0 1 1 6.4 12.2H3zM11 15.5h0.1",  // whistle
    "M5 15l7-7 7 7",                                                       // up
    "M5 9l7 7 7-7",                                                        // down
    "M6 6l12 12M18 6L6 18",                                                // remove
    "M12 5v14M5 12h14",                                                    // add
    "M6 5v14M18 5l-8 7 8 7",                                               // first
    "M18 5v14M6 5l8 7-8 7",                                                // last
    "M15 5l-7 7 7 7",                                                      // previous
    "M9 5l7 7-7 7",                                                        // next
    "M5 6h14M5 12h14M5 18h9",                                              // log
    "M7 4.5l11 7.5-11 7.5z",                                               // play
    "M8 5v14M16 5v14",                                                     // pause
    "M4 6.5h16v13H4zM4 11h16M8.5 4v4M15.5 4v4",                            // calendar
};

/// `wide`: the width over the height.
wxBitmapBundle bundle(const std::string& body, int height, const std::string& view = "0 0 24 24",
                      double wide = 1) {
    const std::string svg =
        fmt::format(R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="{}">{}</svg>)", view, body);
    const int size = theme().px(height);
    return wxBitmapBundle::FromSVG(svg.c_str(), wxSize(static_cast<int>(size * wide), size));
}

std::string stroked(const char* path, const std::string& colour, double width) {
    return fmt::format(
        R"(<path d="{}" fill="none" stroke="{}" stroke-width="{}" stroke-linecap="round" stroke-linejoin="round"/>)",
        path, colour, width);
}

std::string filled(const std::string& path, const std::string& colour) {
    return fmt::format(R"(<path d="{}" fill="{}" fill-rule="evenodd"/>)", path, colour);
}

}  // namespace

wxBitmapBundle icon(Icon icon, const wxColour& colour, int height) {
    return bundle(stroked(strokes.at(static_cast<std::size_t>(icon)), hex(colour), 2.4), height);
}

wxBitmapBundle pip(std::string_view shape, const wxColour& colour, int height) {
    const std::string outline(games::drawing(shape));
    return has_parts(shape) ? bundle(filled(outline, hex(colour)), height * 3 / 2, "0 -3 30 30")
                            : bundle(filled(outline, hex(colour)), height, "-1 -1 26 26");
}

wxBitmapBundle emblem(const core::GameInfo& game, int height) {
    constexpr int step = 30;  // from one card to the next
    constexpr int card_width = 34;
    constexpr int card_height = 46;
    std::string body;
    int x = 0;
    for (const core::Emblem& each : game.emblems) {
        const Shade& shade = theme().shade(each.hue);
        const bool large = has_parts(each.shape);
        body += fmt::format(
            R"(<rect x="{}" y="1" width="{}" height="{}" rx="5" fill="{}" stroke="{}" stroke-width="2"/>)",
            x + 1, card_width - 2, card_height - 2, hex(shade.fill), hex(theme().card_rim));
        body += fmt::format(R"svg(<g transform="translate({} {})">{}</g>)svg", x + (large ? 3 : 5),
                            large ? 10 : 11, filled(std::string(games::drawing(each.shape)), hex(shade.ink)));
        x += step;
    }
    const int width = x - step + card_width;
    return bundle(body, height, fmt::format("0 0 {} {}", width, card_height),
                  static_cast<double>(width) / card_height);
}

wxBitmapBundle mark(core::Kind kind, int height) {
    const Theme& looks = theme();
    switch (kind) {
        case core::Kind::legal:
            return bundle(stroked("M5 12.5l5 5L19.500 7", hex(looks.fine), 3), height);
        case core::Kind::presumed:
            return bundle(
                stroked("M12 3a9 9 0 1 0 0.01 0z", hex(looks.caution), 2.4) +
                    stroked(
                        "M9.300 9.500c.2-3.600 5.800-3.400 5.500.2-.2 1.900-2.800 2-2.800 4.200M12 17.300v.1",
                        hex(looks.caution), 2.2),
                height);
        case core::Kind::illegal:
            return bundle(filled("M12 2L23 21.500H1z", hex(looks.danger)) +
                              stroked("M12 9v6M12 18.200v.1", hex(looks.sheet), 2.6),
                          height);
        case core::Kind::impossible:
            return bundle(stroked("M12 3a9 9 0 1 0 0.01 0zM5.700 5.700l12.600 12.600", hex(looks.quiet), 2.6),
                          height);
    }
    return {};
}

}  // namespace gui
