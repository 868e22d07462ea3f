#pragma once

#include "core/scores.h"
#include "games/hund/types.h"

namespace hund {

/// Counts the round that is complete now: points, tricks, who decides next.
Result count_round(const State& state);

/// Whether the match ends with the round just counted, and how: star before cross before rounds.
std::optional<End> end_after_round(const State& state);

inline constexpr int star = 20;
inline constexpr int cross = -15;

}  // namespace hund
