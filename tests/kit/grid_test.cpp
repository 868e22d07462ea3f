#include "kit/grid.h"

#include <gtest/gtest.h>

namespace {

constexpr kit::Grid council{4, 4};

TEST(Grid, reads_the_spaces_that_it_prints) {
    for (int i = 0; i < council.size(); ++i) {
        EXPECT_EQ(kit::read_space(council, kit::print_space(council.at(i))), council.at(i));
        EXPECT_EQ(council.index(council.at(i)), i);
    }
}

TEST(Grid, letters_its_columns_and_numbers_its_rows) {
    EXPECT_EQ(kit::read_space(council, "b3"), (kit::Space{1, 2}));
    EXPECT_EQ(kit::print_space({3, 0}), "d1");
}

TEST(Grid, has_no_spaces_beyond_its_edges) {
    for (const char* token : {"", "a", "e1", "a5", "a0", "1a", "A1", "a11", "`1", "a1 "}) {
        EXPECT_FALSE(kit::read_space(council, token)) << token;
    }
}

TEST(Grid, has_spaces_beside_each_other_but_not_diagonally) {
    EXPECT_TRUE(kit::are_beside({1, 1}, {1, 2}));
    EXPECT_TRUE(kit::are_beside({1, 1}, {0, 1}));
    EXPECT_FALSE(kit::are_beside({1, 1}, {2, 2}));
    EXPECT_FALSE(kit::are_beside({1, 1}, {1, 1}));
    EXPECT_FALSE(kit::are_beside({1, 1}, {1, 3}));
}

}  // namespace
