#include "gui/draw/painter.h"

#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <numbers>
#include <unordered_map>
#include <utility>

#include <wx/brush.h>
#include <wx/font.h>
#include <wx/settings.h>

#include "gui/toolkit/shapes.h"
#include "gui/toolkit/words.h"

namespace gui {

namespace {

constexpr double smallest_share = 0.72;

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

int pixels_of(double height) {
    return std::max(7, static_cast<int>(std::lround(height)));
}

/// What looks the same to that part of a pixel is the same.
constexpr double fineness = 16;
constexpr int largest_sprite = 250'000;  ///< in pixels: what is larger is quickly painted
constexpr std::size_t most_words = 4'000;

int fine(double length) {
    return static_cast<int>(std::lround(length * fineness));
}

/// The system's font in that height. Wx finds the size to a height by measuring one after the other, so what
/// it found is kept.
wxFont font_of(double height, bool bold) {
    static std::map<std::pair<wxString, int>, double> sizes;
    wxFont font = wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT);
    const int pixels = pixels_of(height);
    const auto [size, is_new] = sizes.try_emplace({font.GetNativeFontInfoDesc(), pixels});
    if (is_new) {
        font.SetPixelSize(wxSize(0, pixels));
        size->second = font.GetFractionalPointSize();
    }
    font.SetFractionalPointSize(size->second);
    font.SetWeight(bold ? wxFONTWEIGHT_BOLD : wxFONTWEIGHT_NORMAL);
    return font;
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

namespace {

/// What the words are about: ": −3" stays where they are shortened.
wxString number_at_end(const wxString& text) {
    const std::size_t colon = text.rfind(": ");
    constexpr std::size_t most = 8;
    const bool is_number = colon != wxString::npos && text.length() - colon <= most && wxIsdigit(text.Last());
    return is_number ? text.Mid(colon) : wxString();
}

}  // namespace

void Painter::use_font(const Pen& pen, double height) {
    // Without the screen's resolution, which the context would ask the screen for each time: a font has its
    // own size.
    gc_->SetFont(gc_->GetRenderer()->CreateFont(font_of(height, pen.bold), pen.colour));
}

/// On a screen the same words are measured again and again.
Painter::Extent Painter::measured(const wxString& text, const Pen& pen, double height) {
    static std::unordered_map<std::wstring, Extent> known;
    std::wstring key = text.ToStdWstring();
    key += static_cast<wchar_t>(pixels_of(height) * 2 + (pen.bold ? 1 : 0));
    if (const auto found = known.find(key); found != known.end() && way_ != Way::paper) {
        return found->second;
    }
    Extent size;
    use_font(pen, height);
    gc_->GetTextExtent(text, &size.width, &size.height);
    if (way_ != Way::paper) {
        if (known.size() == most_words) {
            known.clear();
        }
        known.emplace(std::move(key), size);
    }
    return size;
}

double Painter::width_of(const wxString& text, const Pen& pen) {
    return measured(text, pen, pen.height).width;
}

void Painter::write(const wxString& text, const Box& box, const Pen& pen) {
    if (text.empty() || box.w < 4) {
        return;
    }
    if (way_ == Way::screen) {
        thing([&] { write(text, box, pen); });
        return;
    }
    double height = std::min(pen.height, box.h);
    Extent size = measured(text, pen, height);
    if (size.width > box.w) {
        height *= std::max(smallest_share, box.w / size.width);
        size = measured(text, pen, height);
    }
    const wxString number = number_at_end(text);
    wxString words = text.Left(text.length() - number.length());
    wxString fitting = text;
    while (size.width > box.w && words.length() > 1) {
        words.RemoveLast();
        fitting = words + wxUniChar(0x2026) + number;
        size = measured(fitting, pen, height);
    }
    const double x = pen.align == Align::left     ? box.x
                     : pen.align == Align::centre ? box.middle_x() - size.width / 2
                                                  : box.right() - size.width;
    put(fitting, {x, box.middle_y() - size.height / 2, size.width, size.height}, pen, height);
}

void Painter::put(const wxString& text, const Box& box, const Pen& pen, double height) {
    if (!paints(pen.bold ? 'b' : 't', box, height * 0.25, {height}, pen.colour)) {
        for (const wxUniChar letter : text) {
            look_ += static_cast<char32_t>(letter.GetValue());
        }
        return;
    }
    use_font(pen, height);
    if (written_ == nullptr) {
        gc_->DrawText(text, box.x, box.y);
        return;
    }
    double width = 0;
    double tall = 0;
    double descent = 0;
    gc_->GetTextExtent(text, &width, &tall, &descent);
    written_->push_back({text, box.x, box.y + tall - descent, width, height, pen.colour, pen.bold});
}

std::vector<wxString> Painter::broken(const wxString& text, double width, const Pen& pen) {
    std::vector<wxString> lines;
    wxString rest = text;
    while (!rest.empty()) {
        wxString line = rest.BeforeFirst('\n');
        while (width_of(line, pen) > width && line.Find(' ', true) != wxNOT_FOUND) {
            line = line.BeforeLast(' ');
        }
        lines.push_back(line);
        rest = rest.Mid(line.length()).Strip(wxString::leading);
    }
    return lines;
}

void Painter::write_lines(const wxString& text, Box box, const Pen& pen) {
    const double line_height = line_spacing * pen.height;
    const auto room = static_cast<std::size_t>(std::max(0.0, box.h / line_height + 0.1));
    std::vector<wxString> lines = broken(text, box.w, pen);
    while (lines.size() > room && room > 0) {
        // What has no line of its own is shortened.
        lines[room - 1] += " " + lines[room];
        lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(room));
    }
    for (std::size_t i = 0; i < std::min(room, lines.size()); ++i) {
        write(lines[i], box.cut_top(line_height), pen);
    }
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
