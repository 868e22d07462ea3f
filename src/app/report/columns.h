#pragma once

#include <string_view>
#include <vector>

#include "app/report/table.h"
#include "store/statistics/statistics.h"

/// What tables of statistics have in common.
namespace app {

using Row = std::vector<Cell>;
using Columns = std::vector<Table::Column>;

Table::Column words(std::string_view title);
Table::Column number(std::string_view title);

/// Behind a first column: matches, wins, wins by chance, and the share of the matches.
Columns fared_columns(std::string_view first);
Row fared(Cell label, const store::WinRecord& fared);

}  // namespace app
