#pragma once

#include <map>
#include <memory>
#include <span>
#include <vector>

#include <wx/geometry.h>
#include <wx/graphics.h>

#include "core/table.h"
#include "gui/box.h"
#include "gui/theme.h"

namespace gui {

/// Of lines, in heights of their letters.
inline constexpr double line_spacing = 1.35;

enum class Align { left, centre, right };

/// Words as they are to be painted.
struct Pen {
    double height;
    wxColour colour;
    bool bold = false;
    Align align = Align::left;
};

/// Words where they were painted, for a file that keeps them as words.
struct Written {
    wxString text;
    double x, baseline;  ///< where they start
    double width, height;
    wxColour colour;
    bool bold;
};

/// Paints what tables are made of: cards, shapes, plates, words. Every suit shows colour, shape and
/// letters.
class Painter {
public:
    Painter(wxGraphicsContext& context, const Theme& looks) : gc_(context), theme_(looks) {}

    const Theme& looks() const { return theme_; }

    /// Words are not painted from now on but put there.
    void put_words_into(std::vector<Written>& all) { written_ = &all; }

    void fill(const Box& box, double radius, const wxColour& colour);
    void outline(const Box& box, double radius, const wxColour& colour, double width, bool dashed = false);
    void shadow(const Box& box, double radius);
    /// A line through points. `dashes`: 0 is drawn through, each number above is dashed in its own way.
    void stroke(std::span<const wxPoint2DDouble> points, const wxColour& colour, double width,
                std::size_t dashes = 0);
    /// Fine lines over a box. `pattern`: 0 is none, each number above has its own.
    void hatch(const Box& box, std::size_t pattern, const wxColour& colour);
    /// Words in a box, in its middle by height; made smaller, then shortened, where they do not fit.
    void write(const wxString& text, const Box& box, const Pen& pen);
    /// Words in a box from its top, in lines broken between words; what does not fit is shortened.
    void write_lines(const wxString& text, Box box, const Pen& pen);
    /// The lines that the words take in that width, broken between words.
    std::vector<wxString> broken(const wxString& text, double width, const Pen& pen);
    double width_of(const wxString& text, const Pen& pen);
    void shape(core::Shape shape, double x, double y, double radius, const wxColour& colour);
    /// Short lines around a middle, from one distance to another.
    void rays(double x, double y, double from, double to, int count, const wxColour& colour, double width);
    /// The front of a card.
    void card(const core::Face& face, const Box& box);
    /// A card face down; a pile shows its number.
    void card_back(const Box& box, int count = 1);
    /// How wide a pill is where there is room.
    double pill_width(const wxString& text, double height);
    /// A short word on a coloured pill, around a middle; answers its box.
    Box pill(const wxString& text, double x, double y, double height, const wxColour& colour,
             const wxColour& ink, double widest);
    /// The same from the left edge of a box.
    void label(const wxString& text, const Box& box, const wxColour& colour, const wxColour& ink);

private:
    struct Extent {
        double width = 0, height = 0;
    };

    void tile(const core::Face& face, const Box& front, const Shade& shade);
    void use_font(const Pen& pen, double height);
    Extent measured(const wxString& text);
    void put(const wxString& text, double x, double y, const Pen& pen, double height);

    wxGraphicsContext& gc_;
    const Theme& theme_;
    std::vector<Written>* written_ = nullptr;
};

}  // namespace gui
