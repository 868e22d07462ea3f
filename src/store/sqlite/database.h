#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <string_view>

#include "core/text/failure.h"
#include "core/text/text.h"
#include "store/sqlite/migrations.h"

namespace SQLite {
class Database;
class Statement;
}  // namespace SQLite

namespace store {

class Sitting;

/// Answers the time: seconds since 1970, UTC.
using Clock = std::function<std::int64_t()>;
std::int64_t system_time();

/// How a database is opened.
struct Opening {
    /// How long to wait for another Pfiff to let go of writing, before opening for reading only.
    std::chrono::milliseconds wait{0};
    /// Only to look: writing is left to others, once an older schema is brought up to date.
    bool only_to_read = false;
    Clock clock = system_time;
    std::span<const Migration> schema = migrations();
};

/// The files of the database were removed, replaced or changed by somebody else while it was open.
struct Displaced : core::Failure {
    using core::Failure::Failure;
};

/// An open database of this program's schema. Valid from construction to destruction.
///
/// Opening migrates an older schema after a backup beside the file; what cannot be read, is no
/// database, or comes from a newer program throws `core::Failure` and leaves the file as it is.
class Database {
public:
    /// Creates the file and its folder if there is none. Where another Pfiff holds the database
    /// for writing, or the file or disk is read-only, it is opened for reading only.
    explicit Database(const std::filesystem::path& file, const Opening& opening = {});
    ~Database();
    Database(Database&&) noexcept;
    Database& operator=(Database&&) noexcept;

    /// Whether nothing can be written, and why.
    bool read_only() const;
    const core::Text& why_read_only() const;
    const std::filesystem::path& file() const;

    /// Throws `Displaced` if its files are not those that are open any more; then all that was entered since
    /// it was opened lies in records, and the failure says where. Whoever puts the file back can go on.
    void must_be_in_place() const;
    /// Brings all that is acknowledged into the one file, so that a copy of it alone is whole; answers
    /// whether it did (another program that reads may hinder it). Throws `Displaced`.
    bool settle();
    /// Whether `must_be_in_place` found that they are not, and that has not changed since.
    bool is_displaced() const;
    /// Whether something waits to be settled, and how long nothing was written.
    bool is_unsettled() const;
    std::chrono::milliseconds rest() const;
    /// Where it can only be read now, tries whether it can be written again; answers whether that changed.
    bool try_again();

    /// Only for src/store.
    Sitting& sitting() const;
    SQLite::Database& sql() const;
    /// A prepared statement, kept for the next time. Only for src/store.
    SQLite::Statement& statement(std::string_view sql) const;
    std::int64_t now() const;

private:
    struct Hold;
    std::unique_ptr<Hold> hold_;
};

}  // namespace store
