#pragma once

#include <filesystem>
#include <functional>
#include <vector>

#include <wx/window.h>

#include "gui/charts/chart.h"

namespace gui {

/// Shows a chart. The value that is pointed at is named; the arrow keys walk over all values, Home and End go
/// to the ends. The menu of the right button saves it as a picture.
class ChartView : public wxWindow {
public:
    explicit ChartView(wxWindow* parent);

    void show(Chart chart);
    const Chart& chart() const { return chart_; }
    /// Only the cursor of a line is elsewhere.
    void set_cursor(double x);
    /// A value is clicked, or Enter is pressed on it.
    void on_pick(std::function<void(std::size_t series, double x)> callback) { pick_ = std::move(callback); }

    /// All that can be pointed at, as it is painted now.
    const std::vector<ChartSpot>& spots();
    /// What is pointed at, or nothing.
    const ChartSpot* current();

    /// As SVG, PNG or PDF by the file's ending; throws core::Failure.
    void save(const std::filesystem::path& file) const;
    /// Asks for the file.
    void save();

private:
    Box inside() const;
    void paint();
    void point_at(const wxPoint& where);
    void pick();
    bool press_key(int key);
    void walk(int along, int across);
    void go_to_end(bool last);
    void go_to(std::size_t spot);
    void go_nowhere();
    void name_it();
    const ChartSpot* nearest(const wxPoint& where);

    Chart chart_;
    std::function<void(std::size_t, double)> pick_;
    std::vector<ChartSpot> spots_;
    bool laid_ = false;
    static constexpr std::size_t none = static_cast<std::size_t>(-1);
    std::size_t current_ = none;
};

}  // namespace gui
