#include "cli/terminal/tables.h"

#include <algorithm>

#include "app/words/words.h"
#include "cli/terminal/columns.h"

namespace cli {

namespace {

constexpr int gap = 2;

/// One column: its title, then its cells.
std::vector<std::string> column(const app::Table& table, std::size_t index) {
    std::vector<std::string> cells{visible(app::say(table.columns[index].title))};
    for (const auto& row : table.rows) {
        cells.push_back(visible(app::in_words(row[index])));
    }
    const int width =
        columns(*std::ranges::max_element(cells, {}, [](const auto& cell) { return columns(cell); }));
    for (std::string& cell : cells) {
        cell = table.columns[index].number ? right_aligned(cell, width) : padded(cell, width);
    }
    return cells;
}

void write(std::string& text, const std::vector<std::string>& lines) {
    for (const std::string& line : lines) {
        text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    }
}

}  // namespace

std::string text_of(const app::Table& table, int width) {
    if (table.rows.empty()) {
        return {};
    }
    std::vector<std::string> first = column(table, 0);
    for (std::string& line : first) {
        line.insert(0, gap, ' ');
    }
    std::string text;
    std::vector<std::string> lines = first;
    for (std::size_t index = 1; index < table.columns.size(); ++index) {
        const std::vector<std::string> more = column(table, index);
        const bool any = lines.front() != first.front();
        if (any && columns(lines.front()) + gap + columns(more.front()) > width) {
            write(text, std::exchange(lines, first));
        }
        std::ranges::transform(lines, more, lines.begin(),
                               [](const std::string& line, const std::string& cell) {
                                   return line + std::string(gap, ' ') + cell;
                               });
    }
    write(text, lines);
    return text;
}

}  // namespace cli
