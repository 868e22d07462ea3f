#pragma once

#include <functional>
#include <optional>
#include <string_view>

#include "app/editor/match_view.h"
#include "gui/match/explanation_panel.h"
#include "gui/match/score_sheet.h"
#include "gui/picture/canvas.h"

namespace gui {

/// What is shown in place of the picture, and why something is so: at the table and while looking back.
class Beside {
public:
    struct Callbacks {
        std::function<wxString(core::Seq)> line;  ///< what may be shown of an entry
        std::function<void(core::Seq)> go_to;
        std::function<void(std::string_view rule)> look_up;
        std::function<void()> scores_done, explained;
    };
    Beside(Canvas& canvas, ScoreSheet& score_sheet, ExplanationPanel& explanation,
           const Callbacks& callbacks);

    void show(const std::optional<app::ScoreSheet>& sheet,
              const std::optional<app::Explanation>& explanation);

private:
    Canvas& canvas_;
    ScoreSheet& score_sheet_;
    ExplanationPanel& explanation_;
    std::optional<app::ScoreSheet> shown_sheet_;
    std::optional<app::Explanation> shown_explanation_;
};

}  // namespace gui
