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
    if (state.setup->plays()) {
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

constexpr std::string_view block_key_start = "block.";
using BlockKey = std::array<char, block_key_start.size() + 2>;

constexpr std::array<BlockKey, block_count> make_block_keys() {
    std::array<BlockKey, block_count> keys{};
    for (std::size_t block = 0; block < keys.size(); ++block) {
        for (std::size_t i = 0; i < block_key_start.size(); ++i) {
            keys[block][i] = block_key_start[i];
        }
        keys[block][block_key_start.size()] = static_cast<char>('a' + block % side);
        keys[block][block_key_start.size() + 1] = static_cast<char>('1' + block / side);
    }
    return keys;
}
/// Keys of statistics live as long as the program.
constexpr std::array<BlockKey, block_count> block_keys = make_block_keys();
constexpr std::array<std::string_view, dog_count> dog_keys{"dog.zorro", "dog.daisy", "dog.fifi", "dog.rex"};

void add_plays(const State& state, int seat, std::vector<core::Stat>& stats) {
    const Tally& tally = state.tallies[static_cast<std::size_t>(seat)];
    const auto add = [&](std::string_view key, int value) {
        stats.push_back({key, seat, std::nullopt, value});
    };
    add("tiles-placed", tally.placed);
    add("tiles-discarded", tally.discarded);
    add("illegal-placements", tally.illegal);
    add("challenges-upheld", tally.right);
    add("challenges-rejected", tally.wrong);
    for (int block = 0; block < block_count && state.ended; ++block) {
        if (holds(state.by_seat[static_cast<std::size_t>(seat)], block)) {
            const BlockKey& key = block_keys[static_cast<std::size_t>(block)];
            add({key.data(), key.size()}, 1);
        }
    }
}

/// How many dogs of each kind a seat has claimed.
void add_dogs(const State& state, int seat, std::vector<core::Stat>& stats) {
    const PerStreet<Claimed> claimed = claimed_streets(state);
    std::array<int, dog_count> dogs{};
    for (std::size_t street = 0; street < claimed.size(); ++street) {
        if (claimed[street] == seat) {
            ++dogs[static_cast<std::size_t>((*state.dogs)[street])];
        }
    }
    for (std::size_t dog = 0; dog < dogs.size(); ++dog) {
        stats.push_back({dog_keys[dog], seat, std::nullopt, dogs[dog]});
    }
}

}  // namespace

core::Where Game::where(const State& state) {
    int turns = 0;
    for (const Tally& tally : state.tallies) {
        turns += tally.placed + tally.discarded;
    }
    return {1, turns + 1};
}

core::Report Game::report(const State& state) {
    core::Report report;
    const bool plays = state.setup->plays();
    if (plays) {
        report.result["over"] = state.over();
    }
    if (state.finished()) {
        report.result["streets"] = streets_json(state);
    }
    for (int seat = 0; seat < state.setup->seat_count(); ++seat) {
        if (plays) {
            add_plays(state, seat, report.stats);
        }
        if (state.finished()) {
            add_dogs(state, seat, report.stats);
        }
    }
    return report;
}

}  // namespace hundsgemein
