#pragma once

#include <optional>
#include <string>

#include "store/sqlite/database.h"

namespace store {

/// Of a game with unlike roles a match may follow another one, the roles changed; its header says so. The
/// match that this one follows, or that follows this one: of several the one that was played last. What lies
/// in the bin is no such match.
std::optional<std::string> first_before(const Database& database, const std::string& match);
std::optional<std::string> second_after(const Database& database, const std::string& match);
/// Whether another match may follow this one: it is there, and neither follows nor is followed.
bool may_be_followed(const Database& database, const std::string& match);

}  // namespace store
