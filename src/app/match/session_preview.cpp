#include "app/match/session.h"

#include <algorithm>

#include "app/derive/disclosure.h"
#include "app/words/numbers.h"
#include "store/matches/people.h"
#include "store/statistics/rank.h"
#include "store/statistics/ratings.h"

namespace app {

namespace {

using core::Kind;
using core::Reading;
using core::Ruled;
using core::Text;
using About = Change::About;

/// What an entry is to the match; one that does not stand is nothing.
std::optional<Kind> kind_if_it_stands(const Reading& reading, std::size_t place) {
    if (place >= reading.entries.size()) {
        return std::nullopt;
    }
    const Ruled& entry = reading.entries[place];
    return entry.stands && entry.judged && !entry.correction ? std::optional(core::kind(entry.verdict))
                                                             : std::nullopt;
}

Text change_of_verdict(const Ruled& entry) {
    const std::vector<core::Arg> who{entry.seq, entry.text.sentence()};
    switch (core::kind(entry.verdict)) {
        case Kind::legal:
            return {N_("Entry {0} ({1}) becomes legal."), who};
        case Kind::presumed:
            return {N_("Entry {0} ({1}) becomes presumed to be in order."), who};
        case Kind::illegal:
            return {N_("Entry {0} ({1}) becomes illegal: {2}."),
                    {entry.seq, entry.text.sentence(), core::reason(entry.verdict)}};
        case Kind::impossible:
            return {N_("Entry {0} ({1}) becomes impossible and drops out: {2}."),
                    {entry.seq, entry.text.sentence(), core::reason(entry.verdict)}};
    }
    return {};
}

Text entry_named(const Ruled& entry) {
    return entry.text.empty() ? Text{N_("entry {0}"), {entry.seq}}
                              : Text{N_("entry {0}: {1}"), {entry.seq, entry.text.sentence()}};
}

/// In a word; where verdicts are not told, only whether it stands.
Text word_of(std::optional<Kind> kind, bool told) {
    if (!kind) {
        return {N_("undone"), {}};
    }
    return told || *kind == Kind::impossible ? Text{core::word(*kind), {}} : Text{N_("stands"), {}};
}

void add_verdicts(const Reading& before, const Reading& after, bool all_told, Preview& preview) {
    for (std::size_t place = 0; place < before.entries.size(); ++place) {
        const Ruled& entry = after.entries[place];
        const auto was = kind_if_it_stands(before, place);
        const auto is = kind_if_it_stands(after, place);
        const bool concerns_impossible = was == Kind::impossible || is == Kind::impossible;
        const bool is_struck = was.has_value() != is.has_value() && !entry.correction;
        const bool is_ruled_anew = was && is && was != is && (all_told || concerns_impossible);
        if (!is_struck && !is_ruled_anew) {
            continue;
        }
        Change change{About::verdict, entry_named(entry), word_of(was, all_told), word_of(is, all_told)};
        if (is_ruled_anew) {
            change.says = change_of_verdict(entry);
            preview.changes.push_back(change.says);
        }
        preview.table.push_back(std::move(change));
    }
}

void add_points(const Reading& before, const Reading& after, Preview& preview) {
    const std::size_t seats = std::min(before.scores.totals.size(), after.scores.totals.size());
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const int was = before.scores.totals[seat];
        const int is = after.scores.totals[seat];
        if (was != is) {
            const std::string& name = after.scores.names[seat];
            Change change{About::points, core::verbatim(name), core::verbatim(core::with_minus(was)),
                          core::verbatim(core::with_minus(is)), core::with_sign(is - was)};
            change.says = {NN_("{0} has {1} point instead of {2}.", "{0} has {1} points instead of {2}."),
                           {name, is, was}};
            preview.changes.push_back(change.says);
            preview.table.push_back(std::move(change));
        }
    }
}

Text listed(const std::vector<std::string>& names) {
    std::vector<Text> texts;
    std::ranges::transform(names, std::back_inserter(texts), core::verbatim);
    return core::listed(texts);
}

Text word_of(core::Status status) {
    return {status == core::Status::open       ? N_("open")
            : status == core::Status::finished ? N_("finished")
                                               : N_("abandoned"),
            {}};
}

void add_change(Preview& preview, Change change) {
    preview.changes.push_back(change.says);
    preview.table.push_back(std::move(change));
}

void add_end(const Reading& before, const Reading& after, Preview& preview) {
    if (before.status != after.status) {
        Change change{About::outcome, {N_("The match"), {}}, word_of(before.status), word_of(after.status)};
        change.says = after.status == core::Status::open       ? Text{N_("The match is open again."), {}}
                      : after.status == core::Status::finished ? Text{N_("The match is over."), {}}
                                                               : Text{N_("The match is abandoned."), {}};
        add_change(preview, std::move(change));
    }
    const auto& was = before.scores.winners;
    const auto& is = after.scores.winners;
    if (was == is) {
        return;
    }
    const auto named = [](const auto& names) {
        return names.empty() ? Text{N_("nobody"), {}} : listed(names);
    };
    Change change{About::outcome, {N_("Winner"), {}}, named(was), named(is)};
    change.says = was.empty()  ? Text{N_("Winner: {0}."), {listed(is)}}
                  : is.empty() ? Text{N_("{0} no longer wins."), {listed(was)}}
                               : Text{N_("Winner: {0} instead of {1}."), {listed(is), listed(was)}};
    add_change(preview, std::move(change));
}

/// Entries that are hidden are called by what everybody may know of them.
Reading named(Reading seen, const Reading& whole, const std::vector<std::string>& seats,
              const core::Game& game) {
    for (std::size_t i = 0; i < seen.entries.size(); ++i) {
        if (seen.entries[i].hidden) {
            seen.entries[i].text = known_to_all(whole.entries[i], seats, game);
        }
    }
    return seen;
}

/// One a player; 0 while nobody has won.
std::vector<int> ranks(const Reading& reading, std::size_t players) {
    std::vector<int> all;
    all.reserve(players);
    for (std::size_t seat = 0; seat < players; ++seat) {
        all.push_back(store::rank(reading, seat).value_or(0));
    }
    return all;
}

}  // namespace

