#include "store/matches/soundness.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>

#include <map>

#include "store/sqlite/connection.h"
#include "store/sqlite/query.h"
#include "store/sqlite/sqlite_error.h"
#include "store/sqlite/transaction.h"
#include "store/statistics/ratings.h"

namespace store {

namespace {

/// All that is derived of a match, one text a row. A number that is no whole one is rounded: sums in another
/// order may differ in their last digits.
using Rows = std::map<std::int64_t, std::string>;

std::string cell_of(const SQLite::Column& cell) {
    if (cell.isFloat()) {
        return fmt::format("{:.9f}|", cell.getDouble());
    }
    if (cell.isNull()) {
        return "-|";
    }
    const std::string bytes = cell.getString();
    return fmt::format("{}:{}|", bytes.size(), bytes);
}

std::string row_of(SQLite::Statement& statement, int first_column) {
    std::string row;
    for (int column = first_column; column < statement.getColumnCount(); ++column) {
        row += cell_of(statement.getColumn(column));
    }
    return row + "\n";
}

Rows derived_rows(const Database& database) {
    Rows rows;
    for (const char* table :
         {"SELECT match, * FROM results ORDER BY match",
          "SELECT match, * FROM result_seats ORDER BY match, seat",
          "SELECT match, * FROM sheets ORDER BY match", "SELECT match, * FROM digests ORDER BY match"}) {
        SQLite::Statement statement(database.sql(), table);
        while (statement.executeStep()) {
            rows[statement.getColumn(0).getInt64()] += row_of(statement, 1);
        }
    }
    return rows;
}

std::string ratings_of(const Database& database) {
    std::string all;
    SQLite::Statement statement(database.sql(), "SELECT * FROM ratings ORDER BY scope, player, month");
    while (statement.executeStep()) {
        all += row_of(statement, 0);
    }
    return all;
}

std::string of_row(const Rows& rows, std::int64_t row) {
    const auto found = rows.find(row);
    return found == rows.end() ? std::string() : found->second;
}

}  // namespace

std::vector<std::string> damages(const Database& database) {
    return guarded(database.file(), [&] {
        std::vector<std::string> found;
        SQLite::Statement pages(database.sql(), "PRAGMA integrity_check(20)");
        while (pages.executeStep()) {
            if (std::string line = pages.getColumn(0).getString(); line != "ok") {
                found.push_back(std::move(line));
            }
        }
        SQLite::Statement orphans(database.sql(), "PRAGMA foreign_key_check");
        while (orphans.executeStep() && found.size() < 40) {
            found.push_back(fmt::format("{}: row {} refers to nothing in {}",
                                        orphans.getColumn(0).getString(), orphans.getColumn(1).getString(),
                                        orphans.getColumn(2).getString()));
        }
        return found;
    });
}

Extent extent(const Database& database) {
    return guarded(database.file(), [&] {
        Extent all;
        all.matches = database.sql().execAndGet("SELECT count(*) FROM matches").getInt();
        all.lines = database.sql().execAndGet("SELECT count(*) FROM lines").getInt64();
        all.schema = database.sql().execAndGet("PRAGMA user_version").getInt();
        return all;
    });
}

void copy(const Database& database, const std::filesystem::path& to) {
    guarded(to, [&] { copy_whole(database.sql(), to, database.file()); });
}

void forget_derived(Database& database) {
    must_be_writable(database);
    guarded(database.file(), [&] {
        Transaction transaction(database);
        for (const char* sql : {"DELETE FROM results", "DELETE FROM digests", "DELETE FROM ratings"}) {
            Query(database, sql).run();
        }
        Ratings::all_due(database);
        transaction.commit();
    });
}

Differences differences(const Database& one, const Database& other) {
    Differences found;
    const Rows here = guarded(one.file(), [&] { return derived_rows(one); });
    const Rows there = guarded(other.file(), [&] { return derived_rows(other); });
    guarded(one.file(), [&] {
        SQLite::Statement matches(one.sql(), "SELECT id, uuid FROM matches ORDER BY id");
        while (matches.executeStep()) {
            const std::int64_t row = matches.getColumn(0).getInt64();
            if (of_row(here, row) != of_row(there, row)) {
                found.matches.push_back(matches.getColumn(1).getString());
            }
        }
        const bool are_due = one.sql().execAndGet("SELECT count(*) FROM ratings_due").getInt() > 0;
        found.ratings = !are_due && ratings_of(one) != ratings_of(other);
    });
    return found;
}

}  // namespace store
