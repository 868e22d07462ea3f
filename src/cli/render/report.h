#pragma once

#include <string>

#include "app/report/statistics.h"

namespace cli {

/// A page of statistics for a terminal of that many columns, in the language in force.
std::string text_of(const app::Report& report, int width);
/// A table under its title.
std::string titled(const app::Table& table, int width);

}  // namespace cli
