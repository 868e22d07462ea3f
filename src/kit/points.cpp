#include "kit/points.h"

namespace kit {

core::Text named(const Setup& setup, const std::vector<int>& seats) {
    std::vector<core::Text> names;
    names.reserve(seats.size());
    for (const int seat : seats) {
        names.push_back(core::verbatim(setup.name(seat)));
    }
    return core::listed(names);
}

void add_winners(const std::vector<int>& seats, core::Scores& scores) {
    for (const int seat : seats) {
        scores.winners.push_back(scores.names[static_cast<std::size_t>(seat)]);
    }
}

core::Text has_highest(const std::string& name, int total) {
    return {
        NN_("{0} wins with {1} point, the highest total.", "{0} wins with {1} points, the highest total."),
        {name, total}};
}

std::vector<core::Seq> rests_on(const std::vector<core::Reckoning::Line>& lines, int column) {
    std::vector<core::Seq> entries;
    for (const core::Reckoning::Line& line : lines) {
        const core::Amount& amount = line.amounts[static_cast<std::size_t>(column)];
        if (amount.points != 0) {
            entries.insert(entries.end(), amount.from.begin(), amount.from.end());
        }
    }
    return core::ascending(std::move(entries));
}

std::vector<core::Stat> starting(const std::optional<int>& seat) {
    return seat ? std::vector<core::Stat>{{core::stat_starts, *seat, std::nullopt, 1}}
                : std::vector<core::Stat>{};
}

void add_some(std::vector<core::Stat>& stats, std::string_view key, int seat, int value) {
    if (value > 0) {
        stats.push_back({key, seat, std::nullopt, value});
    }
}

}  // namespace kit
