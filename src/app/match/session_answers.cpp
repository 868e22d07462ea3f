#include "app/match/session.h"

#include <algorithm>
#include <utility>

#include "app/derive/correction.h"
#include "app/derive/disclosure.h"

namespace app {

namespace {

using core::Seq;

/// How many corrections at the end of a journal are looked through for a ruling without answer.
constexpr std::size_t most_looked_through = 50;

}  // namespace

/// Rulings wait until the match goes on; corrections only strike those that they settle.
void Session::take_in(std::vector<Ruling> rulings, Seq at, const core::Reading& after) {
    if (!correction_in(record_.facts[static_cast<std::size_t>(at) - 1].text)) {
        pending_.clear();
    }
    std::erase_if(pending_, [&](const Ruling& ruling) {
        const auto again = [&](const Ruling& other) {
            return other.about == ruling.about && other.among == ruling.among;
        };
        return !still_holds(ruling, after) || std::ranges::any_of(rulings, again);
    });
    std::ranges::move(rulings, std::back_inserter(pending_));
}

/// A ruling says no more of an entry than the log does, and no reason that only the referee knows.
Ruling Session::as_told(Ruling ruling) const {
    if (!ruling.among.empty()) {
        const core::Finding finding =
            said_aloud({ruling.at, ruling.rule, ruling.among, core::reason(ruling.verdict)}, open());
        ruling.sentence = sentence_on(finding);
        ruling.verdict = core::Presumed{finding.rule, finding.reason};
        return ruling;
    }
    core::Ruled told = open().entries[static_cast<std::size_t>(ruling.about) - 1];
    if (told.hidden) {
        const auto facts = silenced(record_, *game_, told.amended_by.value_or(told.seq));
        const core::Reading by_this_alone = game_->read(record_.header, facts, {});
        told.verdict = by_this_alone.entries[static_cast<std::size_t>(ruling.about) - 1].verdict;
        told.text = told_of(ruling.about);
    }
    told.verdict = said_aloud(ruling.verdict, told.verdict);
    ruling.verdict = told.verdict;
    ruling.sentence = sentence_on(told);
    return ruling;
}

/// What waits for an answer follows from the journal alone, so that a restart asks again.
void Session::recall_pending() {
    pending_.clear();
    if (!speaks_up(policy_) || record_.facts.empty()) {
        return;
    }
    const std::size_t all = record_.facts.size();
    std::size_t first = all - 1;
    while (first > 0 && all - first < most_looked_through && correction_in(record_.facts[first].text)) {
        --first;
    }
    const Seq answered = journal_.answered_up_to(match_);
    core::Reading before = read(first);
    for (std::size_t lines = first + 1; lines <= all; ++lines) {
        core::Reading after = lines == all ? reading_ : read(lines);
        const Seq at = static_cast<Seq>(lines);
        if (at > answered) {
            take_in(rulings_of_line(before, after, at, policy_), at, after);
        }
        before = std::move(after);
    }
}

std::optional<Ruling> Session::pending() const {
    return pending_.empty() ? std::nullopt : std::optional(as_told(pending_.front()));
}

bool Session::must_answer() const {
    return policy_ == Policy::strict && !pending_.empty() &&
           std::ranges::find(pending_.front().answers, Answer::stands) == pending_.front().answers.end();
}

std::optional<std::string> Session::answer(const Ruling& ruling, Answer answer) {
    if (answer == Answer::stands) {
        std::erase_if(pending_, [&](const Ruling& other) {
            return other.about == ruling.about && other.at == ruling.at && other.among == ruling.among;
        });
        if (pending_.empty() && !read_only()) {
            journal_.set_answered_up_to(match_, static_cast<Seq>(record_.facts.size()));
        }
        return std::nullopt;
    }
    if (answer == Answer::taken_back) {
        undo_entry(ruling.about, true);
        return std::nullopt;
    }
    std::string line = text_of(ruling.about);
    if (!is_built_on(ruling.about, reading_)) {
        undo_entry(ruling.about, false);
    }
    return line;
}

Slot Session::slot_for(const Ruling& ruling) const {
    const bool stands = reading_.entries[static_cast<std::size_t>(ruling.about) - 1].stands;
    return stands ? Slot{Slot::Kind::amend, ruling.about} : Slot{};
}

core::Printed Session::told_of(Seq seq) const {
    const core::Ruled& told = shown().entries[static_cast<std::size_t>(seq) - 1];
    const core::Ruled& whole = reading_.entries[static_cast<std::size_t>(seq) - 1];
    return told.hidden ? known_to_all(whole, seats(), *game_) : told.veiled ? told.text : whole.text;
}

std::string Session::text_of(Seq seq) const {
    const core::Printed told = told_of(seq);
    const std::string& text = told;
    if (shown().entries[static_cast<std::size_t>(seq) - 1].hidden) {
        return text;
    }
    const auto correction = correction_in(text);
    const bool holds_entry =
        correction && correction->kind == Correction::Kind::insert && !correction->entry.empty();
    return holds_entry ? core::joined(correction->entry) : text;
}

std::vector<Ruling> Session::call_referee() {
    if (policy_ == Policy::silent && reading_.status == core::Status::open) {
        return {};
    }
    std::vector<Ruling> rulings = rulings_since(reading_, ruled_up_to_, policy_);
    std::ranges::transform(rulings, rulings.begin(),
                           [this](const Ruling& ruling) { return as_told(ruling); });
    const Seq last = static_cast<Seq>(record_.facts.size());
    if (!read_only()) {
        journal_.set_ruled_up_to(match_, last);
    }
    ruled_up_to_ = last;
    forget_views();
    return rulings;
}

}  // namespace app
