#include "store/matches/following.h"

#include "store/sqlite/query.h"
#include "store/sqlite/sqlite_error.h"

namespace store {

namespace {

std::optional<std::string> first_of(const Database& database, std::string_view query,
                                    const std::string& match) {
    return guarded(database.file(), [&]() -> std::optional<std::string> {
        Query found(database, query, match);
        return found.next() ? std::optional(found.text(0)) : std::nullopt;
    });
}

}  // namespace

std::optional<std::string> first_before(const Database& database, const std::string& match) {
    return first_of(
        database,
        "SELECT f.uuid FROM matches s JOIN sheets ON match = s.id JOIN matches f ON f.uuid = follows "
        "WHERE s.uuid = ?1 AND f.id <> s.id AND f.binned IS NULL",
        match);
}

std::optional<std::string> second_after(const Database& database, const std::string& match) {
    return first_of(
        database,
        "SELECT s.uuid FROM sheets JOIN matches s ON s.id = match WHERE follows <> '' "
        "AND follows = ?1 AND s.uuid <> ?1 AND s.binned IS NULL ORDER BY played DESC, s.uuid DESC",
        match);
}

bool may_be_followed(const Database& database, const std::string& match) {
    return first_of(database, "SELECT uuid FROM matches WHERE uuid = ?1 AND binned IS NULL", match) &&
           !first_before(database, match) && !second_after(database, match);
}

}  // namespace store
