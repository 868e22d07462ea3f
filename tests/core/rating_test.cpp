#include "core/rating.h"

#include <gmock/gmock.h>

using core::Rating;
using testing::ElementsAre;

namespace {

/// The published figures are without drift.
std::vector<Rating> published(std::vector<Rating> before, const std::vector<int>& ranks) {
    return core::rated(before, ranks, 0);
}

MATCHER_P2(IsRated, mu, sigma, "") {
    return std::abs(arg.mu - mu) < 1e-9 && std::abs(arg.sigma - sigma) < 1e-9;
}

}  // namespace

// The figures are those that the authors of OpenSkill publish in its tests and its manual.
TEST(Rating, two_who_are_new) {
    EXPECT_THAT(published({{}, {}}, {1, 2}), ElementsAre(IsRated(27.63523138347365, 8.065506316323548),
                                                         IsRated(22.36476861652635, 8.065506316323548)));
}

TEST(Rating, five_who_are_new) {
    EXPECT_THAT(published({{}, {}, {}, {}, {}}, {1, 2, 3, 4, 5}),
                ElementsAre(IsRated(27.666666666666668, 8.290556877154474),
                            IsRated(26.833333333333332, 8.240145629781066),
                            IsRated(25.72222222222222, 8.179996679645559),
                            IsRated(24.055555555555557, 8.111796013701358),
                            IsRated(20.72222222222222, 8.111796013701358)));
}

TEST(Rating, places_are_not_seats) {
    EXPECT_THAT(published({{}, {}, {}, {}}, {4, 1, 3, 2}),
                ElementsAre(IsRated(20.96265504062538, 8.083731307186588),
                            IsRated(27.795084971874736, 8.263160757613477),
                            IsRated(24.68943500312503, 8.083731307186588),
                            IsRated(26.552824984374855, 8.179213704945203)));
}

TEST(Rating, two_who_share_a_place) {
    EXPECT_THAT(published({{}, {}, {}, {}}, {2, 4, 2, 1}),
                ElementsAre(IsRated(24.68943500312503, 8.179213704945203),
                            IsRated(22.826045021875203, 8.179213704945203),
                            IsRated(24.68943500312503, 8.179213704945203),
                            IsRated(27.795084971874736, 8.263160757613477)));
}

TEST(Rating, four_of_unlike_strength) {
    EXPECT_THAT(published({{15, 25.0 / 3}, {20, 25.0 / 3}, {25, 25.0 / 3}, {30, 25.0 / 3}}, {1, 3, 4, 2}),
                ElementsAre(IsRated(18.13094482387197, 8.283124738447958),
                            IsRated(20.40517319790051, 8.107463101775272),
                            IsRated(20.65608164139383, 8.082178279446465),
                            IsRated(30.80780033683369, 8.154697408620104)));
}

TEST(Rating, a_tie_of_equals_only_makes_them_surer) {
    const auto after = published({{}, {}}, {1, 1});
    EXPECT_THAT(after, ElementsAre(IsRated(25.0, 8.065506316323548), IsRated(25.0, 8.065506316323548)));
}

TEST(Rating, one_alone_learns_nothing) {
    EXPECT_THAT(core::rated(std::vector<Rating>{{}}, std::vector<int>{1}),
                ElementsAre(IsRated(25, 25.0 / 3)));
}

TEST(Rating, who_sits_down_again_is_a_little_less_sure) {
    const std::vector<Rating> sure{{25, 0.1}, {25, 0.1}};
    EXPECT_GT(core::rated(sure, std::vector<int>{1, 1})[0].sigma, 0.1);
}
