#include "gui/widgets/qr_view.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include <wx/dcbuffer.h>
#include <wx/graphics.h>

#include "gui/draw/painter.h"
#include "gui/toolkit/native.h"
#include "gui/toolkit/theme.h"

namespace gui {

namespace {

constexpr int quiet_zone = 4;  ///< modules around the code that stay white

/// How large a module is: whole pixels are sharp.
double module_size(double side, int modules) {
    const double exact = side / (modules + 2 * quiet_zone);
    return exact >= 1 ? std::floor(exact) : exact;
}

}  // namespace

void draw(Painter& painter, const app::QrCode& code, const wxString& words, const Box& box) {
    if (code.size == 0) {
        return;
    }
    const Theme& looks = painter.looks();
    const double text = looks.px(15);
    Box rest = box;
    const Box below = rest.cut_bottom(words.empty() ? 0 : text * 4.5);
    const double module = module_size(std::min(rest.w, rest.h), code.size);
    const double side = module * (code.size + 2 * quiet_zone);
    const Box plate{std::floor(rest.middle_x() - side / 2), std::floor(rest.y), side, side};
    painter.fill(plate, 0, *wxWHITE);
    for (int row = 0; row < code.size; ++row) {
        // Neighbours are painted as one, so that no seam is seen between them.
        for (int from = 0; from < code.size;) {
            int to = from;
            while (to < code.size && code.is_dark(to, row)) {
                ++to;
            }
            if (to > from) {
                painter.fill({plate.x + module * (from + quiet_zone), plate.y + module * (row + quiet_zone),
                              module * (to - from), module},
                             0, *wxBLACK);
            }
            from = std::max(to, from + 1);
        }
    }
    painter.write_lines(words, {below.x, below.y + text * 0.3, below.w, below.h},
                        {text, looks.text, false, Align::centre});
}

QrView::QrView(wxWindow* parent)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxFULL_REPAINT_ON_RESIZE) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetMinSize(wxSize(theme().px(260), theme().px(320)));
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
}

void QrView::show(const std::string& text, const wxString& words) {
    code_ = app::qr_code(text);
    words_ = words;
    native::set_spoken_name(*this, words);
    Refresh();
}

void QrView::paint() {
    wxAutoBufferedPaintDC dc(this);
    const Theme& looks = theme();
    dc.SetBackground(wxBrush(looks.sheet));
    dc.Clear();
    const wxSize size = GetClientSize();
    if (size.x < 40 || size.y < 40) {
        return;
    }
    const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create(dc));
    Painter painter(*context, looks);
    draw(painter, code_, words_, {0, 0, static_cast<double>(size.x), static_cast<double>(size.y)});
}

}  // namespace gui
