#include "store/matches/outcome.h"

#include "core/record.h"
#include "games/catalog.h"
#include "store/matches/sheet.h"
#include "store/sqlite/query.h"
#include "store/sqlite/sqlite_error.h"
#include "store/statistics/pack.h"

namespace store {

namespace {

std::optional<core::Header> header_of(const Database& database, std::int64_t id) {
    Query row(database, "SELECT header FROM matches WHERE id = ?1", id);
    auto record = row.next() ? core::read_record(row.text(0), games::infos())
                             : tl::unexpected<core::Fault>(core::Fault{});
    return record ? std::optional(std::move(record->header)) : std::nullopt;
}

void read_seats(Outcome& outcome, const Database& database, std::int64_t id) {
    Query rows(database,
               "SELECT name, score, coalesce(rank, 0), winner, illegal, taken_back FROM result_seats "
               "WHERE match = ?1 ORDER BY seat",
               id);
    while (rows.next()) {
        outcome.seats.push_back({rows.text(0), rows.maybe(1), rows.number(2), rows.number(3) != 0,
                                 rows.number(4), rows.number(5)});
    }
}

}  // namespace

Outcome outcome_of(const Database& database, const std::string& match) {
    return guarded(database.file(), [&] {
        const std::int64_t id = row_of(database, match);
        Outcome outcome;
        outcome.header = header_of(database, id);
        read_seats(outcome, database, id);
        Query row(database,
                  "SELECT r.rounds, d.pack FROM results r JOIN digests d ON d.match = r.match "
                  "WHERE r.match = ?1",
                  id);
        if (row.next()) {
            Unpacking unpacking;
            const Digest& digest = unpacking.read(row.bytes(1));
            outcome.rounds = row.number(0);
            outcome.fewest = digest.fewest;
            if (const auto seat = static_cast<std::size_t>(digest.starter);
                digest.starter >= 0 && seat < outcome.seats.size()) {
                outcome.seats[seat].starts = true;
            }
        }
        return outcome;
    });
}

}  // namespace store
