#pragma once

#include <string>

#include "app/report/table.h"

namespace cli {

/// The rows of a table under its titles, each column as wide as its widest cell; numbers stand to the right.
/// What is wider than that many columns goes on below, under the first column again. Nothing for no rows.
std::string text_of(const app::Table& table, int width);

}  // namespace cli
