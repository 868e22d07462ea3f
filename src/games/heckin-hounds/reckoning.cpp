#include <algorithm>
#include <cstdlib>
#include <iterator>

#include "games/heckin-hounds/game.h"
#include "games/heckin-hounds/scoring.h"
#include "games/heckin-hounds/statistics.h"

namespace heckin_hounds {

namespace {

using core::Text;

Text why_score(int bid, int took) {
    if (took == bid) {
        return {N_("bid {0} and took {0}: the score stays as it is"), {bid}};
    }
    return took > bid ? Text{N_("bid {0} and took {1}: {2} more than promised"), {bid, took, took - bid}}
                      : Text{N_("bid {0} and took {1}: {2} less than promised"), {bid, took, bid - took}};
}

core::Reckoning reckon(const State& state, const Result& result) {
    core::Reckoning round;
    round.title = {N_("Round {0}"), {result.number}};
    if (state.setup->level == core::Level::plays) {
        round.remarks.push_back({N_("Shift Leader: {0}"), {state.name(result.leader)}});
        round.remarks.push_back({N_("bad dog: {0}"), {suit_name(result.bad_dog)}});
    }
    core::Reckoning::Line bids{{N_("bid"), {}}, {}, false};
    core::Reckoning::Line tricks{{N_("shifts taken"), {}}, {}, false};
    core::Reckoning::Line badness{{N_("badness"), {}}, {}, false};
    core::Reckoning::Line total{{N_("this round"), {}}, {}, true};
    for (std::size_t seat = 0; seat < state.setup->seats.size(); ++seat) {
        const int where = static_cast<int>(seat);
        bids.amounts.push_back({result.bids[seat], {N_("so many tricks were promised"), {}}});
        tricks.amounts.push_back({result.tricks[seat], {N_("so many tricks were taken"), {}}});
        badness.amounts.push_back(
            {result.badness[seat], {N_("bad dogs in the tricks taken; they break ties at the end"), {}}});
        total.amounts.push_back({result.score(where), why_score(result.bids[seat], result.tricks[seat])});
    }
    round.lines = {std::move(bids), std::move(tricks), std::move(badness), std::move(total)};
    return round;
}

}  // namespace

core::Scores Game::scores(const State& state) {
    core::Scores scores;
    scores.fewest = true;
    scores.names = state.setup->seats;
    for (int seat = 0; seat < state.setup->seat_count(); ++seat) {
        scores.totals.push_back(state.total(seat));
        scores.tiebreaks.push_back({state.badness(seat)});
    }
    scores.rounds.reserve(state.results.size());
    std::ranges::transform(state.results, std::back_inserter(scores.rounds),
                           [&](const Result& result) { return reckon(state, result); });
    if (finished(state)) {
        for (const int seat : winners(state)) {
            scores.winners.push_back(state.name(seat));
        }
        scores.why = how_it_ended(state);
    }
    return scores;
}

core::Report Game::report(const State& state) {
    core::Report report;
    report.stats = count_stats(state);
    for (const Result& result : state.results) {
        core::Json round{{"round", result.number}};
        if (state.setup->level == core::Level::plays) {
            round["leader"] = state.name(result.leader);
            round["bad_dog"] = print_suit(result.bad_dog);
        }
        const auto add = [&](std::string_view key, auto number_of) {
            core::Json& numbers = round[std::string(key)];
            for (int seat = 0; seat < state.setup->seat_count(); ++seat) {
                numbers[state.name(seat)] = number_of(static_cast<std::size_t>(seat));
            }
        };
        add("bids", [&](std::size_t seat) { return result.bids[seat]; });
        add("tricks", [&](std::size_t seat) { return result.tricks[seat]; });
        add("badness", [&](std::size_t seat) { return result.badness[seat]; });
        add("scores", [&](std::size_t seat) { return result.score(static_cast<int>(seat)); });
        report.rounds.push_back(std::move(round));
    }
    return report;
}

}  // namespace heckin_hounds
