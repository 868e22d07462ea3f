#include "app/editor/explanation.h"

#include <algorithm>

namespace app {

core::Verdict grounds_of(const core::Ruled& entry) {
    return entry.confirmed() ? core::Verdict(entry.settled->was) : entry.verdict;
}

Explanation explained(const core::Ruled& entry, core::Text sentence) {
    const core::Kind kind = core::kind(entry.verdict);
    const core::Verdict verdict = grounds_of(entry);
    Explanation said;
    said.about = {"{0} · {1}", {core::Text{N_("entry {0}"), {entry.seq}}, std::move(sentence)}};
    if (kind == core::Kind::legal && !entry.confirmed()) {
        said.why = {N_("Entry {0} is in order."), {entry.seq}};
    } else {
        core::Text word = entry.confirmed()
                              ? core::Text{N_("presumed, and certain since entry {0}"), {entry.settled->by}}
                              : core::Text{core::word(kind), {}};
        said.why = {"{0}: {1}", {std::move(word), core::reason(verdict)}};
    }
    said.rule = core::rule(verdict).value_or(core::RuleId());
    said.from = core::rests_on(verdict);
    if (entry.settled && std::ranges::find(said.from, entry.settled->by) == said.from.end()) {
        said.from.push_back(entry.settled->by);
    }
    return said;
}

}  // namespace app
