#include "games/heckin-hounds/game.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>

#include "core/report.h"
#include "kit/points.h"

namespace heckin_hounds {

namespace {

using Seats = std::vector<int>;

/// Those whose score decides: before badness breaks a tie.
Seats best(const State& state) {
    const auto total = [&](int seat) { return state.total(seat); };
    const Seats kept = kit::seats_where(*state.setup, [&](int seat) { return total(seat) >= 0; });
    if (!kept.empty() || !state.setup->nearest_wins) {
        return kit::best(kept, [&](int seat) { return -total(seat); });
    }
    return kit::best(state.setup->all_seats(), total);
}

Text names(const State& state, const Seats& seats) {
    return kit::named(*state.setup, seats);
}

Text who_was_fired(const State& state, const Seats& below, bool all) {
    if (all) {
        return {N_("Everybody ends below zero, so all are fired."), {}};
    }
    return below.empty()       ? Text{N_("Nobody ends below zero, so nobody is fired."), {}}
           : below.size() == 1 ? Text{N_("{0} ends below zero and is fired."), {names(state, below)}}
                               : Text{N_("{0} end below zero and are fired."), {names(state, below)}};
}

Text won_by_score(const State& state, int seat, bool all_fired) {
    const int score = state.total(seat);
    if (all_fired) {
        return {N_("{0} wins with {1}, nearest to zero."), {state.name(seat), score}};
    }
    return {N_("{0} wins with {1}, the lowest score that is not negative."), {state.name(seat), score}};
}

Text won_by_badness(const State& state, const Seats& tied, int seat) {
    return {N_("{0} have {1} each; {2} wins with the least badness, {3}."),
            {names(state, tied), state.total(seat), state.name(seat), state.badness(seat)}};
}

Text shared(const State& state, const Seats& tied, const Seats& winning) {
    const int first = winning.front();
    if (tied == winning) {
        return {N_("{0} share the win: {1} each, and badness {2} each."),
                {names(state, winning), state.total(first), state.badness(first)}};
    }
    return {N_("{0} have {1} each; {2} share the win with the least badness, {3} each."),
            {names(state, tied), state.total(first), names(state, winning), state.badness(first)}};
}

Seats winners(const State& state) {
    return kit::best(best(state), [&](int seat) { return -state.badness(seat); });
}

Text who_won(const State& state, bool all_fired) {
    const Seats tied = best(state);
    const Seats winning = winners(state);
    if (winning.empty()) {
        return {N_("Nobody wins."), {}};
    }
    return winning.size() > 1 ? shared(state, tied, winning)
           : tied.size() > 1  ? won_by_badness(state, tied, winning.front())
                              : won_by_score(state, winning.front(), all_fired);
}

Text why_score(int bid, int took) {
    if (took == bid) {
        return {N_("bid {0} and took {0}: the score stays as it is"), {bid}};
    }
    return took > bid ? Text{N_("bid {0} and took {1}: {2} more than promised"), {bid, took, took - bid}}
                      : Text{N_("bid {0} and took {1}: {2} less than promised"), {bid, took, bid - took}};
}

/// What the counts of one seat in one round rest on.
struct Entries {
    Seq bid;
    std::vector<Seq> tricks, badness;

    std::vector<Seq> score() const {
        std::vector<Seq> all = tricks;
        all.push_back(bid);
        return ascending(std::move(all));
    }
};

Entries entries_of(const State& state, const Result& result, int seat) {
    const Seq told = result.told_by[seat];
    if (!state.plays()) {
        return {told, {told}, {told}};
    }
    Entries entries{told, {}, {result.bad_dog_by}};
    for (const kit::Taken& taken : result.taken) {
        if (taken.by == seat) {
            entries.tricks.push_back(taken.won_by);
            if (taken.card.suit == result.bad_dog) {
                entries.badness.insert(entries.badness.end(), {taken.seq, taken.won_by});
            }
        }
    }
    entries.tricks = ascending(std::move(entries.tricks));
    entries.badness = ascending(std::move(entries.badness));
    return entries;
}

/// What the badness of the seat rests on, which breaks ties.
std::vector<Seq> badness_by(const State& state, int seat) {
    std::vector<Seq> entries;
    for (const Result& result : state.results) {
        if (result.badness[seat] != 0) {
            std::ranges::copy(entries_of(state, result, seat).badness, std::back_inserter(entries));
        }
    }
    return entries;
}

std::vector<Text> how_it_ended(const State& state) {
    const Seats below = kit::seats_where(*state.setup, [&](int seat) { return state.total(seat) < 0; });
    const bool all = static_cast<int>(below.size()) == state.setup->seat_count();
    return {who_won(state, all), who_was_fired(state, below, all)};
}

}  // namespace

core::Reckoning Game::reckon(const State& state, const Result& result) {
    core::Reckoning round;
    round.title = {N_("Round {0}"), {result.number}};
    if (state.plays()) {
        round.remarks.push_back({N_("Shift Leader: {0}"), {state.name(result.leader)}});
        round.remarks.push_back({N_("bad dog: {0}"), {suit_name(result.bad_dog)}});
    }
    PerSeat<Entries> entries;
    for (int seat = 0; seat < state.setup->seat_count(); ++seat) {
        entries[seat] = entries_of(state, result, seat);
    }
    const auto add = [&](Text label, auto amount_of, bool total = false) {
        round.lines.push_back(kit::row(*state.setup, std::move(label), amount_of, total));
    };
    add({N_("bid"), {}}, [&](int seat) {
        return core::Amount{
            result.bids[seat], {N_("so many tricks were promised"), {}}, "heckin/score", {entries[seat].bid}};
    });
    add({N_("shifts taken"), {}}, [&](int seat) {
        return core::Amount{
            result.tricks[seat], {N_("so many tricks were taken"), {}}, "heckin/score", entries[seat].tricks};
    });
    add({N_("badness"), {}}, [&](int seat) {
        return core::Amount{result.badness[seat],
                            {N_("bad dogs in the tricks taken; they break ties at the end"), {}},
                            "heckin/badness",
                            entries[seat].badness};
    });
    const auto score = [&](int seat) {
        return core::Amount{result.score(seat), why_score(result.bids[seat], result.tricks[seat]),
                            "heckin/score", entries[seat].score()};
    };
    add({N_("this round"), {}}, score, true);
    round.claims = ascending(result.clues);
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
        const Seats won = winners(state);
        kit::add_winners(won, scores);
        scores.why = how_it_ended(state);
        if (!won.empty()) {
            scores.why_from = kit::tied_by(scores.totals, state.total(won.front()),
                                           [&](int seat) { return badness_by(state, seat); });
        }
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
                numbers[state.name(seat)] = number_of(seat);
            }
        };
        add("bids", [&](int seat) { return result.bids[seat]; });
        add("tricks", [&](int seat) { return result.tricks[seat]; });
        add("badness", [&](int seat) { return result.badness[seat]; });
        add("scores", [&](int seat) { return result.score(seat); });
        report.rounds.push_back(std::move(round));
    }
    return report;
}

}  // namespace heckin_hounds
