#pragma once

#include <functional>
#include <string>

#include <wx/panel.h>

#include "gui/entry/correcting.h"

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

    /// Each answers whether it is under way; if not, it was said why.
    bool amend(core::Seq seq);
    bool insert(core::Seq seq);
    bool strike(core::Seq seq, bool taken_back);

    Pad& pad() { return *pad_; }
    EntryLine& entry() { return *entry_; }

private:
    void hear();
    void put();
    void tapped();
    void enter_typed(const std::string& line);
    void choose(const std::string& token);
    void propose(const std::string& line);
    void keep();

    app::Session& session_;
    Desk& desk_;
    Told told_;
    Line line_;
    Pad* pad_;
    EntryLine* entry_;
    Correcting correcting_;
};

}  // namespace gui
