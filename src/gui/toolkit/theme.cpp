#include "gui/toolkit/theme.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/format.h>

#include "gui/toolkit/native.h"
#include "gui/toolkit/stylesheet.h"

namespace gui {

namespace {

Theme worn;

struct Shades {
    const char *fill, *ink, *light_wash, *light_words, *dark_wash, *dark_words;
};

// In the order of core::Hue. Inks reach 4.5:1 on their fill, words on paper and on the dark sheet.
constexpr std::array<Shades, 11> shades_of_hues{{
    {"#ddd4c4", "#2a2620", "#efe9dd", "#5c554a", "#3a3d42", "#d6d0c4"},
    {"#667079", "#ffffff", "#e3e6e9", "#4b545c", "#3b4147", "#c3cad1"},
    {"#7440b0", "#ffffff", "#eadff7", "#6735a1", "#3d2c55", "#cfb2f3"},
    {"#cb3f7b", "#ffffff", "#fbe0eb", "#ad2a61", "#52263a", "#f7abca"},
    {"#23794a", "#ffffff", "#d9efe1", "#1b6a3c", "#1e4230", "#93dbac"},
    {"#f3c32f", "#2a2100", "#fcf0c6", "#735500", "#4b3f14", "#f4d472"},
    {"#bd2f27", "#ffffff", "#f9dedb", "#a3241d", "#542523", "#f5aaa4"},
    {"#2766b3", "#ffffff", "#dce9f8", "#1f5799", "#1f3650", "#a3c8f2"},
    {"#e2801f", "#231300", "#fce7cf", "#8c4a05", "#533414", "#f4bd82"},
    {"#74492a", "#ffffff", "#eee1d6", "#653d21", "#43301f", "#d9b698"},
    {"#2b2b30", "#ffffff", "#dededf", "#2b2b30", "#4a4a50", "#dededf"},
}};

std::array<Shade, shades_of_hues.size()> shades_on(bool dark) {
    std::array<Shade, shades_of_hues.size()> all;
    std::transform(shades_of_hues.begin(), shades_of_hues.end(), all.begin(), [dark](const Shades& of) {
        return Shade{of.fill, of.ink, dark ? of.dark_wash : of.light_wash,
                     dark ? of.dark_words : of.light_words};
    });
    return all;
}

Theme light_theme() {
    Theme theme;
    theme.paper = "#f5f1e8";
    theme.sheet = "#fffdf9";
    theme.raised = "#ffffff";
    theme.line = "#d9d0bf";
    theme.text = "#25221d";
    theme.quiet = "#665f53";
    theme.accent = "#0e6a5b";
    theme.on_accent = "#ffffff";
    theme.accent_wash = "#d6ebe5";
    theme.danger = "#a8261e";
    theme.danger_wash = "#fae3df";
    theme.caution = "#7c5200";
    theme.caution_wash = "#fbeecb";
    theme.fine = "#1b6a3c";
    theme.table = "#d3dfd3";
    theme.table_edge = "#b4c8b8";
    theme.plate = "#fffdf9";
    theme.back = "#34584f";
    theme.back_line = "#7fa39a";
    theme.card_rim = "#ffffff";
    return theme;
}

Theme dark_theme() {
    Theme theme;
    theme.dark = true;
    theme.paper = "#16191b";
    theme.sheet = "#1f2326";
    theme.raised = "#2a2f33";
    theme.line = "#3d4449";
    theme.text = "#f0ece4";
    theme.quiet = "#aaa59b";
    theme.accent = "#5cc4ae";
    theme.on_accent = "#06231d";
    theme.accent_wash = "#1f3f39";
    theme.danger = "#ff9d92";
    theme.danger_wash = "#48211f";
    theme.caution = "#f2c662";
    theme.caution_wash = "#40341a";
    theme.fine = "#93dbac";
    theme.table = "#20302f";
    theme.table_edge = "#2f4543";
    theme.plate = "#1a1e20";
    theme.back = "#4a6f67";
    theme.back_line = "#9cc2b8";
    theme.card_rim = "#0f1213";
    return theme;
}

}  // namespace

const Shade& Theme::shade(core::Hue hue) const {
    // A picture asks hundreds of times.
    static const auto on_light = shades_on(false);
    static const auto on_dark = shades_on(true);
    return (dark ? on_dark : on_light).at(static_cast<std::size_t>(hue));
}

const Shade& Theme::shade(const core::Face& face) const {
    const auto own = kinds.find(face.kind);
    return own != kinds.end() ? own->second : shade(face.hue);
}

int Theme::px(double at_standard) const {
    return static_cast<int>(std::lround(at_standard * percent / 100.0));
}

const Theme& theme() {
    return worn;
}

Theme printed_theme() {
    Theme printed = light_theme();
    printed.paper = printed.sheet = printed.raised = printed.plate = *wxWHITE;
    printed.text = *wxBLACK;
    return printed;
}

Theme looks_of(Appearance appearance, int percent, const Copies& copies) {
    static const bool dark_system = native::system_is_dark();
    const bool dark = appearance == Appearance::dark || (appearance == Appearance::automatic && dark_system);
    Theme looks = dark ? dark_theme() : light_theme();
    looks.percent = percent;
    for (const auto& [kind, copy] : copies) {
        if (copy.colour) {
            looks.kinds.emplace(kind, shade_of(*copy.colour, dark ? looks.raised : looks.paper));
        }
    }
    return looks;
}

void wear(Appearance appearance, int percent, const Copies& copies) {
    worn = looks_of(appearance, percent, copies);
    native::dress(stylesheet(worn), worn.dark, percent);
}

std::string hex(const wxColour& colour) {
    return fmt::format("#{:02x}{:02x}{:02x}", colour.Red(), colour.Green(), colour.Blue());
}

std::string word(core::Hue hue) {
    constexpr std::array words{"none", "grey", "purple", "pink",  "green", "yellow",
                               "red",  "blue", "orange", "brown", "black"};
    return words.at(static_cast<std::size_t>(hue));
}

}  // namespace gui
