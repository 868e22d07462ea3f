#include "gui/draw/painter.h"

#include <array>
#include <cmath>
#include <functional>
#include <numbers>
#include <utility>

#include <wx/brush.h>

#include "gui/toolkit/shapes.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

/// Of lines and gaps in turn, in widths of the line.
const std::array<std::vector<wxDash>, 8> dash_patterns{{
    {},
    {5, 2},
    {1, 2},
    {6, 2, 1, 2},
    {3, 1},
    {9, 3},
    {6, 2, 1, 2, 1, 2},
    {2, 4},
}};

struct Hatching {
    bool up, down, across, upright;
    double gap, width;
};

constexpr std::array<Hatching, 8> hatchings{{
    {false, false, false, false, 8, 1.2},
    {true, false, false, false, 8, 1.6},
    {false, false, true, false, 5, 1.2},
    {true, true, false, false, 9, 1.2},
    {false, true, false, false, 8, 1.6},
    {false, false, false, true, 5, 1.2},
    {false, false, true, true, 7, 1.2},
    {true, false, false, false, 4, 1.0},
}};

/// What looks the same to that part of a pixel is the same.
constexpr double fineness = 16;
constexpr int largest_sprite = 250'000;  ///< in pixels: what is larger is quickly painted

int fine(double length) {
    return static_cast<int>(std::lround(length * fineness));
}

}  // namespace

void Painter::thing(const std::function<void()>& paint) {
    if (way_ != Way::screen) {
        paint();
        return;
    }
    look_.clear();
    way_ = Way::noting;
    paint();
    way_ = Way::screen;
    if (look_.empty()) {
        return;
    }
    const wxRect where = place();
    things_.push_back({where, std::hash<std::u32string>()(look_)});
    if (!is_seen()) {
        return;
    }
    way_ = Way::thing;
    if (where.width * where.height > largest_sprite) {
        paint();
    } else {
        sprites_->put(*gc_, look_, where, [&](wxGraphicsContext& sprite) {
            wxGraphicsContext* const screen = std::exchange(gc_, &sprite);
            paint();
            gc_ = screen;
        });
    }
    way_ = Way::screen;
}

/// Notes what is to be painted, unless that was done before; answers whether it is to be painted now.
/// `beside`: so far it may reach out of the box.
bool Painter::paints(char what, const Box& where, double beside, std::initializer_list<double> numbers,
                     const wxColour& colour) {
    if (way_ == Way::paper || way_ == Way::thing) {
        return true;
    }
    const bool lone = way_ == Way::screen;
    if (lone) {
        look_.clear();
    }
    if (look_.empty()) {
        origin_ = wxPoint(static_cast<int>(std::floor(where.x)), static_cast<int>(std::floor(where.y)));
        bounds_ = {};
    }
    const wxRect box(fine(where.x - origin_.x), fine(where.y - origin_.y), fine(where.w), fine(where.h));
    for (const int number : {int{what}, box.x, box.y, box.width, box.height}) {
        look_ += static_cast<char32_t>(number);
    }
    for (const double number : numbers) {
        look_ += static_cast<char32_t>(fine(number));
    }
    look_ += static_cast<char32_t>(colour.GetRGBA());
    bounds_.Union(wxRect(box).Inflate(fine(beside + 1)));
    if (lone) {
        things_.push_back({place(), std::hash<std::u32string>()(look_)});
    }
    return lone && is_seen();
}

/// Of the thing that was noted, in whole pixels.
wxRect Painter::place() const {
    const auto down = [](int length) { return static_cast<int>(std::floor(length / fineness)); };
    const wxPoint corner(down(bounds_.x), down(bounds_.y));
    const wxPoint end(down(bounds_.x + bounds_.width), down(bounds_.y + bounds_.height));
    return {origin_ + corner, origin_ + end};
}

bool Painter::is_seen() const {
    if (sprites_ == nullptr) {
        return false;
    }
    wxRect2DDouble seen;
    gc_->GetClipBox(&seen.m_x, &seen.m_y, &seen.m_width, &seen.m_height);
    const wxRect where = place();
    return seen.Intersects(wxRect2DDouble(where.x, where.y, where.width, where.height));
}

void Painter::fill(const Box& box, double radius, const wxColour& colour) {
    if (!paints('f', box, 0, {radius}, colour)) {
        return;
    }
    gc_->SetPen(*wxTRANSPARENT_PEN);
    gc_->SetBrush(wxBrush(colour));
    gc_->DrawRoundedRectangle(box.x, box.y, box.w, box.h, radius);
}

