#include "games/heckin-hounds/game.h"
#include "kit/points.h"

namespace heckin_hounds {

namespace {

using core::Stat;

void add_round(const State& state, const Result& result, std::vector<Stat>& stats) {
    for (int seat = 0; seat < state.setup->seat_count(); ++seat) {
        stats.push_back({"bids", seat, result.number, result.bids[seat]});
        stats.push_back({"tricks", seat, result.number, result.tricks[seat]});
        stats.push_back({"badness", seat, result.number, result.badness[seat]});
        stats.push_back({"scores", seat, result.number, result.score(seat)});
    }
}

void add_clues(const State& state, std::vector<Stat>& stats) {
    for (int seat = 0; seat < state.setup->seat_count(); ++seat) {
        const ToldClues& told = state.told[seat];
        kit::add_some(stats, "clues", seat, told.clues);
        kit::add_some(stats, "clues.false", seat, told.untrue);
        kit::add_some(stats, "clues.incomplete", seat, told.incomplete);
    }
}

/// Who led the first round, if that was entered.
std::optional<int> starter(const State& state) {
    const bool plays = state.plays();
    return plays && !state.results.empty() ? state.results.front().leader : state.leader;
}

}  // namespace

std::vector<core::Figure> figures() {
    using Kind = core::Figure::Kind;
    return {
        {"bids",
         Kind::matrix,
         N_("Bids and shifts taken"),
         N_("How often each bid went with how many shifts taken in the same round."),
         {{"bids", N_("bid")}, {"tricks", N_("shifts taken")}}},
        {"distance",
         Kind::distribution,
         N_("Beside the bid"),
         N_("How many more shifts were taken in a round than promised; fewer are below zero."),
         {{"scores", N_("more than promised")}}},
        {"badness",
         Kind::distribution,
         N_("Badness"),
         N_("How many bad dogs were taken in a round."),
         {{"badness", N_("badness")}}},
        {"clues",
         Kind::sums,
         N_("Clues"),
         N_("Clues that were given as Shift Leader, and how many of them were false or left a card out."),
         {{"clues", N_("all clues")},
          {"clues.false", N_("false")},
          {"clues.incomplete", N_("left a card out")}}},
    };
}

std::vector<Stat> Game::stats(const State& state) {
    std::vector<Stat> stats = kit::starting(starter(state));
    for (const Result& result : state.results) {
        add_round(state, result, stats);
    }
    add_clues(state, stats);
    return stats;
}

}  // namespace heckin_hounds
