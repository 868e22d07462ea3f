#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "store/sqlite/migrations.h"

namespace store {

/// The one way to a database of SQLite. Whoever wrote the file may mean harm: what it holds is data, and
/// nothing in it runs that this program does not need. `flags` are SQLite's; `name` is a path, or its URI.
std::unique_ptr<SQLite::Database> connect(const std::string& name, int flags, int patience_ms = 0);

/// To a database in memory that holds nothing.
std::unique_ptr<SQLite::Database> connect_to_nothing(std::span<const Migration> schema);

/// The path as SQLite's URI, which alone can say that nobody writes: then nothing is made beside it.
std::string immutable_uri(const std::filesystem::path& file);

/// Copies the database into a new file by SQLite's online backup; one file, without a log beside it that
/// could get lost, and as open to others as `like`. Throws what SQLite throws, also where the source is
/// locked.
void copy_whole(SQLite::Database& source, const std::filesystem::path& to, const std::filesystem::path& like);

/// Ends the making of such a copy: no connection may be open to it.
void finish_copy(const std::filesystem::path& copy, const std::filesystem::path& like);

/// Throws `core::Failure` unless tables, indexes, triggers and views are those that the first migrations
/// make, so many as the version says. What SQLite keeps for itself is not looked at. Answers the SQL that
/// makes what is missing, but only derived.
std::vector<std::string> must_hold_our_objects(SQLite::Database& sql, const std::filesystem::path& file,
                                               int version, std::span<const Migration> schema);

}  // namespace store
