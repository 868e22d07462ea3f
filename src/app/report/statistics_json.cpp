#include "app/report/statistics_json.h"

#include <cmath>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace app {

namespace {

using Json = nlohmann::ordered_json;
using store::Alike;
using store::Counted;
using store::Ratings;
using store::Spread;
using store::WinRecord;

/// To a millionth, so that every machine writes the same.
double rounded(double value) {
    constexpr double parts = 1e6;
    return std::round(value * parts) / parts;
}

/// The fields of both, those of the first one first.
Json joined(Json one, const Json& other) {
    one.update(other);
    return one;
}

Json json_of(const WinRecord& fared) {
    return {{"matches", fared.matches},
            {"few", store::is_few(fared.matches)},
            {"wins", rounded(fared.wins)},
            {"win_rate", rounded(fared.rate())},
            {"expected_wins", rounded(fared.expected)},
            {"fouls_stood", fared.illegal},
            {"fouls_taken_back", fared.taken_back}};
}

Json json_of(const Spread& spread) {
    if (spread.count == 0) {
        return nullptr;
    }
    return {{"count", spread.count},
            {"mean", rounded(spread.mean())},
            {"deviation", rounded(spread.deviation())},
            {"lowest", spread.lowest},
            {"highest", spread.highest}};
}

Json json_of(const std::optional<Ratings::Rated>& rated) {
    if (!rated) {
        return nullptr;
    }
    return {{"mu", rounded(rated->rating.mu)},
            {"sigma", rounded(rated->rating.sigma)},
            {"at_least", rounded(rated->rating.at_least())},
            {"matches", rated->matches},
            {"few", store::is_few(rated->matches)}};
}

/// The median, in seconds.
Json json_of(const store::DecisionTimes& times) {
    return {{"decisions", times.decisions()},
            {"median_seconds", times.decisions() > 0 ? Json(times.median()) : Json()}};
}

/// Numbers as keys: objects of JSON have names only.
Json counts(const auto& by_key) {
    Json json = Json::object();
    for (const auto& [key, count] : by_key) {
        json[fmt::format("{}", key)] = count;
    }
    return json;
}

Json json_of(const std::vector<store::PlayerRow>& rows) {
    Json json = Json::array();
    for (const store::PlayerRow& row : rows) {
        json.push_back(joined(joined({{"name", row.name}}, json_of(row.fared)),
                              {{"points", json_of(row.points.value_or(Spread{}))},
                               {"rating", json_of(row.rating)},
                               {"time", json_of(row.times)}}));
    }
    return json;
}

Json json_of(const store::GameOfPlayer& game) {
    return joined(joined({{"game", game.game}}, json_of(game.fared)), {{"points", json_of(game.points)},
                                                                       {"fewest_points_win", game.fewest},
                                                                       {"rating", json_of(game.rating)},
                                                                       {"time", json_of(game.times)}});
}

Json json_of(const store::LastMatch& last) {
    return {{"match", last.match},
            {"day", last.day},
            {"game", last.game},
            {"win", rounded(last.share)},
            {"points", last.score ? Json(*last.score) : Json()},
            {"rank", last.rank == 0 ? Json() : Json(last.rank)},
            {"seats", last.seats}};
}

Json json_of(const store::MonthOfPlayer& month) {
    return {{"month", month.month},
            {"matches", month.matches},
            {"wins", rounded(month.wins)},
            {"expected_wins", rounded(month.expected)}};
}

Json numbers_of(const store::Against& against) {
    return {{"matches", against.matches},    {"few", store::is_few(against.matches)},
            {"ahead", against.ahead},        {"behind", against.behind},
            {"wins", rounded(against.wins)}, {"other_wins", rounded(against.other_wins)}};
}

Json json_of(const Ratings::Point& point) {
    return joined({{"month", point.month}}, json_of(std::optional(point.rated)));
}

Json json_of(const Alike& alike) {
    return {{"matches", alike.matches},          {"few", store::is_few(alike.matches)},
            {"points", json_of(alike.points)},   {"entries", json_of(alike.entries)},
            {"minutes", json_of(alike.minutes)}, {"rounds", json_of(alike.rounds)},
            {"time", json_of(alike.times)}};
}

Json alike_by(const auto& by_key) {
    Json json = Json::object();
    for (const auto& [key, alike] : by_key) {
        json[fmt::format("{}", key)] = json_of(alike);
    }
    return json;
}

std::string_view word(core::Figure::Kind kind) {
    switch (kind) {
        case core::Figure::Kind::sums:
            return "sums";
        case core::Figure::Kind::means:
            return "means";
        case core::Figure::Kind::distribution:
            return "distribution";
        case core::Figure::Kind::matrix:
            return "matrix";
        case core::Figure::Kind::heat:
            return "heat";
    }
    return {};
}

Json json_of(const Counted& counted) {
    const core::Figure& figure = *counted.figure;
    Json json = {{"figure", figure.id}, {"kind", word(figure.kind)}};
    if (figure.kind == core::Figure::Kind::distribution) {
        json["values"] = counts(counted.values);
    } else if (figure.kind == core::Figure::Kind::matrix) {
        json["down"] = figure.series.at(0).key;
        json["across"] = figure.series.at(1).key;
        json["pairs"] = Json::array();
        for (const auto& [pair, count] : counted.pairs) {
            json["pairs"].push_back({{"down", pair.first}, {"across", pair.second}, {"count", count}});
        }
    } else {
        json["series"] = Json::object();
        auto series = figure.series.begin();
        for (const Counted::Cell& cell : counted.series) {
            json["series"][std::string(series++->key)] = {{"sum", cell.sum}, {"count", cell.count}};
        }
    }
    return json;
}

Json json_of(const store::YearPage::Told& told) {
    return {{"match", told.match}, {"day", told.day}, {"game", told.game}};
}

std::string_view word(store::YearPage::First::Of of) {
    using Of = store::YearPage::First::Of;
    return of == Of::game ? "game" : of == Of::player ? "player" : "win";
}

Json json_of(const store::YearPage::First& first) {
    return joined({{"of", word(first.of)}, {"name", first.name.empty() ? Json() : Json(first.name)}},
                  json_of(first.told));
}

Json json_of(const store::YearPage::Met& met) {
    return {{"one", met.one}, {"other", met.other}, {"matches", met.matches}};
}

Json json_of(const store::YearPage::Changed& changed) {
    return joined({{"name", changed.name}, {"by", rounded(changed.by)}}, json_of(changed.told));
}

Json json_of(const store::YearPage::Winner& winner) {
    Json wins = Json::object();
    for (const auto& [game, won] : winner.wins) {
        wins[game] = rounded(won);
    }
    return joined(joined({{"name", winner.name}}, json_of(winner.fared)),
                  {{"wins_by_game", std::move(wins)}});
}

Json list_of(const auto& things) {
    Json json = Json::array();
    for (const auto& thing : things) {
        json.push_back(json_of(thing));
    }
    return json;
}

}  // namespace

