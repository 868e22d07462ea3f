#pragma once

#include <filesystem>

#include "app/exchange/import_files.h"
#include "store/sqlite/database.h"

namespace app {

/// Whether a history that `export_history` wrote lies in the folder.
bool is_history(const std::filesystem::path& folder);

/// Takes such a folder in, match by match, each whole or not at all; records in it that `history.jsonl` does
/// not name too. Into an empty database it comes back as it was. Where a match is here already its lines are
/// compared as `import_record` does, and the rest stays as it is here; so does what was said of a player.
bool import_history(store::Database& database, const std::filesystem::path& folder, const OnFile& on_file);

}  // namespace app
