#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>
#include <sqlite3.h>

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

/// Brings the lines that still lie in the log into the database itself, if both can be read.
void take_in_the_log(const fs::path& database) {
    try {
        connect(database.string(), SQLite::OPEN_READWRITE)->execAndGet("PRAGMA wal_checkpoint(TRUNCATE)");
    } catch (const SQLite::Exception&) {
        // What cannot be read is set aside with its log.
    }
}

/// Gives the file a second name, or, where the disk knows no such thing, copies it.
void link_or_copy(const fs::path& from, const fs::path& to) {
    std::error_code error;
    fs::create_hard_link(from, to, error);
    if (error) {
        fs::copy_file(from, to);
    }
}

fs::path free_name(const fs::path& database, const Opening& opening) {
    const std::string day = local(opening.clock()).substr(0, 10);
    const fs::path folder = backup_folder(database);
    const std::string ending = database.extension().string();
    fs::path name = folder / fmt::format("set-aside-{}{}", day, ending);
    for (int next = 2; fs::exists(name) || fs::exists(with(name, "-wal")); ++next) {
        name = folder / fmt::format("set-aside-{}.{}{}", day, next, ending);
    }
    return name;
}

/// Keeps what lies in the place under another name, which is answered.
fs::path set_aside(const fs::path& database, const Opening& opening) {
    if (!fs::exists(database)) {
        return {};
    }
    const fs::path name = free_name(database, opening);
    fs::create_directories(name.parent_path());
    // The log first: a database without its log could be taken for all there was.
    if (fs::exists(with(database, "-wal")) && fs::file_size(with(database, "-wal")) > 0) {
        link_or_copy(with(database, "-wal"), with(name, "-wal"));
    }
    link_or_copy(database, name);
    sync_folder(name.parent_path());
    // Killed from here on, what lies in the place has all its lines too.
    take_in_the_log(database);
    return name;
}

/// A copy beside the place, wholly on the disk.
void copy_whole(const fs::path& backup, const fs::path& draft) {
    {
        SQLite::Database source(backup.string(), SQLite::OPEN_READONLY);
        SQLite::Database target(draft.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        SQLite::Backup(target, source).executeStep();
    }
    SQLite::Database(draft.string(), SQLite::OPEN_READWRITE).execAndGet("PRAGMA journal_mode = DELETE");
}

}  // namespace

void must_be_whole_backup(const fs::path& backup, const Opening& opening) {
    guarded(backup, [&] {
        const auto sql = connect(backup.string(), SQLite::OPEN_READONLY);
        must_hold_our_objects(*sql, backup, schema_version(*sql, backup, opening.schema), opening.schema);
        const std::string found = sql->execAndGet("PRAGMA integrity_check(1)").getString();
        if (found != "ok") {
            throw core::Failure(
                {N_("The backup {0} is damaged ({1}); choose another one."), {backup.string(), found}});
        }
    });
}

std::optional<Backup> latest_whole_backup(const fs::path& database, const Opening& opening) {
    for (const Backup& backup : backups(database)) {
        try {
            must_be_whole_backup(backup.file, opening);
            if (backup.kind != Backup::Kind::set_aside) {
                return backup;
            }
        } catch (const core::Failure&) {
            // The one before may be whole.
        }
    }
    return std::nullopt;
}

bool is_damaged(const fs::path& database) {
    std::error_code unseen;
    if (!fs::is_regular_file(database, unseen)) {
        return false;
    }
    if (fs::file_size(database, unseen) == 0) {
        return true;
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
        Draft::remove_left_in(database.parent_path(), database.filename().string());
        const Draft draft(database);
        copy_whole(backup, draft.file());
        fs::path old = set_aside(database, opening);
        // A log that stayed would be read into the wrong database.
        fs::remove(with(database, "-wal"));
        fs::remove(with(database, "-shm"));
        draft.put_in_place();
        return old;
    } catch (const core::Failure&) {
        throw;
    } catch (const std::exception& error) {
        throw cannot_restore(place, error.what());
    }
}

}  // namespace store
