#include "store/backup/restore.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <optional>
#include <variant>

#include "core/text/system_words.h"
#include "store/backup/backups.h"
#include "store/sqlite/connection.h"
#include "store/sqlite/days.h"
#include "store/sqlite/disk.h"
#include "store/sqlite/schema.h"
#include "store/sqlite/sqlite_error.h"
#include "store/sqlite/writer_lock.h"

namespace store {

namespace fs = std::filesystem;

namespace {

fs::path with(const fs::path& file, const char* ending) {
    return file.string() + ending;
}

core::Failure cannot_restore(const fs::path& database, core::Text why) {
    return core::Failure({N_("No backup was put in the place of {0} ({1}). What lies there is as it was."),
                          {database.string(), std::move(why)}});
}

WriterLock lock_alone(const fs::path& database, const Opening& opening) {
    auto taken = WriterLock::take(database, opening.wait);
    if (const auto* cannot = std::get_if<WriterLock::CannotBeMade>(&taken)) {
        throw cannot_restore(database, core::system_words(cannot->error));
    }
    auto* lock = std::get_if<WriterLock>(&taken);
    if (lock == nullptr || !lock->take_file(database)) {
        throw core::Failure(
            {N_("Another Pfiff has {0} open; close it first. Nothing was changed."), {database.string()}});
    }
    return std::move(*lock);
}

/// Brings the lines that still lie in the log into the database itself, so that what is set aside, and what
/// lies in the place if the program is killed, is one file that has them all.
void take_in_the_log(const fs::path& database) {
    const auto sql = connect(database.string(), SQLite::OPEN_READWRITE);
    SQLite::Statement taken(*sql, "PRAGMA wal_checkpoint(TRUNCATE)");
    if (taken.executeStep() && taken.getColumn(0).getInt() != 0) {
        throw SQLite::Exception("another program reads it", SQLITE_BUSY);
    }
}

/// What killed programs left half made, here and among the backups.
void remove_what_was_left(const fs::path& database) {
    const std::string own = database.filename().string();
    Draft::remove_left_in(database.parent_path(), [&](std::string_view left) { return left == own; });
    Draft::remove_left_in(backup_folder(database),
                          [](std::string_view left) { return left.starts_with("set-aside-"); });
}

fs::path free_name(const fs::path& database, const Opening& opening) {
    const std::string day = local_day(opening.clock());
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
        try {
            copy_durably(database, name);
        } catch (...) {
            // Its log alone is nothing that could be put back.
            for (const char* log : logs) {
                std::error_code ignored;
                fs::remove(with(name, log), ignored);
            }
            throw;
        }
        kept = name;
    }
    return kept;
}

/// To be read; looking at a copy leaves nothing beside it, unless it was set aside with its log.
std::unique_ptr<SQLite::Database> connect_to_backup(const fs::path& backup) {
    return has_log(backup) ? connect(backup.string(), SQLite::OPEN_READONLY)
                           : connect(immutable_uri(backup), SQLite::OPEN_READONLY | SQLite::OPEN_URI);
}

/// Throws `core::Failure` unless nothing is in it that no Pfiff put there, and nothing lacks.
void must_be_as_pfiff_made_it(SQLite::Database& sql, const fs::path& database, const Opening& opening) {
    must_hold_our_objects(sql, database, schema_version(sql, database, opening.schema), opening.schema);
}

bool is_as_pfiff_made_it(SQLite::Database& sql, const fs::path& database, const Opening& opening) {
    try {
        must_be_as_pfiff_made_it(sql, database, opening);
        return true;
    } catch (const core::Failure&) {
        return false;
    }
}

bool is_of_a_newer_pfiff(SQLite::Database& sql, const Opening& opening) {
    return sql.execAndGet("PRAGMA application_id").getInt() == application_id &&
           sql.execAndGet("PRAGMA user_version").getInt() > static_cast<int>(opening.schema.size());
}

}  // namespace

void must_be_whole_backup(const fs::path& backup, const Opening& opening) {
    guarded(backup, [&] {
        const auto sql = connect_to_backup(backup);
        must_be_as_pfiff_made_it(*sql, backup, opening);
        const std::string found = sql->execAndGet("PRAGMA integrity_check(1)").getString();
        if (found != "ok") {
            throw core::Failure(
                {N_("The backup {0} is damaged ({1}); choose another one."), {backup.string(), found}});
        }
    });
}

std::optional<Backup> latest_whole_backup(const fs::path& database, const Opening& opening) {
    const std::string today = local_day(opening.clock());
    auto all = backups(database);
    std::erase_if(all, [](const Backup& backup) { return backup.kind == Backup::Kind::set_aside; });
    // Daily ones say of which day they are; others may have been moved about since.
    std::ranges::stable_sort(all, {}, [&](const Backup& backup) {
        return std::pair(backup.day > today, backup.kind != Backup::Kind::daily);
    });
    for (const Backup& backup : all) {
        try {
            must_be_whole_backup(backup.file, opening);
            return backup;
        } catch (const core::Failure&) {
            // The one before may be whole.
        }
    }
    return std::nullopt;
}

bool was_there(const fs::path& database) {
    return has_log(database) || !backups(database).empty();
}

bool is_damaged(const fs::path& database, const Opening& opening) {
    if (!holds_something(database)) {
        return was_there(database);
    }
    try {
        const auto sql = connect(database.string(), SQLite::OPEN_READONLY);
        if (sql->execAndGet("PRAGMA quick_check(1)").getString() != "ok") {
            return true;
        }
        // Without backups beside it, it may be another program's.
        return !is_as_pfiff_made_it(*sql, database, opening) && !is_of_a_newer_pfiff(*sql, opening) &&
               !backups(database).empty();
    } catch (const SQLite::Exception& error) {
        const int code = error.getErrorCode() & 0xff;
        return code == SQLITE_NOTADB || code == SQLITE_CORRUPT || code == SQLITE_IOERR;
    }
}

fs::path restore(const fs::path& backup, const fs::path& place, const Opening& opening) {
    must_be_whole_backup(backup, opening);
    try {
        const fs::path database = fs::weakly_canonical(fs::absolute(place));
        fs::create_directories(database.parent_path());
        const WriterLock alone = lock_alone(database, opening);
        remove_what_was_left(database);
        const Draft draft(database);
        copy_whole(*connect_to_backup(backup), draft.file(), holds_something(database) ? database : backup);
        if (holds_something(database) && !is_damaged(database, opening)) {
            take_in_the_log(database);
        }
        fs::path old = set_aside(database, opening);
        // A log that stayed would be read into the wrong database.
        for (const char* companion : companions) {
            fs::remove(with(database, companion));
        }
        sync_folder(database.parent_path());
        draft.put_in_place();
        return old;
    } catch (const core::Failure&) {
        throw;
    } catch (const std::exception& error) {
        throw cannot_restore(place, core::system_words(error));
    }
}

}  // namespace store
