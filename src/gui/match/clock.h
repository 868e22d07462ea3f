#pragma once

#include <functional>
#include <optional>

#include <wx/menu.h>
#include <wx/stattext.h>
#include <wx/timer.h>

#include "app/editor/clock.h"
#include "app/editor/match_editor.h"
#include "gui/host/page_host.h"

namespace gui {

/// The clock in the bar of the table: whose time runs, and how much of it.
class Clock : public wxEvtHandler {
public:
    /// `resized`: its words need more room, or none.
    Clock(wxStaticText& label, const app::MatchEditor& editor, PageHost& host, std::function<void()> resized);

    /// Something was entered, or a second has passed.
    void refresh();
    const std::optional<app::ClockView>& view() const { return view_; }
    void choose(const app::ClockChoice& choice);
    /// What can be chosen; `take_break` is called for a pause.
    void add_to(wxMenu& menu, const std::function<void()>& take_break);

private:
    app::ClockChoice choice() const;
    void put();

    wxStaticText& label_;
    const app::MatchEditor& editor_;
    PageHost& host_;
    std::function<void()> resized_;
    std::optional<app::ClockView> view_;
    wxTimer timer_;
    std::int64_t opened_;  ///< the match, in seconds since 1970
};

}  // namespace gui
