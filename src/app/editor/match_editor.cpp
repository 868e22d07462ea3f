#include "app/editor/match_editor.h"

#include <algorithm>
#include <utility>

#include "app/match/evening.h"
#include "app/match/rematch.h"
#include "core/record.h"

namespace app {

namespace {

bool is_foul(const core::Ruled& entry) {
    return entry.stands && entry.judged && core::kind(entry.verdict) == core::Kind::illegal;
}

}  // namespace

MatchEditor::MatchEditor(store::Database& database, const std::string& match, std::string arrangement)
    : database_(database),
      session_(database, match),
      line_(session_, LineEditor::Asks::always, std::move(arrangement)),
      rounds_seen_(rounds()),
      over_seen_(session_.shown().status == core::Status::finished) {
    refresh();
}

void MatchEditor::apply(const LineAction& action) {
    const bool corrects = std::holds_alternative<Amend>(action) || std::holds_alternative<Insert>(action) ||
                          std::holds_alternative<Strike>(action);
    if (line_.apply(action)) {
        view_.explanation.reset();
        view_.sheet.reset();
        refresh();
    } else if (corrects && !line_.view().correcting.id.empty()) {
        view_.sheet.reset();
    }
    refresh_end();
}

void MatchEditor::apply(const MatchAction& action) {
    std::visit([this](const auto& each) { on(each); }, action);
    refresh_end();
}

bool MatchEditor::leave() {
    const bool left = line_.leave() || std::exchange(view_.explanation, std::nullopt);
    refresh_end();
    return left;
}

/// What stands in the journal is another match now.
void MatchEditor::begin_anew() {
    line_.begin();
    refresh();
}

/// While a correction waits to be kept, that is what is taken back.
void MatchEditor::on(const Undo&) {
    if (line_.view().previews()) {
        line_.leave();
    } else if (session_.can_undo()) {
        session_.undo();
        line_.settle();
        begin_anew();
    }
}

void MatchEditor::on(const Redo&) {
    if (session_.can_redo()) {
        session_.redo();
        line_.settle();
        begin_anew();
    }
}

void MatchEditor::on(const TakeBreak& action) {
    if (!session_.must_answer()) {
        session_.enter("note " + core::quoted(action.says));
        begin_anew();
    }
}

void MatchEditor::on(const AnswerRuling& action) {
    if (!view_.ruling) {
        return;
    }
    const Ruling ruling = *view_.ruling;
    if (!called_.empty()) {
        called_.erase(called_.begin());
    }
    if (!action.answer) {
        refresh_rulings();
        return;
    }
    const core::Text changes =
        *action.answer == Answer::taken_back ? changes_by_taking_back(ruling.about) : core::Text{};
    // What was mistyped beside a secret is hidden once it does not stand.
    const bool hidden = session_.shown().entries.at(static_cast<std::size_t>(ruling.about) - 1).hidden;
    const std::optional<std::string> given_back = session_.answer(ruling, *action.answer);
    begin_anew();
    if (!changes.id.empty()) {
        line_.say({N_("Taken back. What that changed: {0} Undo brings it back."), {changes}});
    }
    if (!given_back) {
        return;
    }
    const Slot slot = session_.slot_for(ruling);
    if (slot.kind == Slot::Kind::amend) {
        apply(LineAction(Amend{slot.seq}));
    } else if (hidden) {
        line_.begin_with(core::tokenize(*given_back).value_or(std::vector<std::string>{}), {});
    } else {
        line_.begin_with({}, *given_back);
    }
}

core::Text MatchEditor::changes_by_taking_back(core::Seq seq) const {
    core::Text all;
    for (const core::Text& change :
         session_.preview("undo " + std::to_string(seq) + " taken-back", {}).changes) {
        all = all.id.empty() ? change : core::together(std::move(all), change);
    }
    return all;
}

/// Where a game has players call the referee by an entry, that is what is asked for.
bool MatchEditor::ask_for_challenge() {
    const std::string word(session_.game().info->challenge);
    if (word.empty()) {
        return false;
    }
    const core::Ask ask = session_.ask({});
    const auto found = std::ranges::find(ask.choices, word, &core::Choice::token);
    if (found != ask.choices.end() && found->verdict) {
        line_.say(core::reason(*found->verdict), Tone::caution);
    } else {
        apply(LineAction(BeginWith{word}));
    }
    return true;
}

void MatchEditor::on(const CallReferee&) {
    if (ask_for_challenge()) {
        return;
    }
    called_ = session_.call_referee();
    refresh();
    if (called_.empty()) {
        line_.say({std::ranges::any_of(session_.shown().entries, is_foul)
                       ? N_("The referee finds nothing new; what was found before is marked in the log.")
                       : N_("The referee finds nothing against the rules."),
                   {}});
    }
}

void MatchEditor::on(const SetPolicy& action) {
    session_.set_policy(action.policy);
    called_.clear();
    begin_anew();
}

/// The same table and the same question, of which more or less is known now.
void MatchEditor::on(const Peek& action) {
    view_.peeking = action.seat;
    refresh_table();
    line_.peek(action.seat);
}

void MatchEditor::on(const ShowScores& action) {
    view_.sheet.reset();
    if (action.shown) {
        view_.sheet = sheet_of(rounds());
    }
}

void MatchEditor::on(const Explain& action) {
    view_.explanation.reset();
    if (action.seq && !session_.may_tell(*action.seq)) {
        line_.say({N_("The referee keeps silent about this for now."), {}});
    } else if (action.seq) {
        const auto place = static_cast<std::size_t>(*action.seq) - 1;
        view_.explanation = explained(session_.shown().entries.at(place), log_.at(place).sentence());
    }
}

void MatchEditor::refresh() {
    ++edition_;
    if (std::exchange(view_.peeking, std::nullopt)) {
        line_.peek(std::nullopt);
    }
    refresh_table();
    view_.may_peek = view_.table.may_peek;
    log_ = log_rows(session_, session_.shown());
    view_.policy = session_.policy();
    view_.can_undo = session_.can_undo();
    view_.can_redo = session_.can_redo();
    refresh_rulings();
    refresh_scores();
    refresh_end();
}

void MatchEditor::refresh_table() {
    const auto take = [this](const core::Reading& seen) {
        view_.table = *seen.table;
        view_.totals = seen.scores.totals;
    };
    view_.peeking ? take(session_.seen_by(*view_.peeking)) : take(session_.shown());
}

void MatchEditor::refresh_rulings() {
    view_.ruling = called_.empty() ? session_.pending() : std::optional(called_.front());
}

/// The sheet is shown when a round ends, and when the match does; taken away when they have not ended after
/// all.
void MatchEditor::refresh_scores() {
    const bool over = session_.shown().status == core::Status::finished;
    if (rounds() > rounds_seen_ || (over && !over_seen_)) {
        view_.sheet = sheet_of(over ? rounds() : rounds() - 1);
    } else if (view_.sheet) {
        view_.sheet.reset();
        if (rounds() == rounds_seen_ && over == over_seen_) {
            view_.sheet = sheet_of(rounds());
        }
    }
    rounds_seen_ = rounds();
    over_seen_ = over;
}

ScoreSheet MatchEditor::sheet_of(std::size_t round) const {
    return {session_.shown().scores, round, said_of_rematch(database_, session_), session_.thinking_times(),
            wins_of(session_.evening())};
}

void MatchEditor::refresh_end() {
    const auto* resting = std::get_if<LineView::Resting>(&line_.view().mode);
    view_.ending.reset();
    if (resting != nullptr && resting->why.id.empty()) {
        view_.ending = {session_.shown().scores, !session_.read_only(),
                        can_change_roles(database_, session_)};
    }
}

}  // namespace app
