#pragma once

#include <string_view>
#include <vector>

#include "core/hue.h"

namespace core {

/// How statistics show numbers that a game reports (Stat): declared by the game, counted by the store, drawn
/// by the screen, which know no game.
struct Figure {
    enum class Kind {
        sums,          ///< one bar a series: the sum of its values, over all that is looked at
        means,         ///< one bar a series: the mean of its values
        distribution,  ///< of the one series: how often each value
        matrix,  ///< of two series: how often each pair of values of one seat in one round of one match;
                 ///< the first series goes down, the second across
        heat     ///< a grid of series, row by row: the sum of each
    };
    struct Series {
        std::string_view key;    ///< of the Stat; static storage
        std::string_view label;  ///< message id
        Hue hue = Hue::none;
    };

    std::string_view
        id;  ///< unique in the game, lower-case letters, digits, hyphens; JSON and CSV name it so
    Kind kind;
    std::string_view title;  ///< message id
    std::string_view text;   ///< message id: what it shows, in one sentence
    std::vector<Series> series;
    std::vector<std::string_view> rows{};     ///< heat: message ids of the rows, from above
    std::vector<std::string_view> columns{};  ///< heat: message ids of the columns
    /// Its numbers belong to the match and not to a seat: a player's page leaves it out.
    bool of_match = false;
};

}  // namespace core