/// Only the places count: other points with the same places change no rating.
void Session::add_ratings(const Reading& after, Preview& preview) const {
    const std::size_t players = record_.header.players.size();
    const std::vector<int> before_ranks = ranks(reading_, players);
    const std::vector<int> after_ranks = ranks(after, players);
    if (before_ranks == after_ranks) {
        return;
    }
    store::Ratings ratings(database_);
    const auto was = ratings.if_it_ended(match_, before_ranks);
    const auto is = ratings.if_it_ended(match_, after_ranks);
    const store::People people(database_);
    for (const std::string& name : record_.header.players) {
        const auto id = people.named(name);
        if (!id || (!was.contains(*id) && !is.contains(*id))) {
            continue;
        }
        const auto rating = [&](const auto& all) {
            const auto found = all.find(*id);
            return found != all.end() ? found->second.rating.mu : store::Rating{}.mu;
        };
        const std::string old_one = decimal(rating(was), 1);
        const std::string new_one = decimal(rating(is), 1);
        if (old_one != new_one) {
            preview.table.push_back({About::rating,
                                     {N_("Rating of {0}"), {name}},
                                     core::verbatim(old_one),
                                     core::verbatim(new_one),
                                     core::verbatim(change(rating(is) - rating(was), 1))});
        }
    }
}

Preview Session::preview(std::string_view line, Slot slot) const {
    const Candidate candidate = look_at(line, slot);
    if (core::kind(candidate.verdict) == Kind::impossible) {
        return {candidate.verdict, {}, {}};
    }
    // A correction may be looked at and dropped: it must not tell more of hidden hands than the table sees.
    // Only what drops out by it is said all the same: nobody could make sense of the table without.
    const core::View table{core::audience, {}, {}};
    std::vector<core::Fact> facts = record_.facts;
    const Reading before = announced(game_->read(record_.header, facts, table), reading_, false);
    facts.push_back({static_cast<core::Seq>(facts.size()) + 1, 0, candidate.text});
    const Reading after =
        named(announced(game_->read(record_.header, facts, table), candidate.reading, false),
              candidate.reading, seats(), *game_);
    const bool all_told = app::may_tell(policy_, reading_.status, facts.back().seq, ruled_up_to_);
    Preview preview;
    const auto changed = static_cast<std::size_t>(candidate.changed) - 1;
    preview.sentence = after.entries[changed].text.sentence();
    if (all_told) {
        preview.verdict = after.entries[changed].verdict;
    }
    add_verdicts(before, after, all_told, preview);
    add_points(reading_, candidate.reading, preview);
    add_end(reading_, candidate.reading, preview);
    add_ratings(candidate.reading, preview);
    return preview;
}

}  // namespace app
