#include "gui/toolkit/shade.h"

#include <algorithm>
#include <cmath>

namespace gui {

namespace {

double linear(unsigned char channel) {
    const double value = channel / 255.0;
    return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double luminance(const wxColour& colour) {
    return 0.2126 * linear(colour.Red()) + 0.7152 * linear(colour.Green()) + 0.0722 * linear(colour.Blue());
}

/// The colour itself, or as little towards the end as makes it readable on both grounds.
wxColour towards(const wxColour& end, const wxColour& colour, const wxColour& ground, const wxColour& other) {
    constexpr int steps = 20;
    for (int step = 0; step < steps; ++step) {
        const wxColour words = mixed(colour, end, static_cast<double>(step) / steps);
        if (contrast(words, ground) >= readable && contrast(words, other) >= readable) {
            return words;
        }
    }
    return end;
}

}  // namespace

wxColour mixed(const wxColour& one, const wxColour& other, double share) {
    const auto mix = [share](unsigned char from, unsigned char to) {
        return static_cast<unsigned char>(std::lround(from + (to - from) * share));
    };
    return {mix(one.Red(), other.Red()), mix(one.Green(), other.Green()), mix(one.Blue(), other.Blue())};
}

double contrast(const wxColour& one, const wxColour& other) {
    const auto [dark, light] = std::minmax({luminance(one), luminance(other)});
    return (light + 0.05) / (dark + 0.05);
}

Shade shade_of(const wxColour& fill, const wxColour& paper) {
    const wxColour black(0, 0, 0);
    const wxColour white(255, 255, 255);
    const bool dark = luminance(paper) < 0.5;
    // On any colour black or white reaches 4.58:1.
    const bool white_ink = contrast(fill, white) >= readable;
    const wxColour wash = mixed(paper, fill, dark ? 0.28 : 0.18);
    return {fill, white_ink ? white : towards(black, mixed(fill, black, 0.8), fill, fill), wash,
            towards(dark ? white : black, fill, wash, paper)};
}

}  // namespace gui
