#include "kit/tricks.h"

#include <gtest/gtest.h>

namespace {

TEST(A_trick, goes_to_the_highest_card_and_its_winner_leads) {
    kit::Tricks tricks;
    tricks.running = {{0, {0, 5}, 1, core::Kind::legal}, {1, {1, 9}, 2, core::Kind::legal}};
    EXPECT_TRUE(tricks.has_played(1));
    EXPECT_EQ(tricks.turn_by(), 2);
    tricks.take(kit::winning(tricks.running, [](kit::Suited card) { return card.value; }));
    EXPECT_EQ(tricks.leader, 1);
    EXPECT_EQ(tricks.won[1], 1);
    EXPECT_TRUE(tricks.begun() && tricks.running.empty());
    EXPECT_EQ(tricks.lying().size(), 2U);
    EXPECT_EQ(tricks.turn_by(), 2);
}

TEST(A_card_that_is_alone, is_written_like_a_suit) {
    constexpr kit::Look own_looks[] = {{"dog", "d", "dog", core::Hue::none, {}},
                                       {"fool", "f", "fool", core::Hue::none, {}, true}};
    EXPECT_EQ(kit::read_suited(own_looks, "fool"), (kit::Suited{1, 0}));
    EXPECT_FALSE(kit::read_suited(own_looks, "fool-1"));
    EXPECT_EQ(kit::print_suited(own_looks, {1, 0}), "fool");
    EXPECT_EQ(core::say(kit::card_face(own_looks, {1, 0}).name), "fool");
}

}  // namespace
