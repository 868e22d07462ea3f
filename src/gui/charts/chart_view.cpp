#include "gui/charts/chart_view.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include <wx/dcbuffer.h>
#include <wx/graphics.h>
#include <wx/menu.h>

#include "gui/charts/chart_file.h"
#include "gui/draw/painter.h"
#include "gui/toolkit/native.h"
#include "gui/toolkit/saving.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/words.h"

namespace gui {

ChartView::ChartView(wxWindow* parent)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxFULL_REPAINT_ON_RESIZE | wxWANTS_CHARS) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetMinSize(wxSize(theme().px(260), theme().px(180)));
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        laid_ = false;
    });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) { point_at(event.GetPosition()); });
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) { go_nowhere(); });
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        event.Skip();
        point_at(event.GetPosition());
    });
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent&) { pick(); });
    Bind(wxEVT_CONTEXT_MENU, [this](wxContextMenuEvent&) {
        wxMenu menu;
        menu.Append(wxID_SAVEAS, words(N_("Save as a picture…")));
        if (GetPopupMenuSelectionFromUser(menu) == wxID_SAVEAS) {
            save();
        }
    });
    Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_TAB) {
            Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
        } else if (event.HasAnyModifiers() || !press_key(event.GetKeyCode())) {
            event.Skip();
        }
    });
    Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent& event) {
        event.Skip();
        Refresh();
    });
    Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
        event.Skip();
        go_nowhere();
        Refresh();
    });
}

void ChartView::show(Chart chart) {
    chart_ = std::move(chart);
    laid_ = false;
    current_ = none;
    name_it();
    Refresh();
}

void ChartView::set_cursor(double x) {
    if (chart_.cursor != x) {
        // The axis may grow with it.
        laid_ = false;
        chart_.cursor = x;
        Refresh();
    }
}

Box ChartView::inside() const {
    const wxSize size = GetClientSize();
    return Box{0, 0, static_cast<double>(size.x), static_cast<double>(size.y)}.inset(theme().px(8));
}

void ChartView::paint() {
    wxAutoBufferedPaintDC dc(this);
    const Theme& looks = theme();
    dc.SetBackground(wxBrush(looks.sheet));
    dc.Clear();
    if (inside().empty()) {
        return;
    }
    const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create(dc));
    Painter painter(*context, looks);
    draw(painter, chart_, inside());
    if (HasFocus()) {
        painter.outline(inside().inset(-theme().px(5)), theme().px(4), looks.accent, 2);
    }
    if (const ChartSpot* spot = current()) {
        draw_spot(painter, inside(), *spot);
    }
}

const std::vector<ChartSpot>& ChartView::spots() {
    if (!laid_) {
        const std::unique_ptr<wxGraphicsContext> measuring(wxGraphicsContext::Create());
        Painter painter(*measuring, theme());
        spots_ = chart_spots(painter, chart_, inside());
        laid_ = true;
        current_ = current_ < spots_.size() ? current_ : none;
    }
    return spots_;
}

const ChartSpot* ChartView::current() {
    return current_ != none && current_ < spots().size() ? &spots_[current_] : nullptr;
}

/// Bars and cells are pointed at from inside; a point of a line from anywhere, across before down.
const ChartSpot* ChartView::nearest(const wxPoint& where) {
    const ChartSpot* best = nullptr;
    double least = 0;
    for (const ChartSpot& spot : spots()) {
        const double dx = std::max({0.0, spot.box.x - where.x, where.x - spot.box.right()});
        const double dy = std::max({0.0, spot.box.y - where.y, where.y - spot.box.bottom()});
        const double distance =
            std::hypot(chart_.kind == Chart::Kind::line ? dx * 3 : dx, dy) +
            std::hypot(where.x - spot.box.middle_x(), where.y - spot.box.middle_y()) * 1e-3;
        if (best == nullptr || distance < least) {
            best = &spot;
            least = distance;
        }
    }
    const double reach = theme().px(chart_.kind == Chart::Kind::line ? 1e5 : 40);
    return least <= reach ? best : nullptr;
}

