#include "app/exchange/import_record.h"

#include "app/derive/secrets.h"
#include "app/exchange/agreement.h"
#include "app/exchange/likeness.h"
#include "app/library/library.h"
#include "core/text/failure.h"
#include "core/text/names.h"
#include "games/catalog.h"
#include "store/matches/journal.h"
#include "store/matches/likes.h"
#include "store/sqlite/transaction.h"

namespace app {

namespace {

/// What was exported for the table is no news where the whole match is.
bool is_published_part(const core::Record& here, const core::Record& record) {
    const core::Record published = without_secrets(here, *games::find(here.header.game)).record;
    return record.facts.size() <= published.facts.size() && agree(here.header, record.header) &&
           !first_difference(published, record);
}

core::Text another_entry(const core::Record& here, core::Seq seq) {
    const core::Reading seen = seen_by_the_table(here, *games::find(here.header.game));
    const core::Ruled& entry = seen.entries[static_cast<std::size_t>(seq) - 1];
    if (entry.hidden) {
        return {
            N_("The match {0} is here with another entry {1}, which is hidden from the table. Nothing was "
               "changed."),
            {*here.header.id, seq}};
    }
    return {N_("The match {0} is here with another entry {1}: {2} was expected. Nothing was changed."),
            {*here.header.id, seq, entry.text}};
}

void must_agree(const core::Record& here, const core::Record& record) {
    if (!agree(here.header, record.header)) {
        throw core::Failure(
            {N_("The match {0} is here with another header: game, players, variants, house rules and level "
                "must be the same. Nothing was changed."),
             {*record.header.id}});
    }
    if (const auto seq = first_difference(here, record)) {
        throw core::Failure(another_entry(here, *seq));
    }
}

}  // namespace

Imported import_record(store::Database& database, core::Record record) {
    if (!record.header.id) {
        record.header.id = id_of_text(database, record);
    }
    const int lines = static_cast<int>(record.facts.size());
    store::Journal journal(database);
    store::Likes likes(database);
    const std::string match = journal.spelled(*record.header.id).value_or(*record.header.id);
    if (!journal.has(match)) {
        const auto other = like(database, record);
        store::Transaction transaction(database);
        journal.begin(record.header, word(Policy::warn), record.facts);
        derive_match(database, match);
        if (other) {
            likes.say(match, *other);
        }
        transaction.commit();
        return {match, Imported::What::stored, lines, other};
    }
    const core::Record here = journal.read(match);
    if (is_published_part(here, record)) {
        journal.link(match, record.header);
        return {match, Imported::What::nothing_new, 0, likes.of(match)};
    }
    must_agree(here, record);
    const int known = static_cast<int>(here.facts.size());
    store::Transaction transaction(database);
    journal.link(match, record.header);
    if (lines <= known) {
        transaction.commit();
        return {match, Imported::What::nothing_new, 0, likes.of(match)};
    }
    journal.append(match, std::vector(record.facts.begin() + known, record.facts.end()));
    derive_match(database, match);
    transaction.commit();
    return {match, Imported::What::longer, lines - known, likes.of(match)};
}

}  // namespace app
