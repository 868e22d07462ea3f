#pragma once

#include <chrono>
#include <filesystem>
#include <string>

#include <CLI/CLI.hpp>

#include "store/sqlite/database.h"

namespace cli {

/// How long to wait for another Pfiff that writes.
inline constexpr std::chrono::milliseconds patience{3000};

/// The file of this name, or the user's own if the name is empty.
std::filesystem::path database_path(const std::string& file);

/// The call that puts the newest backup in the place of this database, as a shell takes it.
std::string call_of_restore(const std::filesystem::path& database);

/// The id of the match that is named so: by its id or, where only one begins so, by the beginning of it.
/// Throws `core::Failure` if there is none.
std::string match_named(store::Database& database, const std::string& wanted);

/// Adds `--db FILE` to a verb.
void add_database_option(CLI::App& verb, std::string& file);

/// The database of this name, or the user's own if the name is empty. Throws `core::Failure` where
/// there is none.
store::Database open_to_read(const std::string& file);

/// The same, and what is derived from the journals is up to date, unless nothing can be written.
store::Database open_up_to_date(const std::string& file);

/// The same, for writing: waits a little where another Pfiff holds it, then gives up with a
/// `core::Failure`. Makes the file if `may_create`. Today's backup is made first; if that cannot be, it is
/// said, and the work goes on.
store::Database open_to_write(const std::string& file, bool may_create);

}  // namespace cli
