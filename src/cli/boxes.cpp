#include "cli/boxes.h"

#include <algorithm>
#include <span>

#include "cli/columns.h"

namespace cli {

namespace {

std::string repeated(std::string_view piece, int times) {
    std::string text;
    for (int i = 0; i < times; ++i) {
        text += piece;
    }
    return text;
}

Block side_by_side(std::span<const Block> blocks) {
    Block row;
    int width = 0;
    for (const Block& block : blocks) {
        row.resize(std::max(row.size(), block.size()));
        for (std::size_t line = 0; line < block.size(); ++line) {
            row[line] = padded(row[line], width) + block[line];
        }
        width += width_of(block) + 1;
    }
    return row;
}

/// An edge of a grid: `├───┼───┤`.
std::string edge(std::string_view left, std::string_view cross, std::string_view right, int cell_width,
                 int cells) {
    std::string line(left);
    for (int cell = 0; cell < cells; ++cell) {
        line.append(cell == 0 ? "" : cross).append(repeated("─", cell_width));
    }
    return line.append(right);
}

}  // namespace

int width_of(const Block& block) {
    int width = 0;
    for (const std::string& line : block) {
        width = std::max(width, columns(line));
    }
    return width;
}

Block boxed(const std::string& title, const Block& lines) {
    const int width = std::max(width_of(lines), columns(title) + (title.empty() ? 0 : 1));
    const std::string heading = title.empty() ? "" : " " + title + " ";
    Block box{"┌" + (heading.empty() ? "" : "─" + heading) +
              repeated("─", width + 2 - columns(heading) - (heading.empty() ? 0 : 1)) + "┐"};
    for (const std::string& line : lines) {
        box.push_back("│ " + padded(line, width) + " │");
    }
    box.push_back("└" + repeated("─", width + 2) + "┘");
    return box;
}

Block flowed(const std::vector<Block>& blocks, int width) {
    Block all;
    for (std::size_t first = 0; first < blocks.size();) {
        std::size_t end = first;
        for (int used = 0; end < blocks.size(); ++end) {
            used += width_of(blocks[end]) + (end == first ? 0 : 1);
            if (end > first && used > width) {
                break;
            }
        }
        std::ranges::copy(side_by_side(std::span(blocks).subspan(first, end - first)),
                          std::back_inserter(all));
        first = end;
    }
    return all;
}

Block ruled_grid(const std::vector<Block>& cells, int columns_in_a_row) {
    int width = 0;
    std::size_t height = 1;
    for (const Block& cell : cells) {
        width = std::max(width, width_of(cell));
        height = std::max(height, cell.size());
    }
    const auto in_a_row = static_cast<std::size_t>(columns_in_a_row);
    Block grid{edge("┌", "┬", "┐", width, columns_in_a_row)};
    for (std::size_t first = 0; first < cells.size(); first += in_a_row) {
        if (first > 0) {
            grid.push_back(edge("├", "┼", "┤", width, columns_in_a_row));
        }
        for (std::size_t line = 0; line < height; ++line) {
            std::string row = "│";
            for (std::size_t cell = first; cell < first + in_a_row; ++cell) {
                const bool there = cell < cells.size() && line < cells[cell].size();
                row += padded(there ? cells[cell][line] : "", width) + "│";
            }
            grid.push_back(std::move(row));
        }
    }
    grid.push_back(edge("└", "┴", "┘", width, columns_in_a_row));
    return grid;
}

}  // namespace cli