void ChartView::point_at(const wxPoint& where) {
    const ChartSpot* spot = inside().holds(where.x, where.y) ? nearest(where) : nullptr;
    if (spot == nullptr) {
        go_nowhere();
    } else {
        go_to(static_cast<std::size_t>(spot - spots_.data()));
    }
}

void ChartView::pick() {
    const ChartSpot* spot = current();
    if (spot != nullptr && pick_) {
        // The callback may show another chart here.
        const ChartSpot picked = *spot;
        pick_(picked.series, picked.x);
    }
}

bool ChartView::press_key(int key) {
    const bool lying = chart_.kind == Chart::Kind::bars;
    switch (key) {
        case WXK_LEFT:
            lying ? walk(0, -1) : walk(-1, 0);
            return true;
        case WXK_RIGHT:
            lying ? walk(0, 1) : walk(1, 0);
            return true;
        case WXK_UP:
            lying ? walk(-1, 0) : walk(0, -1);
            return true;
        case WXK_DOWN:
            lying ? walk(1, 0) : walk(0, 1);
            return true;
        case WXK_HOME:
            go_to_end(false);
            return true;
        case WXK_END:
            go_to_end(true);
            return true;
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
        case WXK_SPACE:
            pick();
            return current() != nullptr;
        case WXK_ESCAPE: {
            const bool had_one = current() != nullptr;
            go_nowhere();
            return had_one;
        }
        default:
            return false;
    }
}

/// Along a series to its next value; across to the value of another series that is nearest by x.
void ChartView::walk(int along, int across) {
    const ChartSpot* from = current();
    if (from == nullptr) {
        go_to_end(false);
        return;
    }
    const auto better = [&](const ChartSpot& one, const ChartSpot& other) {
        const auto away = [&](const ChartSpot& spot) {
            const double rows =
                std::abs(static_cast<double>(spot.series) - static_cast<double>(from->series));
            return std::pair(across != 0 ? rows : 0.0, std::abs(spot.x - from->x));
        };
        return away(one) < away(other);
    };
    const ChartSpot* best = nullptr;
    for (const ChartSpot& spot : spots_) {
        const bool ahead = along != 0   ? spot.series == from->series && (spot.x - from->x) * along > 0
                           : across > 0 ? spot.series > from->series
                                        : spot.series < from->series;
        if (ahead && (best == nullptr || better(spot, *best))) {
            best = &spot;
        }
    }
    if (best != nullptr) {
        go_to(static_cast<std::size_t>(best - spots_.data()));
    }
}

/// Of the series that is pointed at, or of the first one.
void ChartView::go_to_end(bool last) {
    if (spots().empty()) {
        return;
    }
    const std::size_t series = current() == nullptr ? spots_.front().series : current()->series;
    const auto in_series = [series](const ChartSpot& spot) { return spot.series == series; };
    if (last) {
        const auto found = std::find_if(spots_.rbegin(), spots_.rend(), in_series);
        go_to(static_cast<std::size_t>(spots_.rend() - found) - 1);
    } else {
        go_to(
            static_cast<std::size_t>(std::find_if(spots_.begin(), spots_.end(), in_series) - spots_.begin()));
    }
}

void ChartView::go_to(std::size_t spot) {
    if (current_ != spot) {
        current_ = spot;
        name_it();
        Refresh();
    }
}

void ChartView::go_nowhere() {
    if (current_ != none) {
        current_ = none;
        name_it();
        Refresh();
    }
}

/// What a screen reader says: the value that is pointed at, or what the chart is.
void ChartView::name_it() {
    const ChartSpot* spot = current_ == none ? nullptr : current();
    wxString name = spot != nullptr ? spot->words : chart_.title;
    if (spot == nullptr && !chart_.shows_anything()) {
        name += "\n" + chart_.empty;
    } else if (spot == nullptr && !chart_.note.empty()) {
        name += "\n" + chart_.note;
    }
    native::set_spoken_name(*this, name);
}

void ChartView::save(const std::filesystem::path& file) const {
    save_chart(chart_, file);
}

void ChartView::save() {
    const auto file = asked_for_file(
        *this, {words(N_("Save as a picture")), typed(chart_.title), {".svg", ".png", ".pdf"}, true});
    if (!file.empty()) {
        save(file);
    }
}

}  // namespace gui
