#include <algorithm>

#include "app/aloud.h"
#include "app/session.h"

namespace app {

namespace {

using core::Kind;
using core::Reading;
using core::Ruled;
using core::Text;

/// What an entry is to the match; one that does not stand is nothing.
std::optional<Kind> standing(const Reading& reading, std::size_t place) {
    if (place >= reading.entries.size()) {
        return std::nullopt;
    }
    const Ruled& entry = reading.entries[place];
    return entry.stands && entry.judged && !entry.correction ? std::optional(core::kind(entry.verdict))
                                                             : std::nullopt;
}

Text change_of_verdict(const Ruled& entry) {
    const std::vector<core::Arg> who{entry.seq, entry.text};
    switch (core::kind(entry.verdict)) {
        case Kind::legal:
            return {N_("Entry {0} ({1}) becomes legal."), who};
        case Kind::presumed:
            return {N_("Entry {0} ({1}) becomes presumed to be in order."), who};
        case Kind::illegal:
            return {N_("Entry {0} ({1}) becomes illegal: {2}."),
                    {entry.seq, entry.text, core::reason(entry.verdict)}};
        case Kind::impossible:
            return {N_("Entry {0} ({1}) becomes impossible and drops out: {2}."),
                    {entry.seq, entry.text, core::reason(entry.verdict)}};
    }
    return {};
}

void add_verdicts(const Reading& before, const Reading& after, bool all_told, std::vector<Text>& changes) {
    for (std::size_t place = 0; place < before.entries.size(); ++place) {
        const auto was = standing(before, place);
        const auto is = standing(after, place);
        const bool concerns_impossible = was == Kind::impossible || is == Kind::impossible;
        if (was && is && was != is && (all_told || concerns_impossible)) {
            changes.push_back(change_of_verdict(after.entries[place]));
        }
    }
}

void add_points(const Reading& before, const Reading& after, std::vector<Text>& changes) {
    const std::size_t seats = std::min(before.scores.totals.size(), after.scores.totals.size());
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const int was = before.scores.totals[seat];
        const int is = after.scores.totals[seat];
        if (was != is) {
            changes.push_back(
                {N_("{0} has {1} points instead of {2}."), {after.scores.names[seat], is, was}});
        }
    }
}

Text listed(const std::vector<std::string>& names) {
    std::vector<Text> texts;
    std::ranges::transform(names, std::back_inserter(texts), core::verbatim);
    return core::listed(texts);
}

void add_end(const Reading& before, const Reading& after, std::vector<Text>& changes) {
    if (before.status != after.status) {
        changes.push_back(after.status == core::Status::open       ? Text{N_("The match is open again."), {}}
                          : after.status == core::Status::finished ? Text{N_("The match is over."), {}}
                                                                   : Text{N_("The match is abandoned."), {}});
    }
    const auto& was = before.scores.winners;
    const auto& is = after.scores.winners;
    if (was == is) {
        return;
    }
    changes.push_back(was.empty()  ? Text{N_("Winner: {0}."), {listed(is)}}
                      : is.empty() ? Text{N_("{0} no longer wins."), {listed(was)}}
                                   : Text{N_("Winner: {0} instead of {1}."), {listed(is), listed(was)}});
}

/// Entries that are hidden are called by what everybody may know of them.
Reading named(Reading seen, const Reading& whole, const std::vector<std::string>& seats) {
    for (std::size_t i = 0; i < seen.entries.size(); ++i) {
        if (seen.entries[i].hidden) {
            seen.entries[i].text = known_to_all(whole.entries[i], seats);
        }
    }
    return seen;
}

}  // namespace

Preview Session::preview(std::string_view line, Slot slot) const {
    const Candidate candidate = look_at(line, slot);
    if (core::kind(candidate.verdict) == Kind::impossible) {
        return {candidate.verdict, {}};
    }
    // A correction may be looked at and dropped: it must not tell more of hidden hands than the table sees.
    // Only what drops out by it is said all the same: nobody could make sense of the table without.
    const core::View table{{core::Viewer::Kind::audience, 0}, {}, {}};
    std::vector<core::Fact> facts = record_.facts;
    const Reading before = announced(game_->read(record_.header, facts, table), reading_, false);
    facts.push_back({static_cast<core::Seq>(facts.size()) + 1, 0, candidate.text});
    const Reading after =
        named(announced(game_->read(record_.header, facts, table), candidate.reading, false),
              candidate.reading, seats());
    const bool all_told = app::may_tell(policy_, reading_.status, facts.back().seq, ruled_up_to_);
    Preview preview;
    if (all_told) {
        preview.verdict = after.entries[static_cast<std::size_t>(candidate.changed) - 1].verdict;
    }
    add_verdicts(before, after, all_told, preview.changes);
    add_points(reading_, candidate.reading, preview.changes);
    add_end(reading_, candidate.reading, preview.changes);
    return preview;
}

}  // namespace app
