#include "app/match/steps.h"

#include <algorithm>

namespace app {

namespace {

bool is_same_round(const Step& one, const Step& other) {
    return one.where.round == other.where.round;
}
bool is_same_turn(const Step& one, const Step& other) {
    return is_same_round(one, other) && one.where.turn == other.where.turn;
}

int next_group(const std::vector<Step>& steps, int from, Direction to, auto is_same) {
    const int last = static_cast<int>(steps.size()) - 1;
    const auto begins = [&](int step) {
        const auto at = static_cast<std::size_t>(step);
        return step == 0 || !is_same(steps[at - 1], steps[at]);
    };
    if (to == Direction::on) {
        int step = from + 1;
        while (step < last && !begins(step)) {
            ++step;
        }
        return std::min(step, last);
    }
    int step = from - 1;
    while (step >= 0 && !begins(step)) {
        --step;
    }
    return std::max(step, -1);
}

bool is_foul(const Session& session, const core::Ruled& entry) {
    return entry.stands && entry.judged && core::kind(entry.verdict) == core::Kind::illegal &&
           session.may_tell(entry.seq);
}

}  // namespace

std::vector<Step> steps(const Session& session, bool whole) {
    const std::vector<core::Moment> moments = session.moments(whole);
    const bool over = session.reading().status != core::Status::open;
    const core::Reading& told = whole && over ? session.reading() : session.shown();
    const std::vector<store::Thought> thoughts = session.thoughts();
    std::vector<int> thought(thoughts.empty() ? 0 : told.scores.names.size());
    std::vector<Step> all;
    all.reserve(moments.size());
    for (const core::Moment& moment : moments) {
        const core::Ruled& entry = told.entries[static_cast<std::size_t>(moment.seq) - 1];
        const bool scored = all.empty()
                                ? std::ranges::any_of(moment.totals, [](int points) { return points != 0; })
                                : moment.totals != all.back().totals;
        const auto known = std::ranges::find(thoughts, moment.seq, &store::Thought::seq);
        if (known != thoughts.end()) {
            thought.at(static_cast<std::size_t>(known->seat)) += known->seconds;
        }
        all.push_back({moment.seq, moment.where, moment.totals, is_foul(session, entry),
                       session.text_of(moment.seq).starts_with("note "), scored, thought});
    }
    return all;
}

std::optional<int> next(const std::vector<Step>& steps, int from, Direction to, bool Step::*kind) {
    const int by = to == Direction::on ? 1 : -1;
    for (int step = from + by; step >= 0 && step < static_cast<int>(steps.size()); step += by) {
        if (steps[static_cast<std::size_t>(step)].*kind) {
            return step;
        }
    }
    return std::nullopt;
}

int next_turn(const std::vector<Step>& steps, int from, Direction to) {
    return next_group(steps, from, to, is_same_turn);
}

int next_round(const std::vector<Step>& steps, int from, Direction to) {
    return next_group(steps, from, to, is_same_round);
}

}  // namespace app
