#pragma once

#include <string>
#include <vector>

#include "app/report/spreadsheet.h"

namespace app {

/// One line of a table as RFC 4180 has it, with CR LF at its end. Cells stay what they are; in quotes stand
/// those that some programs would split (at `;`, at tabs) or count (what begins with `=`, `+`, `-`, `@`).
std::string csv_line(const std::vector<std::string>& cells);

/// The table under a line of its keys, for programs: numbers have points. Answers whether it came to its end.
bool write_csv(const Spreadsheet& table, const Sink& sink, const Progress& progress);

}  // namespace app
