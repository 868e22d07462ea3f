#include "store/matches/archive.h"

#include <algorithm>
#include <set>

#include "core/text/failure.h"
#include "store/matches/seating.h"
#include "store/matches/sheet.h"
#include "store/sqlite/query.h"
#include "store/sqlite/sitting.h"
#include "store/sqlite/sqlite_error.h"
#include "store/sqlite/transaction.h"
#include "store/statistics/ratings.h"

namespace store {

namespace {

std::optional<std::string> maybe_text(const Query& row, int column) {
    return row.is_null(column) ? std::nullopt : std::optional(row.text(column));
}

void read_lines(Whole& match, const Database& database, std::int64_t id) {
    Query rows(database, "SELECT text, written, seq FROM lines WHERE match = ?1 ORDER BY seq", id);
    while (rows.next()) {
        match.lines.push_back({rows.text(0), rows.time(1)});
        if (const int seq = static_cast<int>(match.lines.size()); rows.time(2) != seq) {
            throw core::Failure(
                {N_("The match {0} cannot be read: line {1} is missing, or is none"), {match.id, seq}});
        }
    }
}

void read_said(Whole& match, const Database& database, std::int64_t id) {
    Query row(database, "SELECT title, venue, date, note FROM details WHERE match = ?1", id);
    if (row.next()) {
        match.said = {maybe_text(row, 0), maybe_text(row, 1), maybe_text(row, 2), row.text(3)};
    }
}

void read_evening(Whole& match, const Database& database, std::int64_t id) {
    Query row(database, "SELECT after FROM evenings WHERE match = ?1", id);
    if (row.next()) {
        match.evening = row.text(0);
    }
}

void write_evening(const Whole& match, const Database& database, std::int64_t id) {
    if (match.evening) {
        Query(database, "INSERT INTO evenings (match, after) VALUES (?1, ?2)", id, *match.evening).run();
    }
}

/// NULL where there is nothing.
class Cell {
public:
    explicit Cell(const std::optional<std::string>& text)
        : text_(text.value_or("")), there_(text.has_value()) {}
    const std::string& text() const { return text_; }
    int there() const { return there_ ? 1 : 0; }

private:
    std::string text_;
    bool there_;
};

void write_said(const Whole& match, const Database& database, std::int64_t id) {
    if (!match.said) {
        return;
    }
    const Cell title(match.said->title);
    const Cell venue(match.said->venue);
    const Cell date(match.said->date);
    Query(database,
          "INSERT INTO details (match, title, venue, date, note) VALUES (?1, iif(?3, ?2, NULL), "
          "iif(?5, ?4, NULL), iif(?7, ?6, NULL), ?8)",
          id, title.text(), title.there(), venue.text(), venue.there(), date.text(), date.there(),
          match.said->note)
        .run();
}

/// Those from a place on, from 0.
void write_lines(const Whole& match, std::size_t from, const Database& database, std::int64_t id) {
    for (std::size_t i = from; i < match.lines.size(); ++i) {
        Query(database, "INSERT INTO lines (match, seq, text, written) VALUES (?1, ?2, ?3, ?4)", id,
              static_cast<int>(i) + 1, match.lines[i].text, match.lines[i].written)
            .run();
    }
}

/// Those that are here and not in `match` go; of the others the times may be others.
void rewrite_lines(const Whole& match, const Whole& here, const Database& database, std::int64_t id) {
    const auto [other, _] =
        std::ranges::mismatch(here.lines, match.lines, {}, &Whole::Line::text, &Whole::Line::text);
    const auto same = static_cast<std::size_t>(other - here.lines.begin());
    Query(database, "DELETE FROM lines WHERE match = ?1 AND seq > ?2", id, static_cast<int>(same)).run();
    for (std::size_t i = 0; i < same; ++i) {
        if (here.lines[i].written != match.lines[i].written) {
            Query(database, "UPDATE lines SET written = ?3 WHERE match = ?1 AND seq = ?2", id,
                  static_cast<int>(i) + 1, match.lines[i].written)
                .run();
        }
    }
    write_lines(match, same, database, id);
}

void write_spelling(const Spelling& spelling, const Database& database) {
    for (const std::string& name : {spelling.name, spelling.merged_into.value_or(spelling.name)}) {
        Query(database, "INSERT INTO players (name) VALUES (?1) ON CONFLICT DO NOTHING", name).run();
    }
    const Cell shown(spelling.shown);
    const Cell colour(spelling.colour);
    Query(database,
          "UPDATE players SET shown = iif(?3, ?2, NULL), colour = iif(?5, ?4, NULL), hidden = ?6, "
          "merged_into = (SELECT id FROM players WHERE name = ?7) WHERE name = ?1",
          spelling.name, shown.text(), shown.there(), colour.text(), colour.there(), int{spelling.hidden},
          spelling.merged_into.value_or(""))
        .run();
}

std::set<std::string> names_borne(const Database& database) {
    std::set<std::string> names;
    Query rows(database, "SELECT name FROM players UNION SELECT shown FROM players WHERE shown IS NOT NULL");
    while (rows.next()) {
        names.insert(rows.text(0));
    }
    return names;
}

}  // namespace

std::vector<std::string> Archive::matches() const {
    return guarded(database_.file(), [&] {
        std::vector<std::string> ids;
        Query rows(database_, "SELECT uuid FROM matches ORDER BY begun, lower(uuid)");
        while (rows.next()) {
            ids.push_back(rows.text(0));
        }
        return ids;
    });
}

Whole Archive::read(const std::string& match) const {
    return guarded(database_.file(), [&] {
        Whole whole = besides(match);
        read_lines(whole, database_, row_of(database_, match));
        return whole;
    });
}

Whole Archive::besides(const std::string& match) const {
    return guarded(database_.file(), [&] {
        const std::int64_t id = row_of(database_, match);
        Whole whole;
        Query row(
            database_,
            "SELECT uuid, game, header, policy, begun, ruled_up_to, answered_up_to, binned FROM matches "
            "WHERE id = ?1",
            id);
        row.next();
        whole.id = row.text(0);
        whole.game = row.text(1);
        whole.header = row.text(2);
        whole.policy = row.text(3);
        whole.begun = row.time(4);
        whole.ruled_up_to = row.number(5);
        whole.answered_up_to = row.number(6);
        whole.binned = row.is_null(7) ? std::nullopt : std::optional(row.time(7));
        read_said(whole, database_, id);
        read_evening(whole, database_, id);
        return whole;
    });
}

std::vector<Spelling> Archive::spellings() const {
    return guarded(database_.file(), [&] {
        std::vector<Spelling> spellings;
        Query rows(database_,
                   "SELECT p.name, p.shown, p.colour, p.hidden, q.name FROM players p "
                   "LEFT JOIN players q ON q.id = p.merged_into WHERE p.shown IS NOT NULL "
                   "OR p.colour IS NOT NULL OR p.hidden <> 0 OR p.merged_into IS NOT NULL "
                   "OR EXISTS (SELECT 1 FROM match_players WHERE player = p.id) "
                   "OR p.id IN (SELECT merged_into FROM players) ORDER BY p.name");
        while (rows.next()) {
            spellings.push_back({rows.text(0), maybe_text(rows, 1), maybe_text(rows, 2), rows.number(3) != 0,
                                 maybe_text(rows, 4)});
        }
        return spellings;
    });
}

void Archive::store(const Whole& match, const core::Header& header) {
    must_be_writable(database_);
    guarded(database_.file(), [&] {
        Transaction transaction(database_);
        Query(database_,
              "INSERT INTO matches (uuid, game, header, policy, begun, ruled_up_to, answered_up_to, binned) "
              "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
              match.id, match.game, match.header, match.policy, match.begun, match.ruled_up_to,
              match.answered_up_to, match.binned)
            .run();
        seat_players(database_, header);
        const std::int64_t id = row_of(database_, match.id);
        write_lines(match, 0, database_, id);
        write_said(match, database_, id);
        write_evening(match, database_, id);
        write_sheet(database_, id);
        transaction.commit();
    });
}

void Archive::learn(const std::vector<Spelling>& spellings) {
    must_be_writable(database_);
    guarded(database_.file(), [&] {
        Transaction transaction(database_);
        const std::set<std::string> borne = names_borne(database_);
        for (const Spelling& spelling : spellings) {
            Query(database_, "INSERT INTO players (name) VALUES (?1) ON CONFLICT DO NOTHING", spelling.name)
                .run();
            const bool free = spelling.shown && !borne.contains(*spelling.shown);
            const Cell shown(free ? spelling.shown : std::nullopt);
            const Cell colour(spelling.colour);
            Query(database_,
                  "UPDATE players SET shown = iif(?3, ?2, NULL), colour = iif(?5, ?4, NULL), hidden = ?6 "
                  "WHERE name = ?1 AND shown IS NULL AND colour IS NULL AND hidden = 0 "
                  "AND merged_into IS NULL",
                  spelling.name, shown.text(), shown.there(), colour.text(), colour.there(),
                  int{spelling.hidden})
                .run();
        }
        transaction.commit();
    });
}

void Archive::rewrite(const Whole& match) {
    must_be_writable(database_);
    guarded(database_.file(), [&] {
        Transaction transaction(database_);
        const Whole here = read(match.id);
        const std::int64_t id = row_of(database_, match.id);
        Query(database_, "INSERT INTO merging (match) VALUES (?1)", id).run();
        Query(database_, "UPDATE matches SET header = ?2, begun = ?3 WHERE id = ?1", id, match.header,
              match.begun)
            .run();
        rewrite_lines(match, here, database_, id);
        Query(database_, "DELETE FROM merging WHERE match = ?1", id).run();
        Query(database_, "INSERT OR IGNORE INTO underway (match) VALUES (?1)", id).run();
        write_sheet(database_, id);
        transaction.commit();
        database_.sitting().forget(match.id);
    });
}

void Archive::say(const Whole& match) {
    must_be_writable(database_);
    guarded(database_.file(), [&] {
        Transaction transaction(database_);
        const std::int64_t id = row_of(database_, match.id);
        Query(database_,
              "UPDATE matches SET policy = ?2, ruled_up_to = ?3, answered_up_to = ?4, binned = ?5 "
              "WHERE id = ?1",
              id, match.policy, match.ruled_up_to, match.answered_up_to, match.binned)
            .run();
        Query(database_, "DELETE FROM details WHERE match = ?1", id).run();
        Query(database_, "DELETE FROM evenings WHERE match = ?1", id).run();
        write_said(match, database_, id);
        write_evening(match, database_, id);
        write_sheet(database_, id);
        transaction.commit();
    });
}

void Archive::say(const std::vector<Spelling>& spellings) {
    must_be_writable(database_);
    guarded(database_.file(), [&] {
        Transaction transaction(database_);
        for (const Spelling& spelling : spellings) {
            write_spelling(spelling, database_);
        }
        Ratings::all_due(database_);
        transaction.commit();
    });
}

}  // namespace store
