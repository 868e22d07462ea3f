#include "app/exchange/import_record.h"

#include <algorithm>

#include "app/derive/secrets.h"
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

/// The first lines in long forms, each as it was entered: amendments are lines of their own here and
/// change no other.
std::vector<std::string> normal_lines(const core::Record& record, std::size_t count) {
    std::vector<core::Fact> facts(record.facts.begin(),
                                  record.facts.begin() + static_cast<std::ptrdiff_t>(count));
    std::vector<std::string> lines(count);
    for (std::size_t i = 0; i < count; ++i) {
        const auto tokens = core::tokenize(facts[i].text);
        if (tokens && !tokens->empty() && tokens->front() == "amend") {
            lines[i] = core::joined(*tokens);
            facts[i].text = "note amended";
        }
    }
    const core::Reading reading = games::find(record.header.game)->read(record.header, facts, {});
    for (std::size_t i = 0; i < count; ++i) {
        lines[i] = core::nfc(lines[i].empty() ? reading.entries[i].text.str() : lines[i]);
    }
    return lines;
}

std::map<std::string, std::string> house_rules_in_force(const core::Header& header) {
    std::map<std::string, std::string> rules;
    for (const core::HouseRule& rule : games::find(header.game)->info->house_rules) {
        rules.emplace(rule.name, core::house_value(header, rule));
    }
    return rules;
}

bool agree(const core::Header& one, const core::Header& other) {
    return one.game == other.game && std::ranges::equal(one.players, other.players, core::same_name) &&
           one.variants == other.variants && one.level == other.level &&
           house_rules_in_force(one) == house_rules_in_force(other);
}

/// The first line in which two records of one match differ, as far as both go. Long and short forms
/// are the same line.
std::optional<core::Seq> first_difference(const core::Record& one, const core::Record& other) {
    const std::size_t common = std::min(one.facts.size(), other.facts.size());
    const auto here = normal_lines(one, common);
    const auto there = normal_lines(other, common);
    for (std::size_t i = 0; i < common; ++i) {
        if (here[i] != there[i]) {
            return static_cast<core::Seq>(i) + 1;
        }
    }
    return std::nullopt;
}

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
