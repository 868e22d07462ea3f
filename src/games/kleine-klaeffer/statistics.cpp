#include "games/kleine-klaeffer/council.h"
#include "games/kleine-klaeffer/game.h"
#include "kit/points.h"

namespace kleine_klaeffer {

namespace {

using core::Figure, core::Stat;

using Keys = std::array<std::string_view, colour_count>;
constexpr Keys vote_keys{"votes-yellow", "votes-orange", "votes-red",
                         "votes-purple", "votes-blue",   "votes-green"};
constexpr Keys secured_keys{"secured.yellow", "secured.orange", "secured.red",
                            "secured.purple", "secured.blue",   "secured.green"};

std::vector<Figure::Series> by_colour(const Keys& keys) {
    std::vector<Figure::Series> series;
    series.reserve(keys.size());
    for (Colour colour = 0; colour < colour_count; ++colour) {
        series.push_back(
            {keys[static_cast<std::size_t>(colour)], colour_name(colour).id, colour_face(colour).hue});
    }
    return series;
}

/// Means need the zeros, sums do not.
void add_districts(const State& state, const Standing& now, int seat, std::vector<Stat>& stats) {
    const auto i = static_cast<std::size_t>(seat);
    for (std::size_t colour = 0; colour < colour_count; ++colour) {
        stats.push_back({vote_keys[colour], seat, std::nullopt, state.players[i].votes[colour]});
        if (now.secured[i][colour]) {
            stats.push_back({secured_keys[colour], seat, std::nullopt, 1});
        }
    }
    stats.push_back({"districts", seat, std::nullopt, now.districts[i]});
}

void add_plays(const State& state, int seat, std::vector<Stat>& stats) {
    const Player& player = state.player(seat);
    stats.push_back({"takes", seat, std::nullopt, player.takes});
    stats.push_back({"crises", seat, std::nullopt, player.crises});
    stats.push_back({"illegal-placements", seat, std::nullopt, player.illegal_placements});
}

/// It is said who begins, and that before the first turn.
bool knows_first(const State& state) {
    return state.plays() && state.phase != Phase::laying && state.phase != Phase::first;
}

}  // namespace

std::vector<Figure> figures() {
    using Kind = Figure::Kind;
    return {
        {"districts",
         Kind::distribution,
         N_("Secured districts"),
         N_("How many districts were secured in a match."),
         {{"districts", N_("secured districts")}}},
        {"secured", Kind::sums, N_("Secured districts by colour"),
         N_("How often the district of each colour was secured."), by_colour(secured_keys)},
        {"votes", Kind::means, N_("Votes by colour"),
         N_("How many votes of each colour were there at the end, on average."), by_colour(vote_keys)},
        {"council",
         Kind::means,
         N_("In the council"),
         N_("How often in a match cards were taken, how often of that in a crisis, and how often a card was "
            "placed against a rule, on average."),
         {{"takes", N_("cards taken")},
          {"crises", N_("in a crisis")},
          {"illegal-placements", N_("placed illegally")}}},
    };
}

std::vector<Stat> Game::stats(const State& state) {
    const Standing now = standing(state);
    std::vector<Stat> stats = kit::starting(knows_first(state) ? std::optional(state.first) : std::nullopt);
    for (int seat = 0; seat < state.setup->seat_count(); ++seat) {
        add_districts(state, now, seat, stats);
        if (state.plays()) {
            add_plays(state, seat, stats);
        }
    }
    return stats;
}

}  // namespace kleine_klaeffer
