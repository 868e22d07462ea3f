#include "store/database.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include <cerrno>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "core/system_words.h"
#include "store/backups.h"
#include "store/connection.h"
#include "store/disk.h"
#include "store/schema.h"
#include "store/trouble.h"
#include "store/writer_lock.h"

namespace store {

namespace fs = std::filesystem;

std::int64_t system_time() {
    return std::chrono::duration_cast<std::chrono::seconds>(
               std::chrono::system_clock::now().time_since_epoch())
        .count();
}

using Connection = std::unique_ptr<SQLite::Database>;

struct Database::Hold {
    fs::path file;
    Clock clock;
    std::optional<WriterLock> lock;
    std::unique_ptr<SQLite::Database> sql;
    core::Text why_read_only;
    std::map<std::string, SQLite::Statement, std::less<>> statements;

    Hold(fs::path path, const Opening& opening);

private:
    void begin(const Opening& opening);
    void open_present(const Opening& opening);
    bool open_for_writing(const Opening& opening);
    Connection connect_for_writing();
};

namespace {

/// A window stands still so long at most when another program holds the database.
constexpr int patience_ms = 2000;

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

Database::Hold::Hold(fs::path path, const Opening& opening) : file(std::move(path)), clock(opening.clock) {
    std::error_code ignored;
    if (fs::path real = fs::weakly_canonical(file, ignored); !ignored) {
        file = std::move(real);
    }
    guarded(file, [&] {
        if (!is_there(file)) {
            must_not_have_been_there(file);
            begin(opening);
        }
        open_present(opening);
    });
}

/// Makes the file, unless another Pfiff is just making it.
void Database::Hold::begin(const Opening& opening) {
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

void Database::Hold::open_present(const Opening& opening) {
    sql = open_for_reading(file);
    const int found = schema_version(*sql, file, opening.schema);
    const bool older = found < static_cast<int>(opening.schema.size());
    must_hold_our_objects(*sql, file, found, opening.schema);
    must_be_whole(*sql, file);
    const bool writes = (older || !opening.only_to_read) && open_for_writing(opening);
    if (older && !writes) {
        throw core::Failure(
            {N_("{0} was written by an older Pfiff and must be brought up to date first, but: {1}"),
             {file.string(), why_read_only}});
    }
    if (opening.only_to_read) {
        if (writes) {
            sql = open_for_reading(file);
            lock.reset();
        }
        why_read_only = {N_("{0} was opened for reading only."), {file.string()}};
    }
}

/// Changes over to a connection that writes, or says why that cannot be.
bool Database::Hold::open_for_writing(const Opening& opening) {
    if (!may_write(file) || !may_write(folder_of(file))) {
        why_read_only = {N_("{0} or its folder is write-protected: this database can only be read."),
                         {file.string()}};
        return false;
    }
    if (!lock) {
        auto taken = WriterLock::take(file, opening.wait);
        if (std::holds_alternative<WriterLock::HeldByAnother>(taken)) {
            why_read_only = {N_("Another Pfiff has {0} open: here it can only be read."), {file.string()}};
            return false;
        }
        if (const auto* cannot = std::get_if<WriterLock::CannotBeMade>(&taken)) {
            why_read_only = {N_("Nothing can be written beside {0} ({1}): this database can only be read."),
                             {file.string(), core::system_words(cannot->error)}};
            return false;
        }
        lock = std::move(std::get<WriterLock>(taken));
    }
    Connection writer = connect_for_writing();
    if (!writer) {
        lock.reset();
        return false;
    }
    const int version = schema_version(*writer, file, opening.schema);
    if (version < static_cast<int>(opening.schema.size())) {
        migrate(*writer, file, version, opening.schema);
    }
    writer->exec("PRAGMA foreign_keys = ON");
    writer->exec("PRAGMA journal_mode = WAL");
    writer->exec("PRAGMA synchronous = FULL");
    writer->exec(roomy);
    sql = std::move(writer);
    return true;
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

Database::Database(const fs::path& file, const Opening& opening)
    : hold_(std::make_unique<Hold>(file, opening)) {
}
Database::~Database() = default;
Database::Database(Database&&) noexcept = default;
Database& Database::operator=(Database&&) noexcept = default;

bool Database::read_only() const {
    return !hold_->why_read_only.id.empty();
}
const core::Text& Database::why_read_only() const {
    return hold_->why_read_only;
}
const fs::path& Database::file() const {
    return hold_->file;
}
SQLite::Database& Database::sql() const {
    return *hold_->sql;
}
std::int64_t Database::now() const {
    return hold_->clock();
}

SQLite::Statement& Database::statement(std::string_view text) const {
    auto found = hold_->statements.find(text);
    if (found == hold_->statements.end()) {
        found =
            hold_->statements.emplace(std::string(text), SQLite::Statement(*hold_->sql, std::string(text)))
                .first;
    }
    return found->second;
}

}  // namespace store
