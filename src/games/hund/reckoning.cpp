#include "games/hund/game.h"

#include <algorithm>

#include "core/report.h"
#include "games/hund/play.h"
#include "kit/points.h"

namespace hund {

namespace {

Text suit_of(const Result& result, Role role) {
    return kit::suit_name(looks(), result.roles[role]);
}

Text why_hund(const State& state, const Result& result, int seat) {
    const int own = result.cards[seat][Role::hund];
    const auto cards = std::span(result.cards).first(state.setup->seats.size());
    const auto count = [](const auto& taken) { return taken[Role::hund]; };
    const int fewest = std::ranges::min(cards, {}, count)[Role::hund];
    const int most = std::ranges::max(cards, {}, count)[Role::hund];
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
std::vector<Seq> taken_by(const Result& result, Role role, std::optional<int> seat) {
    const auto counts = [&](int by) { return !seat || by == *seat; };
    std::vector<Seq> entries{result.sources.roles[role]};
    for (const Taken& taken : result.sources.taken) {
        if (taken.card.suit == result.roles[role] && counts(taken.by)) {
            entries.insert(entries.end(), {taken.seq, taken.won_by});
        }
    }
    for (int told = 0; told < most_seats; ++told) {
        if (counts(told)) {
            entries.push_back(result.told[told]);
        }
    }
    return ascending(std::move(entries));
}

constexpr core::RuleId points_rule = "hund/points";

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

Text who_won(const State& state, const std::vector<int>& won) {
    const int best = state.total(won.front());
    return won.size() == 1 ? kit::has_highest(state.name(won.front()), best)
                           : Text{NN_("{0} share the win with {1} point each.",
                                      "{0} share the win with {1} points each."),
                                  {kit::named(*state.setup, won), best}};
}

}  // namespace

core::Reckoning Game::reckon(const State& state, const Result& result) {
    core::Reckoning round;
    round.title = {N_("Round {0}"), {result.number}};
    for (const Role role : {Role::trump, Role::plus, Role::hund, Role::minus, Role::lead}) {
        round.remarks.push_back({N_("{0}: {1}"), {role_name(role), suit_of(result, role)}});
    }
    if (result.decider && !state.end) {
        round.remarks.push_back({N_("{0} decides who begins the next round"), {state.name(*result.decider)}});
    }
    const auto add = [&](Text label, auto amount_of, bool total = false) {
        round.lines.push_back(kit::row(*state.setup, std::move(label), amount_of, total));
    };
    const auto points = [&](int seat) { return result.points[seat]; };
    add({N_("plus"), {}}, [&](int seat) {
        return core::Amount{points(seat).plus,
                            {NN_("{0} card of {1}, one point", "{0} cards of {1}, one point each"),
                             {points(seat).plus, suit_of(result, Role::plus)}},
                            points_rule,
                            taken_by(result, Role::plus, seat)};
    });
    const std::vector<Seq> all_hund = taken_by(result, Role::hund, std::nullopt);
    add({N_("hund"), {}}, [&](int seat) {
        return core::Amount{points(seat).hund, why_hund(state, result, seat), points_rule, all_hund};
    });
    add({N_("minus"), {}}, [&](int seat) {
        return core::Amount{
            points(seat).minus,
            {NN_("{0} card of {1}, one point less", "{0} cards of {1}, one point less for each"),
             {-points(seat).minus, suit_of(result, Role::minus)}},
            points_rule,
            taken_by(result, Role::minus, seat)};
    });
    const auto sum = [&](int seat) {
        const auto [plus, hund, minus] = points(seat);
        return core::Amount{points(seat).total(),
                            {N_("{0} for plus, {1} for hund, {2} for minus"), {plus, hund, minus}},
                            points_rule,
                            kit::rests_on(round.lines, seat)};
    };
    add({N_("this round"), {}}, sum, true);
    round.claims = ascending(result.sources.discards);
    return round;
}

core::Scores Game::scores(const State& state) {
    core::Scores scores;
    scores.names = state.setup->seats;
    scores.totals = totals(state);
    if (state.end) {
        const std::vector<int> won =
            kit::best(state.setup->all_seats(), [&](int seat) { return state.total(seat); });
        kit::add_winners(won, scores);
        scores.why = {how_it_ended(state), who_won(state, won)};
    }
    return scores;
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
