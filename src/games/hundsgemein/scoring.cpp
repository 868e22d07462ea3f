#include "games/hundsgemein/scoring.h"

#include <algorithm>

#include "kit/points.h"

namespace hundsgemein {

namespace {

StreetCount count_street(const State& state, int street) {
    StreetCount counted{street, (*state.dogs)[static_cast<std::size_t>(street)]};
    const auto both = sides(street);
    for (std::size_t seat = 0; seat < state.setup->seats.size(); ++seat) {
        counted.tiles[seat] = state.by_seat[seat] & (both[0] | both[1]);
        for (std::size_t i = 0; i < both.size(); ++i) {
            counted.runs[seat][i] = longest_run(state.by_seat[seat], both[i], is_across(street));
        }
    }
    return counted;
}

/// The one seat that ranks highest, or nobody.
template <class Rank>
Claimed highest(const State& state, const Rank& rank) {
    const std::vector<int> top = kit::best(state.setup->all_seats(), rank);
    return top.size() == 1 ? Claimed(top.front()) : std::nullopt;
}

}  // namespace

std::vector<StreetCount> count_streets(const State& state) {
    std::vector<StreetCount> all;
    all.reserve(street_count);
    for (int street = 0; street < street_count; ++street) {
        StreetCount& counted = all.emplace_back(count_street(state, street));
        counted.most_tiles = highest(state, [&](int seat) { return counted.tile_count(seat); });
        counted.longest = highest(
            state, [&](int seat) { return std::pair(counted.stretch(seat), counted.tile_count(seat)); });
    }
    return all;
}

PerStreet<Claimed> claimed_streets(const State& state) {
    PerStreet<Claimed> claimed{};
    if (!state.plays()) {
        std::ranges::transform(state.claims, claimed.begin(),
                               [](const auto& claim) { return claim.value_or(std::nullopt); });
    } else if (state.ended) {
        for (const StreetCount& counted : count_streets(state)) {
            claimed[static_cast<std::size_t>(counted.street)] = counted.claimed(state.setup->advanced);
        }
    }
    return claimed;
}

Booty booty(const State& state) {
    Booty all;
    const PerStreet<Claimed> claimed = claimed_streets(state);
    for (std::size_t street = 0; street < claimed.size(); ++street) {
        if (claimed[street]) {
            const auto seat = static_cast<std::size_t>(*claimed[street]);
            all.points[seat] += value_of((*state.dogs)[street]);
            ++all.dogs[seat];
        }
    }
    return all;
}

std::vector<int> winners(const State& state) {
    const Booty all = booty(state);
    return kit::best(state.setup->all_seats(), [&](int at) {
        const auto seat = static_cast<std::size_t>(at);
        return std::pair(all.points[seat] + state.penalties[seat], all.dogs[seat]);
    });
}

}  // namespace hundsgemein
