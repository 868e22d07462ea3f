#include "app/match/what_if.h"

#include "app/derive/correction.h"
#include "app/library/library.h"
#include "app/words/words.h"

namespace app {

namespace {

/// The entry as a line of its own.
std::string plain(const std::string& text) {
    const auto correction = correction_in(text);
    return correction ? core::joined(correction->entry) : text;
}

/// What was impossible dropped out, and is no part of what happened.
std::vector<core::Fact> what_happened(const core::Reading& reading) {
    std::vector<core::Fact> facts;
    facts.reserve(reading.order.size());
    for (const core::Seq seq : reading.order) {
        const core::Ruled& entry = reading.entries[static_cast<std::size_t>(seq) - 1];
        if (core::kind(entry.verdict) != core::Kind::impossible) {
            facts.push_back({static_cast<core::Seq>(facts.size()) + 1, 0, plain(entry.text)});
        }
    }
    return facts;
}

}  // namespace

std::string begin_what_if(store::Database& database, const Session& session, core::Seq until) {
    core::Header header = session.header();
    header.id = core::new_uuid();
    header.date = today(database);
    header.follows.reset();
    header.what_if = {session.match(), until};
    header.title = app::say(header.title ? core::Text{N_("What if: {0}"), {std::string(*header.title)}}
                                         : core::Text{N_("What if"), {}});
    const core::Reading reading =
        session.game().read(session.header(), session.facts(), {.viewer = {}, .until = until, .before = {}});
    store::Journal(database).begin(header, word(session.policy()), what_happened(reading));
    derive_match(database, *header.id);
    return *header.id;
}

}  // namespace app
