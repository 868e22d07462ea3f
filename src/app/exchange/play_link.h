#pragma once

#include <cstddef>
#include <string>

#include "store/sqlite/database.h"

namespace app {

/// A link that opens one play in BG Stats.
struct PlayLink {
    std::string url;
    bool shortened = false;  ///< the comments, or they and the variants, had no room
};
/// Throws `core::Failure` if the match is open, or if the link cannot be made as short as wished.
PlayLink play_link(store::Database& database, const std::string& match, std::size_t most_bytes);

}  // namespace app
