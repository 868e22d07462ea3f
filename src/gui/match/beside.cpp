#include "gui/match/beside.h"

namespace gui {

Beside::Beside(Canvas& canvas, ScoreSheet& score_sheet, ExplanationPanel& explanation,
               const Callbacks& callbacks)
    : canvas_(canvas), score_sheet_(score_sheet), explanation_(explanation) {
    score_sheet_.on_done(callbacks.scores_done);
    score_sheet_.set_explanation_callbacks({callbacks.line, callbacks.go_to, callbacks.look_up, nullptr});
    explanation_.set_callbacks({callbacks.line, callbacks.go_to, callbacks.look_up, callbacks.explained});
}

/// Puts on the screen what differs from what it shows.
void Beside::show(const std::optional<app::ScoreSheet>& sheet,
                  const std::optional<app::Explanation>& explanation) {
    if (sheet != shown_sheet_) {
        if (sheet) {
            score_sheet_.put_besides(sheet->pair, sheet->thought, sheet->evening);
            score_sheet_.show(sheet->scores, sheet->round);
        }
        score_sheet_.Show(sheet.has_value());
        canvas_.Show(!sheet);
        score_sheet_.GetParent()->Layout();
        shown_sheet_ = sheet;
    }
    if (explanation != shown_explanation_) {
        explanation_.Show(explanation.has_value());
        if (explanation) {
            explanation_.put(*explanation);
        }
        explanation_.GetParent()->Layout();
        shown_explanation_ = explanation;
    }
}

}  // namespace gui
