#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "store/sqlite/database.h"

namespace app {

/// Derives anew what is stale: results that other rules derived, or fewer lines. It goes step by step, so
/// that a window stays alive and whoever has no time can stop; what is done is done. Every step judges on all
/// cores, while what is judged is written. Memory does not grow with the history, but for the matches' ids.
class Recount {
public:
    /// Where the database can only be read there is nothing to do.
    explicit Recount(store::Database& database);

    int done() const { return static_cast<int>(done_); }
    int all() const { return static_cast<int>(stale_.size()); }
    bool over() const { return done_ == stale_.size(); }
    /// The next matches; a step takes about as long as a frame or two. A match that this program cannot read
    /// stays as it is.
    void step();

private:
    store::Database& database_;
    std::vector<std::string> stale_;
    std::size_t done_ = 0;
};

}  // namespace app
