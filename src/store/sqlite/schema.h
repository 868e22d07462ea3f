#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>
#include <span>

#include "store/sqlite/migrations.h"

namespace store {

/// "Pfif": tells our databases from those of other programs.
inline constexpr int application_id = 0x50666966;

/// The version of the schema, from 1. A database of another program, of a newer Pfiff, or a damaged
/// one throws `core::Failure`.
int schema_version(SQLite::Database& sql, const std::filesystem::path& file,
                   std::span<const Migration> schema);

/// Throws `core::Failure` if the database is damaged.
void must_be_whole(SQLite::Database& sql, const std::filesystem::path& file);

/// Makes a new database with the whole schema. It comes into its place at once or not at all.
void create(const std::filesystem::path& file, std::span<const Migration> schema);

/// Brings a database from this version to the newest in one transaction, after a copy beside it.
void migrate(SQLite::Database& sql, const std::filesystem::path& file, int version,
             std::span<const Migration> schema);

}  // namespace store
