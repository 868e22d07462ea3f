#include "store/sqlite/schema.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include "core/text/failure.h"
#include "store/sqlite/connection.h"
#include "store/sqlite/disk.h"
#include "store/sqlite/sqlite_error.h"

namespace store {

namespace fs = std::filesystem;

namespace {

int pragma(SQLite::Database& sql, const char* name) {
    return sql.execAndGet(fmt::format("PRAGMA {}", name)).getInt();
}

void must_have_no_orphans(SQLite::Database& sql) {
    SQLite::Statement check(sql, "PRAGMA foreign_key_check");
    if (check.executeStep()) {
        throw SQLite::Exception("rows without their match", SQLITE_CONSTRAINT);
    }
}

void run(SQLite::Database& sql, std::span<const Migration> schema, int version) {
    SQLite::Transaction transaction(sql, SQLite::TransactionBehavior::IMMEDIATE);
    for (const Migration& migration : schema.subspan(static_cast<std::size_t>(version))) {
        sql.exec(std::string(migration.sql));
    }
    must_have_no_orphans(sql);
    sql.exec(fmt::format("PRAGMA application_id = {}", application_id));
    sql.exec(fmt::format("PRAGMA user_version = {}", schema.size()));
    transaction.commit();
}

/// A name beside the file that is not taken: `pfiff.schema-1.db`, `pfiff.schema-1.2.db`, …
fs::path backup_name(const fs::path& file, int version) {
    const std::string stem = fmt::format("{}.schema-{}", file.stem().string(), version);
    fs::path name = file.parent_path() / (stem + file.extension().string());
    for (int next = 2; fs::exists(name); ++next) {
        name = file.parent_path() / fmt::format("{}.{}{}", stem, next, file.extension().string());
    }
    return name;
}

/// Whole under its name or not there: whoever finds it later must be able to trust it.
fs::path back_up(SQLite::Database& sql, const fs::path& file, int version) {
    const std::string before = file.stem().string() + ".schema-";
    const std::string after = file.extension().string();
    Draft::remove_left_in(file.parent_path(), [&](std::string_view place) {
        return place.starts_with(before) && place.ends_with(after);
    });
    const Draft draft(backup_name(file, version));
    copy_whole(sql, draft.file(), file);
    draft.put_in_place();
    return draft.place();
}

}  // namespace

int schema_version(SQLite::Database& sql, const fs::path& file, std::span<const Migration> schema) {
    if (pragma(sql, "application_id") != application_id) {
        throw core::Failure(
            {N_("{0} belongs to another program; a Pfiff database was expected. It was left as it is."),
             {file.string()}});
    }
    const int version = pragma(sql, "user_version");
    const int newest = static_cast<int>(schema.size());
    if (version < 1 || version > newest) {
        throw core::Failure(
            {N_("{0} was written by a newer Pfiff (version {1} of its tables; {2} or older was expected). "
                "It was left as it is."),
             {file.string(), version, newest}});
    }
    return version;
}

void must_be_whole(SQLite::Database& sql, const fs::path& file) {
    const std::string found = sql.execAndGet("PRAGMA quick_check(1)").getString();
    if (found != "ok") {
        throw sqlite_error(file, SQLite::Exception(found, SQLITE_CORRUPT));
    }
}

void create(const fs::path& file, std::span<const Migration> schema) {
    const std::string name = file.filename().string();
    Draft::remove_left_in(file.parent_path(), [&](std::string_view place) { return place == name; });
    const Draft draft(file);
    {
        const auto sql = connect(draft.file().string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        run(*sql, schema, 0);
        sql->exec("PRAGMA journal_mode = WAL");
    }
    draft.put_in_place();
}

void migrate(SQLite::Database& sql, const fs::path& file, int version, std::span<const Migration> schema) {
    const fs::path copy = back_up(sql, file, version);
    try {
        run(sql, schema, version);
    } catch (const SQLite::Exception& error) {
        const std::string why = error.what();
        must_be_whole(sql, file);
        // Tried again and again on a full disk, copies of what did not change would fill it.
        std::error_code ignored;
        fs::remove(copy, ignored);
        throw core::Failure(
            {N_("{0} could not be brought up to date ({1}). It is as it was."), {file.string(), why}});
    }
}

}  // namespace store