void Painter::outline(const Box& box, double radius, const wxColour& colour, double width, bool dashed) {
    if (!paints(dashed ? 'd' : 'o', box, width, {radius, width}, colour)) {
        return;
    }
    gc_->SetBrush(*wxTRANSPARENT_BRUSH);
    gc_->SetPen(
        gc_->CreatePen(wxGraphicsPenInfo(colour, width, dashed ? wxPENSTYLE_SHORT_DASH : wxPENSTYLE_SOLID)));
    gc_->DrawRoundedRectangle(box.x, box.y, box.w, box.h, radius);
}

void Painter::shadow(const Box& box, double radius) {
    for (int i = 3; i >= 1; --i) {
        fill(box.inset(-i * 0.8).moved(0, i * 1.1), radius + i, wxColour(0, 0, 0, theme_.dark ? 38 : 14));
    }
}

void Painter::stroke(std::span<const wxPoint2DDouble> points, const wxColour& colour, double width,
                     std::size_t dashes) {
    wxASSERT_MSG(way_ == Way::paper, "charts are painted as they come");
    if (points.empty()) {
        return;
    }
    const std::vector<wxDash>& pattern = dash_patterns.at(dashes % dash_patterns.size());
    wxGraphicsPenInfo info(colour, width, pattern.empty() ? wxPENSTYLE_SOLID : wxPENSTYLE_USER_DASH);
    info.Dashes(static_cast<int>(pattern.size()), pattern.data()).Cap(wxCAP_BUTT).Join(wxJOIN_ROUND);
    gc_->SetPen(gc_->CreatePen(info));
    wxGraphicsPath path = gc_->CreatePath();
    path.MoveToPoint(points.front());
    for (const wxPoint2DDouble& point : points.subspan(1)) {
        path.AddLineToPoint(point);
    }
    gc_->StrokePath(path);
}

void Painter::hatch(const Box& box, std::size_t pattern, const wxColour& colour) {
    wxASSERT_MSG(way_ == Way::paper, "charts are painted as they come");
    const Hatching& lines = hatchings.at(pattern % hatchings.size());
    gc_->PushState();
    gc_->Clip(box.x, box.y, box.w, box.h);
    gc_->SetPen(gc_->CreatePen(wxGraphicsPenInfo(colour, lines.width)));
    wxGraphicsPath path = gc_->CreatePath();
    const auto line = [&path](double x, double y, double to_x, double to_y) {
        path.MoveToPoint(x, y);
        path.AddLineToPoint(to_x, to_y);
    };
    for (double at = lines.gap / 2; at < box.w + box.h; at += lines.gap) {
        if (lines.up) {
            line(box.x + at - box.h, box.bottom(), box.x + at, box.y);
        }
        if (lines.down) {
            line(box.x + at - box.h, box.y, box.x + at, box.bottom());
        }
        if (lines.across && at < box.h) {
            line(box.x, box.y + at, box.right(), box.y + at);
        }
        if (lines.upright && at < box.w) {
            line(box.x + at, box.y, box.x + at, box.bottom());
        }
    }
    gc_->StrokePath(path);
    gc_->PopState();
}

void Painter::shape(std::string_view shape, double x, double y, double radius, const wxColour& colour) {
    if (!paints('s', around(x, y, 2 * radius, 2 * radius), radius / 2,
                {static_cast<double>(std::hash<std::string_view>{}(shape))}, colour)) {
        return;
    }
    gc_->SetPen(*wxTRANSPARENT_PEN);
    gc_->SetBrush(wxBrush(colour));
    gc_->FillPath(shape_path(*gc_, shape, x, y, radius), wxODDEVEN_RULE);
}

void Painter::rays(double x, double y, double from, double to, int count, const wxColour& colour,
                   double width) {
    if (!paints('r', around(x, y, 2 * to, 2 * to), width, {from, static_cast<double>(count), width},
                colour)) {
        return;
    }
    gc_->SetPen(gc_->CreatePen(wxGraphicsPenInfo(colour, width)));
    for (int i = 0; i < count; ++i) {
        const double angle = 2 * std::numbers::pi * i / count;
        const double across = std::cos(angle);
        const double down = std::sin(angle);
        gc_->StrokeLine(x + from * across, y + from * down, x + to * across, y + to * down);
    }
}

