#include "store/history.h"

#include <array>
#include <ctime>
#include <string_view>

#include "core/record.h"
#include "games/catalog.h"
#include "store/query.h"
#include "store/trouble.h"

namespace store {

namespace {

/// `YYYY-MM-DDTHH:MM`, in the time of the place.
std::string local(std::int64_t seconds) {
    const std::time_t time = seconds;
    std::tm parts{};
    ::localtime_r(&time, &parts);
    std::array<char, 32> text{};
    const std::size_t length = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M", &parts);
    return {text.data(), length};
}

void read_header(Listed& listed, const std::string& text) {
    // A game that this program does not know still has its row in the list.
    if (const auto record = core::read_record(text, games::infos())) {
        listed.level = record->header.level == core::Level::plays ? "plays" : "scores";
        listed.title = record->header.title.value_or("");
        listed.venue = record->header.venue.value_or("");
        listed.played = record->header.date.value_or(listed.played);
    }
}

void read_seats(const Database& database, std::int64_t match, Listed& listed) {
    Query players(database,
                  "SELECT p.name, r.score FROM match_players mp JOIN players p ON p.id = mp.player "
                  "LEFT JOIN result_seats r ON r.match = mp.match AND r.seat = mp.seat WHERE mp.match = ?1 "
                  "ORDER BY mp.seat",
                  match);
    while (players.next()) {
        listed.players.push_back(players.text(0));
        listed.scores.push_back(players.maybe(1));
    }
    Query winners(database, "SELECT name FROM result_seats WHERE match = ?1 AND winner ORDER BY seat", match);
    while (winners.next()) {
        listed.winners.push_back(winners.text(0));
    }
}

void read_pair(const Database& database, std::int64_t match, Listed& listed) {
    Query pair(
        database,
        "SELECT first = ?1 FROM following JOIN matches f ON f.id = first JOIN matches s ON s.id = second "
        "WHERE (first = ?1 OR second = ?1) AND f.binned IS NULL AND s.binned IS NULL",
        match);
    if (pair.next()) {
        listed.pair = pair.number(0) != 0 ? Listed::Pair::first : Listed::Pair::second;
    }
}

Listed listed_from(const Database& database, const Query& row) {
    Listed listed;
    listed.id = row.text(1);
    listed.game = row.text(2);
    listed.played = local(row.time(4));
    listed.binned = row.number(5) != 0;
    listed.entries = row.number(6);
    listed.touched = local(row.time(7));
    listed.status = row.text(8);
    read_header(listed, row.text(3));
    read_seats(database, row.time(0), listed);
    read_pair(database, row.time(0), listed);
    return listed;
}

template <class... Values>
std::vector<Listed> rows(const Database& database, std::string_view query, const Values&... values) {
    return guarded(database.file(), [&] {
        Query row(database, query, values...);
        std::vector<Listed> found;
        while (row.next()) {
            found.push_back(listed_from(database, row));
        }
        return found;
    });
}

std::optional<Listed> the_one(std::vector<Listed> rows) {
    return rows.empty() ? std::nullopt : std::optional(std::move(rows.front()));
}

}  // namespace

std::vector<Listed> History::matches(bool binned) const {
    return rows(database_, "SELECT * FROM listed WHERE binned = ?1 ORDER BY touched DESC, id DESC",
                int{binned});
}

std::optional<Listed> History::find(const std::string& match) const {
    return the_one(rows(database_, "SELECT * FROM listed WHERE uuid = ?1", match));
}

std::optional<Listed> History::latest_open() const {
    return the_one(rows(database_,
                        "SELECT * FROM listed WHERE NOT binned AND status = 'open' "
                        "ORDER BY touched DESC, id DESC LIMIT 1"));
}

std::optional<Listed> History::latest() const {
    return the_one(
        rows(database_, "SELECT * FROM listed WHERE NOT binned ORDER BY touched DESC, id DESC LIMIT 1"));
}

std::vector<std::string> History::stale() const {
    return guarded(database_.file(), [&] {
        Query rows(database_,
                   "SELECT m.uuid FROM matches m LEFT JOIN results r ON r.match = m.id "
                   "WHERE r.match IS NULL OR r.rules_version <> ?1 "
                   "OR r.lines <> (SELECT coalesce(max(seq), 0) FROM lines WHERE match = m.id) ORDER BY m.id",
                   rules_version);
        std::vector<std::string> found;
        while (rows.next()) {
            found.push_back(rows.text(0));
        }
        return found;
    });
}

void History::bin(const std::string& match) {
    must_be_writable(database_);
    guarded(database_.file(), [&] {
        Query(database_, "UPDATE matches SET binned = ?2 WHERE uuid = ?1", match, database_.now()).run();
    });
}

void History::restore(const std::string& match) {
    must_be_writable(database_);
    guarded(database_.file(),
            [&] { Query(database_, "UPDATE matches SET binned = NULL WHERE uuid = ?1", match).run(); });
}

std::vector<std::string> History::roster() const {
    return guarded(database_.file(), [&] {
        Query rows(database_,
                   "SELECT p.name FROM players p JOIN match_players mp ON mp.player = p.id JOIN matches m ON "
                   "m.id = mp.match "
                   "GROUP BY p.id ORDER BY max(m.begun) DESC, max(m.id) DESC, min(mp.seat)");
        std::vector<std::string> names;
        while (rows.next()) {
            names.push_back(rows.text(0));
        }
        return names;
    });
}

}  // namespace store
