#include <gtest/gtest.h>

#include "games/kleine-klaeffer/match.h"

/// What the referee says of lines that cannot be, or should not be.
namespace kleine_klaeffer_tests {

TEST(KlaefferWords, a_take_is_told_what_must_come_first) {
    Match match({"Anna", "Ben", "Cleo"});
    EXPECT_EQ(match.enter({"take Anna row"}).reason(),
              "the twelve cards of the council's ring must be entered first");
    match = begun();
    EXPECT_EQ(match.enter({"take Anna row"}).reason(), "cards are taken once, after a card was placed");
    match.enter({"place Anna grb5 c2", "take Anna both"});
    EXPECT_EQ(match.enter({"take Anna row"}).reason(), "the council must be refilled first");
    match.enter({"refill yec2 rec1 res2"});
    EXPECT_EQ(match.enter({"take Anna row"}).reason(), "cards are taken once, after a card was placed");
}

TEST(KlaefferWords, a_refill_is_told_that_none_is_due_or_what_is) {
    Match match({"Anna", "Ben", "Cleo"});
    EXPECT_EQ(match.enter({"refill grc1"}).reason(),
              "the twelve cards of the council's ring must be entered first");
    match = placed();
    EXPECT_EQ(match.enter({"refill grc1"}).reason(), "the council need not be refilled now");
    EXPECT_EQ(match.verdict(), "impossible core/phase");
}

/// A card of each player's on b2, c2 and b3, and one that fills the council on c3.
std::string why_no_crisis(const std::string& ring, const std::vector<std::string>& cards) {
    Match match({"Anna", "Ben"});
    match.enter({"council " + ring, "first Anna", "place Anna " + cards[0] + " b2",
                 "place Ben " + cards[1] + " c2", "place Anna " + cards[2] + " b3",
                 "place Ben " + cards[3] + " c3", "take Ben crisis"});
    EXPECT_EQ(match.verdict(), "illegal klaeffer/crisis");
    return match.reason();
}

TEST(KlaefferWords, what_is_no_crisis_is_told_what_is_on_offer) {
    // Row 3: 5 + 1 + 3 + 1 votes, and a3 is green too; column c: 1 + 1 + 3 + 1.
    EXPECT_EQ(why_no_crisis("yec1 yec1 orb1 yec1 yec1 yec1 grb5 pus1 yec1 yec1 orb1 yec1",
                            {"rec1", "ors1", "pub1", "grc3"}),
              "there is no crisis: row 3 is on offer");
    EXPECT_EQ(why_no_crisis("yec1 yec1 grb5 yec1 yec1 yec1 orb1 orb1 yec1 yec1 pus1 yec1",
                            {"rec1", "pub1", "ors1", "grc3"}),
              "there is no crisis: column c is on offer");
    Match match = begun();
    match.enter({"place Anna orb5 c2", "take Anna crisis"});
    EXPECT_EQ(match.verdict(), "illegal klaeffer/crisis");
    EXPECT_EQ(match.reason(), "there is no crisis: the council is not full");
}

/// Why taking that would take no card, once this card was placed there.
std::string why_nothing(const std::string& placed, const std::string& what) {
    Match match = begun();
    match.enter({"place Anna " + placed, "take Anna " + what});
    EXPECT_EQ(match.verdict(), "impossible klaeffer/nothing") << placed;
    return match.reason();
}

TEST(KlaefferWords, what_takes_no_card_is_told_why) {
    // Row 2 is green, a bulldog and a chihuahua; column b has a spitz and a chihuahua, neither orange.
    EXPECT_EQ(why_nothing("ors5 b2", "row"),
              "nothing else in row 2 has the colour or the breed of orange spitz 5");
    EXPECT_EQ(why_nothing("orb5 b2", "column"),
              "nothing else in column b has the colour or the breed of orange bulldog 5");
    EXPECT_EQ(why_nothing("orb5 c3", "both"),
              "nothing else in row 3 or column c has the colour or the breed of orange bulldog 5");
    EXPECT_EQ(why_nothing("grb5 c2", "crisis"),
              "every card in row 2 and column c has the colour or the breed of green bulldog 5");
}

TEST(KlaefferWords, what_is_no_card_is_not_taken_for_one) {
    for (const std::string& card :
         Tokens{"green", "green=chihuahua-5", "greenc5", "cs3", "chihuahua-spitz-3", "grgr5", "green-green-5",
                "gr-c-5", "gr-chihuahua-5", "green-c5", "grchihuahua-5", "grc", "yeye1", "grc0", "grc6"}) {
        Match match = begun();
        match.enter({"place Anna " + card + " c2"});
        EXPECT_EQ(match.verdict(), "impossible core/notation") << card;
        EXPECT_EQ(match.reason(), card + " is no card; a card is written like green-chihuahua-5 or grc5");
    }
}

/// Nothing in this game is secret, so that nothing of it is held back from anybody.
TEST(KlaefferWords, what_was_not_understood_is_shown_as_it_was_written) {
    Match match = begun();
    match.enter({"keep Anna a hand of ten"});
    core::View table;
    table.viewer.kind = core::Viewer::Kind::audience;
    const core::Ruled shown = match.read(table).entries.back();
    EXPECT_FALSE(shown.hidden);
    EXPECT_EQ(shown.text, "keep Anna a hand of ten");
}

}  // namespace kleine_klaeffer_tests
