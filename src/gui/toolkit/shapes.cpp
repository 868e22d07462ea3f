#include "gui/toolkit/shapes.h"

#include <algorithm>
#include <charconv>

#include "games/drawings.h"

namespace gui {

namespace {

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
    void skip_blanks() { rest_.remove_prefix(std::min(rest_.find_first_not_of(" \n"), rest_.size())); }

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

}  // namespace

wxGraphicsPath shape_path(wxGraphicsContext& context, std::string_view shape, double x, double y,
                          double radius) {
    const double scale = radius * 2.1 / games::drawing_size;
    const double half = games::drawing_size / 2 * scale;
    wxGraphicsPath path = context.CreatePath();
    Outline(games::drawing(shape), x - half, y - half, scale).trace(path);
    return path;
}

bool has_parts(std::string_view shape) {
    return std::ranges::count(games::drawing(shape), 'M') > 1;
}

}  // namespace gui
