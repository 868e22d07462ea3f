#pragma once

#include <functional>

#include <wx/panel.h>

#include "app/match/line_editor.h"
#include "gui/entry/entry_line.h"
#include "gui/entry/notices.h"
#include "gui/entry/pad.h"

namespace gui {

/// Where an entry of the past is corrected: the question, the entry line, what it would change.
class Editor : public wxPanel {
public:
    Editor(wxWindow* parent, app::Session& session, Desk& desk);

    struct Told {
        std::function<void(const app::Entered&)> kept;
        std::function<void()> left;
    };
    void tell(Told told) { told_ = std::move(told); }

    /// Answers whether the correction is under way; if not, it was said why.
    bool begin(const app::LineAction& correction);
    void act(const app::LineAction& action);

    Pad& pad() { return *pad_; }
    EntryLine& entry() { return *entry_; }

private:
    void render();

    Desk& desk_;
    Told told_;
    app::LineEditor line_;
    app::LineView shown_;
    Notices notices_;
    Pad* pad_;
    EntryLine* entry_;
};

}  // namespace gui
