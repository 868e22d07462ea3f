#include "kit/seven.h"

#include <vector>

namespace kit::seven {

std::string space_token(int space) {
    return print_space(grid.at(space));
}

core::Text listed(Spaces spaces) {
    std::vector<core::Text> texts;
    texts.reserve(static_cast<std::size_t>(count(spaces)));
    for_each(spaces, [&](int space) { texts.push_back(core::verbatim(space_token(space))); });
    return core::listed(texts);
}

}  // namespace kit::seven
