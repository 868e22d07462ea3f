#include "store/statistics/ratings.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <optional>
#include <set>

#include "store/sqlite/days.h"
#include "store/sqlite/query.h"
#include "store/sqlite/sqlite_error.h"
#include "store/sqlite/transaction.h"
#include "store/statistics/pack.h"
#include "store/statistics/person_index.h"

namespace store {

namespace {

using Rated = Ratings::Rated;

/// A match as it is rated.
struct Result {
    std::int64_t match = 0;
    std::int64_t played = 0;
    std::string game;
    std::vector<int> players;
    std::vector<int> ranks;
};

/// The finished matches from a minute on and before another one, in the order in which they were played.
template <class OnResult>
void walk(const Database& database, std::int64_t from, OnResult&& on_result,
          std::int64_t before = std::numeric_limits<std::int64_t>::max()) {
    const PersonIndex persons = PersonIndex::read(database);
    Query rows(
        database,
        "SELECT s.match, s.played, s.game, d.pack FROM sheets s JOIN digests d ON d.match = s.match "
        "WHERE s.binned = 0 AND s.played >= ?1 AND s.played < ?2 AND s.status = 'finished' AND s.branch = 0 "
        "ORDER BY s.played, s.uuid",
        from, before);
    Unpacking unpacking;
    Result result;
    while (rows.next()) {
        result.match = rows.time(0);
        result.played = rows.time(1);
        result.game = rows.text(2);
        result.players.clear();
        result.ranks.clear();
        for (const Digest::Seat& seat : unpacking.read(rows.bytes(3)).seats) {
            if (persons.knows(seat.player)) {
                result.players.push_back(persons.of(seat.player));
                result.ranks.push_back(seat.rank);
            }
        }
        on_result(result);
    }
}

bool is_rated(const Result& result) {
    return result.players.size() > 1 && std::ranges::all_of(result.ranks, [](int rank) { return rank > 0; });
}

/// The ratings of one scope, and who has played since they were written.
struct Scope {
    std::map<int, Rated> players;
    std::set<int> moved;
};

void rate(Scope& scope, const Result& result) {
    std::vector<Rating> before;
    before.reserve(result.players.size());
    for (const int player : result.players) {
        before.push_back(scope.players[player].rating);
    }
    const std::vector<Rating> after = store::rated(before, result.ranks);
    for (std::size_t seat = 0; seat < after.size(); ++seat) {
        Rated& rated = scope.players[result.players[seat]];
        rated.rating = after[seat];
        ++rated.matches;
        scope.moved.insert(result.players[seat]);
    }
}

/// What is beyond all that can be reached was not counted here: then he begins anew.
Rated rated_from(const Query& row, int column) {
    constexpr double farthest = 10'000;
    constexpr int most_matches = 1'000'000'000;
    const Rated rated{{row.real(column), row.real(column + 1)}, row.number(column + 2)};
    const bool well = std::abs(rated.rating.mu) < farthest && rated.rating.sigma > 0 &&
                      rated.rating.sigma < farthest && rated.matches >= 0 && rated.matches < most_matches;
    return well ? rated : Rated{};
}

using Scopes = std::map<std::string, Scope>;

/// How all stood when the month began.
Scopes before(const Database& database, int month) {
    Scopes scopes;
    // In a group with max() SQLite answers the other columns of the row that has it.
    Query rows(database,
               "SELECT scope, player, mu, sigma, matches, max(month) FROM ratings WHERE month < ?1 "
               "GROUP BY scope, player",
               month);
    while (rows.next()) {
        scopes[rows.text(0)].players[rows.number(1)] = rated_from(rows, 2);
    }
    return scopes;
}

std::optional<int> month_due(const Database& database) {
    Query row(database, "SELECT month FROM ratings_due");
    return row.next() ? std::optional(row.number(0)) : std::nullopt;
}

}  // namespace

void Ratings::count_from(const Database& database, int month, const OnMonth& on_month) {
    Scopes scopes = before(database, month);
    int running = month;
    const auto tell = [&] {
        for (auto& [name, scope] : scopes) {
            for (const int player : scope.moved) {
                on_month({name, player, running, scope.players[player]});
            }
            scope.moved.clear();
        }
    };
    walk(database, month <= 0 ? std::numeric_limits<std::int64_t>::min() : first_minute(month),
         [&](const Result& result) {
             if (const int now = month_of(result.played); now != running) {
                 tell();
                 running = now;
             }
             if (is_rated(result)) {
                 rate(scopes[{}], result);
                 rate(scopes[result.game], result);
             }
         });
    tell();
}

void Ratings::due(const Database& database, int month) {
    Query(database,
          "INSERT INTO ratings_due (one, month) VALUES (1, ?1) "
          "ON CONFLICT (one) DO UPDATE SET month = min(month, excluded.month)",
          month)
        .run();
}

void Ratings::all_due(const Database& database) {
    due(database, 0);
}

void Ratings::bring_up_to_date() {
    guarded(database_.file(), [&] {
        const auto month = unwritten_ ? std::nullopt : month_due(database_);
        if (!month) {
            return;
        }
        if (database_.read_only()) {
            Unwritten unwritten{*month, {}};
            count_from(database_, *month, [&](Monthly row) { unwritten.rows.push_back(std::move(row)); });
            unwritten_ = std::move(unwritten);
            return;
        }
        Transaction transaction(database_);
        Query(database_, "DELETE FROM ratings WHERE month >= ?1", *month).run();
        count_from(database_, *month, [&](const Monthly& row) {
            Query(database_,
                  "INSERT INTO ratings (scope, player, month, mu, sigma, matches) "
                  "VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                  row.scope, row.player, row.month, row.rated.rating.mu, row.rated.rating.sigma,
                  row.rated.matches)
                .run();
        });
        Query(database_, "DELETE FROM ratings_due").run();
        transaction.commit();
    });
}

std::vector<Ratings::Monthly> Ratings::kept(const std::string& scope, std::optional<int> player) {
    bring_up_to_date();
    return guarded(database_.file(), [&] {
        std::vector<Monthly> rows;
        Query written(database_,
                      player ? "SELECT player, month, mu, sigma, matches FROM ratings WHERE scope = ?1 "
                               "AND player = ?2 AND month < ?3 ORDER BY month"
                             : "SELECT r.player, r.month, r.mu, r.sigma, r.matches FROM players p "
                               "CROSS JOIN ratings r ON r.scope = ?1 AND r.player = p.id AND r.month = "
                               "(SELECT max(month) FROM ratings WHERE scope = ?1 AND player = p.id "
                               "AND month < ?3) WHERE p.id > ?2",
                      scope, player.value_or(-1),
                      unwritten_ ? unwritten_->from : std::numeric_limits<int>::max());
        while (written.next()) {
            rows.push_back({scope, written.number(0), written.number(1), rated_from(written, 2)});
        }
        if (unwritten_) {
            std::ranges::copy_if(unwritten_->rows, std::back_inserter(rows), [&](const Monthly& row) {
                return row.scope == scope && (!player || row.player == *player);
            });
        }
        return rows;
    });
}

std::map<int, Rated> Ratings::now(const std::string& game) {
    std::map<int, Rated> players;
    for (const Monthly& row : kept(game, {})) {
        players[row.player] = row.rated;
    }
    return players;
}

std::vector<Ratings::Point> Ratings::curve(int player, const std::string& game) {
    std::vector<Point> points;
    for (const Monthly& row : kept(game, player)) {
        points.push_back({month_name(row.month), row.rated});
    }
    return points;
}

/// Over all games, also what could not be written.
std::map<int, Rated> Ratings::standing_before(int month) const {
    std::map<int, Rated> players =
        std::move(before(database_, unwritten_ ? std::min(month, unwritten_->from) : month)[{}].players);
    for (const Monthly& row : unwritten_ ? unwritten_->rows : std::vector<Monthly>{}) {
        if (row.scope.empty() && row.month < month) {
            players[row.player] = row.rated;
        }
    }
    return players;
}

void Ratings::each_move(int first_month, int last_month, const std::function<void(const Moved&)>& visit) {
    bring_up_to_date();
    guarded(database_.file(), [&] {
        Scope all{standing_before(first_month), {}};
        const auto rate_one = [&](const Result& result) {
            if (!is_rated(result)) {
                return;
            }
            std::vector<Rated> was;
            was.reserve(result.players.size());
            for (const int player : result.players) {
                was.push_back(all.players[player]);
            }
            rate(all, result);
            for (std::size_t seat = 0; seat < was.size(); ++seat) {
                const int player = result.players[seat];
                visit({result.match, player, was[seat].matches,
                       all.players[player].rating.mu - was[seat].rating.mu});
            }
        };
        walk(database_, first_minute(first_month), rate_one, first_minute(last_month + 1));
    });
}

std::map<int, Rated> Ratings::if_it_ended(const std::string& match, const std::vector<int>& ranks) {
    bring_up_to_date();
    return guarded(database_.file(), [&] {
        Query row(database_,
                  "SELECT m.id, s.played, s.status = 'finished' AND s.binned = 0 AND s.branch = 0, s.game "
                  "FROM matches m JOIN sheets s ON s.match = m.id WHERE m.uuid = ?1",
                  match);
        if (!row.next()) {
            return std::map<int, Rated>{};
        }
        const std::int64_t id = row.time(0);
        const int month = month_of(row.time(1));
        Scope all{standing_before(month), {}};
        walk(database_, first_minute(month), [&](Result result) {
            if (result.match == id) {
                result.ranks = ranks;
                result.ranks.resize(result.players.size());
            }
            if (is_rated(result)) {
                rate(all, result);
            }
        });
        return all.players;
    });
}

}  // namespace store
