#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "app/exchange/new_file.h"
#include "app/report/table.h"
#include "store/sqlite/database.h"
#include "store/statistics/match_query.h"

namespace app {

/// A table for spreadsheets, row after row: a history may be longer than memory is large.
struct Spreadsheet {
    struct Column {
        std::string_view key;    ///< stable, for programs
        std::string_view title;  ///< message id
    };
    using Rows = std::function<void(const std::vector<Cell>& row)>;

    std::string_view key;    ///< `matches`
    std::string_view title;  ///< message id
    std::vector<Column> columns;
    /// Answers whether it came to its end.
    std::function<bool(const Rows& rows, const Progress& progress)> write;
};

/// The matches named, and their results, a row a seat. The database must live as long as they are written.
std::vector<Spreadsheet> spreadsheets_of(store::Database& database, const std::vector<std::string>& matches);
/// Statistics of the matches that the filter lets through: a row for each player over all games and for each
/// player and game; and one for each cell of each figure of each game.
std::vector<Spreadsheet> spreadsheets_of(store::Database& database, const store::MatchQuery& filter);

}  // namespace app
