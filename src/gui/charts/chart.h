#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <wx/colour.h>
#include <wx/string.h>

#include "core/hue.h"
#include "gui/draw/box.h"

namespace gui {

class Painter;

/// Numbers to be shown as a picture. The words are in the user's language already.
struct Chart {
    enum class Kind {
        line,          ///< a line a series, over x
        bars,          ///< for each x one bar a series, lying
        distribution,  ///< how often (y) each value (x): a column each, values put together where they are
                       ///< many
        matrix,        ///< `cells` as marks of their size
        heat           ///< `cells` as shades
    };
    struct Point {
        double x = 0;
        double y = 0;
        wxString where{};  ///< what x is, in words; else its category or the number
    };
    struct Series {
        wxString name{};
        core::Hue hue = core::Hue::none;  ///< none: one of its own by its place
        std::vector<Point> points{};      ///< x ascending
        wxColour own{};                   ///< a colour that somebody chose for it
    };
    struct Mark {
        double x = 0;
        wxString words{};
    };

    Kind kind = Kind::line;
    wxString title{};
    wxString x_title{};  ///< for matrix and heat: what the columns are
    wxString y_title{};  ///< the rows
    std::vector<Series> series{};
    std::vector<wxString> categories{};          ///< what x is at 0, 1, 2 …; empty: a number
    std::vector<wxString> rows{};                ///< from above
    std::vector<wxString> columns{};             ///< from the left
    std::vector<std::optional<double>> cells{};  ///< row by row
    std::optional<double> cursor{};              ///< of a line: an x
    std::vector<Mark> marks{};                   ///< of a line: where something happened
    wxString unit{};                             ///< behind each value: "%"
    wxString note{};                             ///< what is to be known of all of it: "few matches"
    wxString empty{};                            ///< what stands there while there is nothing to show

    bool shows_anything() const;
};

/// A value where it is painted, and in words.
struct ChartSpot {
    Box box{};
    std::size_t series = 0;  ///< or row
    double x = 0;            ///< or column
    double y = 0;
    wxString words{};
};

/// Serves the screen and files. Never colour alone: each series has dashes or hatching and a mark or words of
/// its own, each cell its number or a mark of its size.
void draw(Painter& painter, const Chart& chart, const Box& box);

/// Every value that is painted there, series by series.
std::vector<ChartSpot> chart_spots(Painter& painter, const Chart& chart, const Box& box);

/// Brings a spot out, with a plate that says it.
void draw_spot(Painter& painter, const Box& box, const ChartSpot& spot);

}  // namespace gui
