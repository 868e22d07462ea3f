#pragma once

#include <algorithm>

namespace gui {

/// A rectangle on the canvas.
struct Box {
    double x = 0, y = 0, w = 0, h = 0;

    double right() const { return x + w; }
    double bottom() const { return y + h; }
    double middle_x() const { return x + w / 2; }
    double middle_y() const { return y + h / 2; }
    bool empty() const { return w <= 0 || h <= 0; }

    Box inset(double by) const { return {x + by, y + by, w - 2 * by, h - 2 * by}; }
    Box moved(double dx, double dy) const { return {x + dx, y + dy, w, h}; }
    bool meets(const Box& other) const {
        return x < other.right() && other.x < right() && y < other.bottom() && other.y < bottom();
    }
    bool holds(double px, double py) const { return px >= x && px < right() && py >= y && py < bottom(); }
    bool inside(const Box& other) const {
        return x >= other.x - 0.5 && y >= other.y - 0.5 && right() <= other.right() + 0.5 &&
               bottom() <= other.bottom() + 0.5;
    }

    /// Cuts a part off one side and answers it.
    Box cut_top(double height) {
        const Box cut{x, y, w, std::min(height, h)};
        y += cut.h;
        h -= cut.h;
        return cut;
    }
    Box cut_bottom(double height) {
        const double part = std::min(height, h);
        h -= part;
        return {x, y + h, w, part};
    }
    Box cut_left(double width) {
        const Box cut{x, y, std::min(width, w), h};
        x += cut.w;
        w -= cut.w;
        return cut;
    }
    Box cut_right(double width) {
        const double part = std::min(width, w);
        w -= part;
        return {x + w, y, part, h};
    }
};

/// A box of this size around a middle.
inline Box around(double middle_x, double middle_y, double w, double h) {
    return {middle_x - w / 2, middle_y - h / 2, w, h};
}

}  // namespace gui