void Painter::card(const core::Face& face, const Box& box) {
    const Shade shade = theme_.shade(face);
    const double radius = box.h * 0.09;
    shadow(box, radius);
    fill(box, radius, theme_.card_rim);
    const Box front = box.inset(std::max(1.5, box.h * 0.03));
    fill(front, radius * 0.8, shade.fill);
    if (face.shape.empty() && face.letter.empty()) {
        const wxString name = face.value.empty() ? words(face.name) : shown(face.value);
        write(name, front.inset(front.w * 0.08), {box.h * 0.34, shade.ink, true, Align::centre});
        return;
    }
    if (front.w > front.h * 0.9 && !face.value.empty() && !face.shape.empty()) {
        tile(face, front, shade);
        return;
    }
    if (face.value.empty()) {
        shape(face.shape, front.middle_x(), front.y + front.h * 0.4, front.h * 0.2, shade.ink);
    } else {
        const Box upper{front.x, front.y + front.h * 0.05, front.w, front.h * 0.56};
        write(shown(face.value), upper, {box.h * 0.5, shade.ink, true, Align::centre});
    }
    const Box lower{front.x, front.y + front.h * 0.64, front.w, front.h * 0.28};
    const bool with_pip = !face.value.empty() && !face.shape.empty();
    const double wished = width_of(letters(face), {lower.h * 0.78, shade.ink, true}) + lower.h * 1.1;
    const double fitting = std::min(1.0, front.w * 0.94 / wished);
    const double pip = lower.h * 0.42 * fitting;
    const Pen pen{lower.h * 0.78 * fitting, shade.ink, true, Align::left};
    const double width = width_of(letters(face), pen);
    double x = front.middle_x() - (width + (with_pip ? pip * 2.6 : 0)) / 2;
    if (with_pip) {
        shape(face.shape, x + pip, lower.middle_y(), pip, shade.ink);
        x += pip * 2.6;
    }
    write(letters(face), {x, lower.y, width + 2, lower.h}, pen);
}

/// The front of something square: value and shape side by side, the letter below.
void Painter::tile(const core::Face& face, const Box& front, const Shade& shade) {
    Box rest = front.inset(front.w * 0.06);
    Box upper = rest.cut_top(rest.h * 0.64);
    write(shown(face.value), upper.cut_left(upper.w * 0.5), {upper.h * 0.9, shade.ink, true, Align::centre});
    shape(face.shape, upper.middle_x(), upper.middle_y(), upper.h * 0.34, shade.ink);
    write(letters(face), rest, {rest.h * 0.85, shade.ink, true, Align::centre});
}

void Painter::card_back(const Box& box, int count) {
    const double radius = box.h * 0.09;
    shadow(box, radius);
    fill(box, radius, theme_.card_rim);
    const Box front = box.inset(std::max(1.0, box.h * 0.03));
    fill(front, radius * 0.8, theme_.back);
    const double stripe = std::max(1.0, box.h * 0.02);
    outline(front.inset(front.w * 0.1), radius * 0.6, theme_.back_line, stripe);
    if (front.w > 14) {
        shape("bone", front.middle_x(), front.middle_y(), front.w * 0.26, theme_.back_line);
    }
    if (count > 1) {
        pill(wxString::Format("%d", count), box.middle_x(), box.bottom() - box.h * 0.16,
             std::max(12.0, box.h * 0.26), theme_.plate, theme_.text, box.w * 1.2);
    }
}

double Painter::pill_width(const wxString& text, double height) {
    return std::max(height, width_of(text, {height * 0.68, looks().text, true}) + height * 0.9);
}

Box Painter::pill(const wxString& text, double x, double y, double height, const wxColour& colour,
                  const wxColour& ink, double widest) {
    const Pen pen{height * 0.68, ink, true, Align::centre};
    const double width = std::min(widest, pill_width(text, height));
    const Box box = around(x, y, std::max(width, height), height);
    fill(box, height / 2, colour);
    write(text, {box.x + height * 0.25, box.y, box.w - height * 0.5, box.h}, pen);
    return box;
}

void Painter::label(const wxString& text, const Box& box, const wxColour& colour, const wxColour& ink) {
    const double width = std::min(box.w, pill_width(text, box.h));
    pill(text, box.x + width / 2, box.middle_y(), box.h, colour, ink, box.w);
}

}  // namespace gui
