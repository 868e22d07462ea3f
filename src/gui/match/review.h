#pragma once

#include <optional>
#include <string>

#include "app/editor/match_review.h"
#include "gui/charts/chart_view.h"
#include "gui/entry/editor.h"
#include "gui/entry/notices.h"
#include "gui/host/page.h"
#include "gui/host/page_host.h"
#include "gui/match/beside.h"
#include "gui/match/log.h"
#include "gui/match/stepping.h"
#include "gui/picture/canvas.h"
#include "gui/widgets/options.h"

namespace gui {

/// A match looked through entry by entry: a face of `app::MatchReview`.
class Review : public Page {
public:
    Review(wxWindow* parent, PageHost& host, const std::string& match);

    wxString heading() const override;
    std::string_view game() const override { return session().game().info->id; }
    std::string match() const override { return session().match(); }
    bool key(const wxKeyEvent& event) override;
    bool leave_step() override;
    void focus_first() override;

    /// To the entry at this place of the table's order; clamped.
    void go_to(int step) { stepping_->go_to(step); }
    int step() const { return review_.view().step; }
    int steps() const { return static_cast<int>(review_.steps().size()); }
    const app::Session& session() const { return review_.session(); }
    Stepping& stepping() { return *stepping_; }
    Canvas& canvas() { return *canvas_; }
    ScoreSheet& score_sheet() { return *score_sheet_; }
    Log& log() { return *log_; }
    Editor& editor() { return *editor_; }
    ExplanationPanel& explanation() { return *explanation_; }
    /// What the curve shows: points, or how long who thought.
    Options& course() { return *course_; }
    ChartView& curve() { return *curve_; }

private:
    void build();
    void hear();
    void hear_log();
    void hear_tools();
    void act(const app::ReviewAction& action);
    void correct(const app::LineAction& action);
    void go_to_entry(core::Seq seq);

    void render();
    void render_match();
    void render_curve();
    void render_step();
    void render_links();
    void add_link(const wxString& label, const wxString& tip, std::function<void()> act);
    void show_note(bool shown);
    void keep_note();

    PageHost& host_;
    app::MatchReview review_;
    app::ReviewView shown_;
    Notices notices_;
    std::optional<Beside> beside_;
    Canvas* canvas_ = nullptr;
    ScoreSheet* score_sheet_ = nullptr;
    Stepping* stepping_ = nullptr;
    Editor* editor_ = nullptr;
    Options* course_ = nullptr;
    ChartView* curve_ = nullptr;
    Log* log_ = nullptr;
    ExplanationPanel* explanation_ = nullptr;
};

}  // namespace gui
