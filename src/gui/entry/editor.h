#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/panel.h>

#include "app/editor/line_view.h"
#include "gui/entry/entry_line.h"
#include "gui/entry/pad.h"

namespace gui {

/// Where an entry of the past is corrected: the question, the entry line, what it would change.
class Editor : public wxPanel {
public:
    explicit Editor(wxWindow* parent);

    struct Callbacks {
        std::function<void(const app::LineAction&)> act;
        std::function<std::vector<std::string>(const std::string& typed)> completions;
        std::function<void()> left;
    };
    void set_callbacks(const Callbacks& callbacks);
    /// Answers whether something else is asked than before.
    bool show(const app::LineView& view);

    Pad& pad() { return *pad_; }
    EntryLine& entry() { return *entry_; }

private:
    app::LineView shown_;
    Pad* pad_;
    EntryLine* entry_;
};

}  // namespace gui
