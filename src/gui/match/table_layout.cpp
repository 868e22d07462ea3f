#include "gui/match/table_layout.h"

#include <algorithm>

#include <wx/sizer.h>
#include <wx/tglbtn.h>

#include "gui/toolkit/forms.h"
#include "gui/toolkit/theme.h"

namespace gui {

namespace {

constexpr int narrow_below = 940;
constexpr int least_log = 52;  ///< its newest line
constexpr int border_of_side = 16;

}  // namespace

void TableLayout::fold() {
    wished_ = parts_.pad.wished_width();
    const int wide = page_.GetClientSize().x;
    // The page may be higher than the window, and is to get no higher for that.
    const int high = std::min(page_.GetClientSize().y, page_.GetParent()->GetClientSize().y);
    const bool narrow = wide < theme().px(narrow_below) && wide < high * 5 / 4;
    auto& side = part<wxPanel>(page_, "side");
    auto& body = dynamic_cast<wxBoxSizer&>(*part<wxPanel>(page_, "body").GetSizer());
    if (narrow != narrow_) {
        narrow_ = narrow;
        body.SetOrientation(narrow ? wxVERTICAL : wxHORIZONTAL);
        body.GetItem(&side)->SetFlag(narrow ? wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM
                                            : wxEXPAND | wxRIGHT | wxBOTTOM);
        auto& toggle = part<wxToggleButton>(page_, "show_log");
        toggle.Show(narrow);
        toggle.SetValue(!narrow);
        parts_.log.Show(!narrow);
    }
    parts_.tools.fit(wide);
    const bool is_tapped = parts_.canvas.is_tapped() || parts_.canvas.has_racks();
    const bool only_ending = parts_.ending.IsShown() && !parts_.log.IsShown();
    const int share = only_ending ? 0 : is_tapped ? high * 2 / 5 : high * 11 / 20;
    const int below = std::max(share, least_side());
    side.SetMinSize(narrow ? wxSize(-1, below)
                           : wxSize(std::clamp(wished_ + theme().px(28), wide * 34 / 100, wide / 2), -1));
    page_.Layout();
    fit_side();
}

void TableLayout::fit() {
    parts_.pad.wished_width() > wished_ ? fold() : fit_side();
}

void TableLayout::fit_side() {
    const int side = part<wxPanel>(page_, "side").GetSize().y;
    const int others = part<wxPanel>(page_, "asked").GetBestSize().y - parts_.pad.choices_height();
    parts_.pad.limit_height(side - log_height() - others);
    part<wxPanel>(page_, "side").Layout();
}

int TableLayout::log_height() const {
    return parts_.log.IsShown() ? theme().px(least_log) : 0;
}

/// What stands beside the table, or below it.
int TableLayout::least_side() const {
    if (parts_.ending.IsShown()) {
        return parts_.ending.GetEffectiveMinSize().y + log_height();
    }
    const auto& asked = part<wxPanel>(page_, "asked");
    return asked.GetBestSize().y - parts_.pad.choices_height() + parts_.pad.least_choices_height() +
           log_height();
}

int TableLayout::least_height() const {
    const int board = part<wxPanel>(page_, "board").GetSizer()->CalcMin().y;
    const int side = least_side() + border_of_side;
    return part<wxPanel>(page_, "tools").GetEffectiveMinSize().y +
           (narrow_ ? board + side : std::max(board, side));
}

}  // namespace gui
