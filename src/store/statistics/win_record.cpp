#include "store/statistics/win_record.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <vector>

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

std::optional<int> between_first_two(const Digest& digest) {
    std::vector<const Digest::Seat*> placed;
    for (const Digest::Seat& seat : digest.seats) {
        if (seat.player != 0 && seat.rank > 0) {
            placed.push_back(&seat);
        }
    }
    std::ranges::stable_sort(placed, {}, &Digest::Seat::rank);
    if (placed.size() < 2 || !placed[0]->score || !placed[1]->score) {
        return std::nullopt;
    }
    const std::int64_t points = std::int64_t{*placed[0]->score} - *placed[1]->score;
    return static_cast<int>(std::min<std::int64_t>(std::abs(points), std::numeric_limits<int>::max()));
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
