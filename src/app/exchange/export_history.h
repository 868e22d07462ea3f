#pragma once

#include <filesystem>

#include "app/exchange/new_file.h"
#include "store/sqlite/database.h"

namespace app {

/// Writes the whole history into a new folder: one record a match, with all that the referee knows, hands
/// and other secrets too, and `history.jsonl` with what records do not hold. Only the owner can look into
/// the folder. It is there whole or, if it was stopped or something failed, not at all. Answers whether it
/// came to its end.
///
/// `history.jsonl` is one JSON object a line. The first: `pfiff_history` (1), `matches` (how many) and
/// `players`, in order: `name`, and where it was said, `shown`, `colour`, `hidden`, `merged_into`. Then one a
/// match, in the order in which they were begun: `id`, `file`, `policy`, `begun`, `written` (when the lines
/// were written: the first in seconds after `begun`, each other after the one before), and where it is so
/// `ruled_up_to`, `answered_up_to`, `binned`, `said` (`title`, `venue`, `date`, `note`), `evening` (the id of
/// the match after which it was played in one evening, or empty: after none). Times are seconds since 1970,
/// UTC. Settings are no part of it. Older ones also say `what_if` (`source`, `at`) and `follows` (an id),
/// which records tell now.
bool export_history(store::Database& database, const std::filesystem::path& folder, const Progress& progress);

}  // namespace app
