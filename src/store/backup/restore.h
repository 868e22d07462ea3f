#pragma once

#include <filesystem>
#include <optional>

#include "store/backup/backups.h"
#include "store/sqlite/database.h"

namespace store {

/// Throws `core::Failure` unless this is a whole Pfiff database that this program can read.
void must_be_whole_backup(const std::filesystem::path& backup, const Opening& opening = {});

/// The newest copy that is whole, those that were set aside left out, and those that a clock that went wrong
/// dated later than today only where there is no other.
std::optional<Backup> latest_whole_backup(const std::filesystem::path& database, const Opening& opening = {});

/// Whether a database lay in the place once: its log or its backups do.
bool was_there(const std::filesystem::path& database);

/// Whether a database lay in the place once and cannot be read any more, or is no longer what Pfiff made of
/// it. One that a newer Pfiff wrote is whole.
bool is_damaged(const std::filesystem::path& database, const Opening& opening = {});

/// Puts a copy of the backup in the place of the database. What lies there is set aside first, also what
/// cannot be read; answers where (nothing, if nothing lay there). While another Pfiff has the database open,
/// or if the backup is not whole, it throws `core::Failure` and has changed nothing. Killed at any moment,
/// the one or the other lies in the place.
std::filesystem::path restore(const std::filesystem::path& backup, const std::filesystem::path& database,
                              const Opening& opening = {});

}  // namespace store
