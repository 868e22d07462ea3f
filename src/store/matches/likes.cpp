#include "store/matches/likes.h"

#include <algorithm>
#include <cstring>

#include "core/text/tokens.h"
#include "store/sqlite/days.h"
#include "store/sqlite/query.h"
#include "store/sqlite/sqlite_error.h"
#include "store/sqlite/transaction.h"

namespace store {

namespace {

/// The players of these names as `sheets.who` has them; empty if somebody never sat here.
Bytes who(const Database& database, const std::vector<std::string>& names) {
    Bytes who;
    for (const std::string& name : names) {
        Query row(database, "SELECT id FROM players WHERE name = nfc(?1)", name);
        if (!row.next()) {
            return {};
        }
        const auto player = static_cast<std::int32_t>(row.number(0));
        who.all.append(reinterpret_cast<const char*>(&player), sizeof player);
    }
    return who;
}

int common_lines(const Database& database, std::int64_t match, const std::vector<std::string>& lines) {
    Query rows(database, "SELECT text FROM lines WHERE match = ?1 ORDER BY seq", match);
    std::size_t common = 0;
    while (common < lines.size() && rows.next() && plain_line(rows.text(0)) == lines[common]) {
        ++common;
    }
    return static_cast<int>(common);
}

/// A record may tell the day alone.
bool at_one_time(const std::string& one, const std::string& other) {
    return one == other || one.size() == letters_of_a_day || other.size() == letters_of_a_day;
}

}  // namespace

std::string plain_line(const std::string& text) {
    const auto tokens = core::tokenize(text);
    return tokens ? core::joined(*tokens) : text;
}

std::vector<Likes::Beginning> Likes::beginnings(const core::Header& header,
                                                const std::vector<std::string>& lines) const {
    return guarded(database_.file(), [&] {
        std::vector<Beginning> found;
        const std::string date = header.date.value_or(local(database_.now()));
        const std::int64_t from = minutes_of(date.substr(0, letters_of_a_day)).value_or(0);
        Query rows(
            database_,
            "SELECT s.match, m.uuid, m.header, s.entries FROM sheets s JOIN matches m ON m.id = s.match "
            "WHERE s.binned = 0 AND s.played >= ?1 AND s.played < ?2 AND s.game = ?3 AND s.who = ?4 "
            "AND s.branch = 0 ORDER BY s.played, s.uuid",
            from, from + minutes_a_day, header.game, who(database_, header.players));
        while (rows.next()) {
            if (at_one_time(date, date_in(rows.words(2)))) {
                found.push_back({rows.text(1), common_lines(database_, rows.time(0), lines), rows.number(3)});
            }
        }
        return found;
    });
}

std::optional<std::string> Likes::of(const std::string& match) const {
    return guarded(database_.file(), [&]() -> std::optional<std::string> {
        Query row(
            database_,
            "SELECT min(uuid) FROM (SELECT o.uuid FROM matches m JOIN likes l ON l.match = m.id "
            "JOIN matches o ON o.id = l.other "
            "WHERE m.uuid = ?1 AND m.binned IS NULL AND o.binned IS NULL UNION ALL "
            "SELECT o.uuid FROM matches m JOIN likes l ON l.other = m.id JOIN matches o ON o.id = l.match "
            "WHERE m.uuid = ?1 AND m.binned IS NULL AND o.binned IS NULL)",
            match);
        return row.next() && !row.is_null(0) ? std::optional(row.text(0)) : std::nullopt;
    });
}

void Likes::say(const std::string& match, const std::string& other) {
    must_be_writable(database_);
    guarded(database_.file(), [&] {
        Query(database_,
              "INSERT OR IGNORE INTO likes (match, other) SELECT m.id, o.id FROM matches m, matches o "
              "WHERE m.uuid = ?1 AND o.uuid = ?2",
              match, other)
            .run();
    });
}

void Likes::tell_apart(const std::string& match, const std::string& other) {
    must_be_writable(database_);
    guarded(database_.file(), [&] {
        Query(database_,
              "DELETE FROM likes WHERE match IN (SELECT id FROM matches WHERE uuid IN (?1, ?2)) "
              "AND other IN (SELECT id FROM matches WHERE uuid IN (?1, ?2))",
              match, other)
            .run();
    });
}

}  // namespace store
