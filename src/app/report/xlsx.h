#pragma once

#include <vector>

#include "app/report/spreadsheet.h"

namespace app {

/// A workbook of Excel with one sheet a table, under words of the language in force: numbers are numbers,
/// days are days, and names are text, so that none is a formula. Answers whether it came to its end; if not,
/// the sink got nothing. Throws `core::Failure` if it cannot be made.
bool write_xlsx(const std::vector<Spreadsheet>& tables, const Sink& sink, const Progress& progress);

}  // namespace app
