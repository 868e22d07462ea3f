#include "games/hundsgemein/game.h"
#include "games/hundsgemein/scoring.h"
#include "kit/heat.h"
#include "kit/points.h"

namespace hundsgemein {

namespace {

using core::Figure, core::Stat;

constexpr std::array<std::string_view, dog_count> dog_keys{"dog.zorro", "dog.daisy", "dog.fifi", "dog.rex"};

const kit::seven::SpaceKeys& block_keys() {
    static const kit::seven::SpaceKeys keys = kit::seven::space_keys("block");
    return keys;
}

Figure dogs() {
    Figure figure{"dogs",
                  Figure::Kind::sums,
                  N_("Streets by dog"),
                  N_("How many streets were claimed on which each dog stands."),
                  {}};
    for (std::size_t dog = 0; dog < dog_keys.size(); ++dog) {
        const kit::Look& own = kit::look_of(static_cast<Dog>(dog));
        figure.series.push_back({dog_keys[dog], own.name, own.hue});
    }
    return figure;
}

void add_plays(const State& state, int seat, std::vector<Stat>& stats) {
    const Tally& tally = state.tallies[seat];
    const auto add = [&](std::string_view key, int value) {
        stats.push_back({key, seat, std::nullopt, value});
    };
    add("tiles-placed", tally.placed);
    add("tiles-discarded", tally.discarded);
    add("illegal-placements", tally.illegal);
    kit::add_some(stats, "challenges-upheld", seat, tally.right);
    kit::add_some(stats, "challenges-rejected", seat, tally.wrong);
    kit::add_some(stats, "challenged-upheld", seat, tally.caught);
    kit::add_some(stats, "challenged-rejected", seat, tally.cleared);
    if (state.ended) {
        kit::seven::for_each(state.by_seat[seat],
                             [&](int block) { add(block_keys()[static_cast<std::size_t>(block)], 1); });
    }
}

/// How many dogs of each kind a seat has claimed.
void add_dogs(const State& state, int seat, std::vector<Stat>& stats) {
    const PerStreet<Claimed> claimed = claimed_streets(state);
    kit::Each<int, dog_count> dogs{};
    for (std::size_t street = 0; street < claimed.size(); ++street) {
        if (claimed[street] == seat) {
            ++dogs[(*state.dogs)[street]];
        }
    }
    for (std::size_t dog = 0; dog < dogs.size(); ++dog) {
        kit::add_some(stats, dog_keys[dog], seat, dogs[dog]);
    }
}

}  // namespace

std::vector<Figure> figures() {
    using Kind = Figure::Kind;
    return {
        dogs(),
        {"challenges",
         Kind::sums,
         N_("Challenges won and lost"),
         N_("How challenges ended for who made them, and for whose tile was challenged."),
         {{"challenges-upheld", N_("challenged and won")},
          {"challenges-rejected", N_("challenged and lost")},
          {"challenged-upheld", N_("was challenged and lost")},
          {"challenged-rejected", N_("was challenged and won")}}},
        {"tiles",
         Kind::means,
         N_("Tiles"),
         N_("How many tiles were placed and discarded in a match, on average, and how many were placed "
            "against a rule."),
         {{"tiles-placed", N_("placed")},
          {"tiles-discarded", N_("discarded")},
          {"illegal-placements", N_("placed illegally")}}},
        kit::seven::heat_of("board", N_("Tiles on the board"),
                            N_("How often a tile lay on each block when the board was scored."),
                            block_keys()),
    };
}

std::vector<Stat> Game::stats(const State& state) {
    std::vector<Stat> stats = kit::starting(state.starter);
    for (int seat = 0; seat < state.setup->seat_count(); ++seat) {
        if (state.plays()) {
            add_plays(state, seat, stats);
        }
        if (state.finished()) {
            add_dogs(state, seat, stats);
        }
    }
    return stats;
}

}  // namespace hundsgemein
