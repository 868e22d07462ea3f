#pragma once

#include <optional>
#include <string>
#include <vector>

namespace store {

/// Which matches are looked at, in lists and statistics. What is empty lets all through.
struct MatchQuery {
    /// As typed: every word must occur in a player's name, the game, the place, the title, the note or the
    /// day, whatever the case of its letters.
    std::string words;
    std::vector<std::string> games;      ///< one of them
    std::vector<int> players;            ///< all of them sat there (ids of People)
    std::optional<int> seats;            ///< as many players sat there
    std::optional<std::string> variant;  ///< in force; empty: none is
    std::optional<std::string> house;    ///< `rule=value`, in force
    std::optional<std::string> level;    ///< `plays`, `scores`
    std::optional<std::string>
        status;            ///< `open`, `finished`, `abandoned`; statistics count the finished ones
    std::string from, to;  ///< `YYYY-MM-DD`, both days included; a day that is none is ignored
    bool binned = false;   ///< those in the bin, instead of the others
    bool branches = true;  ///< also those begun by 'what if'; statistics never count them

    bool operator==(const MatchQuery&) const = default;
};

}  // namespace store
