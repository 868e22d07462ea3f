#pragma once

#include <optional>
#include <string>

#include "core/record.h"
#include "store/sqlite/database.h"

namespace app {

/// An id for a record that has none, made from what it says: blanks and comments make no other match. One
/// that tells its day, and whose lines go on where those of such a match end, or are its beginning, is that
/// match.
std::string id_of_text(store::Database& database, const core::Record& record);

/// The match here that this record looks like, though it bears another id: of the same game, day and players,
/// and one begins as the other, or both begin with a dozen same entries.
std::optional<std::string> like(store::Database& database, const core::Record& record);

/// Of two that are alike the longer one stays, the other goes to the bin: the first if they are equal.
void take_longer(store::Database& database, const std::string& match, const std::string& other);

}  // namespace app
