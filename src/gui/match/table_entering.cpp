#include <algorithm>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/textentry.h>

#include "app/match/pair.h"
#include "core/record.h"
#include "gui/entry/policies.h"
#include "gui/entry/typing.h"
#include "gui/match/table.h"
#include "gui/toolkit/forms.h"
#include "gui/toolkit/words.h"

namespace gui {

wxString Table::heading() const {
    const core::Header& header = session_.header();
    const wxString title = shown(session_.game().info->title);
    return header.title ? title + wxString::FromUTF8(" · ") + shown(*header.title) : title;
}

void Table::begin_line() {
    correcting_->drop();
    corrects_ = false;
    arranged_.clear();
    line_.begin();
}

/// What is tapped takes the place of what was typed, and of what was proposed.
void Table::tapped() {
    forget_refusal();
    correcting_->reconsider();
    entry_->clear();
}

/// Words typed while a correction waits to be kept ask for another one.
void Table::typed_anew() {
    forget_refusal();
    if (correcting_->is_proposed()) {
        correcting_->reconsider();
        put_line();
    }
}

/// Enter: the words, or without any the line that was tapped as far as that is whole.
void Table::enter_typed(const std::string& line) {
    if (!line.empty()) {
        enter(line);
    } else if (line_.slot().kind == app::Slot::Kind::end && line_.at_start()) {
        return;  // nothing was chosen yet
    } else if (pad_->can_finish()) {
        enter_line(line_.text(), line_.slot());
    } else if (!line_.ask().arranged.empty()) {
        enter_arranged();
    }
}

void Table::choose(const std::string& token) {
    if (looking_as_) {
        return;
    }
    tapped();
    line_.add(token);
    if (line_.closed()) {
        enter_line(line_.text(), line_.slot());
    } else {
        put_line();
    }
}

void Table::enter(const std::string& line) {
    enter_line(continued(session_, line_, line), line_.slot());
}

void Table::enter_line(const std::string& line, app::Slot slot) {
    if (session_.read_only()) {
        desk_.tell(words(desk_.database().why_read_only()), Tone::caution);
        return;
    }
    if (slot.kind != app::Slot::Kind::end) {
        propose(line, slot);
        return;
    }
    hide_why();
    take(session_.enter(line));
}

void Table::take(const app::Entered& entered) {
    if (entered.refused()) {
        refusal_ = words(N_("This cannot be: {0}"), {core::reason(entered.verdict)});
        desk_.tell(refusal_, Tone::alarm);
        // What was tapped is taken back, what was typed stays to be corrected.
        if (entered.text == line_.text()) {
            line_.back();
            put_line();
        } else {
            entry_->refuse();
        }
        return;
    }
    tell_outcome(entered);
    entry_->clear();
    begin_line();
    if (reckoning_->IsShown()) {
        hide_reckoning();
    }
    refresh();
}

/// Once something else is tapped or typed, nobody needs to read why the last was refused.
void Table::forget_refusal() {
    if (!refusal_.empty() && desk_.told() == refusal_) {
        desk_.tell({});
    }
    refusal_.clear();
}

/// A question to the referee is answered whatever the policy: that it came too late, too.
void Table::tell_outcome(const app::Entered& entered) {
    const std::string_view word = session_.game().info->challenge;
    const bool asks = !word.empty() && std::string_view(entered.text).starts_with(word);
    if (entered.outcome) {
        desk_.tell(words(entered.outcome->says));
    } else if (asks && core::kind(entered.verdict) == core::Kind::illegal) {
        desk_.tell(words(core::reason(entered.verdict)), Tone::caution);
    } else {
        desk_.tell({});
    }
}

void Table::undo() {
    if (session_.can_undo()) {
        session_.undo();
        desk_.tell({});
        begin_line();
        refresh();
    }
}

void Table::redo() {
    if (session_.can_redo()) {
        session_.redo();
        desk_.tell({});
        begin_line();
        refresh();
    }
}

bool Table::leave_step() {
    if (line_.slot().kind != app::Slot::Kind::end || !line_.at_start() || correcting_->is_proposed() ||
        corrects_ || !entry_->words().empty()) {
        entry_->clear();
        begin_line();
        put_line();
        return true;
    }
    if (why_->IsShown()) {
        hide_why();
        return true;
    }
    if (reckoning_->leave_step()) {
        return true;
    }
    if (reckoning_->IsShown()) {
        hide_reckoning();
        return true;
    }
    return false;
}

void Table::next_ruling() {
    desk_.asks_anew();
    const auto pending = called_.empty() ? session_.pending() : std::optional(called_.front());
    if (pending) {
        ruling_->put(*pending);
    }
    if (pending || ruling_->IsShown()) {
        ruling_->Show(pending.has_value());
        ruling_->GetParent()->Layout();
    }
}

void Table::begin_aside(const std::string& word) {
    tapped();
    line_.begin_aside(word);
    line_.closed() ? enter_line(line_.text(), line_.slot()) : put_line();
}

/// Where a game has players call the referee by an entry, that is what is asked for.
namespace {

bool is_foul(const core::Ruled& entry) {
    return entry.stands && entry.judged && core::kind(entry.verdict) == core::Kind::illegal;
}

}  // namespace

void Table::call_referee() {
    if (const std::string word(session_.game().info->challenge); !word.empty()) {
        const core::Ask ask = session_.ask({});
        const auto found = std::find_if(ask.choices.begin(), ask.choices.end(),
                                        [&](const core::Choice& choice) { return choice.token == word; });
        if (found != ask.choices.end() && found->verdict) {
            desk_.tell(words(core::reason(*found->verdict)), Tone::caution);
            return;
        }
        begin_aside(word);
        return;
    }
    called_ = session_.call_referee();
    refresh();
    if (called_.empty()) {
        desk_.tell(
            words(std::ranges::any_of(session_.shown().entries, is_foul)
                      ? N_("The referee finds nothing new; what was found before is marked in the log.")
                      : N_("The referee finds nothing against the rules.")));
    }
}

void Table::change_policy() {
    const int chosen = part<wxChoice>(*this, "policy").GetSelection();
    session_.set_policy(policy_words[static_cast<std::size_t>(chosen)].policy);
    called_.clear();
    begin_line();
    refresh();
}

void Table::show_reckoning(std::size_t round) {
    reckoning_->put_pair(app::said_of_pair(desk_.database(), session_));
    reckoning_->show(session_.shown().scores, round);
    canvas_->Hide();
    show_lookers();
    reckoning_->Show();
    reckoning_->GetParent()->Layout();
}

void Table::hide_reckoning() {
    if (reckoning_->IsShown()) {
        reckoning_->Hide();
        canvas_->Show();
        show_lookers();
        canvas_->GetParent()->Layout();
    }
}

bool Table::key(const wxKeyEvent& event) {
    const wxChar key = event.GetUnicodeKey();
    if (event.HasAnyModifiers() && event.GetModifiers() != wxMOD_SHIFT) {
        if (event.GetModifiers() == wxMOD_CONTROL && key == 'Z') {
            undo();
            return true;
        }
        if (event.GetModifiers() == wxMOD_CONTROL && key == 'Y') {
            redo();
            return true;
        }
        return false;
    }
    const bool in_text = dynamic_cast<wxTextEntry*>(FindFocus()) != nullptr;
    if (in_text || key <= WXK_SPACE || key == WXK_DELETE || session_.read_only()) {
        return false;
    }
    if (ending_->IsShown()) {
        begin_correcting();
    }
    entry_->begin_with(event.ShiftDown() ? key : static_cast<wxChar>(wxTolower(key)));
    return true;
}

void Table::focus_first() {
    ending_->IsShown() ? ending_->focus_first() : entry_->focus();
}

}  // namespace gui
