#include "app/report/score_sheet.h"

#include <algorithm>

namespace app {

namespace {

using Amounts = std::vector<core::Amount>;

/// What a round counted for each seat, by the way in force.
Amounts counted(const core::Reckoning& round, std::size_t seats) {
    Amounts amounts(seats, core::Amount{});
    const std::size_t first =
        round.ways.empty() ? 0 : static_cast<std::size_t>(std::max(round.way, 0)) * seats;
    for (const core::Reckoning::Line& line : round.lines) {
        for (std::size_t seat = 0; line.total && seat < seats; ++seat) {
            if (first + seat < line.amounts.size()) {
                amounts[seat] = line.amounts[first + seat];
            }
        }
    }
    return amounts;
}

bool any(const Amounts& amounts) {
    return std::ranges::any_of(amounts, [](const core::Amount& amount) { return amount.points != 0; });
}

}  // namespace

core::Reckoning reckoning_of_match(const core::Scores& scores) {
    core::Reckoning match;
    Amounts so_far;
    Amounts penalties;
    Amounts totals;
    for (std::size_t seat = 0; seat < scores.totals.size(); ++seat) {
        const int given = scores.penalties.at(seat);
        so_far.push_back({scores.totals[seat] - given, {N_("As if the match ended now."), {}}});
        penalties.push_back({given, {N_("Corrections that the table itself made."), {}}});
        totals.push_back({scores.totals[seat], {N_("All rounds and penalties together."), {}}});
    }
    for (const core::Reckoning& round : *scores.rounds) {
        Amounts amounts = counted(round, totals.size());
        for (std::size_t seat = 0; seat < so_far.size(); ++seat) {
            so_far[seat].points -= amounts[seat].points;
        }
        match.lines.push_back({round.title, std::move(amounts)});
    }
    if (any(so_far)) {
        match.lines.push_back({{N_("So far"), {}}, std::move(so_far)});
    }
    if (any(penalties)) {
        match.lines.push_back({{N_("Penalties"), {}}, std::move(penalties)});
    }
    match.lines.push_back({{N_("Total"), {}}, std::move(totals), true});
    return match;
}

}  // namespace app
