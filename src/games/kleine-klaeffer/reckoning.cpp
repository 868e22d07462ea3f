#include <algorithm>
#include <array>
#include <functional>
#include <iterator>

#include "core/report.h"
#include "games/kleine-klaeffer/game.h"
#include "games/kleine-klaeffer/scoring.h"
#include "kit/points.h"

namespace kleine_klaeffer {

namespace {

using core::Text;

constexpr core::RuleId points_rule = "klaeffer/points";

/// The entries by which a seat has its votes of a colour, and by which those have theirs who have most.
std::vector<core::Seq> votes_from(const State& state, const Standing& standing, std::size_t seat,
                                  std::size_t colour) {
    std::vector<core::Seq> entries;
    for (const Gain& gain : state.gains) {
        const auto by = static_cast<std::size_t>(gain.seat);
        const bool is_compared = by == seat || standing.secured[by][colour];
        if (static_cast<std::size_t>(gain.colour) == colour && is_compared) {
            entries.insert(entries.end(), {gain.seq, gain.laid});
        }
    }
    return core::ascending(std::move(entries));
}

/// How many points, and why.
std::pair<int, Text> count(const State& state, const Standing& standing, std::size_t seat,
                           std::size_t colour) {
    const int votes = state.players[seat].votes[colour];
    const int most = standing.most[colour];
    if (votes == 0) {
        return {0, {N_("no card of this colour"), {}}};
    }
    if (standing.secured[seat][colour]) {
        return {0, standing.sharing[colour] == 1
                       ? Text{NN_("{0} vote, the most: secured", "{0} votes, the most: secured"), {votes}}
                       : Text{NN_("{0} vote, as many as another and nobody more: secured together",
                                  "{0} votes, as many as another and nobody more: secured together"),
                              {votes}}};
    }
    return {votes,
            {NN_("{0} vote, but another has {1}: it counts as a bad point",
                 "{0} votes, but another has {1}: they count as bad points"),
             {votes, most}}};
}

core::Amount amount(const State& state, const Standing& standing, std::size_t seat, std::size_t colour) {
    auto [points, why] = count(state, standing, seat, colour);
    return {points, std::move(why), points_rule, votes_from(state, standing, seat, colour)};
}

core::Reckoning reckon(const State& state, const Standing& standing) {
    core::Reckoning all;
    all.title = {N_("The districts"), {}};
    for (std::size_t colour = 0; colour < colour_count; ++colour) {
        all.lines.push_back(kit::row(*state.setup, colour_name(static_cast<Colour>(colour)), [&](int seat) {
            return amount(state, standing, static_cast<std::size_t>(seat), colour);
        }));
    }
    const auto bad_points = [&](int seat) {
        const auto i = static_cast<std::size_t>(seat);
        return core::Amount{standing.bad_points[i],
                            {N_("secured districts: {0}; the votes of all others together: {1}"),
                             {standing.districts[i], standing.bad_points[i]}},
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
std::vector<core::Seq> tie_decided_by(const State& state, const Standing& standing,
                                      const std::vector<int>& best, const std::vector<int>& totals) {
    if (best.empty() || !state.setup->districts_break_ties) {
        return {};
    }
    const int fewest = totals[static_cast<std::size_t>(best.front())];
    std::vector<core::Seq> entries;
    for (std::size_t seat = 0; seat < totals.size() && std::ranges::count(totals, fewest) > 1; ++seat) {
        for (std::size_t colour = 0; colour < colour_count; ++colour) {
            if (totals[seat] == fewest && standing.secured[seat][colour]) {
                const auto from = votes_from(state, standing, seat, colour);
                entries.insert(entries.end(), from.begin(), from.end());
            }
        }
    }
    return entries;
}

std::vector<Text> who_won(const State& state, const Standing& standing, const std::vector<int>& best,
                          const std::vector<int>& totals) {
    if (best.empty()) {
        return {{N_("Nobody secured a district: nobody wins."), {}}};
    }
    const auto first = static_cast<std::size_t>(best.front());
    std::vector<Text> why{
        best.size() == 1
            ? Text{NN_("{0} wins with {1} bad point, the fewest of those who secured a district.",
                       "{0} wins with {1} bad points, the fewest of those who secured a district."),
                   {state.name(best.front()), totals[first]}}
            : Text{NN_("{0} share the win with {1} bad point each, the fewest of those who secured a "
                       "district.",
                       "{0} share the win with {1} bad points each, the fewest of those who secured a "
                       "district."),
                   {kit::named(*state.setup, best), totals[first]}}};
    const auto seats = static_cast<std::size_t>(state.setup->seat_count());
    bool tie_broken = false;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const int districts = standing.districts[seat];
        tie_broken = tie_broken || (districts > 0 && districts < standing.districts[first] &&
                                    totals[seat] == totals[first] && state.setup->districts_break_ties);
        if (districts == 0) {
            why.push_back({N_("{0} secured no district and so cannot win."), {state.setup->seats[seat]}});
        }
    }
    if (tie_broken) {
        why.push_back({N_("Of those with as few bad points, more secured districts decide."), {}});
    }
    return why;
}

}  // namespace

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
        const std::vector<int> best = winners(state, now);
        kit::add_winners(best, scores);
        scores.why = who_won(state, now, best, scores.totals);
        scores.why_from = tie_decided_by(state, now, best, scores.totals);
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
