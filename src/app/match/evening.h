#pragma once

#include <string>
#include <vector>

#include "core/text/text.h"
#include "store/matches/history.h"
#include "store/sqlite/database.h"

namespace app {

/// The matches of its evening, in the order in which they were played; none where it is the only one.
std::vector<store::Listed> evening_of(store::Database& database, const std::string& match);
/// How often all won that evening; empty while none is finished.
core::Text wins_of_evening(const std::vector<store::Listed>& matches);

}  // namespace app
