#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

#include "app/exchange/import_record.h"
#include "store/sqlite/database.h"

namespace app {

/// What an import did with a file.
struct ImportedFile {
    std::filesystem::path file;
    std::optional<Imported> imported{};  ///< nothing: it was refused
    core::Fault why{};                   ///< if it was refused; line 0: of no line
};
/// All `.pfiff` files in the folder and below, in order.
std::vector<std::filesystem::path> records_in(const std::filesystem::path& folder);
/// Stores the record of a file, or says why not.
ImportedFile import_file(store::Database& database, const std::filesystem::path& file);
/// As one sentence, without the file.
core::Text what_was_done(const ImportedFile& file);

/// Is told of a file, how many are done and how many there are, and answers whether to go on.
using OnFile = std::function<bool(const ImportedFile&, int, int)>;

/// Stores records, each whole or not at all. A folder stands for all `.pfiff` files in it and below, by
/// name, the ending in any case; folders that `export_history` wrote come last and are taken in with all that
/// they know. `-` is standard input. Answers whether it came to its end.
bool import_files(store::Database& database, const std::vector<std::filesystem::path>& files,
                  const OnFile& on_file);

}  // namespace app
