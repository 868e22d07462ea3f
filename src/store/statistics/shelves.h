#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "store/sqlite/database.h"

namespace store {

/// A match as lists show it, sort it and search it, and as statistics count it; it holds until the next. More
/// of what it says: the table `sheets`.
struct Shelved {
    std::int32_t match = 0;  ///< its row
    bool binned = false;
    bool branch = false;
    std::string_view status, game, level, variants, house;
    std::int64_t played = 0;
    std::int64_t touched = 0;
    int minutes = 0;
    int seats = 0;
    int entries = 0;
    int rounds = 0;
    unsigned won = 0;                      ///< one bit a seat
    std::span<const unsigned char> who{};  ///< the players, one a seat, four bytes each
    std::string_view title, venue;
    std::string_view words;  ///< all that is searched, in small letters
};

/// All matches, also those in the bin, packed by the days on which they were played, so that a walk reads few
/// rows. It goes from the newest day to the oldest, and by ids within a minute.
class Shelves {
public:
    /// Packs anew what changed since somebody looked, and what is missing. Where that cannot be written it is
    /// packed for this walk alone, as is what is damaged.
    explicit Shelves(const Database& database);

    void each(const std::function<void(const Shelved&)>& visit) const;
    /// Those of these games, or of all, of which there is a digest.
    using Bytes = std::span<const unsigned char>;
    void each_digest(const std::vector<std::string>& games,
                     const std::function<void(const Shelved&, Bytes)>& visit) const;

private:
    bool pack_what_is_due();
    /// By game, in the order of its sheets.
    using Digests = std::map<std::string, std::string, std::less<>>;
    /// Each shelf, newest first, with the digests that are wanted.
    using Wanted = std::function<bool(std::string_view game)>;
    void walk(const Wanted& wanted, const std::function<void(Bytes sheets, const Digests&)>& visit) const;

    const Database& database_;
    std::set<std::int64_t> due_{};
};

}  // namespace store
