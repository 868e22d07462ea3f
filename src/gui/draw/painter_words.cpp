#include "gui/draw/painter.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <unordered_map>
#include <utility>

#include <wx/font.h>
#include <wx/settings.h>

namespace gui {

namespace {

constexpr double smallest_share = 0.72;
constexpr std::size_t most_words = 4'000;

int pixels_of(double height) {
    return std::max(7, static_cast<int>(std::lround(height)));
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
    return measured(text, pen, height_of(pen)).width;
}

void Painter::write(const wxString& text, const Box& box, const Pen& pen) {
    if (text.empty() || box.w < 4) {
        return;
    }
    if (way_ == Way::screen) {
        thing([&] { write(text, box, pen); });
        return;
    }
    double height = std::min(height_of(pen), box.h);
    Extent size = measured(text, pen, height);
    if (size.width > box.w) {
        // What stands on a card or a piece is as small as that.
        const double floor = box.w < theme_.least_text * 3 ? 0 : std::min(theme_.least_text, box.h);
        height = std::max({std::min(pen.height, box.h) * smallest_share, floor, height * box.w / size.width});
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
    const double line_height = line_spacing * height_of(pen);
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

}  // namespace gui
