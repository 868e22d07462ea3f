#include "core/report.h"
#include "house/hearts/game.h"
#include "kit/points.h"

namespace hearts {

namespace {

using core::Text;

/// The entries that brought the seat, or all, what counts.
std::vector<core::Seq> sources_of(const Result& result, std::optional<int> seat) {
    std::vector<core::Seq> entries;
    for (const kit::Taken& taken : result.of.tricks.taken) {
        if (points_of(taken.card) > 0 && (!seat || taken.by == *seat)) {
            entries.insert(entries.end(), {taken.seq, taken.won_by});
        }
    }
    for (int told = 0; told < most_seats; ++told) {
        entries.push_back(!seat || told == *seat ? result.of.told[told].by : 0);
    }
    return core::ascending(std::move(entries));
}

Text why(const State& state, const Result& result, int seat) {
    const auto& taken = result.of.tricks.taken;
    if (result.moon) {
        return {N_("{0} shot the moon"), {state.name(*result.moon)}};
    }
    if (taken.empty()) {
        return {N_("as the table counted"), {}};
    }
    const auto is_own_heart = [&](const kit::Taken& card) {
        return card.by == seat && card.card.suit == hearts;
    };
    const int count = static_cast<int>(std::ranges::count_if(taken, is_own_heart));
    return {count == result.points[seat]
                ? NN_("{0} heart", "{0} hearts")
                : NN_("{0} heart and the queen of spades", "{0} hearts and the queen of spades"),
            {count}};
}

}  // namespace

Result count_round(const State& state) {
    Result result{.of = state.round};
    const auto& of = result.of;
    for (const kit::Taken& taken : of.tricks.taken) {
        result.points[taken.by] += points_of(taken.card);
    }
    const std::vector<int> seats = state.setup->all_seats();
    const bool moon = std::ranges::max(result.points) == all_points;
    for (const int seat : seats) {
        result.points[seat] =
            of.told[seat].value_or(moon ? all_points - result.points[seat] : result.points[seat]);
    }
    const auto has_all = [&](int seat) { return result.points[seat] == all_points; };
    const auto none = std::ranges::find(seats, 0, [&](int seat) { return result.points[seat]; });
    if (none != seats.end() && std::ranges::count_if(seats, has_all) == std::ssize(seats) - 1) {
        result.moon = *none;
    }
    return result;
}

core::Scores Game::scores(const State& state) {
    core::Scores scores;
    scores.fewest = true;
    scores.names = state.setup->seats;
    scores.totals = totals(state);
    if (state.over) {
        const auto won = kit::best(state.setup->all_seats(), [&](int seat) { return -state.total(seat); });
        kit::add_winners(won, scores);
        scores.why = {{N_("A score reached {0}, so the match is over."), {state.setup->limit}},
                      {N_("{0} won: nobody has fewer points than {1}."),
                       {kit::named(*state.setup, won), state.total(won.front())}}};
    }
    return scores;
}

core::Reckoning Game::reckon(const State& state, const Result& result) {
    core::Reckoning round;
    round.title = {N_("Round {0}"), {result.of.number}};
    const auto amount_of = [&](int seat) {
        return core::Amount{result.points[seat], why(state, result, seat),
                            result.moon ? "hearts/moon" : "hearts/points",
                            sources_of(result, result.moon ? std::nullopt : std::optional(seat))};
    };
    round.lines.push_back(kit::row(*state.setup, {N_("this round"), {}}, amount_of, true));
    round.claims = result.of.claims;
    return round;
}

core::Report Game::report(const State& state) {
    core::Report report;
    for (const Result& result : state.results) {
        core::Json round{{"round", result.of.number}};
        for (const int seat : state.setup->all_seats()) {
            round["points"][state.name(seat)] = result.points[seat];
        }
        if (result.moon) {
            round["moon"] = state.name(*result.moon);
        }
        report.rounds.push_back(std::move(round));
    }
    return report;
}

std::vector<core::Stat> Game::stats(const State& state) {
    std::vector<core::Stat> stats = kit::starting(state.starter);
    for (const int seat : state.setup->all_seats()) {
        int moons = 0;
        for (const Result& result : state.results) {
            stats.push_back({"points", seat, result.of.number, result.points[seat]});
            moons += result.moon == seat ? 1 : 0;
        }
        kit::add_some(stats, "moon", seat, moons);
    }
    kit::add_revokes(state.revokes, stats);
    return stats;
}

}  // namespace hearts
