#pragma once

#include <cstdint>
#include <functional>
#include <set>
#include <span>
#include <string>
#include <string_view>

#include "store/database.h"

namespace store {

/// What lists show of a match, sort it by and search; it holds until the next.
struct Shelved {
    std::int32_t match = 0;  ///< its row
    bool binned = false;
    bool branch = false;
    std::string_view status;
    std::string_view game;
    int seats = 0;
    int entries = 0;
    std::int64_t touched = 0;
    unsigned won = 0;                      ///< one bit a seat
    std::span<const unsigned char> who{};  ///< the players, one a seat, four bytes each
    std::string_view title, venue;
    std::string_view words;  ///< all that is searched, in small letters
};

/// The matches as lists walk through them: packed by the days on which they were played, so that few rows are
/// read.
class Shelves {
public:
    /// Packs anew what changed since somebody looked, and what is missing. Where that cannot be written it is
    /// packed for this walk alone.
    explicit Shelves(const Database& database);
    /// All matches, also those in the bin: the newest day first, by ids within a minute. What is damaged is
    /// packed anew.
    void each(const std::function<void(const Shelved&)>& told) const;

private:
    bool pack_what_is_due();

    const Database& database_;
    std::set<std::int64_t> due_{};
};

}  // namespace store
