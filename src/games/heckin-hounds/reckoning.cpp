#include <algorithm>
#include <cstdlib>
#include <iterator>

#include "core/report.h"
#include "games/heckin-hounds/game.h"
#include "games/heckin-hounds/scoring.h"
#include "kit/points.h"

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

core::Reckoning Game::reckon(const State& state, const Result& result) {
    core::Reckoning round;
    round.title = {N_("Round {0}"), {result.number}};
    if (state.plays()) {
        round.remarks.push_back({N_("Shift Leader: {0}"), {state.name(result.leader)}});
        round.remarks.push_back({N_("bad dog: {0}"), {suit_name(result.bad_dog)}});
    }
    std::vector<Entries> entries;
    for (std::size_t seat = 0; seat < state.setup->seats.size(); ++seat) {
        entries.push_back(entries_of(state, result, seat));
    }
    const auto add = [&](Text label, auto amount_of, bool total = false) {
        round.lines.push_back(kit::row(
            *state.setup, std::move(label),
            [&](int seat) { return amount_of(static_cast<std::size_t>(seat)); }, total));
    };
    add({N_("bid"), {}}, [&](std::size_t seat) {
        return core::Amount{
            result.bids[seat], {N_("so many tricks were promised"), {}}, "heckin/score", {entries[seat].bid}};
    });
    add({N_("shifts taken"), {}}, [&](std::size_t seat) {
        return core::Amount{
            result.tricks[seat], {N_("so many tricks were taken"), {}}, "heckin/score", entries[seat].tricks};
    });
    add({N_("badness"), {}}, [&](std::size_t seat) {
        return core::Amount{result.badness[seat],
                            {N_("bad dogs in the tricks taken; they break ties at the end"), {}},
                            "heckin/badness",
                            entries[seat].badness};
    });
    const auto score = [&](std::size_t seat) {
        return core::Amount{result.tricks[seat] - result.bids[seat],
                            why_score(result.bids[seat], result.tricks[seat]), "heckin/score",
                            entries[seat].score()};
    };
    add({N_("this round"), {}}, score, true);
    round.claims = core::ascending(result.clues);
    return round;
}

core::Scores Game::scores(const State& state) {
    core::Scores scores;
    scores.names = state.setup->seats;
    scores.totals = totals(state);
    scores.fewest = true;
    for (int seat = 0; seat < state.setup->seat_count(); ++seat) {
        scores.tiebreaks.push_back({state.badness(seat)});
        // Who is fired comes after all others; nearer to zero is better on both sides.
        const int total = state.total(seat);
        scores.behind.push_back({total < 0 ? 1 : 0, std::abs(total), state.badness(seat)});
    }
    if (finished(state)) {
        kit::add_winners(winners(state), scores);
        scores.why = how_it_ended(state);
        scores.why_from = tie_decided_by(state, scores);
    }
    return scores;
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
