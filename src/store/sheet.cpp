#include "store/sheet.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "core/failure.h"
#include "core/names.h"
#include "core/record.h"
#include "games/catalog.h"
#include "store/days.h"
#include "store/query.h"
#include "store/ratings.h"

namespace store {

namespace {

/// Pauses that are longer are not counted as playing.
constexpr int longest_pause = 30 * 60;

struct Sheet {
    std::string game, level, variants, house, title, venue, words, follows;
    std::int64_t played = 0;
    int seats = 0;
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
std::pair<Bytes, int> seats_of(const Database& database, std::int64_t match, Sheet& sheet) {
    constexpr int most_seats = 31;  // more than any game has; they are bits of a number
    Bytes who;
    int won = 0;
    Query rows(database,
               "SELECT mp.player, coalesce(r.winner, 0) FROM match_players mp LEFT JOIN result_seats r "
               "ON r.match = mp.match AND r.seat = mp.seat WHERE mp.match = ?1 ORDER BY mp.seat",
               match);
    while (rows.next()) {
        const auto player = static_cast<std::int32_t>(rows.number(0));
        std::array<char, sizeof player> bytes{};
        std::memcpy(bytes.data(), &player, sizeof player);
        who.all.append(bytes.data(), bytes.size());
        won |= rows.number(1) != 0 && sheet.seats < most_seats ? 1 << sheet.seats : 0;
        ++sheet.seats;
    }
    return {std::move(who), won};
}

/// The month whose ratings rest on what the row says now, if they do.
std::optional<int> month_rated(const Database& database, std::int64_t match) {
    Query row(
        database,
        "SELECT played FROM sheets WHERE match = ?1 AND status = 'finished' AND binned = 0 AND branch = 0",
        match);
    return row.next() ? std::optional(month_of(row.time(0))) : std::nullopt;
}

void insert(const Database& database, std::int64_t match, const Sheet& sheet, const Bytes& who, int won) {
    // REPLACE would take away the older one without asking the trigger.
    Query(database, "DELETE FROM sheets WHERE match = ?1", match).run();
    Query(
        database,
        "INSERT INTO sheets (match, game, level, seats, played, touched, minutes, status, binned, "
        "branch, entries, rounds, variants, house, title, venue, words, won, who, follows, uuid) "
        "SELECT m.id, ?2, ?3, ?4, ?5, "
        "coalesce((SELECT written FROM lines WHERE match = m.id ORDER BY seq DESC LIMIT 1), m.begun), "
        "(SELECT coalesce(sum(gap), 0) / 60 FROM (SELECT written - lag(written) OVER (ORDER BY seq) AS gap "
        "FROM lines WHERE match = m.id AND (r.ended IS NULL OR seq <= r.ended)) WHERE gap BETWEEN 0 AND ?6), "
        "coalesce(r.status, 'open'), m.binned IS NOT NULL, ?14, "
        "(SELECT coalesce(max(seq), 0) FROM lines WHERE match = m.id), coalesce(r.rounds, 0), "
        "?7, ?8, ?9, ?10, ?11, ?12, ?13, ?15, lower(m.uuid) "
        "FROM matches m LEFT JOIN results r ON r.match = m.id WHERE m.id = ?1",
        match, sheet.game, sheet.level, sheet.seats, sheet.played, int{longest_pause}, sheet.variants,
        sheet.house, sheet.title, sheet.venue, sheet.words, won, who, int{sheet.branch}, sheet.follows)
        .run();
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

std::int64_t row_of(const Database& database, const std::string& match) {
    Query found(database, "SELECT id FROM matches WHERE uuid = ?1", match);
    if (!found.next()) {
        throw core::Failure({N_("There is no match {0} in this database."), {match}});
    }
    return found.time(0);
}

void write_sheet(const Database& database, std::int64_t match) {
    const auto before = month_rated(database, match);
    Sheet sheet;
    std::string note;
    {
        Query row(database, "SELECT game, header, begun FROM matches WHERE id = ?1", match);
        if (!row.next()) {
            return;
        }
        sheet.game = row.text(0);
        sheet.played = minutes_of(date_in(row.words(1))).value_or(begun_at(database, match, row.time(2)));
        // A game that this program does not know still has its row.
        if (const auto record = core::read_record(row.text(1), games::infos())) {
            read_header(sheet, record->header);
        }
    }
    read_details(sheet, note, database, match);
    const auto [who, won] = seats_of(database, match, sheet);
    sheet.words =
        core::folded(sheet.title + "\n" + sheet.venue + "\n" + note + "\n" + day_of(sheet.played, database));
    insert(database, match, sheet, who, won);
    for (const auto& month : {before, month_rated(database, match)}) {
        if (month) {
            Ratings::due(database, *month);
        }
    }
}

}  // namespace store
