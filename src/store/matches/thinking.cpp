#include "store/matches/thinking.h"

#include <algorithm>
#include <optional>

namespace store {

bool is_followed_by_thought(const core::Ruled& line) {
    return line.played && !line.inserted &&
           (line.settled || core::kind(line.verdict) != core::Kind::illegal);
}

std::vector<Thought> thoughts(const core::Reading& reading, std::span<const std::int64_t> written) {
    std::vector<Thought> all;
    bool begun = false;
    for (std::size_t i = 0; i < std::min(reading.entries.size(), written.size()); ++i) {
        const core::Ruled& entry = reading.entries[i];
        if (!entry.played || entry.inserted || !entry.turn) {
            continue;
        }
        const bool follows = begun && is_followed_by_thought(reading.entries[i - 1]);
        begun = true;
        const auto seconds =
            follows ? seconds_between(written[i - 1], written[i], longest_thought) : std::nullopt;
        // Lines of one second were not entered one by one.
        if (seconds.value_or(0) > 0 && entry.seat.value_or(*entry.turn) == *entry.turn) {
            all.push_back({entry.seq, *entry.turn, static_cast<int>(*seconds)});
        }
    }
    return all;
}

std::vector<ThinkingTime> thinking_times(std::span<const Thought> thoughts, std::size_t seats) {
    std::vector<std::vector<int>> seconds(seats);
    std::vector<ThinkingTime> times(seats);
    for (const Thought& thought : thoughts) {
        const auto seat = static_cast<std::size_t>(thought.seat);
        if (seat < seats) {
            seconds[seat].push_back(thought.seconds);
            times[seat].whole += thought.seconds;
            ++times[seat].decisions;
        }
    }
    for (std::size_t seat = 0; seat < seats; ++seat) {
        if (auto& own = seconds[seat]; !own.empty()) {
            const auto middle = own.begin() + static_cast<std::ptrdiff_t>(own.size() / 2);
            std::ranges::nth_element(own, middle);
            times[seat].median = *middle;
        }
    }
    return times;
}

}  // namespace store
