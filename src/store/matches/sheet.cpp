#include "store/matches/sheet.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "core/common.h"
#include "core/record.h"
#include "core/text/failure.h"
#include "core/text/names.h"
#include "games/catalog.h"
#include "store/matches/families.h"
#include "store/sqlite/days.h"
#include "store/sqlite/query.h"
#include "store/sqlite/sqlite_error.h"
#include "store/statistics/ratings.h"

namespace store {

namespace {

/// Pauses that are longer are not counted as playing.
constexpr int longest_pause = 30 * 60;
/// Who went on with it a day later did not play all the while.
constexpr std::int64_t longest_match = std::int64_t{12} * 60 * 60;

struct Sheet {
    std::string game, level, variants, house, title, venue, words, follows, uuid;
    std::string status = "open";
    std::int64_t played = 0;
    std::int64_t touched = 0;
    std::int64_t minutes = 0;
    std::int64_t lasted = 0;
    int entries = 0;
    int rounds = 0;
    int seats = 0;
    int won = 0;
    Bytes who;
    bool binned = false;
    bool branch = false;
};

/// ` one two `
void add_word(std::string& words, std::string_view word) {
    words += words.empty() ? " " : "";
    words += std::string(word) + " ";
}

void read_header(Sheet& sheet, const core::Header& header) {
    sheet.level = header.level == core::Level::plays ? "plays" : "scores";
    sheet.title = header.title.value_or("");
    sheet.venue = header.venue.value_or("");
    sheet.follows = header.follows.value_or("");
    sheet.branch = header.what_if.has_value();
    for (const std::string& variant : header.variants) {
        add_word(sheet.variants, variant);
    }
    for (const core::HouseRule& rule : games::find(header.game)->info->house_rules) {
        add_word(sheet.house, std::string(rule.name) + "=" + std::string(core::house_value(header, rule)));
    }
}

void read_details(Sheet& sheet, std::string& note, const Database& database, std::int64_t match) {
    Query row(database, "SELECT title, venue, date, note FROM details WHERE match = ?1", match);
    if (!row.next()) {
        return;
    }
    sheet.title = row.is_null(0) ? sheet.title : row.text(0);
    sheet.venue = row.is_null(1) ? sheet.venue : row.text(1);
    sheet.played = row.is_null(2) ? sheet.played : minutes_of(row.text(2)).value_or(sheet.played);
    note = row.text(3);
}

std::string day_of(std::int64_t played, const Database& database) {
    Query day(database, "SELECT date(?1 * 60, 'unixepoch')", played);
    return day.next() ? day.text(0) : std::string();
}

/// Who sat there, and which of them won.
void read_seats(Sheet& sheet, const Database& database, std::int64_t match) {
    constexpr int most_seats = 31;  // more than any game has; they are bits of a number
    Query rows(database,
               "SELECT mp.player, coalesce(r.winner, 0) FROM match_players mp LEFT JOIN result_seats r "
               "ON r.match = mp.match AND r.seat = mp.seat WHERE mp.match = ?1 ORDER BY mp.seat",
               match);
    while (rows.next()) {
        const auto player = static_cast<std::int32_t>(rows.number(0));
        std::array<char, sizeof player> bytes{};
        std::memcpy(bytes.data(), &player, sizeof player);
        sheet.who.all.append(bytes.data(), bytes.size());
        sheet.won |= rows.number(1) != 0 && sheet.seats < most_seats ? 1 << sheet.seats : 0;
        ++sheet.seats;
    }
}

/// An entry of the game itself: corrections, notes and penalties are written at any time, also years later.
bool is_of_the_game(std::string_view line) {
    const std::string_view word = line.substr(0, line.find(' '));
    return !core::is_common(word) && !core::is_correction(word);
}

/// How many lines there are, when the last was written, and how long it took from the first entry of the game
/// to the last one, or to the line that `ended` it, without longer pauses and with them.
void read_lines(Sheet& sheet, const Database& database, std::int64_t match, std::optional<int> ended) {
    std::int64_t seconds = 0;
    std::optional<std::int64_t> since_played, first;
    Query rows(database, "SELECT seq, written, text FROM lines WHERE match = ?1 ORDER BY seq", match);
    while (rows.next()) {
        const std::int64_t written = rows.time(1);
        if (since_played) {
            const auto gap = seconds_between(sheet.touched, written, longest_pause);
            since_played = gap ? std::optional(*since_played + *gap) : std::nullopt;
        }
        sheet.entries = rows.number(0);
        sheet.touched = written;
        if (is_of_the_game(rows.words(2)) && (!ended || sheet.entries <= *ended)) {
            seconds += since_played.value_or(0);
            since_played = 0;
            first = first.value_or(written);
            if (const auto so_far = seconds_between(*first, written, longest_match)) {
                sheet.lasted = *so_far / seconds_a_minute;
            }
        }
    }
    sheet.minutes = seconds / seconds_a_minute;
}

/// The month whose ratings rest on what the row says now, if they do.
std::optional<int> month_rated(const Database& database, std::int64_t match) {
    Query row(
        database,
        "SELECT played FROM sheets WHERE match = ?1 AND status = 'finished' AND binned = 0 AND branch = 0",
        match);
    return row.next() ? std::optional(month_of(row.time(0))) : std::nullopt;
}

/// Writes the row, unless it is there as it is: so lists need not be packed anew.
void insert(const Database& database, std::int64_t match, const Sheet& sheet) {
    const auto run = [&](std::string_view sql) {
        Query query(database, sql, match, sheet.game, sheet.level, sheet.seats, sheet.played, sheet.touched,
                    sheet.minutes, sheet.status, int{sheet.binned}, int{sheet.branch}, sheet.entries,
                    sheet.rounds, sheet.variants, sheet.house, sheet.title, sheet.venue, sheet.words,
                    sheet.won, sheet.who, sheet.follows, sheet.uuid, sheet.lasted);
        return query.next();
    };
    if (run("SELECT 1 FROM sheets WHERE match = ?1 AND (game, level, seats, played, touched, minutes, "
            "status, "
            "binned, branch, entries, rounds, variants, house, title, venue, words, won, who, "
            "follows COLLATE BINARY, uuid, lasted) = (?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, "
            "?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22)")) {
        return;
    }
    // REPLACE would take away the older one without asking the trigger.
    Query(database, "DELETE FROM sheets WHERE match = ?1", match).run();
    run("INSERT INTO sheets (match, game, level, seats, played, touched, minutes, status, binned, branch, "
        "entries, rounds, variants, house, title, venue, words, won, who, follows, uuid, lasted) VALUES (?1, "
        "?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22)");
}

/// By a clock that was wrong: as if it was on the day of the match before it.
std::int64_t begun_at(const Database& database, std::int64_t match, std::int64_t seconds) {
    if (!is_believable(seconds)) {
        Query before(database, "SELECT played FROM sheets WHERE match < ?1 ORDER BY match DESC LIMIT 1",
                     match);
        if (before.next()) {
            return before.time(0);
        }
    }
    return seconds / seconds_a_minute;
}

}  // namespace

std::optional<std::int64_t> played(const Database& database, const std::string& match) {
    return guarded(database.file(), [&]() -> std::optional<std::int64_t> {
        Query row(database, "SELECT played FROM sheets JOIN matches ON id = match WHERE matches.uuid = ?1",
                  match);
        return row.next() ? std::optional(row.time(0) * seconds_a_minute) : std::nullopt;
    });
}

std::int64_t row_of(const Database& database, const std::string& match) {
    Query found(database, "SELECT id FROM matches WHERE uuid = ?1", match);
    if (!found.next()) {
        throw core::Failure({N_("There is no match {0} in this database."), {match}});
    }
    return found.time(0);
}

namespace {

/// `counts`: whether it is the one of its family that does; nothing: it has no family.
void write_one(const Database& database, std::int64_t match, std::optional<bool> counts) {
    const auto before = month_rated(database, match);
    Sheet sheet;
    std::string note;
    std::optional<int> ended;
    {
        Query row(database,
                  "SELECT m.game, m.header, m.begun, m.binned IS NOT NULL, lower(m.uuid), "
                  "coalesce(r.status, 'open'), coalesce(r.rounds, 0), r.ended "
                  "FROM matches m LEFT JOIN results r ON r.match = m.id WHERE m.id = ?1",
                  match);
        if (!row.next()) {
            return;
        }
        sheet.game = row.text(0);
        sheet.played = minutes_of(date_in(row.words(1))).value_or(begun_at(database, match, row.time(2)));
        sheet.touched = row.time(2);
        sheet.binned = row.number(3) != 0;
        sheet.uuid = row.text(4);
        sheet.status = row.text(5);
        sheet.rounds = row.number(6);
        ended = row.maybe(7);
        // A game that this program does not know still has its row.
        if (const auto record = core::read_record(row.text(1), games::infos())) {
            read_header(sheet, record->header);
        }
    }
    sheet.branch = counts ? !*counts : sheet.branch;
    read_details(sheet, note, database, match);
    read_seats(sheet, database, match);
    read_lines(sheet, database, match, ended);
    sheet.words = core::fold_case(sheet.title + "\n" + sheet.venue + "\n" + note + "\n" +
                                  day_of(sheet.played, database));
    insert(database, match, sheet);
    for (const auto& month : {before, month_rated(database, match)}) {
        if (month) {
            Ratings::due(database, *month);
        }
    }
}

}  // namespace

void write_sheet(const Database& database, std::int64_t match) {
    const auto family = family_rows(database, match);
    if (!family) {
        write_one(database, match, {});
        return;
    }
    for (const std::int64_t member : family->members) {
        write_one(database, member, member == family->counts);
    }
}

}  // namespace store
