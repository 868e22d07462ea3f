#include <initializer_list>

#include <fmt/format.h>

#include "app/exchange/csv.h"
#include "core/text/names.h"
#include "games/catalog.h"
#include "store/statistics/statistics.h"

namespace app {

namespace {

using core::Figure;

std::string number(double value) {
    return fmt::format("{:.6g}", value);
}

std::string player_line(const std::string& game, const store::PlayerRow& row) {
    const store::Spread points = row.points.value_or(store::Spread{});
    const auto of_points = [&](double value) { return points.count == 0 ? std::string() : number(value); };
    const auto of_rating = [&](double core::Rating::*value) {
        return row.rating ? number(row.rating->rating.*value) : std::string();
    };
    return csv_line({game, core::shown(row.name), fmt::to_string(row.fared.matches), number(row.fared.wins),
                     number(row.fared.expected), fmt::to_string(row.fared.illegal),
                     fmt::to_string(row.fared.taken_back), of_points(points.mean()),
                     of_points(points.deviation()), of_points(points.lowest), of_points(points.highest),
                     of_rating(&core::Rating::mu), of_rating(&core::Rating::sigma)});
}

/// Where in its figure a number stands.
struct Cell {
    std::string series, down, across;
    int count = 0;
    std::string sum{};
};

std::vector<Cell> cells_of(const store::Counted& counted) {
    const Figure& figure = *counted.figure;
    std::vector<Cell> cells;
    cells.reserve(counted.series.size() + counted.values.size() + counted.pairs.size());
    for (const auto& [value, count] : counted.values) {
        cells.push_back({std::string(figure.series.front().key), fmt::to_string(value), "", count});
    }
    for (const auto& [pair, count] : counted.pairs) {
        cells.push_back({"", fmt::to_string(pair.first), fmt::to_string(pair.second), count});
    }
    const bool by_series = counted.values.empty() && counted.pairs.empty() && !counted.empty();
    auto series = figure.series.begin();
    for (const store::Counted::Cell& cell : counted.series) {
        const std::string key(series++->key);
        if (by_series) {
            cells.push_back({key, "", "", cell.count, fmt::to_string(cell.sum)});
        }
    }
    return cells;
}

}  // namespace

void write_players(store::Database& database, const store::Filter& filter, const Sink& sink) {
    sink(csv_line({"game", "player", "matches", "wins", "expected_wins", "fouls_stood", "fouls_taken_back",
                   "points_mean", "points_deviation", "points_lowest", "points_highest", "rating_mu",
                   "rating_sigma"}));
    store::Statistics statistics(database);
    const store::Overview overview = statistics.overview(filter);
    for (const store::PlayerRow& row : overview.players) {
        sink(player_line("", row));
    }
    for (const auto& [game, matches] : overview.by_game) {
        store::Filter of_game = filter;
        of_game.games = {game};
        for (const store::PlayerRow& row : statistics.overview(of_game).players) {
            sink(player_line(game, row));
        }
    }
}

void write_figures(store::Database& database, const store::Filter& filter, const Sink& sink) {
    sink(csv_line({"game", "figure", "series", "down", "across", "count", "sum"}));
    store::Statistics statistics(database);
    for (const core::Game* game : games::catalog()) {
        const std::string id(game->info->id);
        for (const store::Counted& counted : statistics.game(id, filter).figures) {
            for (const Cell& cell : cells_of(counted)) {
                sink(csv_line({id, std::string(counted.figure->id), cell.series, cell.down, cell.across,
                               fmt::to_string(cell.count), cell.sum}));
            }
        }
    }
}

}  // namespace app
