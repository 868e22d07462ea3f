#include <algorithm>
#include <cstdint>

#include <fmt/format.h>

#include "app/library.h"
#include "core/failure.h"
#include "games/catalog.h"
#include "store/journal.h"

namespace app {

namespace {

core::Reading read(const core::Record& record, std::size_t lines) {
    return games::find(record.header.game)->read(record.header, std::span(record.facts).first(lines), {});
}

std::uint64_t hash(std::string_view text, std::uint64_t value) {
    for (const char c : text) {
        value = (value ^ static_cast<unsigned char>(c)) * 0x100000001b3U;  // FNV-1a
    }
    return value;
}

/// An id made from what the record says, so that the same file twice is one match (UUID version 8).
std::string id_from_content(const core::Record& record) {
    const std::string text = core::write_record(record);
    const std::uint64_t high = hash(text, 0xcbf29ce484222325U);
    const std::uint64_t low = hash(text, high);
    return fmt::format("{:08x}-{:04x}-8{:03x}-{:04x}-{:012x}", high >> 32U, (high >> 16U) & 0xffffU,
                       high & 0xfffU, 0x8000U | ((low >> 48U) & 0x3fffU), low & 0xffffffffffffU);
}

std::map<std::string, std::string> house_rules_in_force(const core::Header& header) {
    std::map<std::string, std::string> rules;
    for (const core::HouseRule& rule : games::find(header.game)->info->house_rules) {
        rules.emplace(rule.name, core::house_value(header, rule));
    }
    return rules;
}

bool agree(const core::Header& one, const core::Header& other) {
    return one.game == other.game && one.players == other.players && one.variants == other.variants &&
           one.level == other.level && house_rules_in_force(one) == house_rules_in_force(other);
}

/// The first line in which two records of one match differ, as far as both go. Long and short forms
/// are the same line.
std::optional<core::Seq> first_difference(const core::Record& one, const core::Record& other) {
    const std::size_t common = std::min(one.facts.size(), other.facts.size());
    const core::Reading here = read(one, common);
    const core::Reading there = read(other, common);
    for (std::size_t i = 0; i < common; ++i) {
        if (one.facts[i].text != other.facts[i].text && here.entries[i].text != there.entries[i].text) {
            return static_cast<core::Seq>(i) + 1;
        }
    }
    return std::nullopt;
}

void must_agree(const core::Record& here, const core::Record& record) {
    if (!agree(here.header, record.header)) {
        throw core::Failure(
            {N_("The match {0} is here with another header: game, players, variants, house rules and level "
                "must be the same. Nothing was changed."),
             {*record.header.id}});
    }
    if (const auto seq = first_difference(here, record)) {
        throw core::Failure(
            {N_("The match {0} is here with another entry {1}: {2} was expected. Nothing was changed."),
             {*record.header.id, *seq, here.facts[static_cast<std::size_t>(*seq) - 1].text}});
    }
}

}  // namespace

Imported import_record(store::Database& database, core::Record record) {
    if (!record.header.id) {
        record.header.id = id_from_content(record);
    }
    const std::string match = *record.header.id;
    const int lines = static_cast<int>(record.facts.size());
    store::Journal journal(database);
    if (!journal.has(match)) {
        journal.begin(record.header, word(Policy::warn), record.facts);
        derive_match(database, match);
        return {match, Imported::What::stored, lines};
    }
    const core::Record here = journal.read(match);
    must_agree(here, record);
    const int known = static_cast<int>(here.facts.size());
    if (lines <= known) {
        return {match, Imported::What::nothing_new, 0};
    }
    journal.append(match, std::vector(record.facts.begin() + known, record.facts.end()));
    derive_match(database, match);
    return {match, Imported::What::longer, lines - known};
}

}  // namespace app
