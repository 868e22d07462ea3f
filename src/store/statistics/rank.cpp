#include "store/statistics/rank.h"

#include <algorithm>

namespace store {

bool has_won(const core::Scores& scores, std::size_t seat) {
    return std::ranges::find(scores.winners, scores.names[seat]) != scores.winners.end();
}

namespace {

/// Of two who did not win.
bool is_ahead(const core::Scores& scores, std::size_t one, std::size_t other) {
    if (!scores.behind.empty()) {
        return scores.behind[one] < scores.behind[other];
    }
    if (scores.totals.empty()) {
        return false;
    }
    return scores.fewest ? scores.totals[one] < scores.totals[other]
                         : scores.totals[one] > scores.totals[other];
}

}  // namespace

std::optional<int> rank(const core::Reading& reading, std::size_t seat) {
    const core::Scores& scores = reading.scores;
    if (reading.status != core::Status::finished || scores.winners.empty()) {
        return std::nullopt;
    }
    if (has_won(scores, seat)) {
        return 1;
    }
    int before = static_cast<int>(scores.winners.size());
    for (std::size_t other = 0; other < scores.names.size(); ++other) {
        before += !has_won(scores, other) && is_ahead(scores, other, seat) ? 1 : 0;
    }
    return before + 1;
}

}  // namespace store
