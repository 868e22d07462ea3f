#include "store/statistics/walk.h"

#include "store/statistics/shelves.h"
#include "store/statistics/sieve.h"

namespace store {

void walk(const Database& database, const MatchQuery& filter, const PersonIndex& persons,
          const std::function<void(const Passed&)>& visit) {
    MatchQuery counted = filter;
    counted.status = "finished";
    counted.binned = false;
    counted.branches = false;
    const Sieve sieve(counted, persons);
    Unpacking unpacking;
    Digest& digest = unpacking.digest();
    Passed passed;
    passed.digest = &digest;
    passed.numbers = &unpacking;
    Shelves(database).each_digest(counted.games, [&](const Shelved& match, Shelves::Bytes pack) {
        if (!sieve.lets_through(match)) {
            return;
        }
        passed.match = match.match;
        passed.played = match.played;
        passed.game = match.game;
        passed.variants = match.variants;
        passed.entries = match.entries;
        passed.rounds = match.rounds;
        passed.minutes = match.minutes;
        unpacking.read(pack);
        passed.players = passed.winners = 0;
        for (Digest::Seat& seat : digest.seats) {
            seat.player = persons.knows(seat.player) ? persons.of(seat.player) : 0;
            passed.players += seat.player != 0 ? 1 : 0;
            passed.winners += seat.won ? 1 : 0;
        }
        visit(passed);
    });
}

}  // namespace store
