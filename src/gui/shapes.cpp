#include "gui/shapes.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <numbers>
#include <string_view>

#include <fmt/format.h>

namespace gui {

namespace {

struct Dot {
    double x, y, radius;
};

/// A shape in one colour: what lies inside another outline or dot is left out of it.
struct Drawn {
    core::Shape shape;
    std::string_view outline;  ///< as in SVG, 24 by 24: M, L, C and Z with absolute points
    std::array<Dot, 2> dots;   ///< without radius: none
};

constexpr double drawn_size = 24.0;

// clang-format off
constexpr std::array<Drawn, 14> drawn_shapes{{
    {core::Shape::waves,
         "M1.2 5.6 C3.1 3 4.7 3 6.6 5.6 C8.5 8.2 10.1 8.2 12 5.6 C13.9 3 15.5 3 17.4 5.6 C19.3 8.2 "
         "20.9 8.2 22.8 5.6 L22.8 8.1 C20.9 10.7 19.3 10.7 17.4 8.1 C15.5 5.5 13.9 5.5 12 8.1 C10.1 "
         "10.7 8.5 10.7 6.6 8.1 C4.7 5.5 3.1 5.5 1.2 8.1 Z M1.2 11.2 C3.1 8.6 4.7 8.6 6.6 11.2 C8.5 "
         "13.8 10.1 13.8 12 11.2 C13.9 8.6 15.5 8.6 17.4 11.2 C19.3 13.8 20.9 13.8 22.8 11.2 L22.8 "
         "13.7 C20.9 16.3 19.3 16.3 17.4 13.7 C15.5 11.1 13.9 11.1 12 13.7 C10.1 16.3 8.5 16.3 6.6 "
         "13.7 C4.7 11.1 3.1 11.1 1.2 13.7 Z M1.2 16.8 C3.1 14.2 4.7 14.2 6.6 16.8 C8.5 19.4 10.1 19.4 "
         "12 16.8 C13.9 14.2 15.5 14.2 17.4 16.8 C19.3 19.4 20.9 19.4 22.8 16.8 L22.8 19.3 C20.9 21.9 "
         "19.3 21.9 17.4 19.3 C15.5 16.7 13.9 16.7 12 19.3 C10.1 21.9 8.5 21.9 6.6 19.3 C4.7 16.7 3.1 "
         "16.7 1.2 19.3 Z",
         {}},
    {core::Shape::bush,
         "M2.6 20.6 C-0.2 18.6 0.2 14 3.6 13.2 C2.2 9.8 5.2 7 8 8 C9 3.6 15 3.6 16 8 C18.8 7 21.8 9.8 "
         "20.4 13.2 C23.8 14 24.2 18.6 21.4 20.6 Z M6.2 17.6 C5.6 15.2 7 13.6 9.4 13.2 C9.8 15.8 8.6 "
         "17.4 6.2 17.6 Z M17.8 17.6 C18.4 15.2 17 13.6 14.6 13.2 C14.2 15.8 15.4 17.4 17.8 17.6 Z M12 "
         "12.8 C10.2 11.2 10.4 9 12 7.4 C13.6 9 13.8 11.2 12 12.8 Z M12 20.6 C11 18.8 11 17.4 12 16 "
         "C13 17.4 13 18.8 12 20.6 Z",
         {}},
    {core::Shape::nose,
         "M12 2.4 C7.8 2.4 3.2 3.8 3.2 7.4 C3.2 10.6 6.8 13 9.4 14.4 C11 15.2 13 15.2 14.6 14.4 C17.2 "
         "13 20.8 10.6 20.8 7.4 C20.8 3.8 16.2 2.4 12 2.4 Z M10.9 10.4 C10.6 8.4 7.6 7.4 6.6 8.8 C6 10 "
         "7 11.4 8.6 11.4 C9.4 11.4 9.8 10.8 10.9 10.4 Z M13.1 10.4 C13.4 8.4 16.4 7.4 17.4 8.8 C18 10 "
         "17 11.4 15.4 11.4 C14.6 11.4 14.2 10.8 13.1 10.4 Z M11.1 16.2 L12.9 16.2 L12.9 18.2 C13.6 "
         "20.6 17.4 20.8 19.2 18.4 L20.4 19.6 C18 23 13.8 22.8 12 20.6 C10.2 22.8 6 23 3.6 19.6 L4.8 "
         "18.4 C6.6 20.8 10.4 20.6 11.1 18.2 Z",
         {}},
    {core::Shape::jaws,
         "M1.2 11.6 C2.4 4.6 6.6 1.8 12 1.8 C17.4 1.8 21.6 4.6 22.8 11.6 L20.2 8.6 L18.4 11.4 L16.2 "
         "6.8 L14.1 11.2 L12 6.2 L9.9 11.2 L7.8 6.8 L5.6 11.4 L3.8 8.6 Z M1.2 12.4 C2.4 19.4 6.6 22.2 "
         "12 22.2 C17.4 22.2 21.6 19.4 22.8 12.4 L20.2 15.4 L18.4 12.6 L16.2 17.2 L14.1 12.8 L12 17.8 "
         "L9.9 12.8 L7.8 17.2 L5.6 12.6 L3.8 15.4 Z",
         {}},
    {core::Shape::sunrise,
         "M6 16.2 C6 8.2 18 8.2 18 16.2 Z M1.4 18 L22.6 18 L22.6 20.2 L1.4 20.2 Z M4.8 12.3 L1.2 12.5 "
         "L4 14.8 Z M8.3 8.8 L5.3 6.8 L6.2 10.3 Z M13.3 8 L12 3.4 L10.7 8 Z M17.8 10.3 L18.7 6.8 L15.7 "
         "8.8 Z M20 14.8 L22.8 12.5 L19.2 12.3 Z",
         {}},
    {core::Shape::sun,
         "M18.8 13.7 L23.2 12 L18.8 10.3 Z M15.6 18 L19.9 19.9 L18 15.6 Z M10.3 18.8 L12 23.2 L13.7 "
         "18.8 Z M6 15.6 L4.1 19.9 L8.4 18 Z M5.2 10.3 L0.8 12 L5.2 13.7 Z M8.4 6 L4.1 4.1 L6 8.4 Z "
         "M13.7 5.2 L12 0.8 L10.3 5.2 Z M18 8.4 L19.9 4.1 L15.6 6 Z",
         {{{12, 12, 5.2}}}},
    {core::Shape::moon,
         "M14 2.2 C7.4 2.4 2.8 7 2.8 12.4 C2.8 17.8 7.4 22 12.8 21.8 C16.8 21.6 20 19.4 21.4 16 C14.4 "
         "18 9 14.4 9.4 9.2 C9.6 6.2 11.4 3.6 14 2.2 Z M17.6 4.2 L18.5 6.6 L21 6.8 L19.1 8.4 L19.7 "
         "10.9 L17.6 9.5 L15.5 10.9 L16.1 8.4 L14.2 6.8 L16.7 6.6 Z",
         {}},
    {core::Shape::paw,
         "M12 10.8 C9 10.8 7.2 13.4 5.8 15.8 C4.4 18.6 6 21.6 8.8 21.4 C10.2 21.2 11 20.6 12 20.6 C13 "
         "20.6 13.8 21.2 15.2 21.4 C18 21.6 19.6 18.6 18.2 15.8 C16.8 13.4 15 10.8 12 10.8 Z M8.6 2.4 "
         "C10.2 2.2 11.2 4 11.2 6 C11.2 8 10.2 9.2 9 9.2 C7.6 9.2 6.6 7.6 6.6 5.8 C6.6 4 7.2 2.6 8.6 "
         "2.4 Z M3.4 7.4 C5 6.8 6.4 8.4 6.8 10 C7.2 11.8 6.4 13.2 5.2 13.4 C3.8 13.6 2.4 12.4 2 10.6 "
         "C1.8 9 2.2 7.8 3.4 7.4 Z M15.4 2.4 C13.8 2.2 12.8 4 12.8 6 C12.8 8 13.8 9.2 15 9.2 C16.4 9.2 "
         "17.4 7.6 17.4 5.8 C17.4 4 16.8 2.6 15.4 2.4 Z M20.6 7.4 C19 6.8 17.6 8.4 17.2 10 C16.8 11.8 "
         "17.6 13.2 18.8 13.4 C20.2 13.6 21.6 12.4 22 10.6 C22.2 9 21.8 7.8 20.6 7.4 Z",
         {}},
    {core::Shape::burrow,
         "M0.8 20.6 C3.4 10.4 7.4 4.4 12 4.4 C16.6 4.4 20.6 10.4 23.2 20.6 Z M7.2 20.6 C7.2 13.4 9.2 "
         "10.6 12 10.6 C14.8 10.6 16.8 13.4 16.8 20.6 Z",
         {{{10.3, 15.6, 1}, {13.7, 15.6, 1}}}},
    {core::Shape::hat,
         "M5.4 12.4 C4.8 1.4 19.2 1.4 18.6 12.4 C14.8 13.6 9.2 13.6 5.4 12.4 Z M5.3 13.9 C9.2 15.1 "
         "14.8 15.1 18.7 13.9 L18.8 15.4 C21 14.4 22 13.8 23 14.8 C23 18.8 17.8 20.6 12 20.6 C6.2 20.6 "
         "1 18.8 1 14.8 C2 13.8 3 14.4 5.2 15.4 Z",
         {}},
    {core::Shape::hound,
         "M7.6 3.6 C3.6 3 1.4 7.6 1.4 12.6 C1.4 17 3 19.8 4.8 19.6 C6.8 19.4 7.4 16 7.2 12.2 C7 9 7.2 "
         "6.2 8.4 4.2 Z M16.4 3.6 C20.4 3 22.6 7.6 22.6 12.6 C22.6 17 21 19.8 19.2 19.6 C17.2 19.4 "
         "16.6 16 16.8 12.2 C17 9 16.8 6.2 15.6 4.2 Z M12 2.6 C10.4 2.6 9.4 3.6 8.8 5.6 C8.2 8 8.2 11 "
         "8.6 13.4 C8 16 8 18 8.4 19.4 C9 21.6 10.4 22.4 12 22.4 C13.6 22.4 15 21.6 15.6 19.4 C16 18 "
         "16 16 15.4 13.4 C15.8 11 15.8 8 15.2 5.6 C14.6 3.6 13.6 2.6 12 2.6 Z M9.6 16.4 C10.2 15.4 "
         "13.8 15.4 14.4 16.4 C14.6 17.8 13 19 12 19 C11 19 9.4 17.8 9.6 16.4 Z",
         {{{10.3, 9.6, 0.95}, {13.7, 9.6, 0.95}}}},
    {core::Shape::terrier,
         "M12 4.8 L9.4 5.4 L4.2 1.4 L4.4 8.6 L2 12 L4.4 12.2 L2.4 15.8 L5.2 15.4 L4.4 19.2 L7.4 18 "
         "L7.8 21.4 L10 19.8 L12 22.8 L14 19.8 L16.2 21.4 L16.6 18 L19.6 19.2 L18.8 15.4 L21.6 15.8 "
         "L19.6 12.2 L22 12 L19.6 8.6 L19.8 1.4 L14.6 5.4 Z M9.6 13.4 C10.4 12.6 13.6 12.6 14.4 13.4 "
         "C14.6 15 13 16.2 12 16.2 C11 16.2 9.4 15 9.6 13.4 Z M9.4 17.4 L12 18.6 L14.6 17.4 L12 20 Z",
         {{{8.6, 10, 1.15}, {15.4, 10, 1.15}}}},
    {core::Shape::bulldog,
         "M5 8.4 C3 8.6 1.6 7 1.6 4 C4 3 6.6 3.4 7.8 4.8 C6.4 5.6 5.6 6.8 5 8.4 Z M19 8.4 C21 8.6 22.4 "
         "7 22.4 4 C20 3 17.4 3.4 16.2 4.8 C17.6 5.6 18.4 6.8 19 8.4 Z M12 4.4 C9 4.4 7 6.4 6.2 9.2 C3 "
         "11 1.2 14 1.8 17 C2.4 20.4 6.2 21.8 9.2 20.8 C10.2 21.8 13.8 21.8 14.8 20.8 C17.8 21.8 21.6 "
         "20.4 22.2 17 C22.8 14 21 11 17.8 9.2 C17 6.4 15 4.4 12 4.4 Z M9.2 12 C10 11.2 14 11.2 14.8 "
         "12 C15 13.8 13.2 14.8 12.7 15 L12.7 15.8 C14 17.8 16.8 18.2 19 16.8 C17.4 19.6 14 20 12 17.8 "
         "C10 20 6.6 19.6 5 16.8 C7.2 18.2 10 17.8 11.3 15.8 L11.3 15 C10.8 14.8 9 13.8 9.2 12 Z",
         {{{8.8, 9.6, 1.15}, {15.2, 9.6, 1.15}}}},
    {core::Shape::fox,
         "M2.6 1.6 L9.2 6.2 C11 5.6 13 5.6 14.8 6.2 L21.4 1.6 C22.4 6 22.2 9 21.2 11.4 L23 13.6 C19.8 "
         "16 16.4 16.6 14.6 19.4 L12 23 L9.4 19.4 C7.6 16.6 4.2 16 1 13.6 L2.8 11.4 C1.8 9 1.6 6 2.6 "
         "1.6 Z M4.6 4.8 L7 7.4 C5.8 8 5 9 4.6 10 C4.2 8.2 4.2 6.6 4.6 4.8 Z M19.4 4.8 L17 7.4 C18.2 8 "
         "19 9 19.4 10 C19.8 8.2 19.8 6.6 19.4 4.8 Z M7 11 C8.4 10.6 9.6 11.2 10.2 12.8 C8.6 13 7.6 "
         "12.4 7 11 Z M17 11 C15.6 10.6 14.4 11.2 13.8 12.8 C15.4 13 16.4 12.4 17 11 Z",
         {{{12, 20.2, 1.15}}}},
}};
// clang-format on

const Drawn* drawn(core::Shape shape) {
    const auto* found = std::find_if(drawn_shapes.begin(), drawn_shapes.end(),
                                     [&](const Drawn& each) { return each.shape == shape; });
    return found == drawn_shapes.end() ? nullptr : found;
}

/// Reads an outline point by point.
class Outline {
public:
    Outline(std::string_view text, double x, double y, double scale)
        : rest_(text), left_(x), top_(y), scale_(scale) {}

