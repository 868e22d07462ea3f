#include "games/hounded/game.h"
#include "games/hounded/types.h"
#include "kit/heat.h"
#include "kit/points.h"

namespace hounded {

namespace {

using core::Figure, core::Stat;

const kit::seven::SpaceKeys& fox_keys() {
    static const kit::seven::SpaceKeys keys = kit::seven::space_keys("fox");
    return keys;
}

constexpr std::array<std::string_view, end_words.size()> end_keys{"end.captured", "end.trapped", "end.time",
                                                                  "end.tiles"};

std::vector<Figure::Series> endings() {
    std::vector<Figure::Series> series;
    series.reserve(end_keys.size());
    for (std::size_t i = 0; i < end_keys.size(); ++i) {
        series.push_back({end_keys[i], end_name(static_cast<End>(i)).id});
    }
    return series;
}

void add_end(const State& state, std::vector<Stat>& stats) {
    const int fox = state.fox_seat();
    const bool hunters = hunters_win(*state.end);
    const int winner = hunters ? state.hunters : fox;
    stats.push_back({"as-fox", fox, std::nullopt, 1});
    stats.push_back({"as-hunters", state.hunters, std::nullopt, 1});
    stats.push_back({hunters ? "won-as-hunters" : "won-as-fox", winner, std::nullopt, 1});
    stats.push_back({end_keys[static_cast<std::size_t>(*state.end)], winner, std::nullopt, 1});
}

void add_plays(const State& state, std::vector<Stat>& stats) {
    stats.push_back({"turns", std::nullopt, std::nullopt, state.turns});
    for (std::size_t space = 0; space < state.stepped.size(); ++space) {
        if (state.stepped[space] > 0) {
            stats.push_back({fox_keys()[space], state.fox_seat(), std::nullopt, state.stepped[space]});
        }
    }
}

}  // namespace

std::vector<Figure> figures() {
    using Kind = Figure::Kind;
    return {
        {"sides",
         Kind::sums,
         N_("Wins by side"),
         N_("How often each side was played, and how often it won."),
         {{"as-hunters", N_("hunted")},
          {"won-as-hunters", N_("hunted and won")},
          {"as-fox", N_("fled")},
          {"won-as-fox", N_("fled and won")}}},
        {"endings", Kind::sums, N_("Wins by ending"),
         N_("How the matches ended that were won: two ways for the hunters, two for the fox."), endings()},
        {"tiles-left",
         Kind::distribution,
         N_("Tiles left face down"),
         N_("How many tiles were left face down by the fox."),
         {{"face-down", N_("tiles left face down")}}},
        {"turns",
         Kind::distribution,
         N_("Length of the hunt"),
         N_("How many turns of the fox a match had."),
         {{"turns", N_("turns of the fox")}},
         {},
         {},
         true},
        kit::seven::heat_of("fox", N_("The way of the fox"), N_("How often the fox stepped onto each space."),
                            fox_keys()),
    };
}

std::vector<Stat> Game::stats(const State& state) {
    std::vector<Stat> stats;
    if (state.phase == Phase::roles || state.phase == Phase::start) {
        return stats;
    }
    stats = kit::starting(state.hunters);
    if (const auto left = state.tiles_left()) {
        stats.push_back({"face-down", state.fox_seat(), std::nullopt, *left});
    }
    if (state.plays()) {
        add_plays(state, stats);
    }
    if (state.end) {
        add_end(state, stats);
    }
    return stats;
}

}  // namespace hounded
