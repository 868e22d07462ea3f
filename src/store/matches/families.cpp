#include "store/matches/families.h"

#include "store/matches/sheet.h"
#include "store/sqlite/query.h"
#include "store/sqlite/sqlite_error.h"
#include "store/sqlite/transaction.h"

namespace store {

namespace {

/// The id of the match of which this one is another way; its own where others are ways of it; or empty.
std::string root_of(const Database& database, std::int64_t match) {
    Query row(
        database,
        "SELECT root FROM apart WHERE match = ?1 UNION ALL "
        "SELECT uuid FROM matches WHERE id = ?1 AND EXISTS (SELECT 1 FROM apart WHERE root = uuid) LIMIT 1",
        match);
    return row.next() ? row.text(0) : std::string();
}

}  // namespace

std::optional<FamilyRows> family_rows(const Database& database, std::int64_t match) {
    const std::string root = root_of(database, match);
    if (root.empty()) {
        return std::nullopt;
    }
    FamilyRows family;
    bool has_root = false;
    Query rows(database,
               "SELECT m.id, m.uuid = ?1 FROM matches m LEFT JOIN results r ON r.match = m.id "
               "LEFT JOIN chosen c ON c.match = m.uuid AND c.root = ?1 "
               "WHERE m.uuid = ?1 OR m.id IN (SELECT match FROM apart WHERE root = ?1) "
               "ORDER BY m.binned IS NOT NULL, c.root IS NULL, "
               "CASE r.status WHEN 'finished' THEN 0 WHEN 'abandoned' THEN 1 ELSE 2 END, "
               "(SELECT max(seq) FROM lines WHERE match = m.id) DESC, lower(m.uuid)",
               root);
    while (rows.next()) {
        family.members.push_back(rows.time(0));
        has_root = has_root || rows.number(1) != 0;
    }
    if (!has_root || family.members.size() < 2) {
        return std::nullopt;
    }
    family.counts = family.members.front();
    return family;
}

std::optional<Family> Families::of(const std::string& match) const {
    return guarded(database_.file(), [&]() -> std::optional<Family> {
        const std::int64_t row = row_of(database_, match);
        const auto rows = family_rows(database_, row);
        if (!rows) {
            return std::nullopt;
        }
        Family family;
        family.root = root_of(database_, row);
        Query members(database_,
                      "SELECT id, uuid FROM matches WHERE uuid = ?1 "
                      "OR id IN (SELECT match FROM apart WHERE root = ?1) ORDER BY uuid <> ?1, uuid",
                      family.root);
        while (members.next()) {
            family.members.push_back(members.text(1));
            if (members.time(0) == rows->counts) {
                family.counts = members.text(1);
            }
        }
        return family;
    });
}

void Families::add(const std::string& match, const std::string& root) {
    must_be_writable(database_);
    guarded(database_.file(), [&] {
        Transaction transaction(database_);
        const std::int64_t row = row_of(database_, match);
        Query(database_, "INSERT OR IGNORE INTO apart (match, root) VALUES (?1, ?2)", row, root).run();
        write_sheet(database_, row);
        transaction.commit();
    });
}

std::string Families::chosen(const std::string& root) const {
    return guarded(database_.file(), [&] {
        Query row(database_, "SELECT match FROM chosen WHERE root = ?1", root);
        return row.next() ? row.text(0) : std::string();
    });
}

void Families::choose(const std::string& root, const std::string& match) {
    must_be_writable(database_);
    guarded(database_.file(), [&] {
        Transaction transaction(database_);
        const std::int64_t row = row_of(database_, root);
        Query(database_, "INSERT OR REPLACE INTO chosen (root, match) VALUES (?1, ?2)", root, match).run();
        write_sheet(database_, row);
        transaction.commit();
    });
}

}  // namespace store
