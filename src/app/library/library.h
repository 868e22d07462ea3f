#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "app/library/policy.h"
#include "core/record.h"
#include "store/matches/history.h"
#include "store/sqlite/database.h"

namespace app {

/// Where the user's database lies: `$XDG_DATA_HOME/pfiff/pfiff.db` or the platform's like.
std::filesystem::path default_database();

/// Day and time on the clock of this place, `YYYY-MM-DDTHH:MM`; nothing, where it cannot be right.
std::optional<std::string> today(const store::Database& database);

/// Begins a match; gives it an id if it has none, and the day if it has none. Answers the id.
std::string begin_match(store::Database& database, core::Header header, Policy policy);

/// The header of the same again: players, game, variants, house rules and level of that match,
/// with a new id and the day of now.
core::Header same_again(store::Database& database, const std::string& match);

/// The policy of a match that is there already.
Policy policy_of(store::Database& database, const std::string& match);

/// Begins the same again, with the policy of that match. Answers its id.
std::string begin_again(store::Database& database, const std::string& match);

/// What an import did with a record.
struct Imported {
    std::string match;
    enum class What { stored, longer, nothing_new } what;
    int lines;                          ///< how many lines were added
    std::optional<std::string> like{};  ///< another match here that may be the same one
};
/// Stores a record in one transaction. One that is there already changes nothing unless it is
/// longer and agrees with what is there; one that disagrees throws `core::Failure`. One without an
/// id gets one made from its text (`id_of_text`), so that the same file twice is one match.
Imported import_record(store::Database& database, core::Record record);
/// The record of a match as text, with all that the referee knows.
std::string export_record(store::Database& database, const std::string& match);
/// The same without what the table may not see.
struct Exported {
    std::string text;
    int left_out;     ///< how many lines that were
    bool tells_more;  ///< than the table may see while the match is not over
};
Exported export_without_secrets(store::Database& database, const std::string& match);

/// Derives anew what lists and statistics know of a match.
void derive_match(store::Database& database, const std::string& match);
/// Derives anew what is stale, unless the database can only be read. `progress` is told done and all, and
/// answers whether to go on.
void derive_stale(store::Database& database, const std::function<bool(int, int)>& progress);

/// Reads a record from a file (`-`: standard input). For a file that cannot be opened or read, or a
/// directory, the Fault has line 0; one over 4 MiB is not read to its end.
tl::expected<core::Record, core::Fault> read_file(const std::filesystem::path& file);

}  // namespace app
