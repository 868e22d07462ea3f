#pragma once

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <span>
#include <string>
#include <vector>

#include <wx/gdicmn.h>
#include <wx/geometry.h>
#include <wx/graphics.h>

#include "core/table.h"
#include "gui/draw/box.h"
#include "gui/draw/sprites.h"
#include "gui/toolkit/theme.h"

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

/// Something that a picture is made of: where it is, and how it looks there.
struct Thing {
    wxRect place;
    std::size_t look;

    bool operator==(const Thing& other) const { return look == other.look && place == other.place; }
};

/// Paints what tables are made of: cards, shapes, plates, words. Every suit shows colour, shape and
/// letters.
class Painter {
public:
    /// On paper.
    Painter(wxGraphicsContext& context, const Theme& looks) : gc_(&context), theme_(looks) {}
    /// On a screen, where things are put as they were painted before. Without sprites nothing is painted:
    /// only the things are noted that would be.
    Painter(wxGraphicsContext& context, const Theme& looks, Sprites* sprites)
        : gc_(&context), theme_(looks), sprites_(sprites), way_(Way::screen) {}

    const Theme& looks() const { return theme_; }

    /// All that is painted there is one thing.
    void thing(const std::function<void()>& paint);
    /// All of them, on a screen.
    std::vector<Thing> take_things() { return std::move(things_); }

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
    void shape(std::string_view shape, double x, double y, double radius, const wxColour& colour);
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

    enum class Way {
        paper,   ///< all is painted as it comes
        screen,  ///< between things
        noting,  ///< nothing is painted yet: how it will look is noted
        thing    ///< a thing is painted
    };

    bool paints(char what, const Box& where, double beside, std::initializer_list<double> numbers,
                const wxColour& colour);
    wxRect place() const;
    bool is_seen() const;
    void tile(const core::Face& face, const Box& front, const Shade& shade);
    double height_of(const Pen& pen) const { return std::max(pen.height, theme_.least_text); }
    void use_font(const Pen& pen, double height);
    Extent measured(const wxString& text, const Pen& pen, double height);
    void put(const wxString& text, const Box& box, const Pen& pen, double height);

    wxGraphicsContext* gc_;
    const Theme& theme_;
    std::vector<Written>* written_ = nullptr;
    Sprites* sprites_ = nullptr;
    Way way_ = Way::paper;
    std::vector<Thing> things_;
    std::u32string look_;  ///< of the thing that is noted: all that it is painted with
    wxPoint origin_;       ///< its lengths start from there, so that it looks the same elsewhere
    wxRect bounds_;        ///< from there, in parts of a pixel
};

}  // namespace gui