    void trace(wxGraphicsPath& path) {
        for (char step = next_step(); step != '\0'; step = next_step()) {
            if (step == 'M') {
                path.MoveToPoint(point());
            } else if (step == 'L') {
                path.AddLineToPoint(point());
            } else if (step == 'C') {
                const wxPoint2DDouble first = point();
                const wxPoint2DDouble second = point();
                path.AddCurveToPoint(first, second, point());
            } else {
                path.CloseSubpath();
            }
        }
    }

private:
    void skip_blanks() { rest_.remove_prefix(std::min(rest_.find_first_not_of(' '), rest_.size())); }

    char next_step() {
        skip_blanks();
        if (rest_.empty()) {
            return '\0';
        }
        const char step = rest_.front();
        rest_.remove_prefix(1);
        return step;
    }

    double number() {
        skip_blanks();
        double value = 0;
        const auto read = std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
        rest_.remove_prefix(static_cast<std::size_t>(read.ptr - rest_.data()));
        return value;
    }

    wxPoint2DDouble point() {
        const double x = number();
        return {left_ + x * scale_, top_ + number() * scale_};
    }

    std::string_view rest_;
    double left_, top_, scale_;
};

void draw(wxGraphicsPath& path, const Drawn& shape, double x, double y, double radius) {
    const double scale = radius * 2.1 / drawn_size;
    const double left = x - drawn_size / 2 * scale;
    const double top = y - drawn_size / 2 * scale;
    Outline(shape.outline, left, top, scale).trace(path);
    for (const Dot& each : shape.dots) {
        if (each.radius > 0) {
            path.AddCircle(left + each.x * scale, top + each.y * scale, each.radius * scale);
        }
    }
}

void polygon(wxGraphicsPath& path, double x, double y, double radius, int corners, double turned) {
    for (int i = 0; i < corners; ++i) {
        const double angle = turned + 2 * std::numbers::pi * i / corners;
        const double px = x + radius * std::cos(angle);
        const double py = y + radius * std::sin(angle);
        i == 0 ? path.MoveToPoint(px, py) : path.AddLineToPoint(px, py);
    }
    path.CloseSubpath();
}

void star(wxGraphicsPath& path, double x, double y, double radius) {
    for (int i = 0; i < 10; ++i) {
        const double reach = i % 2 == 0 ? radius : radius * 0.45;
        const double angle = -std::numbers::pi / 2 + std::numbers::pi * i / 5;
        const double px = x + reach * std::cos(angle);
        const double py = y + reach * std::sin(angle);
        i == 0 ? path.MoveToPoint(px, py) : path.AddLineToPoint(px, py);
    }
    path.CloseSubpath();
}

void heart(wxGraphicsPath& path, double x, double y, double r) {
    path.MoveToPoint(x, y + r * 0.95);
    path.AddCurveToPoint(x - r * 1.5, y - r * 0.1, x - r * 0.75, y - r * 1.25, x, y - r * 0.4);
    path.AddCurveToPoint(x + r * 0.75, y - r * 1.25, x + r * 1.5, y - r * 0.1, x, y + r * 0.95);
    path.CloseSubpath();
}

void bone(wxGraphicsPath& path, double x, double y, double r) {
    const double knob = r * 0.36;
    path.AddRectangle(x - r * 0.62, y - r * 0.24, r * 1.24, r * 0.48);
    for (const double side : {-1.0, 1.0}) {
        path.AddCircle(x + side * r * 0.66, y - knob * 0.75, knob);
        path.AddCircle(x + side * r * 0.66, y + knob * 0.75, knob);
    }
}

void cross(wxGraphicsPath& path, double x, double y, double r) {
    path.AddRectangle(x - r * 0.3, y - r * 0.95, r * 0.6, r * 1.9);
    path.AddRectangle(x - r * 0.95, y - r * 0.3, r * 1.9, r * 0.6);
}

void draw_plain(wxGraphicsPath& path, core::Shape shape, double x, double y, double r) {
    constexpr double up = -std::numbers::pi / 2;
    switch (shape) {
        case core::Shape::none:
            break;
        case core::Shape::circle:
            path.AddCircle(x, y, r * 0.88);
            break;
        case core::Shape::diamond:
            polygon(path, x, y, r * 1.05, 4, up);
            break;
        case core::Shape::square:
            path.AddRectangle(x - r * 0.78, y - r * 0.78, r * 1.56, r * 1.56);
            break;
        case core::Shape::triangle:
            polygon(path, x, y + r * 0.18, r * 1.1, 3, up);
            break;
        case core::Shape::star:
            star(path, x, y, r * 1.12);
            break;
        case core::Shape::heart:
            heart(path, x, y, r);
            break;
        case core::Shape::hexagon:
            polygon(path, x, y, r, 6, up);
            break;
        case core::Shape::cross:
            cross(path, x, y, r);
            break;
        case core::Shape::bone:
            bone(path, x, y, r * 1.1);
            break;
        default:
            break;
    }
}

}  // namespace

wxPolygonFillMode draw_shape(wxGraphicsPath& path, core::Shape shape, double x, double y, double radius) {
    if (const Drawn* found = drawn(shape)) {
        draw(path, *found, x, y, radius);
        return wxODDEVEN_RULE;
    }
    draw_plain(path, shape, x, y, radius);
    return wxWINDING_RULE;
}

std::string svg_of(core::Shape shape) {
    const Drawn* found = drawn(shape);
    if (found == nullptr) {
        return {};
    }
    std::string path(found->outline);
    for (const Dot& each : found->dots) {
        if (each.radius > 0) {
            path += fmt::format("M{} {}a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0 -{d} 0z", each.x - each.radius,
                                each.y, fmt::arg("r", each.radius), fmt::arg("d", each.radius * 2));
        }
    }
    return path;
}

}  // namespace gui
