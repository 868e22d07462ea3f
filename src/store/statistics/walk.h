#pragma once

#include <functional>
#include <string>

#include "store/sqlite/database.h"
#include "store/statistics/match_query.h"
#include "store/statistics/pack.h"
#include "store/statistics/person_index.h"

namespace store {

/// A finished match on the walk; it holds until the next.
struct Passed {
    std::int64_t match = 0;
    std::int64_t played = 0;
    std::string_view game;
    std::string_view variants;
    int entries = 0;
    int rounds = 0;
    int minutes = 0;
    const Digest* digest = nullptr;  ///< its seats' players are persons, 0 where nobody sits
    Unpacking* numbers = nullptr;    ///< those that the digest does not say yet
    int players = 0;
    int winners = 0;  ///< of all seats

    /// A seat's part of the win.
    double share(const Digest::Seat& seat) const { return seat.won ? 1.0 / winners : 0; }
};

/// Walks through the finished matches that count and that the filter lets through, from the newest day to the
/// oldest.
void walk(const Database& database, const MatchQuery& filter, const PersonIndex& persons,
          const std::function<void(const Passed&)>& visit);

}  // namespace store
