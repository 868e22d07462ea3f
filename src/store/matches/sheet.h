#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "store/sqlite/database.h"

namespace store {

/// Writes the row by which a match is listed and found, from its header, what was said of it afterwards, its
/// lines and its result. Ratings from its month on are due if it counts, or counted before.
void write_sheet(const Database& database, std::int64_t match);

/// When it was played, in seconds since 1970 on the clock of the table.
std::optional<std::int64_t> played(const Database& database, const std::string& match);

/// The row of the match, or `core::Failure`.
std::int64_t row_of(const Database& database, const std::string& match);

}  // namespace store
