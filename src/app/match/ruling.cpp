#include "app/match/ruling.h"

#include <algorithm>
#include <utility>

#include "games/catalog.h"

namespace app {

namespace {

using core::Reading;
using core::Ruled;
using core::Seq;
using core::Text;

const Ruled& entry_of(const Reading& reading, Seq seq) {
    return reading.entries[static_cast<std::size_t>(seq) - 1];
}

bool is_illegal(const Ruled& entry) {
    return entry.stands && entry.judged && core::kind(entry.verdict) == core::Kind::illegal;
}

Text title_of(std::string_view rule) {
    const core::Rule* found = games::rule(rule);
    return found != nullptr ? Text{found->title, {}} : core::verbatim(std::string(rule));
}

/// Under `strict` an illegal entry does not stand; but what others have built on stands.
std::vector<Answer> answers_to(Seq about, const Reading& reading, Policy policy) {
    std::vector<Answer> answers{Answer::mistyped, Answer::taken_back};
    if (policy != Policy::strict || is_built_on(about, reading)) {
        answers.push_back(Answer::stands);
    }
    return answers;
}

Ruling ruling_on(const Ruled& entry, Seq at, const Reading& reading, Policy policy) {
    return {entry.seq,
            at,
            entry.verdict,
            *core::rule(entry.verdict),
            sentence_on(entry),
            {},
            answers_to(entry.seq, reading, policy)};
}

Ruling ruling_on(const core::Finding& finding) {
    return {finding.at,
            finding.at,
            core::Presumed{finding.rule, finding.reason},
            finding.rule,
            sentence_on(finding),
            finding.among,
            {Answer::mistyped, Answer::stands}};
}

bool is_in(const core::Finding& finding, const Reading& reading) {
    return std::ranges::any_of(reading.findings, [&](const core::Finding& other) {
        return other.at == finding.at && other.rule == finding.rule && other.among == finding.among;
    });
}

void order_own_first(std::vector<Ruling>& rulings) {
    std::ranges::stable_partition(rulings, [](const Ruling& ruling) { return ruling.about == ruling.at; });
}

}  // namespace

core::Text sentence_on(const core::Ruled& entry) {
    if (entry.text.empty()) {
        return {N_("Entry {1} is illegal: {0}. It breaks the rule “{2}”."),
                {core::reason(entry.verdict), entry.seq, title_of(*core::rule(entry.verdict))}};
    }
    return {N_("Entry {1} ({2}) is illegal: {0}. It breaks the rule “{3}”."),
            {core::reason(entry.verdict), entry.seq, entry.text.sentence(),
             title_of(*core::rule(entry.verdict))}};
}

core::Text sentence_on(const core::Finding& finding) {
    std::vector<Text> numbers;
    numbers.reserve(finding.among.size());
    for (const Seq seq : finding.among) {
        numbers.push_back(core::verbatim(std::to_string(seq)));
    }
    if (finding.reason.id.empty()) {
        return {N_("The entries {0} cannot all be true by the rule “{1}”."),
                {core::listed(numbers), title_of(finding.rule)}};
    }
    return {N_("The entries {0} cannot all be true by the rule “{2}”: {1}."),
            {core::listed(numbers), finding.reason, title_of(finding.rule)}};
}

std::optional<core::Text> sentence_on(const core::Reckoning& round, const Reading& reading,
                                      const core::ClaimWords& words) {
    std::vector<Text> wrong;
    std::vector<Text> open;
    for (const Seq seq : round.claims) {
        const Ruled& entry = entry_of(reading, seq);
        const core::Kind kind = core::kind(entry.verdict);
        if (kind == core::Kind::illegal) {
            wrong.push_back(entry.text.empty() ? Text{N_("entry {0}"), {seq}}
                                               : Text{N_("entry {0} ({1})"), {seq, entry.text.sentence()}});
        } else if (kind == core::Kind::presumed) {
            open.push_back(core::verbatim(std::to_string(seq)));
        }
    }
    const int all = static_cast<int>(round.claims.size());
    const Text counted{words.counted, {all}};
    if (all == 0) {
        return std::nullopt;
    }
    if (wrong.empty() && open.empty()) {
        return Text{words.in_order, {all}};
    }
    if (open.empty()) {
        return Text{N_("{0}; not in order: {1}."), {counted, core::listed(wrong)}};
    }
    if (wrong.empty()) {
        return Text{N_("{0}; never certain: {1}; all others in order."), {counted, core::listed(open)}};
    }
    return Text{N_("{0}; not in order: {1}; never certain: {2}."),
                {counted, core::listed(wrong), core::listed(open)}};
}

bool is_built_on(Seq entry, const Reading& reading) {
    return reading.order.empty() || reading.order.back() != entry;
}

std::vector<Ruling> rulings_of_line(const Reading& before, const Reading& after, Seq at, Policy policy) {
    std::vector<Ruling> rulings;
    for (const Ruled& entry : after.entries) {
        const bool is_new =
            entry.seq == at || entry.amended_by == at || !is_illegal(entry_of(before, entry.seq));
        if (is_illegal(entry) && is_new) {
            rulings.push_back(ruling_on(entry, at, after, policy));
        }
    }
    order_own_first(rulings);
    for (const core::Finding& finding : after.findings) {
        if (!is_in(finding, before)) {
            rulings.push_back(ruling_on(finding));
        }
    }
    return rulings;
}

std::vector<Ruling> rulings_since(const Reading& reading, Seq since, Policy policy) {
    std::vector<Ruling> rulings;
    for (const Ruled& entry : reading.entries) {
        const Seq at = entry.settled ? entry.settled->by : entry.seq;
        if (is_illegal(entry) && std::max(at, entry.amended_by.value_or(0)) > since) {
            rulings.push_back(ruling_on(entry, at, reading, policy));
        }
    }
    for (const core::Finding& finding : reading.findings) {
        if (finding.at > since) {
            rulings.push_back(ruling_on(finding));
        }
    }
    return rulings;
}

bool still_holds(const Ruling& ruling, const Reading& reading) {
    if (ruling.among.empty()) {
        return is_illegal(entry_of(reading, ruling.about));
    }
    return std::ranges::any_of(reading.findings, [&](const core::Finding& finding) {
        return finding.at == ruling.at && finding.among == ruling.among;
    });
}

namespace {

void remove_marks(std::vector<core::Mark>& marks) {
    std::erase_if(marks, [](core::Mark mark) {
        return mark == core::Mark::illegal || mark == core::Mark::presumed || mark == core::Mark::confirmed;
    });
}

using IsTold = std::function<bool(Seq)>;

/// Whether those who are told hear of it as presumed: what settled it comes later.
bool is_open_yet(const Ruled& entry, const IsTold& told) {
    return told(entry.seq) && entry.settled && !told(entry.settled->by);
}

void untell_marks(core::Token& token, const Reading& reading, const IsTold& told) {
    const bool known = token.seq != 0 && told(token.seq);
    const bool open = known && is_open_yet(entry_of(reading, token.seq), told);
    if (!known || open) {
        remove_marks(token.marks);
    }
    if (open) {
        token.marks.push_back(core::Mark::presumed);
    }
}

void untell_marks(Reading& reading, const IsTold& told) {
    for (core::Zone& zone : reading.table->zones) {
        for (core::Place& place : zone.places) {
            if (!told(static_cast<Seq>(reading.entries.size()))) {
                remove_marks(place.marks);
            }
            for (core::Token& token : place.tokens) {
                untell_marks(token, reading, told);
            }
        }
    }
}

/// A round is spoken of as a whole, or not at all.
void untell_claims(Reading& reading, const IsTold& told) {
    for (core::Reckoning& round : *reading.scores.rounds) {
        if (!std::ranges::all_of(round.claims, [&](Seq seq) {
                return told(seq) && !is_open_yet(entry_of(reading, seq), told);
            })) {
            round.claims.clear();
        }
    }
}

}  // namespace

Reading untold_removed(Reading reading, const IsTold& told) {
    untell_marks(reading, told);
    untell_claims(reading, told);
    for (Ruled& entry : reading.entries) {
        if (core::kind(entry.verdict) == core::Kind::impossible) {
            continue;
        }
        if (!told(entry.seq)) {
            entry.verdict = core::Legal{};
            entry.settled.reset();
        } else if (is_open_yet(entry, told)) {
            entry.verdict = std::exchange(entry.settled, {})->was;
        }
    }
    std::erase_if(reading.findings, [&](const core::Finding& finding) { return !told(finding.at); });
    return reading;
}

}  // namespace app
