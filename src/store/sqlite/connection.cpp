#include "store/sqlite/connection.h"

#include <SQLiteCpp/Backup.h>
#include <sqlite3.h>

#include <array>
#include <map>
#include <new>
#include <utility>

#include "core/text/failure.h"
#include "core/text/names.h"

namespace store {

namespace {

struct Limit {
    int id;
    int most;
};

/// Far above what this program needs, far below what fills a machine.
constexpr std::array limits{Limit{SQLITE_LIMIT_LENGTH, 64 << 20},
                            Limit{SQLITE_LIMIT_SQL_LENGTH, 1 << 17},
                            Limit{SQLITE_LIMIT_COLUMN, 100},
                            Limit{SQLITE_LIMIT_EXPR_DEPTH, 100},
                            Limit{SQLITE_LIMIT_COMPOUND_SELECT, 10},
                            Limit{SQLITE_LIMIT_VDBE_OP, 25'000},
                            Limit{SQLITE_LIMIT_FUNCTION_ARG, 8},
                            Limit{SQLITE_LIMIT_ATTACHED, 0},
                            Limit{SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 1000},
                            Limit{SQLITE_LIMIT_VARIABLE_NUMBER, 250},
                            Limit{SQLITE_LIMIT_TRIGGER_DEPTH, 10},
                            Limit{SQLITE_LIMIT_WORKER_THREADS, 0}};

void set(sqlite3* handle, int option, int value) {
    // An option that this SQLite does not know is none that could harm.
    static_cast<void>(::sqlite3_db_config(handle, option, value, nullptr));
}

/// Lets SQL call it with a text; of NULL it makes NULL. What a file holds cannot call it.
template <std::string (*makes)(std::string_view)>
void add_function(sqlite3* handle, const char* name) {
    const auto call = [](sqlite3_context* context, int, sqlite3_value** given) {
        const void* text = ::sqlite3_value_text(*given);
        if (text == nullptr) {
            return;
        }
        try {
            const std::string made = makes(
                {static_cast<const char*>(text), static_cast<std::size_t>(::sqlite3_value_bytes(*given))});
            ::sqlite3_result_text64(context, made.data(), made.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
        } catch (const std::bad_alloc&) {
            ::sqlite3_result_error_nomem(context);
        }
    };
    ::sqlite3_create_function_v2(handle, name, 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY,
                                 nullptr, call, nullptr, nullptr, nullptr);
}

/// Who made what of which name: `trigger lines_are_never_changed`, and its words in SQL.
using Objects = std::map<std::string, std::string>;

Objects objects_of(SQLite::Database& sql) {
    Objects objects;
    // What SQLite made for itself has no words but indexes of keys, which belong to their table's words, and
    // what it counted for its planner.
    SQLite::Statement rows(sql,
                           "SELECT type || ' ' || name, tbl_name || ': ' || coalesce(sql, '') FROM "
                           "sqlite_schema WHERE name NOT LIKE 'sqlite\\_stat_' ESCAPE '\\'");
    while (rows.executeStep()) {
        objects[rows.getColumn(0).getString()] = rows.getColumn(1).getString();
    }
    return objects;
}

/// The first that one has and the other has not, or has with other words.
std::string first_missing(const Objects& in, const Objects& from) {
    for (const auto& [name, words] : from) {
        if (const auto found = in.find(name); found == in.end() || found->second != words) {
            return name;
        }
    }
    return {};
}

/// What lists walk through; it is derived anew where it is missing.
bool is_of_shelves(std::string_view name) {
    return name.find("shelve") != std::string_view::npos || name.find("shelf") != std::string_view::npos;
}

}  // namespace

std::unique_ptr<SQLite::Database> connect(const std::string& name, int flags, int patience_ms) {
    // A connection serves one thread at a time: SQLite need not lock it for each cell that is read.
    auto sql = std::make_unique<SQLite::Database>(name, flags | SQLITE_OPEN_NOMUTEX, patience_ms);
    sqlite3* handle = sql->getHandle();
    set(handle, SQLITE_DBCONFIG_DEFENSIVE, 1);
    set(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0);
    set(handle, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0);
    set(handle, SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER, 0);
    // Triggers watch over what is written.
    set(handle, SQLITE_DBCONFIG_ENABLE_TRIGGER, (flags & SQLite::OPEN_READWRITE) != 0 ? 1 : 0);
    for (const Limit& limit : limits) {
        ::sqlite3_limit(handle, limit.id, limit.most);
    }
    add_function<core::nfc>(handle, "nfc");
    add_function<core::fold_case>(handle, "folded");
    sql->exec("PRAGMA cell_size_check = ON");
    return sql;
}

std::unique_ptr<SQLite::Database> connect_to_nothing(std::span<const Migration> schema) {
    auto sql = connect(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    for (const Migration& migration : schema) {
        sql->exec(std::string(migration.sql));
    }
    return sql;
}

std::string immutable_uri(const std::filesystem::path& file) {
    std::string uri = "file:";
    for (const char c : file.string()) {
        if (c == '%' || c == '?' || c == '#') {
            uri += c == '%' ? "%25" : c == '?' ? "%3f" : "%23";
        } else {
            uri += c;
        }
    }
    return uri + "?immutable=1";
}

void copy_whole(SQLite::Database& source, const std::filesystem::path& to,
                const std::filesystem::path& like) {
    {
        const auto target = connect(to.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        if (SQLite::Backup(*target, source).executeStep() != SQLITE_DONE) {
            throw SQLite::Exception("the copy was interrupted", SQLITE_BUSY);
        }
    }
    finish_copy(to, like);
}

void finish_copy(const std::filesystem::path& copy, const std::filesystem::path& like) {
    {
        const auto sql = connect(copy.string(), SQLite::OPEN_READWRITE);
        sql->execAndGet("PRAGMA journal_mode = DELETE");
        const std::string found = sql->execAndGet("PRAGMA quick_check(1)").getString();
        if (found != "ok") {
            throw SQLite::Exception(found, SQLITE_CORRUPT);
        }
    }
    std::error_code unknown;
    const auto mode = std::filesystem::status(like, unknown).permissions();
    if (!unknown && mode != std::filesystem::perms::none) {
        std::filesystem::permissions(copy, mode | std::filesystem::perms::owner_write, unknown);
    }
}

std::vector<std::string> must_hold_our_objects(SQLite::Database& sql, const std::filesystem::path& file,
                                               int version, std::span<const Migration> schema) {
    const Objects ours = objects_of(*connect_to_nothing(schema.first(static_cast<std::size_t>(version))));
    Objects there = objects_of(sql);
    if (const std::string foreign = first_missing(ours, there); !foreign.empty()) {
        throw core::Failure(
            {N_("{0} holds what no Pfiff put there ({1}); a Pfiff database as it was made was "
                "expected. It was left as it is."),
             {file.string(), foreign}});
    }
    std::vector<std::string> derived;
    for (const auto& [name, words] : ours) {
        if (is_of_shelves(name) && there.insert({name, words}).second) {
            derived.push_back(words.substr(words.find(':') + 2));
        }
    }
    if (const std::string missing = first_missing(there, ours); !missing.empty()) {
        throw core::Failure({N_("{0} lacks what every Pfiff database holds ({1}). It was left as it is."),
                             {file.string(), missing}});
    }
    return derived;
}

}  // namespace store
