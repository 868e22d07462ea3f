#include "store/matches/history.h"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>

#include "core/record.h"
#include "games/catalog.h"
#include "store/matches/following.h"
#include "store/matches/likes.h"
#include "store/matches/sheet.h"
#include "store/sqlite/days.h"
#include "store/sqlite/query.h"
#include "store/sqlite/sqlite_error.h"
#include "store/sqlite/transaction.h"
#include "store/statistics/person_index.h"

namespace store {

namespace {

void read_header(Listed& listed, const std::string& text) {
    // A game that this program does not know still has its row in the list.
    if (const auto record = core::read_record(text, games::infos())) {
        listed.level = record->header.level == core::Level::plays ? "plays" : "scores";
        listed.title = record->header.title.value_or("");
        listed.venue = record->header.venue.value_or("");
        listed.played = record->header.date.value_or(listed.played);
        if (const auto& what_if = record->header.what_if) {
            listed.source = what_if->source;
            listed.branched_at = what_if->at;
        }
    }
}

/// How lists write the player of that row: as the person is written whom he was merged into.
std::string written(const Database& database, int player) {
    constexpr int longest_chain = 1000;  // a circle, which nobody can make here, ends
    std::string name;
    std::optional<int> next = player;
    for (int passed = 0; next && passed < longest_chain; ++passed) {
        Query row(database, "SELECT coalesce(shown, name), merged_into FROM players WHERE id = ?1", *next);
        if (!row.next()) {
            break;
        }
        name = row.text(0);
        next = row.maybe(1);
    }
    return name;
}

void read_seats(const Database& database, std::int64_t match, Listed& listed) {
    Query players(database,
                  "SELECT mp.player, r.score, coalesce(r.winner, 0) FROM match_players mp "
                  "LEFT JOIN result_seats r ON r.match = mp.match AND r.seat = mp.seat WHERE mp.match = ?1 "
                  "ORDER BY mp.seat",
                  match);
    while (players.next()) {
        const std::string name = written(database, players.number(0));
        listed.players.push_back(name);
        listed.scores.push_back(players.maybe(1));
        if (players.number(2) != 0) {
            listed.winners.push_back(name);
        }
    }
    // The game's own seats.
    Query others(database,
                 "SELECT name FROM result_seats r WHERE match = ?1 AND winner AND NOT EXISTS (SELECT 1 FROM "
                 "match_players mp WHERE mp.match = r.match AND mp.seat = r.seat) ORDER BY seat",
                 match);
    while (others.next()) {
        listed.winners.push_back(others.text(0));
    }
}

void read_pair(const Database& database, Listed& listed) {
    if (!listed.binned) {
        listed.pair = first_before(database, listed.id)   ? Listed::Pair::second
                      : second_after(database, listed.id) ? Listed::Pair::first
                                                          : Listed::Pair::none;
    }
}

/// Empty: this machine did.
std::string gone_on_at(const Database& database, const Listed& listed) {
    Query row(database,
              "SELECT m.name FROM club_records r JOIN club_machines m ON m.machine = r.machine "
              "WHERE r.match = ?1 AND r.lines >= ?2 AND NOT EXISTS (SELECT 1 FROM club_records o JOIN club c "
              "ON c.machine = o.machine WHERE o.match = r.match AND o.lines >= r.lines) "
              "ORDER BY r.written DESC LIMIT 1",
              listed.id, listed.entries);
    return row.next() ? row.text(0) : std::string();
}

Listed listed_from(const Database& database, const Query& row) {
    Listed listed;
    listed.id = row.text(1);
    listed.game = row.text(2);
    listed.played = believed(row.time(4)).value_or("");
    listed.binned = row.number(5) != 0;
    listed.entries = row.number(6);
    listed.touched = believed(row.time(7)).value_or("");
    listed.status = row.text(8);
    read_header(listed, row.text(3));
    listed.minutes = row.is_null(9) ? 0 : row.number(9);
    listed.title = row.is_null(10) ? listed.title : row.text(10);
    listed.venue = row.is_null(11) ? listed.venue : row.text(11);
    listed.played = row.is_null(12) ? listed.played : row.text(12);
    listed.note = row.text(13);
    read_seats(database, row.time(0), listed);
    read_pair(database, listed);
    Query sheet(database, "SELECT branch FROM sheets WHERE match = ?1", row.time(0));
    listed.counts = !sheet.next() || sheet.number(0) == 0;
    if (listed.status == "open") {
        listed.elsewhere = gone_on_at(database, listed);
    }
    listed.like = Likes(database).of(listed.id).value_or("");
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

std::optional<Listed> History::row(std::int32_t row) const {
    return the_one(rows(database_, "SELECT * FROM listed WHERE id = ?1", row));
}

std::optional<Listed> History::find(const std::string& match) const {
    return the_one(rows(database_, "SELECT * FROM listed WHERE uuid = ?1", match));
}

// The list knows only as of the last derived line whether a match is open: its row is looked at closely.
// Before what clocks say comes what the journal knows: into which match one entered last.
std::optional<Listed> History::latest_open() const {
    return the_one(rows(database_,
                        "SELECT l.* FROM sheets s JOIN listed l ON l.id = s.match WHERE s.status = 'open' "
                        "AND s.branch = 0 AND NOT l.binned AND l.status = 'open' "
                        "ORDER BY l.uuid = (SELECT value FROM settings WHERE key = 'entered') DESC, "
                        "date(s.played * 60, 'unixepoch') DESC, l.touched DESC, s.uuid DESC LIMIT 1"));
}

std::optional<Listed> History::latest() const {
    return the_one(rows(database_,
                        "SELECT * FROM listed WHERE id = (SELECT match FROM sheets WHERE binned = 0 "
                        "AND branch = 0 ORDER BY played DESC, uuid DESC LIMIT 1)"));
}

std::vector<Listed> History::latest(int most) const {
    return rows(database_,
                "SELECT l.* FROM sheets s JOIN listed l ON l.id = s.match WHERE s.match IN ("
                "SELECT match FROM sheets WHERE status = 'open' AND binned = 0 AND branch = 0 UNION "
                "SELECT * FROM (SELECT match FROM sheets WHERE binned = 0 AND branch = 0 "
                "ORDER BY played DESC, uuid DESC LIMIT ?1)) "
                "ORDER BY l.status = 'open' DESC, s.played DESC, s.uuid DESC LIMIT ?1",
                most);
}

std::vector<std::string> History::stale() const {
    return guarded(database_.file(), [&] {
        Query rows(database_,
                   "SELECT m.uuid FROM matches m LEFT JOIN results r ON r.match = m.id "
                   "WHERE r.match IS NULL OR r.rules_version <> ?1 OR m.id IN (SELECT match FROM underway) "
                   "ORDER BY m.id",
                   rules_version);
        std::vector<std::string> found;
        while (rows.next()) {
            found.push_back(rows.text(0));
        }
        return found;
    });
}

namespace {

void set_binned(const Database& database, const std::string& match, std::optional<std::int64_t> when) {
    must_be_writable(database);
    guarded(database.file(), [&] {
        Transaction transaction(database);
        Query(database, "UPDATE matches SET binned = ?2 WHERE uuid = ?1", match, when).run();
        write_sheet(database, row_of(database, match));
        transaction.commit();
    });
}

}  // namespace

void History::bin(const std::string& match) {
    set_binned(database_, match, database_.now());
}

void History::restore(const std::string& match) {
    set_binned(database_, match, std::nullopt);
}

int History::empty_bin() {
    return remove_where("binned IS NOT NULL");
}

void History::remove(const std::string& match) {
    guarded(database_.file(),
            [&] { remove_where(fmt::format("id = {} AND binned IS NOT NULL", row_of(database_, match))); });
}

/// Those that the condition names; all must lie in the bin.
int History::remove_where(std::string_view condition) {
    must_be_writable(database_);
    return guarded(database_.file(), [&] {
        Transaction transaction(database_);
        const std::string those = fmt::format("(SELECT id FROM matches WHERE {})", condition);
        for (const std::string_view table : {"match_players", "results", "lines"}) {
            Query(database_, fmt::format("DELETE FROM {} WHERE match IN {}", table, those)).run();
        }
        const int gone = Query(database_, fmt::format("DELETE FROM matches WHERE {}", condition)).run();
        transaction.commit();
        return gone;
    });
}

Details History::details(const std::string& match) const {
    const auto listed = find(match);
    return listed ? Details{listed->title, listed->venue, listed->played, listed->note} : Details{};
}

void History::set_details(const std::string& match, const Details& details) {
    must_be_writable(database_);
    for (const std::string& line : {details.title, details.venue}) {
        if (line.find('\n') != std::string::npos) {
            throw core::Failure({N_("A title and a place are one line each."), {}});
        }
    }
    if (!details.date.empty() && !core::is_date(details.date)) {
        throw core::Failure(
            {N_("{0} is no day; expected is one like 2024-02-29, or 2024-02-29T19:30."), {details.date}});
    }
    guarded(database_.file(), [&] {
        Transaction transaction(database_);
        const std::int64_t id = row_of(database_, match);
        Query(database_,
              "INSERT OR REPLACE INTO details (match, title, venue, date, note) "
              "VALUES (?1, ?2, ?3, nullif(?4, ''), ?5)",
              id, details.title, details.venue, details.date, details.note)
            .run();
        write_sheet(database_, id);
        transaction.commit();
    });
}

std::vector<std::string> History::roster() const {
    return guarded(database_.file(), [&] {
        const PersonIndex persons = PersonIndex::read(database_);
        Query rows(
            database_,
            "SELECT p.id FROM players p JOIN match_players mp ON mp.player = p.id JOIN matches m ON "
            "m.id = mp.match JOIN sheets s ON s.match = m.id WHERE p.hidden = 0 AND s.branch = 0 "
            "GROUP BY p.id ORDER BY max(s.played) DESC, max(m.begun) DESC, max(m.id) DESC, min(mp.seat)");
        std::vector<std::string> names;
        while (rows.next()) {
            const std::string name(persons.name(rows.number(0)));
            if (std::ranges::find(names, name) == names.end()) {
                names.push_back(name);
            }
        }
        return names;
    });
}

}  // namespace store
