#include "app/derive/disclosure.h"

#include <algorithm>

#include "app/derive/secrets.h"
#include "core/common.h"

namespace app {

using core::Seq;

namespace {

/// A note in place of what the line says; it corrects the same line.
std::string silent(const std::string& line) {
    const auto tokens = core::tokenize(line);
    const bool corrects = tokens && tokens->size() > 1 && core::is_correction(tokens->front());
    return corrects ? core::joined(std::span(*tokens).first(2)) + " note hidden" : "note hidden";
}

core::Text no_more() {
    return {N_("this contradicts what only the referee was shown, and more is not said"), {}};
}

struct Reasoned {
    core::Text reason;

    core::Verdict operator()(core::Legal legal) const { return legal; }
    core::Verdict operator()(const core::Presumed& verdict) const {
        return core::Presumed{verdict.rule, reason};
    }
    core::Verdict operator()(const core::Illegal& verdict) const {
        return core::Illegal{verdict.rule, reason};
    }
    core::Verdict operator()(const core::Impossible& verdict) const {
        return core::Impossible{verdict.rule, reason};
    }
};

}  // namespace

std::vector<core::Fact> silenced(const core::Record& record, const core::Game& game, Seq kept) {
    const std::vector<bool> hidden = hidden_lines(record, game);
    std::vector<core::Fact> facts = record.facts;
    for (std::size_t i = 0; i < facts.size(); ++i) {
        if (hidden[i] && facts[i].seq != kept) {
            facts[i].text = silent(facts[i].text);
        }
    }
    return facts;
}

core::Verdict said_aloud(core::Verdict verdict, const core::Verdict& of_the_table) {
    const auto rule = core::rule(verdict);
    if (core::kind(verdict) == core::kind(of_the_table) && rule == core::rule(of_the_table)) {
        return of_the_table;
    }
    return std::visit(Reasoned{no_more()}, verdict);
}

core::Reading announced(core::Reading seen, const core::Reading& whole, bool illegal_too) {
    for (core::Ruled& entry : seen.entries) {
        const core::Ruled& known = whole.entries[static_cast<std::size_t>(entry.seq) - 1];
        const core::Kind is = core::kind(known.verdict);
        const core::Kind was = core::kind(entry.verdict);
        const bool impossible = is == core::Kind::impossible || was == core::Kind::impossible;
        if (entry.judged && known.judged && is != was &&
            (impossible || (illegal_too && is == core::Kind::illegal))) {
            entry.settled = known.settled;
            if (entry.settled) {
                entry.settled->was = std::get<core::Presumed>(said_aloud(known.settled->was, entry.verdict));
            }
            entry.verdict = said_aloud(known.verdict, entry.verdict);
        }
    }
    return seen;
}

core::Verdict said_to_who_typed(const core::Record& record, const core::Game& game, Seq about,
                                const core::Verdict& verdict) {
    if (core::kind(verdict) == core::Kind::legal) {
        return verdict;
    }
    const auto entry_in = [about](const core::Reading& reading) -> const core::Ruled& {
        return reading.entries[static_cast<std::size_t>(about) - 1];
    };
    const core::Reading seen = seen_by_the_table(record, game);
    if (!entry_in(seen).hidden && !entry_in(seen).veiled) {
        return said_aloud(verdict, entry_in(seen).verdict);
    }
    // That it was done before is no secret: everybody knows that an entry was made, if not what it says.
    if (core::rule(verdict) == "core/done") {
        return verdict;
    }
    const auto facts = silenced(record, game, record.facts.back().seq);
    // The entries that it rests on would say more than the reason: whose what is.
    return core::resting_on({}, said_aloud(verdict, entry_in(game.read(record.header, facts, {})).verdict));
}

core::Finding said_aloud(core::Finding finding, const core::Reading& of_the_table) {
    const auto same = std::ranges::find_if(of_the_table.findings, [&](const core::Finding& other) {
        return other.at == finding.at && other.rule == finding.rule && other.among == finding.among;
    });
    finding.reason = same == of_the_table.findings.end() ? no_more() : same->reason;
    return finding;
}

core::Printed known_to_all(const core::Ruled& entry, const std::vector<std::string>& seats,
                           const core::Game& game) {
    auto tokens = core::split(entry.text.str()).tokens;
    std::vector<std::string> known;
    std::optional<Seq> amended;
    if (tokens.size() > 2 && core::is_correction(tokens.front())) {
        if (tokens.front() == "amend") {
            known.assign(tokens.begin(), tokens.begin() + 2);
            amended = core::number(tokens[1]);
        }
        tokens.erase(tokens.begin(), tokens.begin() + 2);
    }
    if (!entry.seat || tokens.size() < 2 || tokens[1] != seats[static_cast<std::size_t>(*entry.seat)]) {
        return {};
    }
    known.insert(known.end(), tokens.begin(), tokens.begin() + 2);
    core::Text what = core::verbatim(tokens.front());
    for (const core::LineForm& form : game.forms()) {
        if (form.word() == tokens.front()) {
            what = {form.label, {}};
        }
    }
    core::Text sentence{N_("{0}: {1}"), {tokens[1], std::move(what)}};
    return {core::joined(known),
            amended ? core::sentence_of_amend(*amended, std::move(sentence)) : std::move(sentence)};
}

}  // namespace app
