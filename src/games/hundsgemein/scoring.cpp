#include "games/hundsgemein/scoring.h"

#include <algorithm>

#include "core/report.h"
#include "games/hundsgemein/game.h"
#include "kit/points.h"

namespace hundsgemein {

namespace {

StreetCount count_street(const State& state, int street) {
    StreetCount counted{street, (*state.dogs)[street]};
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

using core::Json;

Json claimed_json(const State& state, const Claimed& claimed) {
    return claimed ? Json(state.name(*claimed)) : Json(nullptr);
}

Json street_json(const State& state, const StreetCount& counted) {
    const bool advanced = state.setup->advanced;
    Json street{{"dog", word_of(counted.dog)},
                {"claimed", claimed_json(state, counted.claimed(advanced))},
                {"counts", Json::object()}};
    for (int seat = 0; seat < state.setup->seat_count(); ++seat) {
        street["counts"][state.name(seat)] = counted.tile_count(seat);
        if (advanced) {
            street["stretches"][state.name(seat)] = counted.stretch(seat);
        }
    }
    return street;
}

Json streets_json(const State& state) {
    Json streets = Json::object();
    if (state.plays()) {
        for (const StreetCount& counted : count_streets(state)) {
            streets[street_token(counted.street)] = street_json(state, counted);
        }
        return streets;
    }
    const PerStreet<Claimed> claimed = claimed_streets(state);
    for (std::size_t street = 0; street < claimed.size(); ++street) {
        streets[street_token(static_cast<int>(street))] = {{"dog", word_of((*state.dogs)[street])},
                                                           {"claimed", claimed_json(state, claimed[street])}};
    }
    return streets;
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
            claimed[counted.street] = counted.claimed(state.setup->advanced);
        }
    }
    return claimed;
}

Booty booty(const State& state) {
    Booty all;
    const PerStreet<Claimed> claimed = claimed_streets(state);
    for (std::size_t street = 0; street < claimed.size(); ++street) {
        if (claimed[street]) {
            all.points[*claimed[street]] += value_of((*state.dogs)[street]);
            ++all.dogs[*claimed[street]];
        }
    }
    return all;
}

std::vector<int> winners(const State& state) {
    const Booty all = booty(state);
    return kit::best(state.setup->all_seats(), [&](int seat) {
        return std::pair(all.points[seat] + state.penalties[static_cast<std::size_t>(seat)], all.dogs[seat]);
    });
}

core::Report Game::report(const State& state) {
    core::Report report;
    if (state.plays()) {
        report.result["over"] = state.over();
    }
    if (state.finished()) {
        report.result["streets"] = streets_json(state);
    }
    return report;
}

}  // namespace hundsgemein
