#include "gui/entry/correcting.h"

#include <utility>

#include "core/record.h"
#include "gui/toolkit/words.h"

namespace gui {

bool Correcting::is_hidden(core::Seq seq) const {
    return session_.shown().entries.at(static_cast<std::size_t>(seq) - 1).hidden;
}

bool Correcting::may_write() const {
    if (session_.read_only()) {
        desk_.tell(words(desk_.database().why_read_only()), Tone::caution);
    }
    return !session_.read_only();
}

void Correcting::drop() {
    proposed_.clear();
    begin({});
}

void Correcting::reconsider() {
    proposed_.clear();
    hands_.pad.correcting(begun_);
}

void Correcting::begin(const wxString& title) {
    begun_ = title;
    hands_.pad.correcting(title);
}

bool Correcting::amend(core::Seq seq, const Arranges& arranges) {
    if (!may_write()) {
        return false;
    }
    const core::Ruled& entry = session_.shown().entries.at(static_cast<std::size_t>(seq) - 1);
    if (entry.correction || !entry.stands) {
        desk_.tell(
            words(N_("Entry {0} cannot be amended: it does not stand, or is a correction itself."), {seq}),
            Tone::caution);
        return false;
    }
    const app::Slot slot{app::Slot::Kind::amend, seq};
    const std::string text = session_.text_of(seq);
    // A hidden entry is told anew: no more is put on the screen than what it is and whose.
    auto tokens = core::tokenize(text).value_or(std::vector<std::string>{});
    drop();
    if (entry.hidden) {
        hands_.line.begin(slot, std::move(tokens));
        begin(words(N_("Amending entry {0} (hidden)"), {seq}));
        hands_.entry.clear();
        return true;
    }
    const bool arranged = arranges && arranges(tokens, slot);
    if (!arranged && !tokens.empty() && !entry.veiled) {
        tokens.pop_back();
    }
    hands_.line.begin(slot, std::move(tokens));
    begin(words(N_("Amending entry {0}: {1}"), {seq, session_.sentence_of(seq)}));
    hands_.entry.put(text);
    return true;
}

bool Correcting::insert(core::Seq seq) {
    if (!may_write()) {
        return false;
    }
    if (session_.reading().entries.at(static_cast<std::size_t>(seq) - 1).correction) {
        desk_.tell(words(N_("Nothing can be inserted before a correction.")), Tone::caution);
        return false;
    }
    const app::Slot slot{app::Slot::Kind::insert, seq};
    drop();
    hands_.line.begin(slot, session_.ask({}, slot).expected);
    begin(is_hidden(seq) ? words(N_("Inserting before entry {0} (hidden)"), {seq})
                         : words(N_("Inserting before entry {0}: {1}"), {seq, session_.sentence_of(seq)}));
    return true;
}

wxString Correcting::title(const core::Text& sentence, app::Slot slot) const {
    return slot.kind != app::Slot::Kind::amend ? words(sentence)
           : is_hidden(slot.seq) ? words(N_("Entry {0} (hidden) will read as you say"), {slot.seq})
                                 : words(N_("Entry {0} will read: {1}"), {slot.seq, sentence});
}

bool Correcting::put_preview(const std::string& line, app::Slot slot, const wxString& title) {
    const app::Preview preview = session_.preview(line, slot);
    if (core::kind(preview.verdict) == core::Kind::impossible) {
        desk_.tell(words(N_("This cannot be: {0}"), {core::reason(preview.verdict)}), Tone::alarm);
        return false;
    }
    desk_.tell({});
    proposed_ = line;
    slot_ = slot;
    hands_.pad.correcting(title.empty() ? this->title(preview.sentence, slot) : title);
    hands_.pad.preview(preview);
    return true;
}

bool Correcting::propose(const std::string& line, app::Slot slot) {
    return put_preview(line, slot);
}

bool Correcting::strike(core::Seq seq, bool taken_back) {
    if (!may_write()) {
        return false;
    }
    const core::Text sentence = session_.sentence_of(seq);
    const bool is_known = !sentence.id.empty();
    const std::string_view title =
        taken_back ? (is_known ? N_("Entry {0} was taken back at the table: {1}")
                               : N_("Entry {0} was taken back at the table"))
                   : (is_known ? N_("Entry {0} is undone: {1}") : N_("Entry {0} is undone"));
    return put_preview("undo " + std::to_string(seq) + (taken_back ? " taken-back" : " mistyped"), {},
                       words(title, {seq, sentence}));
}

std::optional<app::Entered> Correcting::keep() {
    return is_proposed() ? std::optional(session_.enter(std::exchange(proposed_, {}), slot_)) : std::nullopt;
}

}  // namespace gui
