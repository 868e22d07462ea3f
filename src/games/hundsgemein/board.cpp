#include "games/hundsgemein/board.h"

namespace hundsgemein {

Blocks longest_run(Blocks blocks, Blocks on_side, bool across) {
    const auto step = static_cast<unsigned>(across ? 1 : side);
    const Blocks there = blocks & on_side;
    Blocks run = 0;
    Blocks best = 0;
    for (Blocks next = on_side & (~on_side + 1); (next & on_side) != 0; next <<= step) {
        run = (there & next) != 0 ? run | next : 0;
        best = count(run) > count(best) ? run : best;
    }
    return best;
}

std::string street_token(int street) {
    return (is_across(street) ? "h" : "v") + std::to_string(row_before(street) + 1);
}

std::optional<int> read_street(std::string_view token) {
    if (token.size() != 2 || (token[0] != 'h' && token[0] != 'v') || token[1] < '1' ||
        token[1] >= '0' + side) {
        return std::nullopt;
    }
    return (token[0] == 'h' ? 0 : side - 1) + (token[1] - '1');
}

std::string block_token(int block) {
    return kit::print_space(grid.at(block));
}

std::optional<int> read_block(std::string_view token) {
    const auto space = kit::read_space(grid, token);
    return space ? std::optional(grid.index(*space)) : std::nullopt;
}

core::Text blocks_listed(Blocks blocks) {
    std::vector<core::Text> texts;
    texts.reserve(static_cast<std::size_t>(count(blocks)));
    for (; blocks != 0; blocks &= blocks - 1) {
        texts.push_back(core::verbatim(block_token(std::countr_zero(blocks))));
    }
    return core::listed(texts);
}

}  // namespace hundsgemein
