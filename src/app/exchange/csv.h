#pragma once

#include <span>
#include <string>
#include <vector>

#include "app/exchange/new_file.h"
#include "store/sqlite/database.h"
#include "store/statistics/filter.h"

namespace app {

/// One line of a table as RFC 4180 has it, with CR LF at its end. Cells stay what they are; in quotes stand
/// those that some programs would split (at `;`, at tabs) or count (what begins with `=`, `+`, `-`, `@`).
std::string csv_line(const std::vector<std::string>& cells);

/// The matches named, a line each, under a line that names the columns. Answers whether it came to its end.
bool write_matches(store::Database& database, const std::vector<std::string>& matches, const Sink& sink,
                   const Progress& progress);
/// Their results, a line a seat.
bool write_results(store::Database& database, const std::vector<std::string>& matches, const Sink& sink,
                   const Progress& progress);

/// Statistics of the matches that the filter lets through: a line for each player over all games and for each
/// player and game.
void write_players(store::Database& database, const store::Filter& filter, const Sink& sink);
/// A line for each cell of each figure of each game: `down` and `across` are the values of a distribution or
/// matrix, `series` names the others; `sum` is the sum of what was counted `count` times.
void write_figures(store::Database& database, const store::Filter& filter, const Sink& sink);

}  // namespace app
