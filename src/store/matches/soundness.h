#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "store/sqlite/database.h"

namespace store {

/// What SQLite finds wrong with the file itself, in its words: pages, indexes, rows without their match.
/// Nothing: it is whole.
std::vector<std::string> damages(const Database& database);

/// How much there is.
struct Extent {
    int matches = 0;
    std::int64_t lines = 0;
    int schema = 0;  ///< the version of the tables
};
Extent extent(const Database& database);

/// A copy in another place, which must be free.
void copy(const Database& database, const std::filesystem::path& to);

/// What is derived is not believed any longer: all of it is stale.
void forget_derived(Database& database);

/// Where the derived rows of two databases differ that hold the same matches. Ratings that are due are not
/// looked at.
struct Differences {
    std::vector<std::string> matches;  ///< their ids
    bool ratings = false;
};
Differences differences(const Database& one, const Database& other);

}  // namespace store
