#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/match/session.h"
#include "gui/entry/entry_line.h"
#include "gui/entry/line.h"
#include "gui/entry/pad.h"
#include "gui/host/desk.h"

namespace gui {

/// A correction in the making, at the table and while looking back: what it starts from, what it would
/// change, and that it is kept.
class Correcting {
public:
    struct Hands {
        Line& line;
        Pad& pad;
        EntryLine& entry;
    };
    Correcting(app::Session& session, Desk& desk, Hands hands)
        : session_(session), desk_(desk), hands_(hands) {}

    /// Of an entry that arranges pieces: takes those off the tokens, and answers whether it did.
    using Arranges = std::function<bool(std::vector<std::string>& tokens, app::Slot slot)>;
    /// The line in the making becomes the correction. Answers false where it cannot be, and says so.
    bool amend(core::Seq seq, const Arranges& arranges);
    bool insert(core::Seq seq);
    /// What the line would change is shown before it is kept; `undo 4 mistyped` needs no slot. Answers false
    /// where it cannot be, and says so.
    bool propose(const std::string& line, app::Slot slot);
    bool strike(core::Seq seq, bool taken_back);

    bool is_proposed() const { return !proposed_.empty(); }
    /// Nothing is corrected after all.
    void drop();
    /// What was proposed is not what is wanted: the correction goes on from where it began.
    void reconsider();
    /// Enters what is proposed.
    std::optional<app::Entered> keep();

private:
    bool is_hidden(core::Seq seq) const;
    bool may_write() const;
    void begin(const wxString& title);
    wxString title(const core::Text& sentence, app::Slot slot) const;
    bool put_preview(const std::string& line, app::Slot slot, const wxString& title = {});

    app::Session& session_;
    Desk& desk_;
    Hands hands_;
    std::string proposed_;
    wxString begun_;  ///< what was said when it began
    app::Slot slot_;
};

}  // namespace gui
