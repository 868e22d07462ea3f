#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/match/session.h"

namespace app {

/// How a match is timed: not at all, counting up, or with a limit for each turn or for each player's match.
struct ClockChoice {
    enum class Kind { none, up, turn, match } kind = Kind::none;
    int limit = 0;  ///< in seconds

    bool operator==(const ClockChoice&) const = default;
};

/// Those that are offered, in their order.
const std::vector<ClockChoice>& clock_choices();
core::Text title_of(const ClockChoice& choice);
/// `turn 60`, for files of settings; what is not understood is none.
std::string written(const ClockChoice& choice);
ClockChoice read_clock_choice(std::string_view text);

/// What the clock of a match shows. It only shows: nothing is entered when time is up.
struct ClockView {
    enum class Alarm { none, soon, over };

    std::optional<int> seat;  ///< the one whose time runs; nothing: it stands still
    std::string name;         ///< of that seat
    int seconds = 0;          ///< that the seat has used, or has left
    bool counts_down = false;
    Alarm alarm = Alarm::none;

    bool operator==(const ClockView&) const = default;
};

/// Nothing where none is chosen, or the match is over. The clock stands still before the first decision,
/// after a note (a break) or a correction, and where somebody has been away for too long. `now`, and since
/// when the match has been `opened`: seconds since 1970; before that it did not run.
std::optional<ClockView> clock_of(const Session& session, const ClockChoice& choice, std::int64_t now,
                                  std::int64_t opened);

/// `0:42`, `−0:05`.
core::Text in_words(const ClockView& clock);

}  // namespace app
