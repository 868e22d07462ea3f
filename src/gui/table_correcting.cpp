#include <algorithm>
#include <utility>

#include "core/record.h"
#include "gui/table.h"
#include "gui/words.h"

namespace gui {

bool Table::is_hidden(core::Seq seq) const {
    return session_.shown().entries.at(static_cast<std::size_t>(seq) - 1).hidden;
}

/// A hidden entry is told anew: no more is put on the screen than what it is and whose.
std::vector<std::string> Table::begun_anew(core::Seq seq) const {
    return core::tokenize(session_.text_of(seq)).value_or(std::vector<std::string>{});
}

void Table::begin_amend(core::Seq seq) {
    const core::Ruled& entry = session_.reading().entries.at(static_cast<std::size_t>(seq) - 1);
    if (entry.correction || !entry.stands || session_.read_only()) {
        desk_.tell(
            words(N_("Entry {0} cannot be amended: it does not stand, or is a correction itself."), {seq}),
            Tone::caution);
        return;
    }
    const app::Slot slot{app::Slot::Kind::amend, seq};
    proposed_.clear();
    if (is_hidden(seq)) {
        line_.begin(slot, begun_anew(seq));
        pad_->correcting(words(N_("Amending entry {0} (hidden)"), {seq}));
        entry_->clear();
    } else {
        const std::string text = session_.text_of(seq);
        auto tokens = core::tokenize(text).value_or(std::vector<std::string>{});
        if (!amends_arranged(tokens, slot) && !tokens.empty() &&
            !session_.shown().entries.at(static_cast<std::size_t>(seq) - 1).veiled) {
            tokens.pop_back();
        }
        line_.begin(slot, std::move(tokens));
        pad_->correcting(words(N_("Amending entry {0}: {1}"), {seq, std::string(text)}));
        entry_->put(text);
    }
    hide_reckoning();
    put_line();
}

void Table::begin_insert(core::Seq seq) {
    const core::Ruled& entry = session_.reading().entries.at(static_cast<std::size_t>(seq) - 1);
    if (entry.correction || session_.read_only()) {
        desk_.tell(words(N_("Nothing can be inserted before a correction.")), Tone::caution);
        return;
    }
    const app::Slot slot{app::Slot::Kind::insert, seq};
    line_.begin(slot, session_.ask({}, slot).expected);
    proposed_.clear();
    pad_->correcting(is_hidden(seq) ? words(N_("Inserting before entry {0} (hidden)"), {seq})
                                    : words(N_("Inserting before entry {0}: {1}"),
                                            {seq, std::string(session_.text_of(seq))}));
    hide_reckoning();
    put_line();
}

void Table::propose(const std::string& line, app::Slot slot) {
    const app::Preview preview = session_.preview(line, slot);
    if (core::kind(preview.verdict) == core::Kind::impossible) {
        desk_.tell(words(N_("This cannot be: {0}"), {core::reason(preview.verdict)}), Tone::alarm);
        line_.back();
        put_line();
        return;
    }
    desk_.tell({});
    proposed_ = line;
    proposed_slot_ = slot;
    pad_->correcting(slot.kind != app::Slot::Kind::amend
                         ? words(N_("Before entry {0} comes: {1}"), {slot.seq, std::string(line)})
                     : is_hidden(slot.seq)
                         ? words(N_("Entry {0} (hidden) will read as you say"), {slot.seq})
                         : words(N_("Entry {0} will read: {1}"), {slot.seq, std::string(line)}));
    pad_->preview(preview.changes);
}

void Table::keep_correction() {
    if (!proposed_.empty()) {
        take(session_.enter(std::exchange(proposed_, {}), proposed_slot_));
    }
}

void Table::answer(const app::Ruling& ruling, app::Answer given) {
    if (!called_.empty()) {
        called_.erase(called_.begin());
    }
    wxString changes;
    if (given == app::Answer::taken_back) {
        const std::string line = "undo " + std::to_string(ruling.about) + " taken-back";
        for (const core::Text& change : session_.preview(line, {}).changes) {
            changes += words(change) + " ";
        }
    }
    const auto line = session_.answer(ruling, given);
    begin_line();
    refresh();
    if (!changes.empty()) {
        desk_.tell(
            words(N_("Taken back. What that changed: {0}Undo brings it back."), {changes.utf8_string()}));
    }
    if (!line) {
        return;
    }
    const app::Slot slot = session_.slot_for(ruling);
    if (slot.kind == app::Slot::Kind::amend) {
        begin_amend(slot.seq);
    } else if (is_hidden(ruling.about)) {
        line_.begin({}, begun_anew(ruling.about));
        put_line();
    } else {
        entry_->put(*line);
        entry_->focus();
    }
}

}  // namespace gui
