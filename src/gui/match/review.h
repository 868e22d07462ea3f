#pragma once

#include <optional>
#include <string>

#include "app/match/session.h"
#include "gui/charts/chart_view.h"
#include "gui/entry/editor.h"
#include "gui/host/desk.h"
#include "gui/host/page.h"
#include "gui/match/log.h"
#include "gui/match/reckoning.h"
#include "gui/match/stepping.h"
#include "gui/match/why.h"
#include "gui/picture/canvas.h"

namespace gui {

/// A match looked through entry by entry, with the table, the verdicts and the scores as they were then. Its
/// past can be corrected here.
class Review : public Page {
public:
    Review(wxWindow* parent, Desk& desk, std::string match);

    wxString heading() const override;
    std::string_view game() const override { return session_.game().info->id; }
    bool key(const wxKeyEvent& event) override;
    bool leave_step() override;
    void focus_first() override;

    /// To the entry at this place of the table's order; clamped.
    void go_to(int step) { stepping_->go_to(step); }
    int step() const { return stepping_->step(); }
    int steps() const { return stepping_->steps(); }
    const app::Session& session() const { return session_; }
    Stepping& stepping() { return *stepping_; }
    Canvas& canvas() { return *canvas_; }
    Reckoning& reckoning() { return *reckoning_; }
    Log& log() { return *log_; }
    Editor& editor() { return *editor_; }
    Why& why() { return *why_; }
    ChartView& curve() { return *curve_; }

private:
    void build();
    void hear();
    void hear_log();
    void hear_tools();
    const core::Reading& told() const { return whole_ ? *whole_ : session_.shown(); }
    const core::Ruled& entry(const core::Reading& reading, core::Seq seq) const;

    void begin_looking();
    void show_log();
    void show_curve();
    void show_step();
    void show_verdict();
    void add_links(core::Seq seq);
    void add_link(const wxString& words, core::Seq to);
    bool go_to_entry(core::Seq seq);
    void show_secrets(bool shown);
    void show_scores(bool shown);
    void put_reckoning();
    void ask_why(core::Seq seq);
    void hide_why();
    Why::Told ways_from_why(std::function<void()> closed);
    /// What was secret is told when the match is over, to those who ask.
    bool may_tell_secrets() const;

    void edit(bool edits);
    void correct(bool begun);
    void take(const app::Entered& entered);
    void begin_note();
    void keep_note();
    void leave_note();
    void branch();

    Desk& desk_;
    std::string match_;
    app::Session session_;
    bool stepping_now_ = false;
    std::optional<core::Reading> whole_;  ///< all that was secret, where that is to be seen
    core::Reading now_;                   ///< as it was then
    Canvas* canvas_ = nullptr;
    Reckoning* reckoning_ = nullptr;
    Stepping* stepping_ = nullptr;
    Editor* editor_ = nullptr;
    ChartView* curve_ = nullptr;
    Log* log_ = nullptr;
    Why* why_ = nullptr;
};

}  // namespace gui
