#include <algorithm>

#include "core/report.h"
#include "games/hund/game.h"
#include "games/hund/play.h"
#include "games/hund/scoring.h"

namespace hund {

namespace {

using core::Text;

std::size_t at(Role role) {
    return static_cast<std::size_t>(role);
}

Text suit_of(const Result& result, Role role) {
    return kit::suit_name(looks(), result.roles[at(role)]);
}

Text why_hund(const State& state, const Result& result, std::size_t seat) {
    const int own = result.cards[seat][at(Role::hund)];
    const auto cards = std::span(result.cards).first(state.setup->seats.size());
    const auto count = [](const auto& taken) { return taken[at(Role::hund)]; };
    const int fewest = std::ranges::min(cards, {}, count)[at(Role::hund)];
    const int most = std::ranges::max(cards, {}, count)[at(Role::hund)];
    const Text suit = suit_of(result, Role::hund);
    if (fewest == most) {
        return {NN_("all have {0} card of {1}, so all have fewest and most: nobody gains",
                    "all have {0} cards of {1}, so all have fewest and most: nobody gains"),
                {own, suit}};
    }
    if (own == fewest) {
        return {NN_("{0} card of {1}: nobody has fewer, and the fewest gain nothing",
                    "{0} cards of {1}: nobody has fewer, and the fewest gain nothing"),
                {own, suit}};
    }
    if (own == most) {
        return {NN_("{0} card of {1}: nobody has more, and the most gain nothing",
                    "{0} cards of {1}: nobody has more, and the most gain nothing"),
                {own, suit}};
    }
    return {NN_("{0} card of {1}: neither fewest nor most, that is 3 points",
                "{0} cards of {1}: neither fewest nor most, that is 3 points"),
            {own, suit}};
}

/// The entries by which a seat, or all, took the cards of a role, and the one that made the suit what it is.
std::vector<core::Seq> taken_by(const Result& result, Role role, std::optional<std::size_t> seat) {
    const auto counts = [&](std::size_t by) { return !seat || by == *seat; };
    std::vector<core::Seq> entries{result.sources.roles[at(role)]};
    for (const Taken& taken : result.sources.taken) {
        if (taken.card.suit == result.roles[at(role)] && counts(static_cast<std::size_t>(taken.by))) {
            entries.insert(entries.end(), {taken.seq, taken.won_by});
        }
    }
    for (std::size_t told = 0; told < result.sources.told.size(); ++told) {
        if (counts(told)) {
            entries.push_back(result.sources.told[told]);
        }
    }
    return core::ascending(std::move(entries));
}

constexpr core::RuleId points_rule = "hund/points";

core::Amount sum_of(const Points& points, std::initializer_list<const core::Amount*> amounts) {
    std::vector<core::Seq> entries;
    for (const core::Amount* amount : amounts) {
        if (amount->points != 0) {
            entries.insert(entries.end(), amount->from.begin(), amount->from.end());
        }
    }
    return {points.total(),
            {N_("{0} for plus, {1} for hund, {2} for minus"), {points.plus, points.hund, points.minus}},
            points_rule,
            core::ascending(std::move(entries))};
}

core::Reckoning reckon(const State& state, const Result& result) {
    core::Reckoning round;
    round.title = {N_("Round {0}"), {result.number}};
    for (const Role role : {Role::trump, Role::plus, Role::hund, Role::minus, Role::lead}) {
        round.remarks.push_back({N_("{0}: {1}"), {role_name(role), suit_of(result, role)}});
    }
    if (result.decider && !state.end) {
        round.remarks.push_back({N_("{0} decides who begins the next round"), {state.name(*result.decider)}});
    }
    core::Reckoning::Line plus{{N_("plus"), {}}, {}, false};
    core::Reckoning::Line hund{{N_("hund"), {}}, {}, false};
    core::Reckoning::Line minus{{N_("minus"), {}}, {}, false};
    core::Reckoning::Line total{{N_("this round"), {}}, {}, true};
    const std::vector<core::Seq> all_hund = taken_by(result, Role::hund, std::nullopt);
    for (std::size_t seat = 0; seat < state.setup->seats.size(); ++seat) {
        const Points& points = result.points[seat];
        const core::Amount& for_plus = plus.amounts.emplace_back(
            core::Amount{points.plus,
                         {NN_("{0} card of {1}, one point", "{0} cards of {1}, one point each"),
                          {points.plus, suit_of(result, Role::plus)}},
                         points_rule,
                         taken_by(result, Role::plus, seat)});
        const core::Amount& for_hund = hund.amounts.emplace_back(
            core::Amount{points.hund, why_hund(state, result, seat), points_rule, all_hund});
        const core::Amount& for_minus = minus.amounts.emplace_back(
            core::Amount{points.minus,
                         {NN_("{0} card of {1}, one point less", "{0} cards of {1}, one point less for each"),
                          {-points.minus, suit_of(result, Role::minus)}},
                         points_rule,
                         taken_by(result, Role::minus, seat)});
        total.amounts.push_back(sum_of(points, {&for_plus, &for_hund, &for_minus}));
    }
    round.claims = core::ascending(result.sources.discards);
    round.lines = {std::move(plus), std::move(hund), std::move(minus), std::move(total)};
    return round;
}

Text how_it_ended(const State& state) {
    switch (*state.end) {
        case End::star:
            return {N_("A score reached the star ({0}), so the match is over."), {star}};
        case End::cross:
            return {N_("A score reached the cross ({0}), so the match is over."), {cross}};
        case End::rounds:
            break;
    }
    return {NN_("The only round has been played.", "All {0} rounds have been played."),
            {state.setup->rounds}};
}

Text who_won(const core::Scores& scores) {
    std::vector<Text> names;
    std::ranges::transform(scores.winners, std::back_inserter(names), core::verbatim);
    const int best = std::ranges::max(scores.totals);
    return names.size() == 1 ? Text{NN_("{0} wins with {1} point, the highest total.",
                                        "{0} wins with {1} points, the highest total."),
                                    {names.front(), best}}
                             : Text{NN_("{0} share the win with {1} point each.",
                                        "{0} share the win with {1} points each."),
                                    {core::listed(names), best}};
}

}  // namespace

std::vector<int> Game::totals(const State& state) {
    std::vector<int> totals(state.setup->seats.size());
    std::ranges::generate(totals, [&, seat = 0]() mutable { return state.total(seat++); });
    return totals;
}

core::Scores Game::scores(const State& state) {
    core::Scores scores;
    scores.names = state.setup->seats;
    scores.totals = totals(state);
    if (state.end) {
        const int best = std::ranges::max(scores.totals);
        for (std::size_t seat = 0; seat < scores.names.size(); ++seat) {
            if (scores.totals[seat] == best) {
                scores.winners.push_back(scores.names[seat]);
            }
        }
        scores.why = {how_it_ended(state), who_won(scores)};
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
        for (std::size_t role = 0; role < suit_count; ++role) {
            round["roles"][std::string(role_words[role])] =
                looks()[static_cast<std::size_t>(result.roles[role])].word;
        }
        for (std::size_t seat = 0; seat < state.setup->seats.size(); ++seat) {
            const Points& points = result.points[seat];
            const std::string& name = state.setup->seats[seat];
            round["points"][name] = {{"plus", points.plus},
                                     {"hund", points.hund},
                                     {"minus", points.minus},
                                     {"total", points.total()}};
            if (result.decider) {
                round["tricks"][name] = result.tricks[seat];
            }
        }
        if (result.decider) {
            round["decider"] = state.name(*result.decider);
        }
        report.rounds.push_back(std::move(round));
    }
    if (state.end) {
        static constexpr std::array<std::string_view, 3> words{"rounds", "star", "cross"};
        report.result["end"] = words[static_cast<std::size_t>(*state.end)];
    }
    return report;
}

}  // namespace hund
