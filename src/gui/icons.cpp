#include "gui/icons.h"

#include <array>
#include <string>

#include <fmt/format.h>

#include "gui/shapes.h"
#include "gui/theme.h"

namespace gui {

namespace {

constexpr std::array<const char*, 16> strokes{
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
};

constexpr std::array<const char*, 10> shapes{
    "",
    "M12 3a9 9 0 1 0 0.01 0z",
    "M12 1.5L22 12 12 22.5 2 12z",
    "M4 4h16v16H4z",
    "M12 3L22.5 21h-21z",
    "M12 1.5l3.2 7 7.6.8-5.7 5.1 1.7 7.6-6.8-4-6.8 4 1.7-7.6L1.200 9.300l7.600-.8z",
    "M12 21.500C-2 11 4 2 9 3.500c1.500.500 2.500 2 3 3 .500-1 1.500-2.500 3-3C20 2 26 11 12 21.500z",
    "M12 2l8.700 5v10L12 22l-8.700-5V7z",
    "M9 2h6v7h7v6h-7v7H9v-7H2V9h7z",
    "M5 5a3 3 0 0 1 3.500 4.300h7A3 3 0 1 1 20 12a3 3 0 1 1-4.500 2.700h-7A3 3 0 1 1 4 12 3 3 0 0 1 5 5z",
};

wxBitmapBundle bundle(const std::string& body, int height, const char* view = "0 0 24 24") {
    const std::string svg =
        fmt::format(R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="{}">{}</svg>)", view, body);
    const int size = theme().px(height);
    return wxBitmapBundle::FromSVG(svg.c_str(), wxSize(size, size));
}

std::string stroked(const char* path, const std::string& colour, double width) {
    return fmt::format(
        R"(<path d="{}" fill="none" stroke="{}" stroke-width="{}" stroke-linecap="round" stroke-linejoin="round"/>)",
        path, colour, width);
}

std::string filled(const std::string& path, const std::string& colour, const char* rule = "nonzero") {
    return fmt::format(R"(<path d="{}" fill="{}" fill-rule="{}"/>)", path, colour, rule);
}

}  // namespace

wxBitmapBundle icon(Icon icon, const wxColour& colour, int height) {
    return bundle(stroked(strokes.at(static_cast<std::size_t>(icon)), hex(colour), 2.4), height);
}

wxBitmapBundle pip(core::Shape shape, const wxColour& colour, int height) {
    const std::string drawn = svg_of(shape);
    if (!drawn.empty()) {  // finer than the plain ones: larger, and with room beside it
        return bundle(filled(drawn, hex(colour), "evenodd"), height * 3 / 2, "0 -3 30 30");
    }
    return bundle(filled(shapes.at(static_cast<std::size_t>(shape)), hex(colour)), height);
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
