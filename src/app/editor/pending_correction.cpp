#include "app/editor/pending_correction.h"

#include <utility>

#include "core/record.h"

namespace app {

namespace {

const core::Ruled& shown(const Session& session, core::Seq seq) {
    return session.shown().entries.at(static_cast<std::size_t>(seq) - 1);
}

}  // namespace

tl::expected<Correctable, core::Text> amending(const Session& session, core::Seq seq) {
    const core::Ruled& entry = shown(session, seq);
    if (entry.correction || !entry.stands) {
        return tl::unexpected(core::Text{
            N_("Entry {0} cannot be amended: it does not stand, or is a correction itself."), {seq}});
    }
    const std::string text = session.text_of(seq);
    Correctable begun{
        {Slot::Kind::amend, seq}, core::tokenize(text).value_or(std::vector<std::string>{}), {}};
    begun.whole = !entry.hidden && !entry.veiled;
    if (entry.hidden) {
        begun.title = {N_("Amending entry {0} (hidden)"), {seq}};
    } else {
        begun.title = {N_("Amending entry {0}: {1}"), {seq, session.sentence_of(seq)}};
        begun.words = text;
    }
    return begun;
}

tl::expected<Correctable, core::Text> inserting(const Session& session, core::Seq before) {
    const core::Ruled& entry = shown(session, before);
    if (entry.correction) {
        return tl::unexpected(core::Text{N_("Nothing can be inserted before a correction."), {}});
    }
    const Slot slot{Slot::Kind::insert, before};
    return Correctable{slot, session.ask({}, slot).expected,
                       entry.hidden ? core::Text{N_("Inserting before entry {0} (hidden)"), {before}}
                                    : core::Text{N_("Inserting before entry {0}: {1}"),
                                                 {before, session.sentence_of(before)}}};
}

void PendingCorrection::begin(core::Text title) {
    begun_ = std::move(title);
    proposal_.reset();
}

std::optional<core::Verdict> PendingCorrection::propose(const std::string& line, Slot slot) {
    Preview preview = session_.preview(line, slot);
    if (core::kind(preview.verdict) == core::Kind::impossible) {
        return preview.verdict;
    }
    core::Text title = slot.kind != Slot::Kind::amend ? preview.sentence
                       : shown(session_, slot.seq).hidden
                           ? core::Text{N_("Entry {0} (hidden) will read as you say"), {slot.seq}}
                           : core::Text{N_("Entry {0} will read: {1}"), {slot.seq, preview.sentence}};
    proposal_ = {line, slot, std::move(preview), std::move(title)};
    return std::nullopt;
}

std::optional<core::Verdict> PendingCorrection::strike(core::Seq seq, bool taken_back) {
    const core::Text sentence = session_.sentence_of(seq);
    auto refused = propose("undo " + std::to_string(seq) + (taken_back ? " taken-back" : " mistyped"), {});
    if (!refused) {
        const bool known = !sentence.id.empty();
        proposal_->title = {taken_back ? (known ? N_("Entry {0} was taken back at the table: {1}")
                                                : N_("Entry {0} was taken back at the table"))
                                       : (known ? N_("Entry {0} is undone: {1}") : N_("Entry {0} is undone")),
                            {seq, sentence}};
        proposal_->question = {taken_back ? N_("Is this entry taken back?") : N_("Is this entry undone?"),
                               {}};
    }
    return refused;
}

std::optional<Entered> PendingCorrection::keep() {
    if (!proposal_) {
        return std::nullopt;
    }
    const Proposal kept = *std::exchange(proposal_, std::nullopt);
    return session_.enter(kept.line, kept.slot);
}

std::optional<core::Text> PendingCorrection::question() const {
    return proposal_ && !proposal_->question.id.empty() ? std::optional(proposal_->question) : std::nullopt;
}

}  // namespace app
