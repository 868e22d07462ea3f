#include "games/kleine-klaeffer/game.h"

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>

#include "core/report.h"
#include "games/kleine-klaeffer/council.h"
#include "kit/points.h"

namespace kleine_klaeffer {

namespace {

constexpr core::RuleId points_rule = "klaeffer/points";

/// The entries by which a seat has its votes of a colour, and by which those have theirs who have most.
std::vector<Seq> votes_from(const State& state, const Standing& standing, int seat, Colour colour) {
    std::vector<Seq> entries;
    for (const Gain& gain : state.gains) {
        const bool is_compared = gain.seat == seat || standing.secured[gain.seat][colour];
        if (gain.colour == colour && is_compared) {
            entries.insert(entries.end(), {gain.seq, gain.laid});
        }
    }
    return ascending(std::move(entries));
}

core::Amount amount(const State& state, const Standing& standing, int seat, Colour colour) {
    const int votes = state.players[seat].votes[colour];
    const bool secured = standing.secured[seat][colour];
    return {secured ? 0 : votes,
            votes == 0 ? Text{N_("no card of this colour"), {}}
            : !secured ? Text{NN_("{0} vote, but another has {1}: it counts as a bad point",
                                  "{0} votes, but another has {1}: they count as bad points"),
                              {votes, standing.most[colour]}}
            : standing.sharing[colour] == 1
                ? Text{NN_("{0} vote, the most: secured", "{0} votes, the most: secured"), {votes}}
                : Text{NN_("{0} vote, as many as another and nobody more: secured together",
                           "{0} votes, as many as another and nobody more: secured together"),
                       {votes}},
            points_rule, votes_from(state, standing, seat, colour)};
}

core::Reckoning reckon(const State& state, const Standing& standing) {
    core::Reckoning all;
    all.title = {N_("The districts"), {}};
    for (Colour colour = 0; colour < colour_count; ++colour) {
        all.lines.push_back(kit::row(*state.setup, colour_name(colour),
                                     [&](int seat) { return amount(state, standing, seat, colour); }));
    }
    const auto bad_points = [&](int seat) {
        return core::Amount{standing.bad_points[seat],
                            {N_("secured districts: {0}; the votes of all others together: {1}"),
                             {standing.districts[seat], standing.bad_points[seat]}},
                            points_rule,
                            kit::rests_on(all.lines, seat)};
    };
    all.lines.push_back(kit::row(*state.setup, {N_("bad points"), {}}, bad_points, true));
    return all;
}

std::vector<int> totals_of(const State& state, const Standing& standing) {
    std::vector<int> totals = state.penalties;
    std::ranges::transform(totals, standing.bad_points, totals.begin(), std::plus{});
    return totals;
}

/// What the districts of those rest on who have the winner's bad points, where more districts win.
std::vector<Seq> tie_decided_by(const State& state, const Standing& standing, int fewest,
                                const std::vector<int>& totals) {
    return kit::tied_by(totals, fewest, [&](int seat) {
        std::vector<Seq> entries;
        for (Colour colour = 0; colour < colour_count; ++colour) {
            if (standing.secured[seat][colour]) {
                std::ranges::copy(votes_from(state, standing, seat, colour), std::back_inserter(entries));
            }
        }
        return entries;
    });
}

/// Fewest bad points of those who secured a district, then (if the table wants it so) most of these.
std::vector<int> winners(const State& state, const Standing& standing, const std::vector<int>& totals) {
    const auto secured =
        kit::seats_where(*state.setup, [&](int seat) { return standing.districts[seat] > 0; });
    return kit::best(secured, [&](int seat) {
        return std::pair(-totals[static_cast<std::size_t>(seat)],
                         state.setup->districts_break_ties ? standing.districts[seat] : 0);
    });
}

std::vector<Text> who_won(const State& state, const Standing& standing, const std::vector<int>& best,
                          int fewest, const std::vector<int>& totals) {
    const int first = best.front();
    std::vector<Text> why{
        best.size() == 1
            ? Text{NN_("{0} wins with {1} bad point, the fewest of those who secured a district.",
                       "{0} wins with {1} bad points, the fewest of those who secured a district."),
                   {state.name(first), fewest}}
            : Text{NN_("{0} share the win with {1} bad point each, the fewest of those who secured a "
                       "district.",
                       "{0} share the win with {1} bad points each, the fewest of those who secured a "
                       "district."),
                   {kit::named(*state.setup, best), fewest}}};
    bool tie_broken = false;
    for (int seat = 0; seat < state.setup->seat_count(); ++seat) {
        const int districts = standing.districts[seat];
        tie_broken = tie_broken ||
                     (districts > 0 && districts < standing.districts[first] &&
                      totals[static_cast<std::size_t>(seat)] == fewest && state.setup->districts_break_ties);
        if (districts == 0) {
            why.push_back({N_("{0} secured no district and so cannot win."), {state.name(seat)}});
        }
    }
    if (tie_broken) {
        why.push_back({N_("Of those with as few bad points, more secured districts decide."), {}});
    }
    return why;
}

}  // namespace

Standing standing(const State& state) {
    Standing standing;
    const std::size_t seats = state.setup->seats.size();
    for (std::size_t colour = 0; colour < colour_count; ++colour) {
        int& most = standing.most[colour];
        for (std::size_t seat = 0; seat < seats; ++seat) {
            most = std::max(most, state.players[seat].votes[colour]);
        }
        for (std::size_t seat = 0; seat < seats; ++seat) {
            const int votes = state.players[seat].votes[colour];
            if (votes > 0 && votes == most) {
                standing.secured[seat][colour] = true;
                ++standing.districts[seat];
                ++standing.sharing[colour];
            } else {
                standing.bad_points[seat] += votes;
            }
        }
    }
    return standing;
}

std::vector<int> Game::totals(const State& state) {
    return totals_of(state, standing(state));
}

core::Scores Game::scores(const State& state) {
    const Standing now = standing(state);
    core::Scores scores;
    scores.fewest = true;
    scores.names = state.setup->seats;
    scores.totals = totals_of(state, now);
    for (std::size_t seat = 0; seat < scores.names.size(); ++seat) {
        scores.tiebreaks.push_back({now.districts[seat]});
        scores.behind.push_back({now.districts[seat] == 0 ? 1 : 0, scores.totals[seat]});
    }
    if (finished(state)) {
        const std::vector<int> best = winners(state, now, scores.totals);
        kit::add_winners(best, scores);
        if (best.empty()) {
            scores.why = {{N_("Nobody secured a district: nobody wins."), {}}};
            return scores;
        }
        const int fewest = scores.totals[static_cast<std::size_t>(best.front())];
        scores.why = who_won(state, now, best, fewest, scores.totals);
        if (state.setup->districts_break_ties) {
            scores.why_from = tie_decided_by(state, now, fewest, scores.totals);
        }
    }
    return scores;
}

std::vector<core::Reckoning> Game::rounds(const State& state) {
    return finished(state) ? std::vector{reckon(state, standing(state))} : std::vector<core::Reckoning>{};
}

core::Report Game::report(const State& state) {
    const Standing now = standing(state);
    core::Report report;
    for (std::size_t seat = 0; seat < state.setup->seats.size(); ++seat) {
        const std::string& name = state.setup->seats[seat];
        const Player& player = state.players[seat];
        core::Json secured = core::Json::array();
        for (std::size_t colour = 0; colour < colour_count; ++colour) {
            const std::string word(print_colour(static_cast<Colour>(colour)));
            report.result["votes"][name][word] = player.votes[colour];
            if (now.secured[seat][colour]) {
                secured.push_back(word);
            }
        }
        report.result["secured"][name] = std::move(secured);
    }
    return report;
}

}  // namespace kleine_klaeffer
