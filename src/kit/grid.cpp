#include "kit/grid.h"

namespace kit {

std::optional<Space> read_space(const Grid& grid, std::string_view token) {
    if (token.size() != 2) {
        return std::nullopt;
    }
    const Space space{token[0] - 'a', token[1] - '1'};
    return grid.holds(space) ? std::optional(space) : std::nullopt;
}

std::string print_space(Space space) {
    return {static_cast<char>('a' + space.column), static_cast<char>('1' + space.row)};
}

}  // namespace kit
