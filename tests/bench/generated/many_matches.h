#pragma once

#include <functional>

#include "store/sqlite/database.h"

namespace bench {

/// Fills a database with finished matches of all games over many years: people who sit at one table again and
/// again, of which a few patterns are judged, and all others are like one of them. The same number and seed
/// give the same matches. `progress` is told done and all, now and then.
void fill(store::Database& database, int matches, unsigned seed = 1,
          const std::function<void(int, int)>& progress = {});

}  // namespace bench
