#pragma once

#include <functional>
#include <optional>
#include <string>

#include "app/club/club_record.h"
#include "core/text/failure.h"
#include "store/sqlite/database.h"

namespace app {

/// Whether a match is open in a window: what lies there is not changed meanwhile.
using Held = std::function<bool(const std::string& match)>;

/// What another machine's record of a match brought.
struct Merged {
    enum class What {
        nothing,  ///< all of it was here
        stored,   ///< the match is new
        longer,   ///< it went on
        apart,    ///< it went on otherwise than here: both are kept
        waits,    ///< it brings something, but the match is held
    } what = What::nothing;
    std::string match;
    /// So many of their first lines are now those of the match, with their times; -1: not even its header.
    int agreed = 0;
    /// So many of the match's first lines are as they were; -1: not even its header; nothing: all.
    std::optional<int> kept{};
};

/// The record itself is the cause: read again it would be refused again.
struct Refused : core::Failure {
    using core::Failure::Failure;
};

/// A union, the same in whatever order records come: of two of which one begins with the other the longer one
/// counts. Where they differ after an entry, the one whose next line comes first by its letters stays the
/// match; the other becomes a 'what if' of it, with an id made from its lines up to there. What was written
/// at two times was written at the earlier one. What is gone for good does not come back. Throws `Refused` if
/// a match of that id is here that is another one.
Merged merge(store::Database& database, const ClubRecord& theirs, const Held& held);

}  // namespace app
