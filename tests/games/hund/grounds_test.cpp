#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/hund/match.h"

/// What verdicts and points rest on.
namespace hund_tests {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(HundGrounds, points_rest_on_the_cards_taken_and_on_what_designated_their_suit) {
    const core::Reckoning round = round_of_three().read().scores.rounds->front();
    const auto& plus = round.lines[0].amounts;
    EXPECT_EQ(plus[0].points, 3);
    EXPECT_THAT(plus[0].from, ElementsAre(9, 10, 11));
    EXPECT_EQ(plus[2].points, 3);
    EXPECT_THAT(plus[2].from, ElementsAre(9, 12, 13, 14));
    EXPECT_EQ(plus[1].points, 0);
    EXPECT_THAT(plus[1].from, ElementsAre(9)) << "Ben took none of the suit";
    const auto& minus = round.lines[2].amounts;
    EXPECT_EQ(minus[1].points, -3);
    EXPECT_THAT(minus[1].from, ElementsAre(21, 24, 25, 26));
}

TEST(HundGrounds, the_hund_suit_is_counted_by_what_all_took) {
    const core::Reckoning round = round_of_three().read().scores.rounds->front();
    EXPECT_THAT(round.lines[1].amounts[0].from, ElementsAre(15, 16, 17, 18, 19, 20));
    EXPECT_EQ(round.lines[1].amounts[0].rule, "hund/points");
}

TEST(HundGrounds, a_round_adds_up_what_counted_in_it) {
    const core::Reckoning round = round_of_three().read().scores.rounds->front();
    EXPECT_THAT(round.lines[3].amounts[0].from, ElementsAre(9, 10, 11));
    EXPECT_THAT(round.lines[3].amounts[2].from, ElementsAre(9, 12, 13, 14, 21, 22, 23));
}

TEST(HundGrounds, counted_cards_rest_on_the_counts) {
    Match match({"Anna", "Ben", "Cleo"}, {}, {}, core::Level::scores);
    match.enter({"roles grey purple pink green yellow", "took Anna plus=6 hund=1 minus=0",
                 "took Ben plus=0 hund=2 minus=2", "took Cleo plus=0 hund=3 minus=4"});
    const core::Reckoning round = match.read().scores.rounds->front();
    EXPECT_THAT(round.lines[0].amounts[0].from, ElementsAre(1, 2));
    EXPECT_EQ(round.lines[1].amounts[1].points, 3);
    EXPECT_THAT(round.lines[1].amounts[1].from, ElementsAre(1, 2, 3, 4));
    EXPECT_THAT(round.lines[3].amounts[2].from, ElementsAre(1, 4));
}

TEST(HundGrounds, a_discard_rests_on_the_lead_also_when_it_is_proven_to_be_a_revoke) {
    Match match({"Anna", "Ben", "Cleo"});
    match.enter({"designation 1", "first Anna", "play Anna gy6", "play Ben pi2", "play Cleo gy5"});
    EXPECT_THAT(match.rests_on(4), ElementsAre(3));
    match.enter({"play Anna pu6", "play Ben gy1"});
    EXPECT_EQ(match.verdict(4), "illegal hund/follow-suit");
    EXPECT_THAT(match.rests_on(4), ElementsAre(3));
}

TEST(HundGrounds, a_revoke_against_a_hand_rests_on_the_lead_and_the_hand) {
    Match match({"Anna", "Ben", "Cleo"});
    match.enter({"designation 1", "hand Ben gy1 gy2 pu1 pu2 pi1 pi2 gn1 gn2 ye1 ye2", "first Anna",
                 "play Anna gy6", "play Ben pi2"});
    EXPECT_EQ(match.verdict(), "illegal hund/follow-suit");
    EXPECT_THAT(match.rests_on(), ElementsAre(2, 4));
    match.enter({"play Cleo gy1"});
    EXPECT_EQ(match.verdict(), "impossible hund/card");
    EXPECT_THAT(match.rests_on(), ElementsAre(2));
}

TEST(HundGrounds, out_of_turn_rests_on_the_entry_that_decided_the_turn) {
    Match match({"Anna", "Ben", "Cleo"});
    match.enter({"designation 1", "first Anna", "play Ben gy1"});
    EXPECT_THAT(match.rests_on(), ElementsAre(2));
    match.enter({"undo 3 mistyped", "play Anna gy6", "play Cleo gy5"});
    EXPECT_THAT(match.rests_on(), ElementsAre(5));
    match.enter({"play Ben gy4", "play Cleo pu1"});
    EXPECT_EQ(match.verdict(), "illegal hund/turn");
    EXPECT_THAT(match.rests_on(), ElementsAre(5)) << "Anna won the trick by entry 5";
}

TEST(HundGrounds, a_card_that_was_played_rests_on_its_play) {
    Match match({"Anna", "Ben", "Cleo"});
    match.enter({"designation 1", "first Anna", "play Anna gy6", "play Ben gy6"});
    EXPECT_THAT(match.rests_on(), ElementsAre(3));
    match.enter({"play Ben gy5", "play Cleo gy4", "play Anna gy5"});
    EXPECT_THAT(match.rests_on(), ElementsAre(5));
    match.enter({"play Anna pu5", "play Ben pu5"});
    EXPECT_THAT(match.rests_on(), ElementsAre(8)) << "entry 5 played another 5";
    match.enter({"play Anna pu4"});
    EXPECT_EQ(match.verdict(), "impossible core/done");
    EXPECT_THAT(match.rests_on(), ElementsAre(8)) << "what Anna has played to the trick";
}

// Behind Anna's lead four grey cards are unseen; Anna and Cleo can hold three.
TEST(HundGrounds, what_counting_knows_rests_on_the_cards_of_the_suit_that_were_seen) {
    Match match({"Anna", "Ben", "Cleo"});
    match.enter({"designation 5", "first Anna",    "play Anna pu6", "play Ben pu1",  "play Cleo pu3",
                 "play Anna pi6", "play Ben pi1",  "play Cleo pi3", "play Anna gn6", "play Ben gn1",
                 "play Cleo gn3", "play Anna ye6", "play Ben ye2",  "play Cleo ye3", "play Anna pu5",
                 "play Ben pu2",  "play Cleo pu4", "play Anna pi5", "play Ben pi2",  "play Cleo pi4",
                 "play Anna gn5", "play Ben gn2",  "play Cleo gn4", "play Anna ye5", "play Ben ye4",
                 "play Cleo gy6", "play Anna gy1"});
    match.enter({"play Ben ye1"});
    EXPECT_EQ(match.why(),
              "Ben still holds grey: more of these cards are unseen than the others can have "
              "[26, 27]");
}

// Anna showed her hand. Of pink, four cards are unseen, and only two of the virtual player's are covered.
TEST(HundGrounds, what_counting_knows_rests_on_hands_and_on_the_open_cards_of_the_suit) {
    Match match({"Anna", "Ben"});
    match.enter({"designation 4", "first Anna", "display gy6 pu6 ye6 ye5 pi1",
                 "hand Anna gy1 gy2 gy3 gy4 gy5 pu1 pu2 pu3 pu4 pu5"});
    match.enter({"play Anna gy1", "play Ben gn1", "play virtual gy6", "flip 1 gn2",  // entries 5 to 8
                 "play virtual gn2", "play Anna pu1", "play Ben gn3",                // Ben wins
                 "play Ben ye1", "play virtual ye6", "play Anna pu2", "flip 3 gn4",  // entries 12 to 15
                 "play virtual pu6", "play Anna pu3", "play Ben gn5", "flip 2 pi2",  // entries 16 to 19
                 "play virtual pi2", "play Anna gy2"});
    ASSERT_EQ(match.verdict(), "legal");
    match.enter({"play Ben gn6"});
    EXPECT_EQ(match.why(),
              "Ben still holds pink: more of these cards are unseen than the others can have "
              "[3, 4, 20]");
}

/// The virtual player has five of the lead cards, which are yellow, and Ben has one. Ben deals.
Match led_by_the_virtual_player() {
    Match match({"Anna", "Ben"});
    match.enter({"dealer Ben", "designation 5", "first Anna", "display pu5 gy5 gy6 gy4 gy3"});
    return match.enter({
        "play Anna ye6",    "play Ben ye1",     "play virtual pu5", "flip 1 gy2",  // entries 5 to 8
        "play virtual gy2", "play Anna pi1",    "play Ben gn3",                    // entries 9 to 11
        "play virtual gy5", "play Anna pi2",    "play Ben gn4",     "flip 2 gy1",  // entries 12 to 15
        "play virtual gy1", "play Anna pi5",    "play Ben gn5",                    // entries 16 to 18
        "play virtual gy6", "play Anna ye5",    "play Ben pu2",     "flip 3 pu6",  // Ben wins by trump
        "play Ben ye2",     "play virtual pu6", "play Anna pi3",                   // entries 23 to 25
        "play virtual gy4", "play Anna pi4",    "play Ben ye3",     "flip 4 pu4",  // entries 26 to 29
        "play virtual pu4", "play Anna pu1",    "play Ben ye4",                    // entries 30 to 32
        "play virtual gy3", "play Anna pi6",    "play Ben gn2",     "flip 5 pu3",  // entries 33 to 36
        "play virtual pu3", "play Anna gn1",    "play Ben gn6",                    // entries 37 to 39
    });
}

TEST(HundGrounds, that_the_virtual_player_begins_rests_on_the_lead_cards_it_took) {
    Match match = led_by_the_virtual_player();
    match.enter({"first Anna"});
    EXPECT_EQ(match.verdict(), "illegal hund/first");
    EXPECT_THAT(match.rests_on(), ElementsAre(5, 6, 7, 23, 24, 26, 28, 30, 32));
}

TEST(HundGrounds, what_the_virtual_player_must_do_rests_on_its_cards_and_on_the_lead) {
    Match match({"Anna", "Ben"});
    match.enter({"dealer Ben", "designation 5", "first Anna", "display pu5 gy5 gy6 gy4 gy3", "play Anna ye6",
                 "play Ben ye1", "play virtual gy5"});
    EXPECT_EQ(match.why(), "the virtual player must play purple 5 [4, 5]");
    match.enter({"amend 7 play virtual pu5", "flip 2 gy2"});
    EXPECT_EQ(match.why(), "the card to be turned up lies in column 1 [7]");
    match.enter({"flip 1 gy2", "play virtual gy5"});
    EXPECT_EQ(match.why(), "the virtual player must play grey 2 [10]") << "it leads";
}

TEST(HundGrounds, penalties_rest_on_their_entries) {
    Match match = round_of_three();
    match.enter({"penalty Ben -2 late", "penalty Anna 1 tea", "penalty Ben -1 \"late again\""});
    const core::Scores scores = match.read().scores;
    EXPECT_THAT(scores.penalties_from, ElementsAre(ElementsAre(34), ElementsAre(33, 35), IsEmpty()));
    EXPECT_THAT(scores.why_from, IsEmpty()) << "the match is open";
}

TEST(HundGrounds, what_comes_after_the_end_rests_on_what_ended_it) {
    Match match({"Anna", "Ben", "Cleo"});
    match.enter({"designation 1", "abandon rain", "first Anna"});
    EXPECT_EQ(match.verdict(), "impossible core/finished");
    EXPECT_THAT(match.rests_on(), ElementsAre(2));
    EXPECT_THAT(match.read().scores.why_from, ElementsAre(2));
}

TEST(HundGrounds, a_turn_is_a_trick_and_the_last_one_stays_when_the_match_is_over) {
    const auto moments = round_of_three().moments();
    EXPECT_EQ(moments[4].where.turn, 1);
    EXPECT_EQ(moments[5].where.turn, 2);
    EXPECT_EQ(moments.back().where.turn, 10);
    EXPECT_THAT(moments[30].totals, ElementsAre(0, 0, 0));
    EXPECT_THAT(moments.back().totals, ElementsAre(3, -3, 0));
}

}  // namespace hund_tests
