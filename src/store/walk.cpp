#include "store/walk.h"

#include "store/query.h"
#include "store/sieve.h"

namespace store {

void walk(const Database& database, const Filter& filter, const Persons& persons, bool with_numbers,
          const std::function<void(const Passed&)>& told) {
    Filter counted = filter;
    counted.status = "finished";
    counted.binned = false;
    counted.branches = false;
    const Sieve sieve(counted, persons, true);
    // What is not looked at is not fetched either. The order of the tables is said by CROSS JOIN: both are
    // walked through by row.
    const std::string closer = sieve.looks_for_words() ? ", s.who, s.words"
                               : sieve.looks_closely() ? ", s.who, ''"
                                                       : "";
    Query rows(
        database,
        "SELECT s.match, s.played, s.game, s.variants, s.entries, s.rounds, s.minutes, d.pack, s.uuid" +
            closer + " FROM sheets s CROSS JOIN digests d ON d.match = s.match WHERE " + sieve.condition(),
        sieve.values());
    Unpacking unpacking;
    Digest& digest = unpacking.digest();
    Passed passed;
    passed.digest = &digest;
    while (rows.next()) {
        passed.game = rows.words(2);
        if (sieve.looks_closely() && !sieve.lets_through(passed.game, rows.bytes(9), rows.words(10))) {
            continue;
        }
        passed.match = rows.time(0);
        passed.played = rows.time(1);
        passed.uuid = rows.words(8);
        passed.variants = rows.words(3);
        passed.entries = rows.number(4);
        passed.rounds = rows.number(5);
        passed.minutes = rows.number(6);
        unpacking.read(rows.bytes(7));
        if (with_numbers) {
            unpacking.read_numbers();
        }
        passed.players = passed.winners = 0;
        for (Digest::Seat& seat : digest.seats) {
            seat.player = persons.knows(seat.player) ? persons.of(seat.player) : 0;
            passed.players += seat.player != 0 ? 1 : 0;
            passed.winners += seat.won ? 1 : 0;
        }
        told(passed);
    }
}

}  // namespace store
