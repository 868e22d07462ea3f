#include "cli/terminal/boxes.h"

#include <algorithm>
#include <span>

#include "cli/terminal/columns.h"

namespace cli {

int width_of(const Block& block) {
    int width = 0;
    for (const std::string& line : block) {
        width = std::max(width, columns(line));
    }
    return width;
}

namespace {

Block side_by_side(std::span<const Block> blocks, int gap) {
    Block row;
    int width = 0;
    for (const Block& block : blocks) {
        row.resize(std::max(row.size(), block.size()));
        for (std::size_t line = 0; line < block.size(); ++line) {
            row[line] = padded(row[line], width) + block[line];
        }
        width += width_of(block) + gap;
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

int inner_width(const Box& box) {
    return std::max(width_of(box.lines), columns(box.title) + (box.title.empty() ? 0 : 1));
}

int width_with_edges(const Box& box) {
    return inner_width(box) + 4;
}

Block boxed(const Box& box) {
    const int width = inner_width(box);
    const std::string heading = box.title.empty() ? "" : "─ " + box.title + " ";
    Block drawn{"┌" + heading + repeated("─", width + 2 - columns(heading)) + "┐"};
    for (const std::string& line : box.lines) {
        drawn.push_back("│ " + padded(line, width) + " │");
    }
    drawn.push_back("└" + repeated("─", width + 2) + "┘");
    return drawn;
}

/// How many of the first stand side by side in `width` columns; one at least.
template <class Piece, class Width>
std::size_t as_many_as_fit(std::span<const Piece> pieces, int width, int gap, Width width_of_piece) {
    int used = -gap;
    std::size_t count = 0;
    for (const Piece& piece : pieces) {
        used += width_of_piece(piece) + gap;
        if (count > 0 && used > width) {
            break;
        }
        ++count;
    }
    return count;
}

}  // namespace

Block flowed(const std::vector<Block>& blocks, int width, int gap) {
    Block all;
    const std::span<const Block> rest(blocks);
    for (std::size_t first = 0; first < blocks.size();) {
        const std::size_t count = as_many_as_fit(rest.subspan(first), width, gap, width_of);
        std::ranges::copy(side_by_side(rest.subspan(first, count), gap), std::back_inserter(all));
        first += count;
    }
    return all;
}

Block flowed(std::vector<Box> boxes, int width) {
    constexpr int gap = 1;
    Block all;
    const std::span<Box> rest(boxes);
    for (std::size_t first = 0; first < boxes.size();) {
        const auto row = rest.subspan(
            first, as_many_as_fit(std::span<const Box>(rest.subspan(first)), width, gap, width_with_edges));
        const auto height =
            std::ranges::max(row, {}, [](const Box& box) { return box.lines.size(); }).lines.size();
        std::vector<Block> drawn;
        for (Box& box : row) {
            box.lines.resize(height);
            drawn.push_back(boxed(box));
        }
        std::ranges::move(side_by_side(drawn, gap), std::back_inserter(all));
        first += row.size();
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
