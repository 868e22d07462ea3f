#include "store/matches/history.h"

#include <algorithm>
#include <map>
#include <vector>

#include "core/common.h"
#include "core/record.h"
#include "games/catalog.h"
#include "store/matches/journal.h"
#include "store/matches/sheet.h"
#include "store/matches/thinking.h"
#include "store/sqlite/query.h"
#include "store/sqlite/sqlite_error.h"
#include "store/sqlite/transaction.h"
#include "store/statistics/pack.h"
#include "store/statistics/rank.h"

namespace store {

namespace {

std::string_view word(core::Status status) {
    return status == core::Status::open       ? "open"
           : status == core::Status::finished ? "finished"
                                              : "abandoned";
}

/// What one seat did wrong.
struct Fouls {
    int illegal = 0;
    int taken_back = 0;
};

std::vector<Fouls> count_fouls(const core::Reading& reading) {
    std::vector<Fouls> fouls(reading.scores.names.size());
    for (const core::Foul& foul : core::fouls(reading)) {
        if (foul.seat) {
            Fouls& own = fouls[static_cast<std::size_t>(*foul.seat)];
            ++(foul.taken_back_by ? own.taken_back : own.illegal);
        }
    }
    return fouls;
}

void write_seats(const Database& database, std::int64_t id, const core::Reading& reading) {
    const core::Scores& scores = reading.scores;
    const std::vector<Fouls> fouls = count_fouls(reading);
    for (std::size_t seat = 0; seat < scores.names.size(); ++seat) {
        const auto score = scores.has_points && seat < scores.totals.size()
                               ? std::optional(scores.totals[seat])
                               : std::nullopt;
        Query(database,
              "INSERT INTO result_seats (match, seat, name, score, rank, winner, illegal, taken_back) "
              "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
              id, static_cast<int>(seat), scores.names[seat], score, rank(reading, seat),
              int{has_won(scores, seat)}, fouls[seat].illegal, fouls[seat].taken_back)
            .run();
    }
}

/// The row of a key's name; made if it is new.
int key_of(const Database& database, std::string_view name) {
    {
        Query found(database, "SELECT id FROM keys WHERE name = ?1", name);
        if (found.next()) {
            return found.number(0);
        }
    }
    Query made(database, "INSERT INTO keys (name) VALUES (?1) RETURNING id", name);
    made.next();
    return made.number(0);
}

core::Level level_of(const Database& database, std::int64_t id) {
    Query row(database, "SELECT header FROM matches WHERE id = ?1", id);
    const bool scores = row.next() && row.words(0).find("\nlevel scores\n") != std::string_view::npos;
    return scores ? core::Level::scores : core::Level::plays;
}

Digest digest_of(const Database& database, std::int64_t id, const core::Reading& reading, core::Level level,
                 std::span<const std::int64_t> written) {
    const std::vector<ThinkingTime> times = thinking_times(
        thoughts(reading, level, written, longest_thought(database)), reading.scores.names.size());
    Digest digest;
    digest.fewest = reading.scores.fewest;
    const std::vector<Fouls> fouls = count_fouls(reading);
    for (std::size_t seat = 0; seat < reading.scores.names.size(); ++seat) {
        Digest::Seat& row = digest.seats.emplace_back();
        row.won = has_won(reading.scores, seat);
        if (reading.scores.has_points && seat < reading.scores.totals.size()) {
            row.score = reading.scores.totals[seat];
        }
        row.rank = rank(reading, seat).value_or(0);
        row.illegal = fouls[seat].illegal;
        row.taken_back = fouls[seat].taken_back;
        row.decisions = times[seat].decisions;
        row.thought = times[seat].median;
    }
    Query players(database, "SELECT seat, player FROM match_players WHERE match = ?1", id);
    while (players.next()) {
        if (const auto seat = static_cast<std::size_t>(players.number(0)); seat < digest.seats.size()) {
            digest.seats[seat].player = players.number(1);
        }
    }
    std::map<std::string_view, int> keys;
    for (const core::Stat& stat : *reading.stats) {
        if (stat.key == core::stat_starts) {
            digest.starter = stat.seat.value_or(-1);
        } else {
            const auto [key, is_new] = keys.try_emplace(stat.key);
            if (is_new) {
                key->second = key_of(database, stat.key);
            }
            digest.numbers.push_back(
                {key->second, stat.seat.value_or(-1), stat.round.value_or(0), stat.value});
        }
    }
    return digest;
}

bool corrects(const core::Ruled& entry) {
    return entry.correction || entry.inserted;
}

/// The line with which the match was over. What was taken back later and entered anew had ended it the first
/// time: how long it took is counted up to there.
std::optional<core::Seq> first_end(Database& database, const std::string& match,
                                   const core::Reading& reading) {
    std::optional<core::Seq> ended = reading.ended_by;
    std::optional<core::Record> record;
    while (ended) {
        const auto corrected = [&](std::size_t line) { return corrects(reading.entries[line - 1]); };
        auto line = static_cast<std::size_t>(*ended) - 1;
        while (line > 0 && !corrected(line)) {
            --line;
        }
        while (line > 0 && corrected(line)) {
            --line;
        }
        if (line == 0) {
            break;
        }
        record = record ? std::move(record) : Journal(database).read(match);
        const core::Game& game = *games::find(record->header.game);
        const core::Reading before =
            game.read(record->header, std::span<const core::Fact>(record->facts).first(line), {});
        if (!before.ended_by) {
            break;
        }
        ended = before.ended_by;
    }
    return ended;
}

void write_digest(const Database& database, std::int64_t id, const Digest& digest) {
    Query(database, "INSERT OR REPLACE INTO digests (match, pack) VALUES (?1, ?2)", id, Bytes{packed(digest)})
        .run();
}

}  // namespace

void History::derive(const std::string& match, const core::Reading& reading) {
    must_be_writable(database_);
    guarded(database_.file(), [&] {
        Transaction transaction(database_, Transaction::Waits::not_at_all);
        const std::int64_t id = row_of(database_, match);
        Query(database_, "DELETE FROM results WHERE match = ?1", id).run();
        Query(database_, "DELETE FROM underway WHERE match = ?1", id).run();
        Query(database_,
              "INSERT INTO results (match, rules_version, lines, status, rounds, findings, ended) "
              "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
              id, rules_version, static_cast<int>(reading.entries.size()), word(reading.status),
              static_cast<int>(reading.scores.rounds->size()), static_cast<int>(reading.findings.size()),
              first_end(database_, match, reading))
            .run();
        write_seats(database_, id, reading);
        write_digest(
            database_, id,
            digest_of(database_, id, reading, level_of(database_, id), Journal(database_).written(match)));
        write_sheet(database_, id);
        transaction.commit();
    });
}

}  // namespace store
