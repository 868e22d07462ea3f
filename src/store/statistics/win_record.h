#pragma once

#include <initializer_list>
#include <optional>

#include "store/statistics/match_query.h"
#include "store/statistics/statistics.h"
#include "store/statistics/walk.h"

/// What all pages of the statistics count.
namespace store {

/// Adds how one who sat there fared.
void add(WinRecord& fared, const Passed& match, const Digest::Seat& seat);

/// Points between the first two places; nothing where there are no two, or no points.
std::optional<int> between_first_two(const Digest& digest);

/// The filter, for matches in which these sat too.
MatchQuery with_players(MatchQuery filter, std::initializer_list<int> players);

}  // namespace store
