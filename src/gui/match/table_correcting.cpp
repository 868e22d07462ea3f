#include <utility>

#include "core/record.h"
#include "gui/match/table.h"
#include "gui/toolkit/words.h"

namespace gui {

void Table::begin_amend(core::Seq seq) {
    const auto arranges = [this](std::vector<std::string>& tokens, app::Slot slot) {
        return amends_arranged(tokens, slot);
    };
    if (correcting_->amend(seq, arranges)) {
        hide_reckoning();
        put_line();
    }
}

void Table::begin_insert(core::Seq seq) {
    if (correcting_->insert(seq)) {
        hide_reckoning();
        put_line();
    }
}

/// Before it is undone, it is said what that changes.
void Table::strike(core::Seq seq, bool taken_back) {
    begin_line();
    put_line();
    if (correcting_->strike(seq, taken_back)) {
        hide_reckoning();
        fit_side();
    }
}

void Table::propose(const std::string& line, app::Slot slot) {
    if (correcting_->propose(line, slot)) {
        return;
    }
    // What was tapped is taken back, what was typed stays to be corrected.
    if (line == line_.text()) {
        line_.back();
        put_line();
    } else {
        entry_->refuse();
    }
}

void Table::keep_correction() {
    if (const auto entered = correcting_->keep()) {
        take(*entered);
    }
}

/// The plate of a verdict stays until it is closed, or the match goes on.
void Table::ask_why(core::Seq seq) {
    if (!session_.may_tell(seq)) {
        desk_.tell(words(N_("The referee keeps silent about this for now.")));
        return;
    }
    why_->Show();
    why_->put(why_of(session_.shown().entries.at(static_cast<std::size_t>(seq) - 1), log_->text_of(seq)));
    why_->GetParent()->Layout();
}

void Table::hide_why() {
    if (why_->IsShown()) {
        why_->Hide();
        why_->GetParent()->Layout();
    }
}

Why::Told Table::ways_from_why(std::function<void()> closed) {
    return {[this](core::Seq seq) { return log_->text_of(seq); },
            [this](core::Seq seq) { log_->choose(seq); },
            [this](std::string_view rule) { desk_.open_rules(rule); }, std::move(closed)};
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
    // What was mistyped beside a secret is hidden once it does not stand.
    const bool hidden = session_.shown().entries.at(static_cast<std::size_t>(ruling.about) - 1).hidden;
    const auto line = session_.answer(ruling, given);
    begin_line();
    refresh();
    if (!changes.empty()) {
        desk_.tell(words(N_("Taken back. What that changed: {0}Undo brings it back."), {typed(changes)}));
    }
    if (!line) {
        return;
    }
    const app::Slot slot = session_.slot_for(ruling);
    if (slot.kind == app::Slot::Kind::amend) {
        begin_amend(slot.seq);
    } else if (hidden) {
        line_.begin({}, core::tokenize(*line).value_or(std::vector<std::string>{}));
        put_line();
    } else {
        entry_->put(*line);
        entry_->focus();
    }
}

}  // namespace gui
