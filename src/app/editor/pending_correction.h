#pragma once

#include <optional>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "app/match/session.h"

namespace app {

/// What a correction starts from.
struct Correctable {
    Slot slot;
    std::vector<std::string> tokens;
    core::Text title;
    std::string words{};  ///< the whole entry, to be typed over
    bool whole = true;    ///< nothing of the entry is hidden or veiled
};

/// Of a hidden entry no more than what it is and whose. Fails with the reason where the entry does not stand
/// or is a correction.
tl::expected<Correctable, core::Text> amending(const Session& session, core::Seq seq);
tl::expected<Correctable, core::Text> inserting(const Session& session, core::Seq before);

/// A correction: what it is called, and what it would change before it is kept.
class PendingCorrection {
public:
    explicit PendingCorrection(Session& session) : session_(session) {}

    /// Of an entry that is amended, or before which something is inserted; empty: of none.
    void begin(core::Text title);
    /// Shows what the line would change. Answers the verdict where that cannot be.
    std::optional<core::Verdict> propose(const std::string& line, Slot slot);
    /// The same of a line that undoes an entry.
    std::optional<core::Verdict> strike(core::Seq seq, bool taken_back);
    /// What was proposed is not what is wanted: the correction goes on from where it began.
    void reconsider() { proposal_.reset(); }
    /// Enters what is proposed, if anything is.
    std::optional<Entered> keep();

    const core::Text& title() const { return proposal_ ? proposal_->title : begun_; }
    /// What would change; nothing: nothing is proposed.
    const Preview* preview() const { return proposal_ ? &proposal_->preview : nullptr; }
    /// What is asked in place of the question about the line in the making.
    std::optional<core::Text> question() const;

private:
    struct Proposal {
        std::string line;
        Slot slot;
        Preview preview;
        core::Text title;
        core::Text question{};
    };

    Session& session_;
    core::Text begun_;
    std::optional<Proposal> proposal_;
};

}  // namespace app
