#pragma once

#include <initializer_list>

#include "store/statistics/match_query.h"
#include "store/statistics/statistics.h"
#include "store/statistics/walk.h"

/// What all pages of the statistics count.
namespace store {

/// Adds how one who sat there fared.
void add(WinRecord& fared, const Passed& match, const Digest::Seat& seat);

/// The filter, for matches in which these sat too.
MatchQuery with_players(MatchQuery filter, std::initializer_list<int> players);

}  // namespace store
