#include "app/report/spreadsheet.h"

#include <algorithm>

#include <fmt/format.h>

#include "app/words/words.h"
#include "core/text/names.h"
#include "games/catalog.h"
#include "store/matches/history.h"
#include "store/matches/outcome.h"
#include "store/statistics/statistics.h"

namespace app {

namespace {

using Row = std::vector<Cell>;
using Rows = Spreadsheet::Rows;

Cell text(std::string words) {
    return words.empty() ? Cell() : Cell(core::verbatim(std::move(words)));
}

Cell known(std::optional<int> number) {
    return number ? Cell(*number) : Cell();
}

Cell known(bool it_is, int number) {
    return it_is ? Cell(number) : Cell();
}

Cell day(std::string played) {
    return played.empty() ? Cell() : Cell(Day{std::move(played)});
}

Cell names(const std::vector<std::string>& all) {
    std::vector<std::string> shown;
    std::ranges::transform(all, std::back_inserter(shown), core::shown);
    return text(fmt::format("{}", fmt::join(shown, "; ")));
}

Cell house_rules(const core::Header& header) {
    std::vector<std::string> rules;
    rules.reserve(header.house.size());
    for (const auto& [rule, value] : header.house) {
        rules.push_back(rule + "=" + value);
    }
    return text(fmt::format("{}", fmt::join(rules, "; ")));
}

void match_row(const store::Listed& match, const store::Outcome& outcome, const Rows& rows) {
    const core::Header header = outcome.header.value_or(core::Header{});
    rows({text(match.id), text(match.game), text(match.title), day(match.played), text(match.venue),
          names(match.players), static_cast<int>(match.players.size()), text(match.level),
          text(fmt::format("{}", fmt::join(header.variants, "; "))), house_rules(header), text(match.status),
          outcome.rounds, match.entries, known(match.minutes > 0, match.minutes), names(match.winners),
          text(match.note), text(match.source)});
}

void result_rows(const store::Listed& match, const store::Outcome& outcome, const Rows& rows) {
    int number = 0;
    for (const store::Outcome::Seat& seat : outcome.seats) {
        const auto index = static_cast<std::size_t>(number++);
        rows({text(match.id), text(match.game), day(match.played), number,
              index < match.players.size() ? name(match.players[index]) : Cell(), text(seat.name),
              known(seat.score), known(seat.rank > 0, seat.rank), seat.winner ? 1 : 0, seat.starts ? 1 : 0,
              seat.illegal, seat.taken_back, text(match.source)});
    }
}

/// Of each match in turn.
auto each_of(store::Database& database, std::vector<std::string> matches, auto write) {
    return [&database, matches = std::move(matches), write](const Rows& rows, const Progress& progress) {
        const store::History history(database);
        const int all = static_cast<int>(matches.size());
        int done = 0;
        for (const std::string& match : matches) {
            if (!progress(done++, all)) {
                return false;
            }
            if (const auto listed = history.find(match)) {
                write(*listed, store::outcome_of(database, match), rows);
            }
        }
        return progress(all, all);
    };
}

void player_row(const std::string& game, const store::PlayerRow& player, const Rows& rows) {
    const store::Spread points = player.points.value_or(store::Spread{});
    const bool any = points.count > 0;
    const auto of_rating = [&](double store::Rating::*value) {
        return player.rating ? Cell(Mean{player.rating->rating.*value}) : Cell();
    };
    rows({text(game), name(player.name), player.fared.matches, Wins{player.fared.wins},
          Wins{player.fared.expected}, player.fared.illegal, player.fared.taken_back,
          any ? Cell(Mean{points.mean()}) : Cell(), any ? Cell(Mean{points.deviation()}) : Cell(),
          known(any, points.lowest), known(any, points.highest), of_rating(&store::Rating::mu),
          of_rating(&store::Rating::sigma)});
}

bool player_rows(store::Database& database, const store::MatchQuery& filter, const Rows& rows,
                 const Progress& progress) {
    store::Statistics statistics(database);
    const store::Overview overview = statistics.overview(filter);
    for (const store::PlayerRow& row : overview.players) {
        player_row("", row, rows);
    }
    const int all = static_cast<int>(overview.by_game.size());
    int done = 0;
    for (const auto& [game, matches] : overview.by_game) {
        if (!progress(done++, all)) {
            return false;
        }
        store::MatchQuery of_game = filter;
        of_game.games = {game};
        for (const store::PlayerRow& row : statistics.overview(of_game).players) {
            player_row(game, row, rows);
        }
    }
    return true;
}

void figure_rows(const Cell& game, const store::Counted& counted, const Rows& rows) {
    const core::Figure& figure = *counted.figure;
    const Cell id = text(std::string(figure.id));
    const auto key = [&](std::size_t series) { return text(std::string(figure.series.at(series).key)); };
    for (const auto& [value, count] : counted.values) {
        rows({game, id, key(0), value, Cell(), count, Cell()});
    }
    for (const auto& [pair, count] : counted.pairs) {
        rows({game, id, Cell(), pair.first, pair.second, count, Cell()});
    }
    const bool by_series = counted.values.empty() && counted.pairs.empty() && !counted.empty();
    for (std::size_t i = 0; by_series && i < counted.series.size(); ++i) {
        rows({game, id, key(i), Cell(), Cell(), counted.series[i].count,
              static_cast<int>(counted.series[i].sum)});
    }
}

bool all_figures(store::Database& database, const store::MatchQuery& filter, const Rows& rows,
                 const Progress& progress) {
    store::Statistics statistics(database);
    const int all = static_cast<int>(games::catalog().size());
    int done = 0;
    for (const core::Game* game : games::catalog()) {
        if (!progress(done++, all)) {
            return false;
        }
        const std::string id(game->info->id);
        for (const store::Counted& counted : statistics.game(id, filter).figures) {
            figure_rows(text(id), counted, rows);
        }
    }
    return true;
}

}  // namespace

std::vector<Spreadsheet> spreadsheets_of(store::Database& database, const std::vector<std::string>& matches) {
    return {{"matches",
             N_("Matches"),
             {{"match", N_("Match")},
              {"game", N_("Game")},
              {"title", N_("Title")},
              {"date", N_("Played")},
              {"place", N_("Place")},
              {"players", N_("Players")},
              {"seats", N_("Seats")},
              {"level", N_("Level of the record")},
              {"variants", N_("Variants")},
              {"house_rules", N_("House rules")},
              {"status", N_("Status")},
              {"rounds", N_("Rounds")},
              {"entries", N_("Entries")},
              {"minutes", N_("Minutes")},
              {"winners", N_("Winners")},
              {"note", N_("Note")},
              {"what_if_of", N_("What if of")}},
             each_of(database, matches, match_row)},
            {"results",
             N_("Results"),
             {{"match", N_("Match")},
              {"game", N_("Game")},
              {"date", N_("Played")},
              {"seat", N_("Seat")},
              {"player", N_("Player")},
              {"name_in_record", N_("Name in the record")},
              {"score", N_("Points")},
              {"rank", N_("Rank")},
              {"winner", N_("Winner")},
              {"starts", N_("Began")},
              {"illegal", N_("Fouls that stood")},
              {"taken_back", N_("Taken back")},
              {"what_if_of", N_("What if of")}},
             each_of(database, matches, result_rows)}};
}

std::vector<Spreadsheet> spreadsheets_of(store::Database& database, const store::MatchQuery& filter) {
    return {{"players",
             N_("Players"),
             {{"game", N_("Game")},
              {"player", N_("Player")},
              {"matches", N_("Matches")},
              {"wins", N_("Won")},
              {"expected_wins", N_("By chance")},
              {"fouls_stood", N_("Fouls that stood")},
              {"fouls_taken_back", N_("Taken back")},
              {"points_mean", N_("Points on average")},
              {"points_deviation", N_("Spread")},
              {"points_lowest", N_("Fewest points")},
              {"points_highest", N_("Most points")},
              {"rating_mu", N_("Rating")},
              {"rating_sigma", N_("Standard deviation of the rating")}},
             [&database, filter](const Rows& rows, const Progress& progress) {
                 return player_rows(database, filter, rows, progress);
             }},
            {"figures",
             N_("Figures"),
             {{"game", N_("Game")},
              {"figure", N_("Figure")},
              {"series", N_("Series")},
              {"down", N_("Down")},
              {"across", N_("Across")},
              {"count", N_("Count")},
              {"sum", N_("Sum")}},
             [&database, filter](const Rows& rows, const Progress& progress) {
                 return all_figures(database, filter, rows, progress);
             }}};
}

}  // namespace app
