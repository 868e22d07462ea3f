#pragma once

#include <optional>
#include <string>

#include "app/session.h"
#include "gui/canvas.h"
#include "gui/desk.h"
#include "gui/log.h"
#include "gui/page.h"
#include "gui/reckoning.h"

namespace gui {

/// A match looked through entry by entry, with the table and the verdicts.
class Review : public Page {
public:
    Review(wxWindow* parent, Desk& desk, std::string match);

    wxString heading() const override;
    bool key(const wxKeyEvent& event) override;
    bool leave_step() override;
    void focus_first() override;

    /// To the entry at this place of the table's order; clamped.
    void go_to(int step);
    int step() const { return step_; }
    int steps() const { return static_cast<int>(order_.size()); }

private:
    const core::Reading& told() const { return whole_ ? *whole_ : session_.shown(); }
    void show_scores(bool shown);
    void show_log();
    /// What was secret is told when the match is over, to those who ask.
    bool may_tell_secrets() const;

    Desk& desk_;
    std::string match_;
    app::Session session_;
    std::vector<core::Seq> order_;
    int step_ = -1;  ///< -1: before the first entry
    bool stepping_ = false;
    std::optional<core::Reading> whole_;  ///< all that was secret, where that is to be seen
    Canvas* canvas_;
    Reckoning* reckoning_;
    Log* log_;
};

}  // namespace gui
