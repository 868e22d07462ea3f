#include "store/matches/seating.h"

#include "core/text/names.h"
#include "store/sqlite/query.h"

namespace store {

void seat_players(const Database& database, const core::Header& header) {
    int seat = 0;
    for (const std::string& spelled : header.players) {
        const std::string name = core::nfc(spelled);
        // Who sits down under the name that somebody was given later is that one.
        Query(database,
              "INSERT INTO players (name, merged_into) "
              "VALUES (?1, (SELECT id FROM players WHERE shown = ?1 ORDER BY id LIMIT 1)) ON CONFLICT DO "
              "NOTHING",
              name)
            .run();
        Query(database,
              "INSERT INTO match_players (match, seat, player) "
              "SELECT m.id, ?2, p.id FROM matches m, players p WHERE m.uuid = ?1 AND p.name = ?3",
              *header.id, seat++, name)
            .run();
    }
}

}  // namespace store
