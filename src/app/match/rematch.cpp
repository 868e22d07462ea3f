#include "app/match/rematch.h"

#include "app/library/library.h"
#include "core/text/failure.h"
#include "games/catalog.h"
#include "store/matches/following.h"
#include "store/matches/journal.h"

namespace app {

namespace {

/// Nothing for a match that this program cannot read.
std::optional<core::Reading> read_other(const store::Journal& journal, const std::string& match) {
    try {
        const core::Record record = journal.read(match);
        const core::View view{.viewer = core::audience, .until = {}, .before = {}};
        return games::find(record.header.game)->read(record.header, record.facts, view);
    } catch (const core::Failure&) {
        return std::nullopt;
    }
}

bool is_won(const core::Reading& reading) {
    return reading.status == core::Status::finished && reading.scores.roles &&
           !reading.scores.winners.empty();
}

core::Text winners(const core::Scores& scores) {
    std::vector<core::Text> names;
    names.reserve(scores.winners.size());
    for (const std::string& name : scores.winners) {
        names.push_back(core::verbatim(name));
    }
    return core::listed(names);
}

core::Text name(const core::Scores& scores) {
    return core::verbatim(scores.names.at(static_cast<std::size_t>(scores.roles->seat)));
}

void add_count(std::vector<core::Text>& texts, const core::Scores& scores) {
    if (!scores.roles->says.id.empty()) {
        texts.push_back(scores.roles->says);
    }
}

/// By what is counted of the two matches, of which each player won one.
core::Text ahead(const core::Scores& first, const core::Scores& second) {
    const auto& one = first.roles->count;
    const auto& other = second.roles->count;
    if (!one || !other) {
        return {N_("The matches cannot be compared: not both were counted."), {}};
    }
    if (*one == *other) {
        return {N_("Compared over both matches: it is a tie."), {}};
    }
    return {N_("Compared over both matches: {0} is ahead."), {name(*one < *other ? first : second)}};
}

std::vector<core::Text> to_be_beaten(const core::Scores& first) {
    std::vector<core::Text> texts{
        {N_("The match before, with the roles changed: {0} won."), {winners(first)}}};
    add_count(texts, first);
    return texts;
}

std::vector<core::Text> compared_if_won(const core::Reading& first, const core::Reading& second) {
    return is_won(first) && is_won(second) ? compared(first.scores, second.scores)
                                           : std::vector<core::Text>{};
}

}  // namespace

bool can_change_roles(store::Database& database, const Session& session) {
    return !database.read_only() && is_won(session.shown()) &&
           store::may_be_followed(database, session.match());
}

std::string change_roles(store::Database& database, const Session& session) {
    if (!is_won(session.shown())) {
        throw core::Failure({N_("The match {0} is not won, or its game has no roles to be changed."),
                             {std::string(session.match())}});
    }
    if (!store::may_be_followed(database, session.match())) {
        throw core::Failure(
            {N_("The match {0} cannot be followed: it is not there, or another match follows it, or it "
                "follows one."),
             {std::string(session.match())}});
    }
    core::Header header = same_again(database, session.match());
    header.follows = session.match();
    std::vector<core::Fact> facts;
    const std::vector<std::string>& changed = session.shown().scores.roles->changed;
    facts.reserve(changed.size());
    for (const std::string& line : changed) {
        facts.push_back({static_cast<core::Seq>(facts.size()) + 1, 0, line});
    }
    store::Journal(database).begin(header, word(session.policy()), facts);
    derive_match(database, *header.id);
    return *header.id;
}

std::vector<core::Text> said_of_rematch(store::Database& database, const Session& session) {
    const store::Journal journal(database);
    const core::Reading& here = session.shown();
    const auto before = store::first_before(database, session.match());
    const auto after = before ? std::nullopt : store::second_after(database, session.match());
    const auto other = before  ? read_other(journal, *before)
                       : after ? read_other(journal, *after)
                               : std::nullopt;
    if (!other) {
        return {};
    }
    if (before) {
        return is_won(*other) && here.status == core::Status::open ? to_be_beaten(other->scores)
                                                                   : compared_if_won(*other, here);
    }
    if (other->status == core::Status::open) {
        return {{N_("The second match, with the roles changed, is still open."), {}}};
    }
    return compared_if_won(here, *other);
}

std::vector<core::Text> compared(const core::Scores& first, const core::Scores& second) {
    if (first.roles->seat == second.roles->seat) {
        return {{N_("The matches cannot be compared: the roles were not changed."), {}}};
    }
    std::vector<core::Text> texts;
    const bool both = first.winners == second.winners;
    texts.push_back(
        both ? core::Text{N_("{0} won both matches."), {winners(first)}}
             : core::Text{N_("Each won one match. The tie-break of the rule book: the fewer, the better."),
                          {}});
    add_count(texts, first);
    add_count(texts, second);
    if (!both) {
        texts.push_back(ahead(first, second));
    }
    return texts;
}

}  // namespace app
