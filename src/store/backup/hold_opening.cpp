#include "store/sqlite/hold.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include <cerrno>
#include <string>
#include <utility>

#include "core/text/system_words.h"
#include "store/backup/restore.h"
#include "store/sqlite/connection.h"
#include "store/sqlite/disk.h"
#include "store/sqlite/schema.h"
#include "store/sqlite/sqlite_error.h"

namespace store {

namespace fs = std::filesystem;

using Connection = std::unique_ptr<SQLite::Database>;

namespace {

/// Statistics walk through the same pages again and again: those of a long history have room, and no more.
constexpr const char* roomy = "PRAGMA cache_size = -49152";

/// Takes back what a killed program left half done; who only reads could not, and would take it for the
/// truth.
void take_back_what_is_half_done(const fs::path& file) {
    if (holds_something(file.string() + "-journal")) {
        try {
            connect(file.string(), SQLite::OPEN_READWRITE, patience_ms)
                ->execAndGet("SELECT count(*) FROM sqlite_schema");
        } catch (const SQLite::Exception&) {
            // Whoever opens it next says what is wrong.
        }
    }
}

/// Opens for reading, also where nothing can be written beside the file.
Connection open_for_reading(const fs::path& file) {
    take_back_what_is_half_done(file);
    try {
        auto sql = connect(file.string(), SQLite::OPEN_READONLY, patience_ms);
        sql->execAndGet("SELECT count(*) FROM sqlite_schema");
        sql->exec(roomy);
        return sql;
    } catch (const SQLite::Exception& error) {
        const int code = error.getErrorCode() & 0xff;
        const bool hopeless = code == SQLITE_NOTADB || code == SQLITE_CORRUPT || code == SQLITE_BUSY;
        if (hopeless || has_log(file)) {
            throw;
        }
    }
    return connect(immutable_uri(file), SQLite::OPEN_READONLY | SQLite::OPEN_URI, patience_ms);
}

bool may_write(const fs::path& path) {
    return ::faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) == 0;
}

/// Whether there is something to read; what is neither absent nor a plain file is a failure.
bool is_there(const fs::path& file) {
    std::error_code error;
    const fs::file_status status = fs::status(file, error);
    if (fs::is_directory(status)) {
        throw core::Failure({N_("{0} is a folder; a Pfiff database was expected."), {file.string()}});
    }
    if (status.type() == fs::file_type::not_found) {
        return false;
    }
    if (!fs::is_regular_file(status)) {
        throw core::Failure(
            {N_("{0} cannot be opened; a Pfiff database that may be read was expected."), {file.string()}});
    }
    return fs::file_size(file) > 0;
}

/// What is gone, or empty, may be what a disk left of a database: its log and its backups must not be given
/// up.
void must_not_have_been_there(const fs::path& file) {
    if (was_there(file)) {
        throw core::Failure(
            {N_("{0} is missing or empty, though its log or its backups lie beside it. Nothing was "
                "begun anew: put a backup in its place, or move those away."),
             {file.string()}});
    }
}

fs::path folder_of(const fs::path& file) {
    return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

core::Failure cannot_create(const fs::path& file, core::Text why) {
    return core::Failure({N_("{0} cannot be created ({1}); a place that may be written was expected."),
                          {file.string(), std::move(why)}});
}

}  // namespace

core::Text why_not_written(const fs::path& file) {
    if (!may_write(file) || !may_write(folder_of(file))) {
        return {N_("{0} or its folder is write-protected: this database can only be read."), {file.string()}};
    }
    if (has_second_name(file)) {
        return {N_("{0} has a second name (a hard link); what is written under one name is lost under the "
                   "other. As long as both are there it can only be read."),
                {file.string()}};
    }
    return {};
}

Database::Hold::Hold(fs::path path, const Opening& wanted) : file(std::move(path)), opening(wanted) {
    std::error_code ignored;
    if (fs::path real = fs::weakly_canonical(file, ignored); !ignored) {
        file = std::move(real);
    }
    guarded(file, [&] {
        if (!is_there(file)) {
            must_not_have_been_there(file);
            begin();
        }
        open_present();
    });
}

/// Makes the file, unless another Pfiff is just making it.
void Database::Hold::begin() {
    try {
        fs::create_directories(folder_of(file));
        for (int attempts = patience_ms / 20; attempts > 0 && !is_there(file); --attempts) {
            auto taken = WriterLock::take(file, std::chrono::milliseconds(20));
            if (const auto* cannot = std::get_if<WriterLock::CannotBeMade>(&taken)) {
                throw cannot_create(file, core::system_words(cannot->error));
            }
            if (auto* held = std::get_if<WriterLock>(&taken)) {
                lock = std::move(*held);
                if (!is_there(file)) {
                    create(file, opening.schema);
                }
            }
        }
    } catch (const fs::filesystem_error& error) {
        throw cannot_create(file, core::system_words(error.code().value()));
    }
}

void Database::Hold::open_present() {
    sql = open_for_reading(file);
    const int found = schema_version(*sql, file, opening.schema);
    const bool newest = found == static_cast<int>(opening.schema.size());
    // What lies there as we left it was looked at then, and is with the copy of every day.
    const std::string mark = mark_of(file);
    const bool as_left = newest && !mark.empty() && mark == WriterLock::mark(file) && !has_log(file);
    std::vector<std::string> lacking;
    if (!as_left) {
        lacking = must_hold_our_objects(*sql, file, found, opening.schema);
        must_be_whole(*sql, file);
    }
    const bool older = !newest || !lacking.empty();
    const bool writes = (older || !opening.only_to_read) && open_for_writing(lacking);
    if (older && !writes) {
        throw core::Failure(
            {N_("{0} was written by an older Pfiff and must be brought up to date first, but: {1}"),
             {file.string(), why_read_only}});
    }
    if (writes && !opening.only_to_read) {
        keep_watch();
        return;
    }
    if (writes || !sql) {
        sql.reset();
        lock.reset();
        sql = open_for_reading(file);
    }
    if (opening.only_to_read) {
        why_read_only = {N_("{0} was opened for reading only."), {file.string()}};
    }
}

/// Changes over to a connection that writes, or says why that cannot be; then there may be none.
bool Database::Hold::open_for_writing(const std::vector<std::string>& lacking) {
    why_read_only = why_not_written(file);
    if (!why_read_only.id.empty()) {
        return false;
    }
    if (!take_lock()) {
        return false;
    }
    sql = connect_for_writing();
    if (!sql) {
        lock.reset();
        return false;
    }
    const int version = schema_version(*sql, file, opening.schema);
    if (version < static_cast<int>(opening.schema.size())) {
        migrate(*sql, file, version, opening.schema);
    }
    for (const std::string& words : lacking) {
        sql->exec(words);
    }
    if (!lacking.empty()) {
        sql->exec("DELETE FROM shelves");  // what they missed meanwhile nobody knows
    }
    sql->exec("PRAGMA foreign_keys = ON");
    sql->exec("PRAGMA journal_mode = WAL");
    sql->exec("PRAGMA synchronous = FULL");
    sql->exec(roomy);
    return true;
}

/// Takes the lock on the name, and then, without a connection, that on the file.
bool Database::Hold::take_lock() {
    if (!lock) {
        auto taken = WriterLock::take(file, opening.wait);
        if (const auto* cannot = std::get_if<WriterLock::CannotBeMade>(&taken)) {
            why_read_only = {N_("Nothing can be written beside {0} ({1}): this database can only be read."),
                             {file.string(), core::system_words(cannot->error)}};
            return false;
        }
        if (auto* held = std::get_if<WriterLock>(&taken)) {
            lock = std::move(*held);
        }
    }
    if (lock) {
        sql.reset();
        if (lock->take_file(file)) {
            return true;
        }
        lock.reset();
    }
    why_read_only = {N_("Another Pfiff has {0} open: here it can only be read."), {file.string()}};
    return false;
}

/// SQLite needs some space beside the file even before anything is written.
Connection Database::Hold::connect_for_writing() {
    auto writer = connect(file.string(), SQLite::OPEN_READWRITE, patience_ms);
    try {
        writer->execAndGet("SELECT count(*) FROM sqlite_schema");
    } catch (const SQLite::Exception& error) {
        const int code = error.getErrorCode() & 0xff;
        if (code != SQLITE_FULL && code != SQLITE_IOERR && code != SQLITE_CANTOPEN &&
            code != SQLITE_READONLY) {
            throw;
        }
        const int cause = ::sqlite3_system_errno(writer->getHandle());
        why_read_only = {
            N_("Nothing can be written beside {0} ({1}): this database can only be read."),
            {file.string(), cause != 0 ? core::system_words(cause) : core::verbatim(error.what())}};
        return nullptr;
    }
    return writer;
}

}  // namespace store
