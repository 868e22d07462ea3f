#include "core/report.h"
#include "games/hundsgemein/game.h"
#include "games/hundsgemein/scoring.h"

namespace hundsgemein {

namespace {

using core::Json;

Json claimed_json(const State& state, const Claimed& claimed) {
    return claimed ? Json(state.name(*claimed)) : Json(nullptr);
}

Json street_json(const State& state, const StreetCount& counted) {
    const bool advanced = state.setup->advanced;
    Json street{{"dog", look(counted.dog).word},
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
        streets[street_token(static_cast<int>(street))] = {{"dog", look((*state.dogs)[street]).word},
                                                           {"claimed", claimed_json(state, claimed[street])}};
    }
    return streets;
}

}  // namespace

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
