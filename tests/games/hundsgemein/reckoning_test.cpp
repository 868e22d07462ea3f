#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

#include "games/hundsgemein/match.h"

/// The reckoning street by street. The dogs: h1 Rex 5, h2 Zorro 2, h3 Daisy 3, h4 Rex 5, h5 Fifi 4, h6 Daisy
/// 3, v1 and v2 Zorro 2, v3 Daisy 3, v4 Rex 5, v5 and v6 Fifi 4.
namespace hundsgemein_tests {

constexpr std::array streets{"h1", "h2", "h3", "h4", "h5", "h6", "v1", "v2", "v3", "v4", "v5", "v6"};
constexpr std::size_t anna = 0, ben = 1, cleo = 2;

/// What a column says of a street, and the points after it.
std::string told(const core::Reckoning& all, std::string_view street, std::size_t column) {
    const auto line = std::ranges::find(streets, street) - streets.begin();
    const core::Amount& amount = all.lines[static_cast<std::size_t>(line)].amounts[column];
    return core::say(amount.why) + " = " + std::to_string(amount.points);
}

std::string total(const core::Reckoning& all, std::size_t column) {
    const core::Amount& amount = all.lines.back().amounts[column];
    return core::say(amount.why) + " = " + std::to_string(amount.points);
}

void expect_only_the_last_line_to_be_the_total(const core::Reckoning& all) {
    for (const core::Reckoning::Line& line : all.lines) {
        EXPECT_EQ(line.total, &line == &all.lines.back()) << core::say(line.label);
    }
}

/// Row 1: Anna a1, Ben c1, Cleo e1; row 2: Anna g2; row 5: Ben e5.
core::Reckoning apart() {
    return begun()
        .enter({"place Anna 1 a1", "place Ben 2 c1", "place Cleo 3 e1", "place Anna 4 g2", "place Ben 2 e5",
                "end"})
        .read()
        .scores.rounds->front();
}

TEST(HundsgemeinReckoning, tells_of_each_street_who_has_the_most_tiles) {
    const core::Reckoning all = apart();
    EXPECT_EQ(all.way, 0) << "the longest stretches stand beside it";
    EXPECT_EQ(told(all, "h1", anna),
              "tiles along h1: 2 (a1 and g2); the most of all; that claims Rex for 5 points = 5");
    EXPECT_EQ(told(all, "h1", ben), "tiles along h1: 1 (c1); fewer than Anna = 0") << "not than Cleo too";
    EXPECT_EQ(told(all, "h1", cleo), "tiles along h1: 1 (e1); fewer than Anna = 0");
    EXPECT_EQ(told(all, "h2", ben), "no tile along h2; fewer than Anna = 0");
    EXPECT_EQ(told(all, "h3", anna), "nobody has a tile along h3 = 0");
    EXPECT_EQ(told(all, "v1", anna),
              "tiles along v1: 1 (a1); the most of all; that claims Zorro for 2 points = 2");
    EXPECT_EQ(told(all, "v4", anna), "no tile along v4; fewer than Ben and Cleo = 0");
    EXPECT_EQ(told(all, "v4", ben), "tiles along v4: 1 (e5); tied with Cleo, so nobody claims Rex = 0");
}

TEST(HundsgemeinReckoning, adds_up_the_dogs_of_each) {
    const core::Reckoning all = apart();
    EXPECT_EQ(total(all, anna), "dogs: 4, worth 13 together = 13") << "h1, h2, v1 and v6";
    EXPECT_EQ(total(all, ben), "dogs: 4, worth 14 together = 14") << "h4, h5, v2 and v3";
    EXPECT_EQ(total(all, cleo), "dogs: 0, worth 0 together = 0") << "on v4 and v5 Ben has as many";
    expect_only_the_last_line_to_be_the_total(all);
}

/// Row 1: Anna a1 b1 c1, Ben e1 g1; row 2: Ben a2 c2; row 3: Cleo g3; row 4: Anna a4.
core::Reckoning in_stretches() {
    return begun({"Anna", "Ben", "Cleo"}, {"advanced"})
        .enter({"place Anna 1 a1", "place Ben 3 e1", "place Cleo 4 g3", "place Anna 2 b1", "place Ben 3 g1",
                "discard Cleo 1", "place Anna 1 c1", "place Ben 3 a2", "discard Cleo 1", "place Anna 2 a4",
                "place Ben 3 c2", "end"})
        .read()
        .scores.rounds->front();
}

TEST(HundsgemeinReckoning, tells_of_each_street_who_has_the_longest_stretches) {
    constexpr std::size_t seats = 3;  // the columns of the most tiles come first
    const core::Reckoning all = in_stretches();
    EXPECT_EQ(all.way, 1);
    EXPECT_EQ(told(all, "h1", seats + anna),
              "longest stretches beside h1: 3 (a1, b1 and c1) and 0, together 3; the longest of all; that "
              "claims Rex for 5 points = 5")
        << "though Ben has four tiles there";
    EXPECT_EQ(told(all, "h1", seats + ben),
              "longest stretches beside h1: 1 (e1) and 1 (a2), together 2; less than Anna = 0");
    EXPECT_EQ(told(all, "h1", seats + cleo), "no tile along h1; less than Anna and Ben = 0");
    EXPECT_EQ(told(all, "h2", seats + ben),
              "longest stretches beside h2: 1 (a2) and 0, together 1; tied with Cleo, but with more tiles "
              "along the street (2); that claims Zorro for 2 points = 2");
    EXPECT_EQ(told(all, "h2", seats + cleo),
              "longest stretches beside h2: 0 and 1 (g3), together 1; tied with Ben, but with fewer tiles "
              "along the street (1) = 0");
    EXPECT_EQ(told(all, "h3", seats + anna),
              "longest stretches beside h3: 0 and 1 (a4), together 1; tied with Cleo, and the most tiles "
              "along the street (1) are tied too, so nobody claims Daisy = 0");
    EXPECT_EQ(told(all, "h6", seats + anna), "nobody has a tile along h6 = 0");
    EXPECT_EQ(told(apart(), "v1", seats + anna),
              "longest stretches beside v1: 1 (a1) and 0, together 1; the longest of all; that claims Zorro "
              "for 2 points = 2");
}

TEST(HundsgemeinReckoning, of_told_claims_has_an_amount_for_each_player) {
    Match match({"Anna", "Ben", "Cleo"}, {}, core::Level::scores);
    match.enter({dogs, "claim h1 Anna", "claim v6 Ben", "claim h2 none"});
    const core::Reckoning all = match.read().scores.rounds->front();
    ASSERT_EQ(all.lines.size(), 4u);
    for (const core::Reckoning::Line& line : all.lines) {
        EXPECT_EQ(line.amounts.size(), 3u) << core::say(line.label);
    }
    EXPECT_EQ(told(all, "h1", anna), "Anna claims Rex = 5");
    EXPECT_EQ(told(all, "h1", ben), "Anna claims Rex = 0");
    EXPECT_EQ(told(all, "h2", cleo), "nobody claims Zorro = 0");
    EXPECT_EQ(total(all, ben), "dogs: 1, worth 4 together = 4");
    expect_only_the_last_line_to_be_the_total(all);
}

}  // namespace hundsgemein_tests
