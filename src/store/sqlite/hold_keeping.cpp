#include "store/sqlite/hold.h"

#include <sqlite3.h>

#include <algorithm>

#include "store/sqlite/connection.h"
#include "store/sqlite/disk.h"
#include "store/sqlite/sqlite_error.h"

namespace store {

namespace fs = std::filesystem;

namespace {

/// So many pages of the log are taken in at once, as SQLite itself would.
constexpr int most_pages_in_log = 1000;

}  // namespace

Database::Hold::~Hold() {
    try {
        settle();
    } catch (const core::Failure&) {
        // What could be rescued is; the rest lies in the log.
    }
    close();
}

/// From now on all that changes the files is told by SQLite, or is somebody else's doing.
void Database::Hold::keep_watch() {
    sql->execAndGet("SELECT count(*) FROM sqlite_schema");  // opens the log
    ::sqlite3_wal_hook(
        sql->getHandle(),
        [](void* hold, sqlite3*, const char*, int pages) {
            static_cast<Hold*>(hold)->is_written(pages);
            return SQLITE_OK;
        },
        this);
    ::sqlite3_rollback_hook(
        sql->getHandle(), [](void* hold) { static_cast<Hold*>(hold)->watch_->look_at_log(); }, this);
    watch_.emplace(file);
    if (has_log(file)) {
        pages_in_log_ = 1;
        checkpoint();  // what a program left that was killed
    }
}

void Database::Hold::is_written(int pages) {
    last_written = std::chrono::steady_clock::now();
    pages_in_log_ = pages;
    watch_->look_at_log();
    if (pages >= most_pages_in_log && !watch_->harm()) {
        ::sqlite3_wal_checkpoint_v2(sql->getHandle(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
        watch_->look_at_database();
    }
}

/// Answers whether all lies in the database now. Whoever reads it is not waited for.
bool Database::Hold::checkpoint() {
    sqlite3* handle = sql->getHandle();
    ::sqlite3_busy_timeout(handle, 0);
    const int result =
        ::sqlite3_wal_checkpoint_v2(handle, nullptr, SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr);
    ::sqlite3_busy_timeout(handle, patience_ms);
    watch_->look_at_database();
    watch_->look_at_log();
    if (result == SQLITE_OK) {
        pages_in_log_ = 0;
    }
    return result == SQLITE_OK;
}

bool Database::Hold::settle() {
    if (!watch_) {
        return true;
    }
    must_be_in_place();
    return pages_in_log_ == 0 || checkpoint();
}

void Database::Hold::must_be_in_place() {
    if (!watch_) {
        return;
    }
    if (const auto harm = watch_->harm(); harm || is_spoilt_) {
        if (!is_spoilt_) {
            contain(*harm);
            what_happened_ = harm->sentence();
        }
        is_displaced = true;
        why_read_only = with_rescue(what_happened_);
        throw Displaced(why_read_only);
    }
    if (is_displaced) {
        is_displaced = false;
        why_read_only = {};
    }
}

/// Nothing of the log may come into a file that it does not belong to; where only the log is gone, all that
/// we still have of it comes into the database.
void Database::Hold::contain(const Harm& harm) {
    const bool is_database = harm.part == Harm::Part::database;
    if (harm.what == Harm::What::changed) {
        is_spoilt_ = true;
        ::sqlite3_db_config(sql->getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    }
    if (is_spoilt_ || (is_database && harm.what == Harm::What::another)) {
        watch_->put_log_aside();
    } else if (!is_database && !is_displaced) {
        checkpoint();
    }
}

/// The sentence, what to do, and where all that was entered lies now.
core::Text Database::Hold::with_rescue(const core::Text& sentence) const {
    if (sitting.empty()) {
        return {N_("{0} Nothing more is kept: put the file back, or start Pfiff again."), {sentence}};
    }
    try {
        std::vector<core::Text> names;
        std::ranges::transform(sitting.rescue(file), std::back_inserter(names),
                               [](const fs::path& record) { return core::verbatim(record.string()); });
        return {
            N_("{0} Nothing more is kept: put the file back, or start Pfiff again. All that was kept since "
               "Pfiff was opened lies in {1}: open it then; what is there already is not taken in "
               "twice."),
            {sentence, core::listed(names)}};
    } catch (const core::Failure& failure) {
        return {N_("{0} Nothing more is kept, and what was entered since Pfiff was opened cannot be written "
                   "elsewhere: {1} Leave Pfiff open, put the file back or make room, and it is tried again."),
                {sentence, failure.message()}};
    }
}

bool Database::Hold::try_again() {
    if (why_read_only.id.empty() || opening.only_to_read) {
        return false;
    }
    if (watch_) {
        const auto harm = watch_->harm();
        if (is_spoilt_ || (harm && harm->part == Harm::Part::database)) {
            return false;
        }
        if (!harm) {
            is_displaced = false;
            why_read_only = {};
            return true;
        }
    } else if (!could_be_written()) {
        return false;
    }
    reopen();
    return why_read_only.id.empty();
}

/// Asked without touching the connection: whether what hindered writing may be over.
bool Database::Hold::could_be_written() {
    auto taken = WriterLock::take(file, std::chrono::milliseconds(0));
    auto* free = std::get_if<WriterLock>(&taken);
    if (free == nullptr || !why_not_written(file).id.empty()) {
        return false;
    }
    lock = std::move(*free);
    return true;
}

void Database::Hold::close() {
    statements.clear();
    sql.reset();
    if (lock && watch_ && !is_displaced && !is_spoilt_ && !has_log(file)) {
        if (const std::string mark = mark_of(file); mark != WriterLock::mark(file)) {
            lock->leave(mark);
        }
    }
    watch_.reset();
}

void Database::Hold::reopen() {
    close();
    if (is_displaced) {
        lock.reset();
    }
    is_displaced = false;
    why_read_only = {};
    try {
        guarded(file, [&] { open_present(); });
    } catch (const core::Failure& failure) {
        // Whoever looks finds nothing, and why.
        close();
        lock.reset();
        sql = connect_to_nothing(opening.schema);
        why_read_only = failure.message();
    }
}

}  // namespace store
