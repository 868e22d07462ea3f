#include "app/editor/match_review.h"

#include <algorithm>
#include <utility>

#include "app/editor/tapping.h"
#include "app/match/rematch.h"
#include "core/record.h"

namespace app {

MatchReview::MatchReview(store::Database& database, const std::string& match)
    : database_(database), session_(database, match), line_(session_, LineEditor::Asks::corrections) {
    read_anew();
    view_.step = static_cast<int>(steps_.size()) - 1;
    refresh();
}

void MatchReview::apply(const LineAction& action) {
    if (const auto entered = line_.apply(action)) {
        take(*entered);
    }
}

void MatchReview::apply(const ReviewAction& action) {
    std::visit([this](const auto& each) { on(each); }, action);
}

/// The match is another one since it was corrected, or more of it is told.
void MatchReview::read_anew() {
    if (whole_) {
        const std::vector<core::Seq>& order = session_.shown().order;
        whole_ = session_.whole_until(order.empty() ? 0 : order.back());
    }
    steps_ = app::steps(session_, whole_.has_value());
    log_ = log_rows(session_, reading());
    view_.may_show_secrets = session_.reading().status != core::Status::open &&
                             std::ranges::any_of(session_.shown().entries, &core::Ruled::hidden);
    ++view_.edition;
}

int MatchReview::step_of(core::Seq seq) const {
    const auto found = std::ranges::find(steps_, seq, &Step::seq);
    return found == steps_.end() ? -1 : static_cast<int>(found - steps_.begin());
}

void MatchReview::on(const GoTo& action) {
    view_.step = std::clamp(action.step, -1, static_cast<int>(steps_.size()) - 1);
    refresh();
}

void MatchReview::on(const GoToEntry& action) {
    if (const int step = step_of(action.seq); step >= 0) {
        view_.sheet.reset();
        on(GoTo{step});
    }
}

void MatchReview::on(const ShowSecrets& action) {
    view_.secrets = action.shown;
    whole_.reset();
    if (action.shown) {
        whole_.emplace();
    }
    read_anew();
    on(GoTo{view_.step});
}

/// At the end of the match it comes behind all.
void MatchReview::on(const TakeNote& action) {
    const auto next = static_cast<std::size_t>(view_.step) + 1;
    const Slot slot = next >= steps_.size() ? Slot{} : Slot{Slot::Kind::insert, steps_[next].seq};
    const Entered entered = session_.enter("note " + core::quoted(action.text), slot);
    entered.refused() ? line_.say(why_not(entered.verdict), Tone::alarm) : take(entered);
}

void MatchReview::on(const ShowScores& action) {
    view_.sheet.reset();
    if (action.shown) {
        view_.sheet.emplace();
        refresh();
    }
}

void MatchReview::on(const Explain& action) {
    view_.explanation.reset();
    if (action.seq && !session_.may_tell(*action.seq)) {
        line_.say({N_("The referee keeps silent about this for now."), {}});
    } else if (action.seq) {
        view_.explanation =
            explained(ruled(*action.seq), log_.at(static_cast<std::size_t>(*action.seq) - 1).sentence());
    }
}

/// The match is looked at where the new entry came to stand, or where it was.
void MatchReview::take(const Entered& entered) {
    const core::Seq before = view_.seq;
    view_.explanation.reset();
    line_.begin();
    line_.settle();
    read_anew();
    for (const core::Seq seq : {before, entered.seq}) {
        const int step = step_of(seq);
        view_.step = step >= 0 ? step : view_.step;
    }
    on(GoTo{view_.step});
}

/// Before the first entry nothing has been played: the table after no entry.
void MatchReview::refresh() {
    view_.seq = view_.step < 0 ? 0 : steps_[static_cast<std::size_t>(view_.step)].seq;
    core::Reading then = whole_ ? session_.whole_until(view_.seq) : session_.shown_until(view_.seq);
    view_.table = *then.table;
    view_.totals = then.scores.totals;
    refresh_verdict(then);
    if (view_.sheet) {
        const std::size_t rounds = then.scores.rounds->size();
        view_.sheet = {std::move(then.scores), rounds, said_of_rematch(database_, session_),
                       thinking_times_so_far()};
    }
}

std::vector<store::ThinkingTime> MatchReview::thinking_times_so_far() const {
    std::vector<store::Thought> thoughts = session_.thoughts();
    std::erase_if(thoughts,
                  [this](const store::Thought& thought) { return step_of(thought.seq) > view_.step; });
    return thoughts.empty() ? std::vector<store::ThinkingTime>{}
                            : store::thinking_times(thoughts, names().size());
}

/// What was ruled then; what came to light later is a link.
void MatchReview::refresh_verdict(const core::Reading& then) {
    view_.says = {};
    view_.links.clear();
    view_.is_ruled = false;
    if (view_.seq == 0) {
        return;
    }
    const auto place = static_cast<std::size_t>(view_.seq) - 1;
    view_.says = log_.at(place).sentence();
    if (!session_.may_tell(view_.seq)) {
        return;
    }
    if (const core::Verdict& verdict = then.entries.at(place).verdict;
        core::kind(verdict) != core::Kind::legal) {
        view_.says = {
            "{0} — {1}: {2}",
            {std::move(view_.says), core::Text{core::word(core::kind(verdict)), {}}, core::reason(verdict)}};
    }
    const core::Ruled& entry = ruled(view_.seq);
    view_.is_ruled = entry.settled || core::kind(entry.verdict) != core::Kind::legal;
    if (entry.settled) {
        const core::Seq by = entry.settled->by;
        view_.links.push_back(
            {{entry.confirmed() ? N_("Certain since entry {0}") : N_("Proven illegal by entry {0}"), {by}},
             by});
    }
    for (const Step& step : steps_) {
        const core::Ruled& other = ruled(step.seq);
        if (other.settled && other.settled->by == view_.seq) {
            view_.links.push_back(
                {{other.confirmed() ? N_("Makes entry {0} certain") : N_("Proves entry {0} illegal"),
                  {step.seq}},
                 step.seq});
        }
    }
}

}  // namespace app
