#include "store/statistics/rating.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <vector>

using store::Rating;
using testing::ElementsAre;

namespace {

/// The published figures are without drift.
std::vector<Rating> published(std::vector<Rating> before, const std::vector<int>& ranks) {
    return store::rated(before, ranks, 0);
}

MATCHER_P2(IsRated, mu, sigma, "") {
    return std::abs(arg.mu - mu) < 1e-9 && std::abs(arg.sigma - sigma) < 1e-9;
}

}  // namespace

// The figures are those that the authors of OpenSkill publish in the tests of their Bradley-Terry.
TEST(Rating, two_who_are_new) {
    EXPECT_THAT(published({{}, {}}, {1, 2}), ElementsAre(IsRated(27.63523138347365, 8.065506316323548),
                                                         IsRated(22.36476861652635, 8.065506316323548)));
}

TEST(Rating, three_who_are_new) {
    EXPECT_THAT(published({{}, {}, {}}, {1, 2, 3}),
                ElementsAre(IsRated(30.2704627669473, 7.788474807872566), IsRated(25.0, 7.788474807872566),
                            IsRated(19.7295372330527, 7.788474807872566)));
}

TEST(Rating, five_who_are_new) {
    EXPECT_THAT(published({{}, {}, {}, {}, {}}, {1, 2, 3, 4, 5}),
                ElementsAre(IsRated(35.5409255338946, 7.202515895247076),
                            IsRated(30.2704627669473, 7.202515895247076), IsRated(25.0, 7.202515895247076),
                            IsRated(19.729537233052703, 7.202515895247076),
                            IsRated(14.4590744661054, 7.202515895247076)));
}

TEST(Rating, places_are_not_seats) {
    EXPECT_THAT(published({{}, {}, {}, {}}, {4, 1, 3, 2}),
                ElementsAre(IsRated(17.09430584957905, 7.5012190693964005),
                            IsRated(32.90569415042095, 7.5012190693964005),
                            IsRated(22.36476861652635, 7.5012190693964005),
                            IsRated(27.63523138347365, 7.5012190693964005)));
}

// A win over one of four equals is worth 2.63523 and a loss costs as much; a shared place is worth nothing.
TEST(Rating, two_of_five_who_share_the_win_gain_more_than_the_third) {
    EXPECT_THAT(published({{}, {}, {}, {}, {}}, {1, 1, 3, 4, 5}),
                ElementsAre(IsRated(32.90569415042095, 7.202515895247076),
                            IsRated(32.90569415042095, 7.202515895247076), IsRated(25.0, 7.202515895247076),
                            IsRated(19.729537233052703, 7.202515895247076),
                            IsRated(14.4590744661054, 7.202515895247076)));
}

namespace {

/// Calls with every way in which so many players can place, shared places and all: 47,293 of seven.
template <class Told>
void each_order(std::size_t players, Told&& told) {
    std::vector<int> ranks(players, 1);
    for (;;) {
        const int last = *std::ranges::max_element(ranks);
        bool no_gap = true;
        for (int rank = 1; rank < last && no_gap; ++rank) {
            no_gap = std::ranges::find(ranks, rank) != ranks.end();
        }
        if (no_gap) {
            told(ranks);
        }
        std::size_t seat = 0;
        while (seat < players && ranks[seat] == static_cast<int>(players)) {
            ranks[seat++] = 1;
        }
        if (seat == players) {
            return;
        }
        ++ranks[seat];
    }
}

/// Of two who were equal before, the one who placed better never gains less, and equal places gain alike.
bool is_fair(const std::vector<Rating>& before, const std::vector<Rating>& after,
             const std::vector<int>& ranks) {
    for (std::size_t one = 0; one < ranks.size(); ++one) {
        for (std::size_t other = 0; other < ranks.size(); ++other) {
            const bool equal = before[one].mu == before[other].mu && before[one].sigma == before[other].sigma;
            const double more = after[one].mu - after[other].mu;
            if (equal && ((ranks[one] < ranks[other] && more < 1e-9) ||
                          (ranks[one] == ranks[other] && std::abs(more) > 1e-9))) {
                return false;
            }
        }
    }
    return true;
}

void hold_for_all_orders(const std::vector<Rating>& before) {
    each_order(before.size(), [&](const std::vector<int>& ranks) {
        ASSERT_TRUE(is_fair(before, store::rated(before, ranks), ranks)) << testing::PrintToString(ranks);
    });
}

}  // namespace

TEST(Rating, of_equals_who_placed_better_gains_more_whatever_places_are_shared) {
    for (std::size_t players = 2; players <= 7; ++players) {
        hold_for_all_orders(std::vector<Rating>(players));
    }
}

TEST(Rating, among_unlike_players_equals_are_treated_alike_too) {
    const std::vector<Rating> known{{31, 2},        {25, 25.0 / 3}, {31, 2}, {12, 5},
                                    {25, 25.0 / 3}, {40, 1},        {12, 5}};
    for (std::size_t players = 3; players <= 7; ++players) {
        hold_for_all_orders({known.begin(), known.begin() + static_cast<std::ptrdiff_t>(players)});
    }
}

TEST(Rating, a_tie_of_equals_only_makes_them_surer) {
    const auto after = published({{}, {}}, {1, 1});
    EXPECT_THAT(after, ElementsAre(IsRated(25.0, 8.065506316323548), IsRated(25.0, 8.065506316323548)));
}

TEST(Rating, one_alone_learns_nothing) {
    EXPECT_THAT(store::rated(std::vector<Rating>{{}}, std::vector<int>{1}),
                ElementsAre(IsRated(25, 25.0 / 3)));
}

TEST(Rating, who_sits_down_again_is_a_little_less_sure) {
    const std::vector<Rating> sure{{25, 0.1}, {25, 0.1}};
    EXPECT_GT(store::rated(sure, std::vector<int>{1, 1})[0].sigma, 0.1);
}
