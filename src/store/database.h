#pragma once

#include <filesystem>
#include <memory>

#include "core/text.h"

namespace SQLite {
class Database;
}

namespace store {

/// An open database of this program's schema. Valid from construction to destruction.
///
/// Opening migrates an older schema after a backup beside the file; what cannot be read, is no
/// database, or comes from a newer program throws `core::Failure` and leaves the file as it is.
class Database {
public:
    /// Creates the file and its folder if there is none. Where another Pfiff holds the database
    /// for writing, or the file or disk is read-only, it is opened for reading only.
    explicit Database(const std::filesystem::path& file);
    ~Database();
    Database(Database&&) noexcept;
    Database& operator=(Database&&) noexcept;

    /// Whether nothing can be written, and why.
    bool read_only() const;
    const core::Text& why_read_only() const;
    const std::filesystem::path& file() const;

    /// Only for src/store.
    SQLite::Database& sql() const;

private:
    struct Hold;
    std::unique_ptr<Hold> hold_;
};

}  // namespace store
