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

}  // namespace hundsgemein
