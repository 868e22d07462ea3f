#include "kit/seven.h"

#include <cstdlib>

#include <gtest/gtest.h>

namespace {

using kit::seven::grid;
using kit::seven::space_count;

TEST(Seven, tells_neighbours_as_the_grid_does) {
    for (int one = 0; one < space_count; ++one) {
        const kit::seven::Spaces just = kit::seven::just(one);
        for (int other = 0; other < space_count; ++other) {
            const int across = std::abs(grid.at(one).column - grid.at(other).column);
            const int down = std::abs(grid.at(one).row - grid.at(other).row);
            EXPECT_EQ(kit::seven::holds(kit::seven::beside(just), other), across + down == 1);
            EXPECT_EQ(kit::seven::holds(kit::seven::diagonal_to(just), other), across == 1 && down == 1);
            EXPECT_EQ(kit::seven::holds(kit::seven::spread(just), other), across <= 1 && down <= 1);
        }
    }
}

TEST(Seven, lists_spaces_in_reading_order) {
    EXPECT_EQ(core::say(kit::seven::listed(kit::seven::just(0) | kit::seven::just(9))), "a1 and c2");
}

}  // namespace
