#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/editor/clock.h"
#include "app/editor/match_editor.h"

namespace app {

/// A match as everybody at the table may see it, on a screen for all of them. What one seat peeks at, a line
/// in the making and a correction that waits to be kept are never in it.
struct BoardView {
    core::Table table;
    std::vector<int> totals;
    core::Text last{};    ///< the latest entry; empty before the first
    core::Text ruling{};  ///< what the referee says aloud; empty: nothing
    std::optional<ClockView> clock{};
    core::Text asked{};                 ///< what comes next; empty once the match is over
    std::optional<ScoreSheet> sheet{};  ///< between rounds and after the end, in place of the table

    bool operator==(const BoardView&) const = default;
};

/// Its clock is the face's to put.
BoardView board_view(const MatchEditor& editor);

}  // namespace app