Json json_of(const store::Overview& overview) {
    return {{"page", "overview"},
            {"matches", overview.matches},
            {"by_game", counts(overview.by_game)},
            {"by_month", counts(overview.by_month)},
            {"by_seats", counts(overview.by_seats)},
            {"minutes", json_of(overview.minutes)},
            {"players", json_of(overview.players)}};
}

Json json_of(const store::PlayerPage& page) {
    Json against = Json::array();
    for (const store::Against& other : page.against) {
        against.push_back(joined({{"name", other.name}}, numbers_of(other)));
    }
    return joined(joined({{"page", "player"}, {"name", page.name}}, json_of(page.fared)),
                  {{"rating", json_of(page.rating)},
                   {"games", list_of(page.games)},
                   {"by_seat", list_of(page.by_seat)},
                   {"as_starter", json_of(page.as_starter)},
                   {"as_other", json_of(page.as_other)},
                   {"running_wins", page.running_wins},
                   {"longest_wins", page.longest_wins},
                   {"running_without_win", page.running_without},
                   {"longest_without_win", page.longest_without},
                   {"last", list_of(page.last)},
                   {"months", list_of(page.months)},
                   {"against", std::move(against)},
                   {"ratings", list_of(page.curve)}});
}

Json json_of(const store::PairPage& page) {
    Json games = Json::object();
    for (const auto& [game, against] : page.games) {
        games[game] = numbers_of(against);
    }
    return joined(joined({{"page", "pair"}, {"first", page.first_name}, {"second", page.all.name}},
                         numbers_of(page.all)),
                  {{"games", std::move(games)}});
}

Json json_of(const store::GamePage& page) {
    return joined(joined({{"page", "game"}, {"game", page.game}}, json_of(page.all)),
                  {{"scores", counts(page.scores)},
                   {"by_variant", alike_by(page.by_variant)},
                   {"by_seats", alike_by(page.by_seats)},
                   {"players", json_of(page.players)},
                   {"figures", list_of(page.figures)}});
}

Json json_of(const store::YearPage& page) {
    Json run;
    if (page.run) {
        run = {{"name", page.run->name},
               {"wins", page.run->wins},
               {"from", page.run->from},
               {"to", page.run->to}};
    }
    Json games = Json::object();
    for (const auto& [game, fared] : page.games) {
        games[game] = page.player ? json_of(fared) : Json(fared.matches);
    }
    return {{"page", "year"},
            {"year", page.year},
            {"name", page.player ? Json(page.name) : Json()},
            {"matches", page.matches},
            {"minutes", json_of(page.minutes)},
            {"by_month", page.by_month},
            {"won_by_month", page.player ? Json(page.won_by_month) : Json()},
            {"games", std::move(games)},
            {"winners", list_of(page.winners)},
            {"longest_run", std::move(run)},
            {"firsts", list_of(page.firsts)},
            {"met", list_of(page.met)},
            {"closest",
             page.closest ? joined({{"points", page.closest->points}}, json_of(page.closest->told)) : Json()},
            {"changed", list_of(page.changed)}};
}

}  // namespace app
