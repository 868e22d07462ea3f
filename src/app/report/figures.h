#pragma once

#include <optional>

#include "app/report/table.h"
#include "store/statistics/statistics.h"

namespace app {

/// What a figure of a game shows; nothing if it is empty.
std::optional<Table> table_of(const store::Counted& counted);

}  // namespace app
