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

TEST(A_trick_on_the_table, tells_who_leads_wins_and_comes_next) {
    constexpr kit::Look looks[] = {{"red", "re", "red", core::Hue::red, {}},
                                   {"blue", "bl", "blue", core::Hue::blue, {}}};
    const std::vector<std::string> names{"Anna", "Ben", "Cleo"};
    kit::Tricks tricks;
    const kit::TrickView view{.tricks = tricks,
                              .looks = looks,
                              .names = names,
                              .around = {0, 1, 2},
                              .next = 2,
                              .wins = 1,
                              .follows = true};
    EXPECT_TRUE(kit::trick_zone(view).remarks.empty()) << "nothing was played";
    tricks.running = {{0, {0, 5}, 1, core::Kind::legal}, {1, {0, 9}, 2, core::Kind::illegal}};
    const core::Zone zone = kit::trick_zone(view);
    ASSERT_EQ(zone.places.size(), 3U);
    using core::Mark;
    EXPECT_EQ(zone.places[0].tokens.at(0).marks, std::vector{Mark::leads});
    EXPECT_EQ(zone.places[1].tokens.at(0).marks, (std::vector{Mark::illegal, Mark::wins}));
    EXPECT_EQ(zone.places[2].marks, std::vector{Mark::next});
    EXPECT_TRUE(zone.places[1].marks.empty() && zone.places[2].tokens.empty());
    ASSERT_EQ(zone.remarks.size(), 2U);
    EXPECT_EQ(core::say(zone.remarks[0]), "red is led");
    EXPECT_EQ(core::say(zone.remarks[1]), "Ben wins so far");
    tricks.take(1);
    ASSERT_EQ(kit::trick_zone(view).remarks.size(), 1U);
    EXPECT_EQ(core::say(kit::trick_zone(view).remarks[0]), "Ben took the last trick");
}

}  // namespace
