#include "store/statistics/decision_times.h"

#include <algorithm>
#include <limits>

namespace store {

namespace {

constexpr int longest = 3600;  // seconds: a pack that was tampered with may say anything
constexpr int most = 100'000;  // decisions of a seat in a match

}  // namespace

void DecisionTimes::add(const Digest::Seat& seat) {
    if (seat.decisions <= 0) {
        return;
    }
    const auto seconds = static_cast<std::size_t>(std::clamp(seat.thought, 0, longest));
    if (seconds >= decisions_by_seconds_.size()) {
        decisions_by_seconds_.resize(seconds + 1);
    }
    const int decisions = std::min({seat.decisions, most, std::numeric_limits<int>::max() - decisions_});
    decisions_by_seconds_[seconds] += decisions;
    decisions_ += decisions;
}

int DecisionTimes::median() const {
    int passed = 0;
    for (std::size_t seconds = 0; seconds < decisions_by_seconds_.size(); ++seconds) {
        passed += decisions_by_seconds_[seconds];
        if (passed * 2LL > decisions_) {
            return static_cast<int>(seconds);
        }
    }
    return 0;
}

}  // namespace store
