#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/header.h"
#include "core/reading.h"
#include "store/sqlite/database.h"

namespace store {

/// Whoever takes longer does something else, in seconds: as somebody chose it for this database.
std::int64_t longest_thought(const Database& database);
/// In minutes, 1 to 60. What is derived of all matches is stale then.
void choose_longest_thought(const Database& database, int minutes);

/// How long a player took for a decision.
struct Thought {
    core::Seq seq;  ///< the entry that says what he did
    int seat;
    int seconds;
};

/// Whether the one whose turn it is thinks after that line, one a line. Nobody does after a note (a break) or
/// a correction, while the table settles a foul, and where only scores are entered.
std::vector<bool> followed_by_thought(const core::Reading& reading, core::Level level);

/// What is known of it, in the order of the lines: the time between two entries of the game that stand and
/// follow each other, after the first decision. `written`: when each line was written, in seconds; `longest`:
/// `longest_thought`.
std::vector<Thought> thoughts(const core::Reading& reading, core::Level level,
                              std::span<const std::int64_t> written, std::int64_t longest);

/// What one seat thought, in seconds.
struct ThinkingTime {
    int decisions = 0;
    int whole = 0;
    int median = 0;  ///< of its decisions; 0 without any

    bool operator==(const ThinkingTime&) const = default;
};
/// One a seat.
std::vector<ThinkingTime> thinking_times(std::span<const Thought> thoughts, std::size_t seats);

}  // namespace store
