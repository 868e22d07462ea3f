#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/text/text.h"
#include "store/backup/backups.h"
#include "store/matches/soundness.h"
#include "store/sqlite/database.h"

namespace app {

/// How a database is.
struct Health {
    store::Extent extent;
    std::vector<std::string> damages;  ///< of the file, in SQLite's words
    struct Unreadable {
        std::string match;
        core::Text why;
    };
    std::vector<Unreadable> unreadable;  ///< matches whose record cannot be read
    std::vector<std::string> stale;      ///< matches whose results wait to be derived anew
    std::vector<std::string> wrong;      ///< those whose results are not what is derived from their lines
    bool wrong_ratings = false;
    core::Text why_not_compared;  ///< results were not looked at; else nothing

    bool whole() const { return damages.empty() && unreadable.empty(); }
    bool right() const { return wrong.empty() && !wrong_ratings; }
};

/// In a few words what a backup is: of a day, from before an update, set aside.
core::Text kind_of(const store::Backup& backup);

/// Is told done and all, and answers whether to go on.
using Asked = std::function<bool(int, int)>;

/// Looks at the file, reads every match, and derives all results anew in a copy, to compare them. The
/// database stays as it is. Stopped, it answers what it found so far.
Health examine(store::Database& database, const Asked& go_on);

/// Derives all results and ratings anew. Stopped or killed, what is missing is derived the next time. Answers
/// the matches that have none afterwards, because their entries cannot be read.
std::vector<std::string> rebuild(store::Database& database, const Asked& go_on);

}  // namespace app
