#pragma once

#include <optional>
#include <string>

#include "core/record.h"
#include "store/sqlite/database.h"

namespace app {

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

}  // namespace app
