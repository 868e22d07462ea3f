#pragma once

#include <nlohmann/json_fwd.hpp>

#include "store/statistics/statistics.h"
#include "store/statistics/year.h"

namespace app {

// Pages of statistics as other programs read them. Keys are English and stay: a page has `page` (`overview`,
// `player`, `pair`, `game`, `year`); what is not known is null; a win that three share is a third.
//   fared:  matches, few (whether they are so few that they say little), wins, win_rate, expected_wins (by
//           chance alone), fouls_stood, fouls_taken_back
//   spread: count, mean, deviation, lowest, highest
//   rating: mu, sigma, at_least (mu - 3 sigma), matches, few

nlohmann::ordered_json json_of(const store::Overview& overview);
nlohmann::ordered_json json_of(const store::PlayerPage& page);
nlohmann::ordered_json json_of(const store::PairPage& page);
nlohmann::ordered_json json_of(const store::GamePage& page);
nlohmann::ordered_json json_of(const store::YearPage& page);

}  // namespace app
