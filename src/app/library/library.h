#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

#include "app/library/policy.h"
#include "core/header.h"
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

}  // namespace app
