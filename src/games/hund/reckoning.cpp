#include <algorithm>

#include "games/hund/game.h"
#include "games/hund/play.h"
#include "games/hund/scoring.h"
#include "games/hund/statistics.h"

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
        return {N_("all have {0} cards of {1}, so all have fewest and most: nobody gains"), {own, suit}};
    }
    if (own == fewest) {
        return {N_("{0} cards of {1}: nobody has fewer, and the fewest gain nothing"), {own, suit}};
    }
    if (own == most) {
        return {N_("{0} cards of {1}: nobody has more, and the most gain nothing"), {own, suit}};
    }
    return {N_("{0} cards of {1}: neither fewest nor most, that is 3 points"), {own, suit}};
}

core::Reckoning reckon(const State& state, const Result& result) {
    core::Reckoning round;
    round.title = {N_("Round {0}"), {result.number}};
    for (const Role role : {Role::trump, Role::plus, Role::hund, Role::minus, Role::lead}) {
        round.remarks.push_back({N_("{0}: {1}"), {role_name(role), suit_of(result, role)}});
    }
    if (result.decider && !state.end) {
        round.remarks.push_back({N_("{0} decides who begins the next round"),
                                 {state.setup->seats[static_cast<std::size_t>(*result.decider)]}});
    }
    core::Reckoning::Line plus{{N_("plus"), {}}, {}, false};
    core::Reckoning::Line hund{{N_("hund"), {}}, {}, false};
    core::Reckoning::Line minus{{N_("minus"), {}}, {}, false};
    core::Reckoning::Line total{{N_("this round"), {}}, {}, true};
    for (std::size_t seat = 0; seat < state.setup->seats.size(); ++seat) {
        const Points& points = result.points[seat];
        plus.amounts.push_back(
            {points.plus,
             {N_("{0} cards of {1}, one point each"), {points.plus, suit_of(result, Role::plus)}}});
        hund.amounts.push_back({points.hund, why_hund(state, result, seat)});
        minus.amounts.push_back({points.minus,
                                 {N_("{0} cards of {1}, one point less for each"),
                                  {-points.minus, suit_of(result, Role::minus)}}});
        total.amounts.push_back(
            {points.total(),
             {N_("{0} for plus, {1} for hund, {2} for minus"), {points.plus, points.hund, points.minus}}});
    }
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
    return {N_("All {0} rounds have been played."), {state.setup->rounds}};
}

Text who_won(const core::Scores& scores) {
    std::vector<Text> names;
    std::ranges::transform(scores.winners, std::back_inserter(names), core::verbatim);
    const int best = std::ranges::max(scores.totals);
    return names.size() == 1
               ? Text{N_("{0} wins with {1} points, the highest total."), {names.front(), best}}
               : Text{N_("{0} share the win with {1} points each."), {core::listed(names), best}};
}

}  // namespace

core::Scores Game::scores(const State& state) {
    core::Scores scores;
    scores.names = state.setup->seats;
    for (int seat = 0; seat < state.setup->seat_count(); ++seat) {
        scores.totals.push_back(state.total(seat));
    }
    for (const Result& result : state.results) {
        scores.rounds.push_back(reckon(state, result));
    }
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

core::Report Game::report(const State& state) {
    core::Report report;
    report.stats = count_stats(state);
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
            round["decider"] = state.setup->seats[static_cast<std::size_t>(*result.decider)];
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
