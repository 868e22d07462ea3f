#include "kit/heat.h"

namespace kit::seven {

namespace {

/// Figures point at these.
const SpaceKeys& tokens() {
    static const SpaceKeys all = [] {
        SpaceKeys made;
        for (int space = 0; space < space_count; ++space) {
            made[static_cast<std::size_t>(space)] = space_token(space);
        }
        return made;
    }();
    return all;
}

}  // namespace

SpaceKeys space_keys(std::string_view word) {
    SpaceKeys keys = tokens();
    for (std::string& key : keys) {
        key.insert(0, 1, '.').insert(0, word);
    }
    return keys;
}

core::Figure heat_of(std::string_view id, std::string_view title, std::string_view text,
                     const SpaceKeys& keys) {
    core::Figure figure{id, core::Figure::Kind::heat, title, text, {}};
    figure.series.reserve(keys.size());
    for (std::size_t space = 0; space < keys.size(); ++space) {
        figure.series.push_back({keys[space], tokens()[space]});
    }
    for (std::size_t i = 0; i < std::size_t{side}; ++i) {
        const std::string_view column = tokens()[i];
        const std::string_view row = tokens()[i * side];
        figure.columns.push_back(column.substr(0, 1));
        figure.rows.push_back(row.substr(1));
    }
    return figure;
}

}  // namespace kit::seven
