#include "store/statistics/win_record.h"

#include <algorithm>
#include <limits>

namespace store {

namespace {

/// Of natural numbers; it ends where numbers end, as only made-up ones do.
int sum(int one, int other) {
    return one > std::numeric_limits<int>::max() - other ? std::numeric_limits<int>::max() : one + other;
}

}  // namespace

void add(WinRecord& fared, const Passed& match, const Digest::Seat& seat) {
    ++fared.matches;
    fared.wins += match.share(seat);
    fared.expected += 1.0 / match.players;
    fared.illegal = sum(fared.illegal, seat.illegal);
    fared.taken_back = sum(fared.taken_back, seat.taken_back);
}

MatchQuery with_players(MatchQuery filter, std::initializer_list<int> players) {
    for (const int player : players) {
        if (std::ranges::find(filter.players, player) == filter.players.end()) {
            filter.players.push_back(player);
        }
    }
    return filter;
}

}  // namespace store
