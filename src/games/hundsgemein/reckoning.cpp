#include "games/hundsgemein/game.h"

#include <algorithm>
#include <functional>
#include <iterator>

#include "games/hundsgemein/scoring.h"
#include "kit/points.h"

namespace hundsgemein {

namespace {

using core::Amount;
using Line = core::Reckoning::Line;

/// "h1 · Rex 5"
Text street_label(int street, Dog dog) {
    return {N_("{0} · {1} {2}"), {street_token(street), name_of(dog), value_of(dog)}};
}

/// Those of the other seats for whom the condition holds, by name.
template <class Holds>
Text others(const State& state, int seat, const Holds& holds_for) {
    return kit::named(*state.setup, kit::seats_where(*state.setup, [&](int other) {
        return other != seat && holds_for(other);
    }));
}

/// "tiles along h1: 3 (a1, b1, d2)"
Text tiles_along(const StreetCount& counted, int seat) {
    const Blocks tiles = counted.tiles[seat];
    const std::string street = street_token(counted.street);
    return tiles == 0
               ? Text{N_("no tile along {0}"), {street}}
               : Text{N_("tiles along {0}: {1} ({2})"), {street, count(tiles), kit::seven::listed(tiles)}};
}

Text run(Blocks blocks) {
    return blocks == 0 ? core::verbatim("0")
                       : Text{N_("{0} ({1})"), {count(blocks), kit::seven::listed(blocks)}};
}

/// "longest stretches beside h1: 2 (a1, b1) and 1 (d2), together 3"
Text stretches_along(const StreetCount& counted, int seat) {
    const auto& [one, other] = counted.runs[seat];
    const std::string street = street_token(counted.street);
    return (one | other) == 0 ? Text{N_("no tile along {0}"), {street}}
                              : Text{N_("longest stretches beside {0}: {1} and {2}, together {3}"),
                                     {street, run(one), run(other), counted.stretch(seat)}};
}

bool is_empty(const State& state, const StreetCount& counted) {
    const auto tiles = std::span(counted.tiles).first(state.setup->seats.size());
    return std::ranges::all_of(tiles, [](Blocks blocks) { return blocks == 0; });
}

Amount nothing_there(const StreetCount& counted) {
    return {0, {N_("nobody has a tile along {0}"), {street_token(counted.street)}}};
}

Amount claims(Text own, const StreetCount& counted) {
    const int points = value_of(counted.dog);
    return {points,
            {NN_("{0}; that claims {1} for {2} point", "{0}; that claims {1} for {2} points"),
             {std::move(own), name_of(counted.dog), points}}};
}

Amount by_tiles(const State& state, const StreetCount& counted, int seat) {
    const int tiles = counted.tile_count(seat);
    const Text more = others(state, seat, [&](int other) { return counted.tile_count(other) > tiles; });
    const Text equal = others(state, seat, [&](int other) { return counted.tile_count(other) == tiles; });
    Text own = tiles_along(counted, seat);
    if (!more.id.empty()) {
        return {0, {N_("{0}; fewer than {1}"), {std::move(own), more}}};
    }
    if (!equal.id.empty()) {
        return {
            0,
            {N_("{0}; tied with {1}, so nobody claims {2}"), {std::move(own), equal, name_of(counted.dog)}}};
    }
    return claims({N_("{0}; the most of all"), {std::move(own)}}, counted);
}

Amount by_stretches(const State& state, const StreetCount& counted, int seat) {
    const int stretch = counted.stretch(seat);
    const int tiles = counted.tile_count(seat);
    const auto tied = [&](int other) { return counted.stretch(other) == stretch; };
    const Text more = others(state, seat, [&](int other) { return counted.stretch(other) > stretch; });
    const Text equal = others(state, seat, tied);
    const Text ahead =
        others(state, seat, [&](int other) { return tied(other) && counted.tile_count(other) > tiles; });
    Text own = stretches_along(counted, seat);
    if (!more.id.empty()) {
        return {0, {N_("{0}; less than {1}"), {std::move(own), more}}};
    }
    if (!ahead.id.empty()) {
        return {0,
                {N_("{0}; tied with {1}, but with fewer tiles along the street ({2})"),
                 {std::move(own), ahead, tiles}}};
    }
    if (counted.longest != seat) {
        return {0,
                {N_("{0}; tied with {1}, and the most tiles along the street ({2}) are tied too, so nobody "
                    "claims {3}"),
                 {std::move(own), equal, tiles, name_of(counted.dog)}}};
    }
    return claims(equal.id.empty()
                      ? Text{N_("{0}; the longest of all"), {std::move(own)}}
                      : Text{N_("{0}; tied with {1}, but with more tiles along the street ({2})"),
                             {std::move(own), equal, tiles}},
                  counted);
}

constexpr core::RuleId claim_rule = "hundsgemein/claim";

/// All seats by both ways of counting. Whose tiles are more rests on everybody's.
Line street_line(const State& state, const StreetCount& counted) {
    Line line{street_label(counted.street, counted.dog), {}, false};
    const bool empty = is_empty(state, counted);
    const auto [one, other] = sides(counted.street);
    std::vector<Seq> from = state.placed_by(one | other);
    from.push_back(state.dogs.by);
    from = ascending(std::move(from));
    for (const auto& way : {by_tiles, by_stretches}) {
        for (int seat = 0; seat < state.setup->seat_count(); ++seat) {
            Amount& amount =
                line.amounts.emplace_back(empty ? nothing_there(counted) : way(state, counted, seat));
            amount.rule = claim_rule;
            amount.from = from;
        }
    }
    return line;
}

/// What each column adds up to.
Line total_of(const std::vector<Line>& lines, std::size_t columns) {
    Line total{{N_("dogs claimed"), {}}, {}, true};
    for (std::size_t i = 0; i < columns; ++i) {
        int points = 0;
        int dogs = 0;
        for (const Line& line : lines) {
            points += line.amounts[i].points;
            dogs += line.amounts[i].points > 0 ? 1 : 0;
        }
        total.amounts.push_back({points,
                                 {N_("dogs: {0}, worth {1} together"), {dogs, points}},
                                 claim_rule,
                                 kit::rests_on(lines, static_cast<int>(i))});
    }
    return total;
}

void reckon_board(const State& state, core::Reckoning& all) {
    all.ways = {{N_("most tiles"), {}}, {N_("longest stretches"), {}}};
    all.way = state.setup->advanced ? 1 : 0;
    for (const StreetCount& counted : count_streets(state)) {
        all.lines.push_back(street_line(state, counted));
    }
}

void reckon_claims(const State& state, core::Reckoning& all) {
    for (int street = 0; street < street_count; ++street) {
        const auto& claim = state.claims[street];
        if (!claim) {
            continue;
        }
        const Dog dog = (*state.dogs)[street];
        const auto from = ascending({state.dogs.by, claim.by});
        const Text why = *claim ? Text{N_("{0} claims {1}"), {state.name(**claim), name_of(dog)}}
                                : Text{N_("nobody claims {0}"), {name_of(dog)}};
        all.lines.push_back(kit::row(*state.setup, street_label(street, dog), [&](int seat) {
            return Amount{*claim == seat ? value_of(dog) : 0, why, claim_rule, from};
        }));
    }
}

}  // namespace

core::Reckoning reckon(const State& state) {
    core::Reckoning all;
    all.title = {N_("Streets"), {}};
    state.plays() ? reckon_board(state, all) : reckon_claims(state, all);
    const std::size_t ways = std::max<std::size_t>(1, all.ways.size());
    all.lines.push_back(total_of(all.lines, ways * state.setup->seats.size()));
    return all;
}

namespace {

Text how_it_ended(const State& state) {
    return !state.plays() ? Text{N_("All streets have been settled."), {}}
           : state.over() ? Text{N_("No tile could be placed any more."), {}}
                          : Text{N_("The table stopped before the last tile."), {}};
}

Text who_won(const State& state, const core::Scores& scores, const std::vector<int>& won) {
    const int best = std::ranges::max(scores.totals);
    const std::vector<int> tied = kit::seats_where(
        *state.setup, [&](int seat) { return scores.totals[static_cast<std::size_t>(seat)] == best; });
    const int dogs = scores.tiebreaks[static_cast<std::size_t>(won.front())].front();
    if (tied.size() == 1) {
        return kit::has_highest(state.name(won.front()), best);
    }
    if (won.size() == 1) {
        return {NN_("{0} have {1} point each; {2} wins with more dogs ({3}).",
                    "{0} have {1} points each; {2} wins with more dogs ({3})."),
                {kit::named(*state.setup, tied), best, kit::named(*state.setup, won), dogs}};
    }
    return {NN_("{0} share the win with {1} point and as many dogs each ({2}).",
                "{0} share the win with {1} points and as many dogs each ({2})."),
            {kit::named(*state.setup, won), best, dogs}};
}

/// What the dogs of those rest on who have the highest total, if it is not one alone.
std::vector<Seq> tie_decided_by(const State& state, const core::Scores& scores) {
    const core::Reckoning streets = reckon(state);
    const int first = streets.way * state.setup->seat_count();
    return kit::tied_by(scores.totals, std::ranges::max(scores.totals), [&](int seat) {
        return streets.lines.back()
            .amounts[static_cast<std::size_t>(first) + static_cast<std::size_t>(seat)]
            .from;
    });
}

}  // namespace

std::vector<int> Game::totals(const State& state) {
    std::vector<int> totals = state.penalties;
    std::ranges::transform(totals, booty(state).points, totals.begin(), std::plus{});
    return totals;
}

core::Scores Game::scores(const State& state) {
    core::Scores scores;
    scores.names = state.setup->seats;
    const Booty all = booty(state);
    scores.totals = totals(state);
    for (std::size_t seat = 0; seat < scores.names.size(); ++seat) {
        scores.tiebreaks.push_back({all.dogs[seat]});
    }
    if (state.finished()) {
        const std::vector<int> won = winners(state);
        kit::add_winners(won, scores);
        scores.why = {who_won(state, scores, won), how_it_ended(state)};
        scores.why_from = tie_decided_by(state, scores);
    }
    return scores;
}

std::vector<core::Reckoning> Game::rounds(const State& state) {
    const bool any_claim = std::ranges::any_of(state.claims, [](const auto& claim) { return !!claim; });
    return state.ended || any_claim ? std::vector{reckon(state)} : std::vector<core::Reckoning>{};
}

}  // namespace hundsgemein
