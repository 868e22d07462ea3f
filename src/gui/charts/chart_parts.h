#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/table.h"
#include "gui/charts/chart.h"
#include "gui/draw/painter.h"

/// What the kinds of charts share.
namespace gui::charts {

/// Numbers along an axis, from one round number to another.
struct Scale {
    double from = 0;
    double to = 1;
    double step = 1;

    /// From 0 at `from` to 1 at `to`.
    double share(double value) const { return (value - from) / (to - from); }
    std::vector<double> ticks() const;
};

/// Holds all numbers from the least to the most, with about so many ticks. `whole`: no tick between whole
/// numbers.
Scale scale_for(double least, double most, double ticks, bool whole);

/// The least and the most, zero too unless all lie far from it. Numbers that are none are left out.
struct Range {
    double least = 0;
    double most = 0;
    bool whole = true;
    bool any = false;

    void take(double value);
    void take_zero_if_near();
};
Range range_of_y(const Chart& chart);

/// "−3", "2.5", "1.3e9".
wxString number(double value);
/// With the unit.
wxString value_words(const Chart& chart, double value);
/// What x is, in words.
wxString x_words(const Chart& chart, double x);
/// "Anna, entry 12: 7"
wxString spot_words(const Chart& chart, const wxString& series, const Chart::Point& point);

/// How one series differs from the others.
struct Look {
    wxColour line;  ///< can be told from the paper, as words too
    wxColour fill;
    wxColour ink;  ///< on the fill
    std::string_view mark;
    std::size_t pattern;  ///< of dashes and hatching
};
Look look_of(const Chart& chart, std::size_t series, const Theme& looks);

/// The height of words.
double text_height(const Theme& looks);
Pen plain(const Theme& looks);
Pen quiet(const Theme& looks);

/// Paints the title and the note and cuts them off; how high they are is known without painting.
Box below_title(const Chart& chart, const Box& box, const Theme& looks);
void draw_title(Painter& painter, const Chart& chart, Box box);

/// Which ticks of so many, each so long and so far from the next, have words without touching: every n-th.
std::size_t every(std::size_t count, double length, double widest);

/// A straight line.
void rule(Painter& painter, double x, double y, double to_x, double to_y, const wxColour& colour,
          double width = 1, std::size_t dashes = 0);
double widest_of(Painter& painter, const std::vector<wxString>& texts, const Pen& pen);
bool is_number(double value);

/// A line of swatches with the names of the series.
double legend_height(const Chart& chart, const Theme& looks);
void draw_legend(Painter& painter, const Chart& chart, Box box);
/// A bar in the looks of its series.
void draw_bar(Painter& painter, const Box& bar, const Look& look);

}  // namespace gui::charts
