#include "store/matches/journal.h"

#include <sqlite3.h>

#include "core/text/utf8.h"
#include "games/catalog.h"
#include "store/matches/seating.h"
#include "store/matches/sheet.h"
#include "store/sqlite/days.h"
#include "store/sqlite/query.h"
#include "store/sqlite/settings.h"
#include "store/sqlite/sitting.h"
#include "store/sqlite/sqlite_error.h"
#include "store/sqlite/transaction.h"

namespace store {

namespace {

core::Failure no_match(const std::string& match) {
    return core::Failure({N_("There is no match {0} in this database."), {match}});
}

/// Whether an entry may stand so in a record.
bool is_a_line(std::string_view text) {
    return text.find('\n') == std::string_view::npos && text.find('\r') == std::string_view::npos &&
           !core::first_invalid(text) && !core::says_nothing(text);
}

}  // namespace

void Journal::write_line(const std::string& match, core::Seq seq, std::string_view text,
                         std::int64_t written) {
    try {
        const int lines = Query(database_,
                                "INSERT INTO lines (match, seq, text, written) "
                                "SELECT id, ?2, ?3, ?4 FROM matches WHERE uuid = ?1",
                                match, seq, text, written)
                              .run();
        if (lines == 0) {
            throw no_match(match);
        }
    } catch (const SQLite::Exception& error) {
        if (error.getExtendedErrorCode() == SQLITE_CONSTRAINT_TRIGGER) {
            throw core::Failure({N_("Something else was written into this match meanwhile; line {0} was not "
                                    "kept. Open it anew."),
                                 {seq}});
        }
        throw;
    }
}

/// At one moment, however long it takes: nobody thinks between lines that come together.
void Journal::write_lines(const std::string& match, const std::vector<core::Fact>& facts) {
    const std::int64_t now = database_.now();
    for (const core::Fact& fact : facts) {
        write_line(match, fact.seq, fact.text, now);
    }
}

/// Whoever enters must know what stands before it: machines may have put together what they know meanwhile.
void Journal::must_follow(const core::Record& record) const {
    if (record.facts.empty()) {
        return;
    }
    guarded(database_.file(), [&] {
        const core::Fact& last = record.facts.back();
        Query row(database_, "SELECT text FROM lines JOIN matches ON id = match WHERE uuid = ?1 AND seq = ?2",
                  *record.header.id, last.seq);
        if (row.next() && row.words(0) != last.text) {
            throw core::Failure({N_("Something else was written into this match meanwhile; line {0} was not "
                                    "kept. Open it anew."),
                                 {last.seq + 1}});
        }
    });
}

void Journal::begin(const core::Header& header, std::string_view policy,
                    const std::vector<core::Fact>& facts) {
    must_be_writable(database_);
    if (has(*header.id)) {
        throw core::Failure({N_("The match {0} is in this database already."), {*header.id}});
    }
    core::Header dated = header;
    dated.date = header.date ? header.date : believed(database_.now());
    guarded(database_.file(), [&] {
        Transaction transaction(database_);
        Query(database_,
              "INSERT INTO matches (uuid, game, header, policy, begun) VALUES (?1, ?2, ?3, ?4, ?5)",
              *header.id, header.game, core::write_header(dated), policy, database_.now())
            .run();
        seat_players(database_, header);
        write_lines(*header.id, facts);
        write_sheet(database_, row_of(database_, *header.id));
        transaction.commit();
    });
}

void Journal::link(const std::string& match, const core::Header& header) {
    const core::Header here = read(match).header;
    core::Header news;
    news.follows = here.follows ? std::nullopt : header.follows;
    news.what_if = here.what_if ? std::nullopt : header.what_if;
    if (const std::string lines = core::write_links(news); !lines.empty()) {
        must_be_writable(database_);
        guarded(database_.file(), [&] {
            Transaction transaction(database_);
            Query(database_, "UPDATE matches SET header = header || ?2 WHERE uuid = ?1", match, lines).run();
            write_sheet(database_, row_of(database_, match));
            transaction.commit();
        });
    }
}

void Journal::append(const std::string& match, core::Seq seq, std::string_view text) {
    must_be_writable(database_);
    // A statement alone is a transaction alone.
    guarded(database_.file(), [&] { write_line(match, seq, text, database_.now()); });
    database_.must_be_in_place();
}

void Journal::enter(const core::Record& record, std::string_view text) {
    Sitting& sitting = database_.sitting();
    Sitting::Entering entering(sitting, record, text);
    const std::string& match = *record.header.id;
    const auto seq = static_cast<core::Seq>(record.facts.size()) + 1;
    must_follow(record);
    if (sitting.last() == match) {
        append(match, seq, text);
    } else {
        must_be_writable(database_);
        guarded(database_.file(), [&] {
            Transaction transaction(database_);
            write_line(match, seq, text, database_.now());
            Settings(database_).set("entered", match);
            transaction.commit();
        });
    }
    entering.is_kept();
}

void Journal::append(const std::string& match, const std::vector<core::Fact>& facts) {
    must_be_writable(database_);
    guarded(database_.file(), [&] {
        Transaction transaction(database_);
        write_lines(match, facts);
        transaction.commit();
        database_.sitting().add(match, facts);
    });
}

bool Journal::has(const std::string& match) const {
    return guarded(database_.file(),
                   [&] { return Query(database_, "SELECT 1 FROM matches WHERE uuid = ?1", match).next(); });
}

std::optional<std::string> Journal::spelled(const std::string& id) const {
    return guarded(database_.file(), [&]() -> std::optional<std::string> {
        Query found(database_, "SELECT uuid FROM matches WHERE uuid = ?1 COLLATE NOCASE", id);
        return found.next() ? std::optional(found.text(0)) : std::nullopt;
    });
}

core::Record Journal::read(const std::string& match) const {
    return guarded(database_.file(), [&] {
        Query begun(database_, "SELECT header, id, uuid FROM matches WHERE uuid = ?1", match);
        if (!begun.next()) {
            throw no_match(match);
        }
        auto record = core::read_record(begun.text(0), games::infos());
        if (!record) {
            throw core::Failure({N_("The match {0} cannot be read: {1}"), {match, record.error().message}});
        }
        if (record->header.id != begun.text(2) || !record->facts.empty()) {
            throw core::Failure({N_("The match {0} cannot be read: its header is not its own"), {match}});
        }
        Query lines(database_, "SELECT seq, text FROM lines WHERE match = ?1 ORDER BY seq", begun.time(1));
        while (lines.next()) {
            const core::Seq seq = static_cast<core::Seq>(record->facts.size()) + 1;
            if (lines.time(0) != seq || !is_a_line(lines.words(1))) {
                throw core::Failure(
                    {N_("The match {0} cannot be read: line {1} is missing, or is none"), {match, seq}});
            }
            record->facts.push_back({seq, 0, lines.text(1)});
        }
        return std::move(*record);
    });
}

std::vector<std::int64_t> Journal::written(const std::string& match) const {
    return guarded(database_.file(), [&] {
        std::vector<std::int64_t> times;
        Query rows(database_,
                   "SELECT written FROM lines JOIN matches ON id = match WHERE uuid = ?1 ORDER BY seq",
                   match);
        while (rows.next()) {
            times.push_back(rows.time(0));
        }
        return times;
    });
}

int Journal::number_of(const std::string& match, std::string_view query) const {
    return guarded(database_.file(), [&] {
        Query found(database_, query, match);
        if (!found.next()) {
            throw no_match(match);
        }
        return found.number(0);
    });
}

void Journal::change(const std::string& match, std::string_view query, const auto& value) {
    must_be_writable(database_);
    guarded(database_.file(), [&] {
        if (Query(database_, query, match, value).run() == 0) {
            throw no_match(match);
        }
    });
}

void Journal::set_policy(const std::string& match, std::string_view policy) {
    change(match, "UPDATE matches SET policy = ?2 WHERE uuid = ?1", policy);
}

std::string Journal::policy(const std::string& match) const {
    return guarded(database_.file(), [&] {
        Query found(database_, "SELECT policy FROM matches WHERE uuid = ?1", match);
        if (!found.next()) {
            throw no_match(match);
        }
        return found.text(0);
    });
}

void Journal::set_ruled_up_to(const std::string& match, core::Seq seq) {
    change(match, "UPDATE matches SET ruled_up_to = ?2 WHERE uuid = ?1", seq);
}

core::Seq Journal::ruled_up_to(const std::string& match) const {
    return number_of(match, "SELECT ruled_up_to FROM matches WHERE uuid = ?1");
}

void Journal::set_answered_up_to(const std::string& match, core::Seq seq) {
    change(match, "UPDATE matches SET answered_up_to = ?2 WHERE uuid = ?1", seq);
}

core::Seq Journal::answered_up_to(const std::string& match) const {
    return number_of(match, "SELECT answered_up_to FROM matches WHERE uuid = ?1");
}

}  // namespace store
