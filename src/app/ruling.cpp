#include "app/ruling.h"

#include <algorithm>

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
            {core::reason(entry.verdict), entry.seq, entry.text, title_of(*core::rule(entry.verdict))}};
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
        const Seq at = entry.proven_by.value_or(entry.seq);
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
    std::erase_if(
        marks, [](core::Mark mark) { return mark == core::Mark::illegal || mark == core::Mark::presumed; });
}

}  // namespace

Reading untold_removed(Reading reading, const std::function<bool(Seq)>& told) {
    for (Ruled& entry : reading.entries) {
        const bool late = entry.proven_by && !told(*entry.proven_by);
        if (core::kind(entry.verdict) != core::Kind::impossible && (late || !told(entry.seq))) {
            entry.verdict = core::Legal{};
            entry.was_presumed = false;
            entry.proven_by.reset();
        }
    }
    std::erase_if(reading.findings, [&](const core::Finding& finding) { return !told(finding.at); });
    for (core::Zone& zone : reading.table.zones) {
        for (core::Place& place : zone.places) {
            if (!told(static_cast<Seq>(reading.entries.size()))) {
                remove_marks(place.marks);
            }
            for (core::Token& token : place.tokens) {
                if (token.seq == 0 || !told(token.seq)) {
                    remove_marks(token.marks);
                }
            }
        }
    }
    return reading;
}

}  // namespace app
