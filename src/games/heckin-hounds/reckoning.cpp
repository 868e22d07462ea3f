#include <algorithm>
#include <cstdlib>
#include <iterator>

#include "core/report.h"
#include "games/heckin-hounds/game.h"
#include "games/heckin-hounds/scoring.h"

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

/// What the counts of one seat in one round rest on.
struct Entries {
    core::Seq bid;
    std::vector<core::Seq> tricks, badness;

    std::vector<core::Seq> score() const {
        std::vector<core::Seq> all = tricks;
        all.push_back(bid);
        return core::ascending(std::move(all));
    }
};

Entries entries_of(const State& state, const Result& result, std::size_t seat) {
    const core::Seq told = result.told_by[seat];
    if (!state.plays()) {
        return {told, {told}, {told}};
    }
    Entries entries{told, {}, {result.bad_dog_by}};
    for (const kit::Taken& taken : result.taken) {
        if (static_cast<std::size_t>(taken.by) == seat) {
            entries.tricks.push_back(taken.won_by);
            if (taken.card.suit == result.bad_dog) {
                entries.badness.insert(entries.badness.end(), {taken.seq, taken.won_by});
            }
        }
    }
    entries.tricks = core::ascending(std::move(entries.tricks));
    entries.badness = core::ascending(std::move(entries.badness));
    return entries;
}

core::Reckoning reckon(const State& state, const Result& result) {
    core::Reckoning round;
    round.title = {N_("Round {0}"), {result.number}};
    if (state.plays()) {
        round.remarks.push_back({N_("Shift Leader: {0}"), {state.name(result.leader)}});
        round.remarks.push_back({N_("bad dog: {0}"), {suit_name(result.bad_dog)}});
    }
    core::Reckoning::Line bids{{N_("bid"), {}}, {}, false};
    core::Reckoning::Line tricks{{N_("shifts taken"), {}}, {}, false};
    core::Reckoning::Line badness{{N_("badness"), {}}, {}, false};
    core::Reckoning::Line total{{N_("this round"), {}}, {}, true};
    for (std::size_t seat = 0; seat < state.setup->seats.size(); ++seat) {
        const int where = static_cast<int>(seat);
        const Entries entries = entries_of(state, result, seat);
        bids.amounts.push_back(
            {result.bids[seat], {N_("so many tricks were promised"), {}}, "heckin/score", {entries.bid}});
        tricks.amounts.push_back(
            {result.tricks[seat], {N_("so many tricks were taken"), {}}, "heckin/score", entries.tricks});
        badness.amounts.push_back({result.badness[seat],
                                   {N_("bad dogs in the tricks taken; they break ties at the end"), {}},
                                   "heckin/badness",
                                   entries.badness});
        total.amounts.push_back({result.score(where), why_score(result.bids[seat], result.tricks[seat]),
                                 "heckin/score", entries.score()});
    }
    round.claims = core::ascending(result.clues);
    round.lines = {std::move(bids), std::move(tricks), std::move(badness), std::move(total)};
    return round;
}

/// What the badness of those rests on who have the winner's score, if it is not the winner alone.
std::vector<core::Seq> tie_decided_by(const State& state, const core::Scores& scores) {
    if (scores.winners.empty()) {
        return {};
    }
    const auto winner = std::ranges::find(scores.names, scores.winners.front()) - scores.names.begin();
    const int best = scores.totals[static_cast<std::size_t>(winner)];
    std::vector<core::Seq> entries;
    for (std::size_t seat = 0; seat < scores.names.size() && std::ranges::count(scores.totals, best) > 1;
         ++seat) {
        for (const Result& result : state.results) {
            if (scores.totals[seat] == best && result.badness[seat] != 0) {
                const std::vector<core::Seq> badness = entries_of(state, result, seat).badness;
                entries.insert(entries.end(), badness.begin(), badness.end());
            }
        }
    }
    return entries;
}

}  // namespace

std::vector<int> Game::totals(const State& state) {
    std::vector<int> totals(state.setup->seats.size());
    std::ranges::generate(totals, [&, seat = 0]() mutable { return state.total(seat++); });
    return totals;
}

core::Scores Game::scores(const State& state) {
    core::Scores scores;
    scores.fewest = true;
    scores.names = state.setup->seats;
    scores.totals = totals(state);
    for (int seat = 0; seat < state.setup->seat_count(); ++seat) {
        scores.tiebreaks.push_back({state.badness(seat)});
        // Who is fired comes after all others; nearer to zero is better on both sides.
        const int total = state.total(seat);
        scores.behind.push_back({total < 0 ? 1 : 0, std::abs(total), state.badness(seat)});
    }
    if (finished(state)) {
        for (const int seat : winners(state)) {
            scores.winners.push_back(state.name(seat));
        }
        scores.why = how_it_ended(state);
        scores.why_from = tie_decided_by(state, scores);
    }
    return scores;
}

std::vector<core::Reckoning> Game::rounds(const State& state) {
    std::vector<core::Reckoning> rounds;
    rounds.reserve(state.results.size());
    std::ranges::transform(state.results, std::back_inserter(rounds),
                           [&](const Result& result) { return reckon(state, result); });
    return rounds;
}

core::Report Game::report(const State& state) {
    core::Report report;
    for (const Result& result : state.results) {
        core::Json round{{"round", result.number}};
        if (state.plays()) {
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
