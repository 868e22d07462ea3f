#include "app/exchange/likeness.h"

#include <algorithm>

#include "app/derive/identity.h"
#include "store/matches/history.h"
#include "store/matches/journal.h"
#include "store/matches/likes.h"

namespace app {

namespace {

std::vector<std::string> plain_lines(const core::Record& record) {
    std::vector<std::string> lines;
    lines.reserve(record.facts.size());
    std::ranges::transform(record.facts, std::back_inserter(lines),
                           [](const core::Fact& fact) { return store::plain_line(fact.text); });
    return lines;
}

/// Whether one of the two is the beginning of the other.
bool is_beginning(const store::Likes::Beginning& here, std::size_t lines) {
    const int shorter = std::min(here.lines, static_cast<int>(lines));
    return shorter > 0 && here.common == shorter;
}

/// By the version of the UUID.
bool was_made_from_text(const std::string& id) {
    constexpr std::size_t version = 14;
    return id[version] == '5';
}

/// What a header says but for the id.
std::string told(core::Header header) {
    header.id.reset();
    return core::write_header(header);
}

}  // namespace

std::string id_of_text(store::Database& database, const core::Record& record) {
    const store::Journal journal(database);
    // As older versions made it.
    if (std::string as_it_came = uuid_of(core::write_record(record)); journal.has(as_it_came)) {
        return as_it_came;
    }
    core::Record plain = record;
    const std::vector<std::string> lines = plain_lines(record);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        plain.facts[i].text = lines[i];
    }
    std::string id = uuid_of(core::write_record(plain));
    if (journal.has(id)) {
        return id;
    }
    if (!record.header.date) {
        return id;  // nothing says that it was the same day
    }
    for (const store::Likes::Beginning& here : store::Likes(database).beginnings(record.header, lines)) {
        if (is_beginning(here, lines.size()) && was_made_from_text(here.match) &&
            told(journal.read(here.match).header) == told(record.header)) {
            return here.match;
        }
    }
    return id;
}

std::optional<std::string> like(store::Database& database, const core::Record& record) {
    constexpr int telling = 12;
    if (record.header.what_if) {
        return std::nullopt;
    }
    const std::vector<std::string> lines = plain_lines(record);
    for (const store::Likes::Beginning& here : store::Likes(database).beginnings(record.header, lines)) {
        if (here.match != record.header.id && (is_beginning(here, lines.size()) || here.common >= telling)) {
            return here.match;
        }
    }
    return std::nullopt;
}

void take_longer(store::Database& database, const std::string& match, const std::string& other) {
    store::History history(database);
    const auto one = history.find(match);
    const auto two = history.find(other);
    if (one && two) {
        history.bin(one->entries > two->entries ? other : match);
    }
}

}  // namespace app
