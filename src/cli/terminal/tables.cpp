#include "cli/terminal/tables.h"

#include <algorithm>

#include "cli/terminal/columns.h"

namespace cli {

std::string table_of(const std::vector<std::string>& titles,
                     const std::vector<std::vector<std::string>>& rows) {
    if (rows.empty()) {
        return {};
    }
    std::vector<int> widths(titles.size(), 0);
    const auto measure = [&](const std::vector<std::string>& row) {
        std::ranges::transform(row, widths, widths.begin(), [](const std::string& cell, int width) {
            return std::max(columns(cell), width);
        });
    };
    measure(titles);
    std::ranges::for_each(rows, measure);
    std::string text;
    const auto write = [&](const std::vector<std::string>& row) {
        std::string line;
        auto width = widths.begin();
        for (const std::string& cell : row) {
            line += line.empty() ? "  " + padded(cell, *width) : "  " + right_aligned(cell, *width);
            ++width;
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + "\n";
    };
    write(titles);
    std::ranges::for_each(rows, write);
    return text;
}

}  // namespace cli
