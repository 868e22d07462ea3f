#pragma once

#include <wx/panel.h>

#include "gui/entry/pad.h"
#include "gui/match/ending.h"
#include "gui/match/log.h"
#include "gui/match/tools.h"
#include "gui/picture/canvas.h"

namespace gui {

/// Where the parts of a table's page lie: beside each other where there is room; else the pad goes below, and
/// the log folds away.
class TableLayout {
public:
    struct Parts {
        Canvas& canvas;
        Pad& pad;
        Log& log;
        Ending& ending;
        Tools& tools;
    };
    TableLayout(wxPanel& page, Parts parts) : page_(page), parts_(parts) {}

    bool is_narrow() const { return narrow_; }
    /// The page has another size.
    void fold();
    /// The pad says something else: it takes the room it needs, as long as the log keeps a few lines.
    void fit();
    /// What is of use from that height on.
    int least_height() const;

private:
    void fit_side();
    int least_side() const;
    int log_height() const;

    wxPanel& page_;
    Parts parts_;
    int wished_ = 0;  ///< the pad's width when the page was folded
    bool narrow_ = false;
};

}  // namespace gui
