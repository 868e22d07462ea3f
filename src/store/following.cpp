#include "store/journal.h"
#include "store/query.h"
#include "store/trouble.h"

namespace store {

namespace {

std::optional<std::string> linked(const Database& database, std::string_view query,
                                  const std::string& match) {
    return guarded(database.file(), [&]() -> std::optional<std::string> {
        Query found(database, query, match);
        return found.next() ? std::optional(found.text(0)) : std::nullopt;
    });
}

}  // namespace

/// Takes the place of one that lies in the bin.
void Journal::follow(const std::string& first, const std::string& second) {
    Query(database_,
          "INSERT INTO following (first, second) SELECT f.id, s.id FROM matches f, matches s "
          "WHERE f.uuid = ?1 AND s.uuid = ?2 ON CONFLICT (first) DO UPDATE SET second = excluded.second",
          first, second)
        .run();
}

std::optional<std::string> Journal::first_before(const std::string& match) const {
    return linked(
        database_,
        "SELECT f.uuid FROM following JOIN matches f ON f.id = first JOIN matches s ON s.id = second "
        "WHERE s.uuid = ?1 AND f.binned IS NULL",
        match);
}

std::optional<std::string> Journal::second_after(const std::string& match) const {
    return linked(
        database_,
        "SELECT s.uuid FROM following JOIN matches f ON f.id = first JOIN matches s ON s.id = second "
        "WHERE f.uuid = ?1 AND s.binned IS NULL",
        match);
}

bool Journal::may_be_followed(const std::string& match) const {
    return guarded(database_.file(), [&] {
        return Query(database_,
                     "SELECT 1 FROM matches m WHERE m.uuid = ?1 AND m.binned IS NULL "
                     "AND NOT EXISTS (SELECT 1 FROM following JOIN matches f ON f.id = first "
                     "WHERE second = m.id) "
                     "AND NOT EXISTS (SELECT 1 FROM following JOIN matches s ON s.id = second "
                     "WHERE first = m.id AND s.binned IS NULL)",
                     match)
            .next();
    });
}

}  // namespace store
