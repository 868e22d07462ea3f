#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <cstring>
#include <optional>
#include <variant>

#include "store/backups.h"
#include "store/connection.h"
#include "store/days.h"
#include "store/disk.h"
#include "store/schema.h"
#include "store/trouble.h"
#include "store/writer_lock.h"

namespace store {

namespace fs = std::filesystem;

namespace {

fs::path with(const fs::path& file, const char* ending) {
    return file.string() + ending;
}

core::Failure cannot_restore(const fs::path& database, const std::string& why) {
    return core::Failure({N_("No backup was put in the place of {0} ({1}). What lies there is as it was."),
                          {database.string(), why}});
}

WriterLock lock_alone(const fs::path& database, const Opening& opening) {
    auto taken = WriterLock::take(database, opening.wait);
    if (std::holds_alternative<WriterLock::HeldByAnother>(taken)) {
        throw core::Failure(
            {N_("Another Pfiff has {0} open; close it first. Nothing was changed."), {database.string()}});
    }
    if (const auto* cannot = std::get_if<WriterLock::CannotBeMade>(&taken)) {
        throw cannot_restore(database, std::strerror(cannot->error));
    }
    return std::move(std::get<WriterLock>(taken));
}

/// Brings the lines that still lie in the log into the database itself, so that killed from here on what lies
/// in the place has them too. What cannot be read is left with its log.
void take_in_the_log(const fs::path& database) {
    try {
        const auto sql = connect(database.string(), SQLite::OPEN_READWRITE);
        SQLite::Statement taken(*sql, "PRAGMA wal_checkpoint(TRUNCATE)");
        if (taken.executeStep() && taken.getColumn(0).getInt() != 0) {
            throw SQLite::Exception("another program reads it", SQLITE_BUSY);
        }
    } catch (const SQLite::Exception& error) {
        const int code = error.getErrorCode() & 0xff;
        if (code != SQLITE_NOTADB && code != SQLITE_CORRUPT) {
            throw;
        }
    }
}

fs::path free_name(const fs::path& database, const Opening& opening) {
    const std::string day = local(opening.clock()).substr(0, 10);
    const fs::path folder = backup_folder(database);
    const std::string ending = database.extension().string();
    const auto is_taken = [](const fs::path& name) {
        return fs::exists(name) ||
               std::ranges::any_of(logs, [&](const char* log) { return fs::exists(with(name, log)); });
    };
    fs::path name = folder / fmt::format("set-aside-{}{}", day, ending);
    for (int next = 2; is_taken(name); ++next) {
        name = folder / fmt::format("set-aside-{}-{}{}", day, next, ending);
    }
    return name;
}

/// Keeps a copy of what lies in the place, byte for byte, under another name, which is answered.
fs::path set_aside(const fs::path& database, const Opening& opening) {
    const bool is_there = fs::exists(database);
    const fs::path name = free_name(database, opening);
    fs::path kept;
    // Logs first: a database without its log could be taken for all there was.
    for (const char* log : logs) {
        if (holds_something(with(database, log))) {
            fs::create_directories(name.parent_path());
            copy_durably(with(database, log), with(name, log));
            kept = with(name, log);
        }
    }
    if (is_there) {
        fs::create_directories(name.parent_path());
        copy_durably(database, name);
        kept = name;
    }
    return kept;
}

}  // namespace

void must_be_whole_backup(const fs::path& backup, const Opening& opening) {
    guarded(backup, [&] {
        // Looking at a copy leaves nothing beside it, unless it was set aside with its log.
        const bool has_log =
            std::ranges::any_of(logs, [&](const char* log) { return holds_something(with(backup, log)); });
        const auto sql = has_log ? connect(backup.string(), SQLite::OPEN_READONLY)
                                 : connect(immutable_uri(backup), SQLite::OPEN_READONLY | SQLite::OPEN_URI);
        must_hold_our_objects(*sql, backup, schema_version(*sql, backup, opening.schema), opening.schema);
        const std::string found = sql->execAndGet("PRAGMA integrity_check(1)").getString();
        if (found != "ok") {
            throw core::Failure(
                {N_("The backup {0} is damaged ({1}); choose another one."), {backup.string(), found}});
        }
    });
}

std::optional<Backup> latest_whole_backup(const fs::path& database, const Opening& opening) {
    const auto all = backups(database);
    // Daily ones say of which day they are; others may have been moved about since.
    for (const Backup::Kind kind : {Backup::Kind::daily, Backup::Kind::migration}) {
        for (const Backup& backup : all) {
            try {
                if (backup.kind == kind) {
                    must_be_whole_backup(backup.file, opening);
                    return backup;
                }
            } catch (const core::Failure&) {
                // The one before may be whole.
            }
        }
    }
    return std::nullopt;
}

bool was_there(const fs::path& database) {
    return std::ranges::any_of(logs, [&](const char* log) { return holds_something(with(database, log)); }) ||
           !backups(database).empty();
}

bool is_damaged(const fs::path& database) {
    if (!holds_something(database)) {
        return was_there(database);
    }
    try {
        return connect(database.string(), SQLite::OPEN_READONLY)
                   ->execAndGet("PRAGMA quick_check(1)")
                   .getString() != "ok";
    } catch (const SQLite::Exception& error) {
        const int code = error.getErrorCode() & 0xff;
        return code == SQLITE_NOTADB || code == SQLITE_CORRUPT;
    }
}

fs::path restore(const fs::path& backup, const fs::path& place, const Opening& opening) {
    must_be_whole_backup(backup, opening);
    try {
        const fs::path database = fs::weakly_canonical(fs::absolute(place));
        fs::create_directories(database.parent_path());
        const WriterLock alone = lock_alone(database, opening);
        const std::string own = database.filename().string();
        Draft::remove_left_in(database.parent_path(), [&](std::string_view left) { return left == own; });
        const Draft draft(database);
        copy_whole(*connect(backup.string(), SQLite::OPEN_READONLY), draft.file(),
                   holds_something(database) ? database : backup);
        fs::path old = set_aside(database, opening);
        if (holds_something(database)) {
            take_in_the_log(database);
        }
        // A log that stayed would be read into the wrong database.
        for (const char* log : {"-journal", "-wal", "-shm"}) {
            fs::remove(with(database, log));
        }
        draft.put_in_place();
        return old;
    } catch (const core::Failure&) {
        throw;
    } catch (const std::exception& error) {
        throw cannot_restore(place, error.what());
    }
}

}  // namespace store
