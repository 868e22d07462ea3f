#pragma once

#include <string>
#include <vector>

namespace cli {

/// Rows of cells under a line of titles, each column as wide as its widest cell; the first column stands to
/// the left, the others, which are numbers, to the right. Nothing for no rows.
std::string table_of(const std::vector<std::string>& titles,
                     const std::vector<std::vector<std::string>>& rows);

}  // namespace cli
