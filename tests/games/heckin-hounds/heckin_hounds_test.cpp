#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "games/heckin-hounds/looking.h"

namespace heckin_hounds_tests {

using testing::AllOf;
using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

/// What a tap at the place of the picture would choose.
const core::Choice& tapped(const core::Ask& ask, const std::string& place) {
    return *std::ranges::find(ask.choices, place, &core::Choice::place);
}

Tokens buttons(const core::Ask& ask) {
    Tokens tokens;
    for (const core::Choice& each : ask.choices) {
        if (!each.on_picture) {
            tokens.push_back(each.token);
        }
    }
    return tokens;
}

Tokens legal(const core::Ask& ask) {
    Tokens tokens;
    for (const core::Choice& each : ask.choices) {
        if (each.verdict && core::kind(*each.verdict) == core::Kind::legal) {
            tokens.push_back(each.token);
        }
    }
    return tokens;
}

/// The names of those whose fouls these are, `-` for nobody, in the order of the lines.
std::string culprits(const Match& match) {
    const core::Reading reading = match.read();
    std::string names;
    for (const core::Foul& foul : core::fouls(reading)) {
        names += foul.seat ? reading.scores.names[static_cast<std::size_t>(*foul.seat)] : "-";
        names += foul.taken_back_by ? "<" : " ";
    }
    return names;
}

TEST(HeckinHounds, a_wrong_sum_is_nobodys_foul_but_a_bid_out_of_range_is) {
    Match match({"Anna", "Ben", "Cleo"}, core::Level::scores);
    match.enter({"shift Anna 1 5", "shift Ben 1 1", "shift Cleo 0 0"});
    EXPECT_EQ(match.verdict(3), "illegal heckin/five-shifts");
    match.enter({"shift Anna 0 0", "shift Cleo 0 0", "shift Ben 6 4"});
    EXPECT_EQ(match.verdict(6), "illegal heckin/bid-range");
    match.enter({"shift Anna 3 2 2", "shift Ben 3 2 2", "shift Cleo 0 1 1"});
    EXPECT_EQ(match.verdict(9), "illegal heckin/count");
    EXPECT_EQ(culprits(match), "- Ben - ");
}

TEST(HeckinHounds, a_false_clue_is_not_the_foul_of_who_was_given_it) {
    Match match;
    match.enter({"leader Anna", "bad-dog mops", "clue Ben tom-dire 1", "undo 3 taken-back",
                 "clue Ben tom-dire 2", "cerberus Cleo 1", "trade Ben 2", "undo 7 taken-back", "keep Cleo"});
    EXPECT_EQ(match.verdict(5), "illegal heckin/clue-two");
    EXPECT_EQ(match.verdict(6), "illegal heckin/clue-missing");
    EXPECT_EQ(match.verdict(9), "illegal heckin/turn");
    EXPECT_EQ(culprits(match), "-<- - Ben<Cleo ");
}

TEST(HeckinHounds, says_who_must_still_be_told_something) {
    Match match = begun();
    EXPECT_THAT(core::say(match.ask().question), AllOf(HasSubstr("Ben: 3"), HasSubstr("Cleo: 3")));
    EXPECT_EQ(match.ask().expected, Tokens{"clue"});
    EXPECT_THAT(match.ask().asides, ElementsAre("hand", "cerberus"));
    EXPECT_EQ(figures(match.table(), "clues"), (Tokens{"–", "0 of 3", "0 of 3"}));
    match.enter({"clue Ben td 1 4"});
    EXPECT_EQ(figures(match.table(), "clues"), (Tokens{"–", "1 of 3", "0 of 3"}));
}

TEST(HeckinHounds, a_clue_may_begin_with_its_slots) {
    const Match match = begun();
    const core::Ask whom = match.ask({"clue"});
    EXPECT_EQ(buttons(whom), (Tokens{"Ben", "Cleo"}));
    EXPECT_EQ(tapped(whom, "Ben/4").line, (Tokens{"clue", "Ben", "@4"}));

    const core::Ask one = match.ask({"clue", "Ben", "@4"});
    EXPECT_TRUE(tapped(one, "Ben/4").chosen);
    EXPECT_EQ(tapped(one, "Ben/4").line, (Tokens{"clue", "Ben"}));
    EXPECT_EQ(tapped(one, "Ben/1").line, (Tokens{"clue", "Ben", "@1", "@4"}));
    EXPECT_EQ(tapped(one, "Cleo/2").line, (Tokens{"clue", "Cleo", "@2"}));
    EXPECT_EQ(choice(one, "tom-dire-3").line, (Tokens{"clue", "Ben", "tom-dire-3", "4"}));
    EXPECT_THAT(buttons(one), Not(Contains("tom-dire")));

    const core::Ask two = match.ask({"clue", "Ben", "@1", "@4"});
    EXPECT_THAT(buttons(two), AllOf(Contains("tom-dire"), Contains("4"), Not(Contains("tom-dire-3"))));
    EXPECT_EQ(choice(two, "tom-dire").line, (Tokens{"clue", "Ben", "tom-dire", "1", "4"}));
    EXPECT_TRUE(choice(two, "tom-dire").completes);
}

TEST(HeckinHounds, whoever_knows_the_hand_is_shown_which_clues_are_true) {
    const Match match = begun();
    const Tokens line{"clue", "Ben", "@1", "@4"};
    EXPECT_EQ(legal(match.ask(line)), Tokens{"tom-dire"});
    EXPECT_EQ(legal(match.ask(line, seen_by(0))), Tokens{"tom-dire"});
    EXPECT_THAT(legal(match.ask(line, seen_by(1))), IsEmpty());
    EXPECT_THAT(legal(match.ask(line, seen_by_the_table())), IsEmpty());
}

TEST(HeckinHounds, a_clue_may_be_told_as_it_is_written) {
    const Match match = begun();
    EXPECT_FALSE(match.ask({"clue", "Ben", "td"}).whole);
    const core::Ask slots = match.ask({"clue", "Ben", "td", "1"});
    EXPECT_TRUE(slots.whole);
    EXPECT_EQ(buttons(slots), (Tokens{"2", "3", "4", "5"}));
    EXPECT_EQ(legal(slots), Tokens{"4"});
}

TEST(HeckinHounds, cerberus_is_given_by_one_tap) {
    const Match match = begun();
    const core::Ask ask = match.ask({"cerberus"});
    EXPECT_EQ(tapped(ask, "Cleo/4").line, (Tokens{"cerberus", "Cleo", "4"}));
    EXPECT_TRUE(tapped(ask, "Cleo/4").completes);
}

TEST(HeckinHounds, a_card_is_played_by_its_slot_and_its_face) {
    const Match match = running();
    EXPECT_EQ(match.ask().expected, (Tokens{"play", "Anna"}));
    EXPECT_EQ(tapped(match.ask({"play", "Anna"}), "Anna/3").token, "3");
    EXPECT_THAT(buttons(match.ask({"play", "Anna", "3"})), Not(Contains(HasSubstr("mops"))));
    // Everybody sees where Cerberus is.
    EXPECT_EQ(match.ask({"play", "Cleo", "4"}, seen_by_the_table()).expected, Tokens{"cerberus"});
}

TEST(HeckinHounds, a_hand_is_seen_by_the_leader_and_by_all_others_but_its_holder) {
    Match match = begun();
    match.enter({"hand Anna pa1 pa2 em1 em3 em4"});
    const Tokens hidden(5, "?");
    const auto sees = [&](int viewer, int holder) {
        return rack(match.read(seen_by(viewer)).table, holder) != hidden;
    };
    EXPECT_TRUE(sees(0, 0));
    EXPECT_TRUE(sees(0, 1));
    EXPECT_FALSE(sees(1, 0));
    EXPECT_FALSE(sees(1, 1));
    EXPECT_FALSE(sees(2, 0));
    EXPECT_TRUE(sees(2, 1));
    EXPECT_EQ(rack(match.read(seen_by_the_table()).table, 0), hidden);
    EXPECT_EQ(rack(match.read(seen_by_the_table()).table, 1), hidden);
    EXPECT_EQ(rack(match.table(), 1),
              (Tokens{"Tom Dire 1", "Evil Molly 2", "Paulgrave 3", "Tom Dire 3", "Sudachi 1"}));
    EXPECT_THAT(match.read(seen_by_the_table()).table->may_peek, ElementsAre(0, 2));
}

/// All the tricks of a round that Anna leads, and the next one begun, which Ben leads.
const std::vector<std::string> a_round{
    "play Anna 1 pa4", "play Ben 1 td1",  "play Cleo 1 de1", "play Cleo 2 de2", "play Anna 2 pa2",
    "play Ben 2 em2",  "play Cleo 3 su2", "play Anna 3 de3", "play Ben 3 pa3",  "play Anna 4 em1",
    "play Ben 4 td3",  "play Cleo 4 ce",  "play Cleo 5 em4", "play Anna 5 em3", "play Ben 5 su1"};

TEST(HeckinHounds, a_hand_that_belongs_to_no_round_is_seen_by_nobody) {
    Match match = running();
    for (const std::string& play : a_round) {
        match.enter({play});
    }
    match.enter({"bad-dog mops", "hand Anna de1 de2 de3 de4 pa1"});
    EXPECT_TRUE(match.read(seen_by(0)).entries.back().hidden);
    EXPECT_FALSE(match.read(seen_by(2)).entries.back().hidden);
    // Without the last card of the round the hand comes in the middle of it, where Anna still leads.
    match.enter({"undo " + std::to_string(match.read().entries.size() - 2) + " mistyped"});
    for (const int seat : {0, 1, 2}) {
        EXPECT_TRUE(match.read(seen_by(seat)).entries.end()[-2].hidden) << seat;
    }
}

// Ben sees Cleo's hand, which contradicts Anna's, but not Anna's: to him alone Cleo's card is impossible, and
// he is left in a round that Anna leads.
TEST(HeckinHounds, whoever_is_held_up_in_an_earlier_round_sees_no_hand_of_a_later_leader) {
    Match match;
    match.enter({"leader Anna",
                 "bad-dog sudachi",
                 "hand Anna su1 pa2 de3 em1 em3",
                 "hand Cleo su1 td1 td2 td3 td4",
                 "clue Ben td 1 4",
                 "clue Ben 3 3 4",
                 "clue Ben su1 5",
                 "clue Cleo de 1 2",
                 "clue Cleo 2 2 3",
                 "clue Cleo em4 5",
                 "cerberus Cleo 4",
                 "keep Anna",
                 "keep Ben",
                 "keep Cleo",
                 "bid Anna 1",
                 "bid Ben 2",
                 "bid Cleo 2",
                 "play Anna 1 su1",
                 "play Ben 1 pa1",
                 "play Cleo 1 de1"});
    ASSERT_EQ(match.verdict(4), "impossible heckin/card");
    ASSERT_EQ(match.verdict(), "legal");
    match.enter({"play Cleo 2 de2",
                 "play Anna 2 pa2",
                 "play Ben 2 em2",
                 "play Cleo 3 su2",
                 "play Anna 3 de3",
                 "play Ben 3 pa3",
                 "play Anna 4 em1",
                 "play Ben 4 td3",
                 "play Cleo 4 ce",
                 "play Cleo 5 em4",
                 "play Anna 5 em3",
                 "play Ben 5 su3",
                 "bad-dog mops",
                 "cerberus Ben 5",
                 "keep Ben",
                 "keep Cleo",
                 "keep Anna",
                 "bid Ben 1",
                 "bid Cleo 1",
                 "bid Anna 1",
                 "play Ben 5 ce",
                 "play Cleo 1 su1",
                 "play Anna 1 su2",
                 "play Ben 1 de1",
                 "play Cleo 2 su3",
                 "play Anna 2 su4",
                 "play Ben 2 de2",
                 "play Cleo 3 td1",
                 "play Anna 3 td2",
                 "play Ben 3 de3",
                 "play Cleo 4 td3",
                 "play Anna 4 td4",
                 "play Ben 4 de4",
                 "play Cleo 5 em1",
                 "play Anna 5 em2",
                 "bad-dog mops",
                 "hand Cleo de1 de2 de3 de4 pa1"});
    ASSERT_EQ(match.verdict(), "legal");
    for (const int seat : {0, 1}) {
        EXPECT_TRUE(match.read(seen_by(seat)).entries.back().hidden) << "Cleo leads: " << seat;
    }
    EXPECT_FALSE(match.read(seen_by(2)).entries.back().hidden);
}

TEST(HeckinHounds, what_was_drawn_too_early_is_not_taken_for_told) {
    Match match = begun();
    match.enter({"clue Ben td 1 4", "clue Ben 3 3 4", "clue Ben su1 5", "clue Cleo de 1 2", "clue Cleo 2 2 3",
                 "clue Cleo em4 5", "cerberus Cleo 4", "keep Anna", "trade Ben 2", "drawn Ben mo3",
                 "keep Cleo"});
    EXPECT_FALSE(choice(match.ask({"drawn"}, seen_by_the_table()), "Ben").verdict);
    match.enter({"drawn Ben mo3"});
    EXPECT_EQ(core::rule(*choice(match.ask({"drawn"}, seen_by_the_table()), "Ben").verdict), "core/done");
}

TEST(HeckinHounds, that_a_hand_was_shown_is_known_to_all) {
    const Match match = begun();
    const core::Ask whose = match.ask({"hand"}, seen_by_the_table());
    ASSERT_TRUE(choice(whose, "Ben").verdict);
    EXPECT_EQ(core::rule(*choice(whose, "Ben").verdict), "core/done");
    EXPECT_FALSE(choice(whose, "Cleo").verdict);
}

TEST(HeckinHounds, a_clue_that_is_false_by_a_hidden_hand_is_presumed_to_be_true) {
    Match match = begun();
    match.enter({"clue Ben su 1 2"});
    EXPECT_EQ(match.verdict(), "illegal heckin/clue-true");
    EXPECT_EQ(core::kind(match.read(seen_by_the_table()).entries.back().verdict), core::Kind::presumed);
    EXPECT_EQ(core::kind(match.read(seen_by(1)).entries.back().verdict), core::Kind::presumed);
    EXPECT_EQ(core::kind(match.read(seen_by(2)).entries.back().verdict), core::Kind::illegal);
}

TEST(HeckinHounds, nobody_knows_more_than_the_table_once_all_is_played) {
    Match match = running();
    EXPECT_THAT(match.read(seen_by_the_table()).table->may_peek, ElementsAre(0, 2));
    for (const std::string& play : a_round) {
        EXPECT_THAT(match.read(seen_by_the_table()).table->may_peek, ElementsAre(0, 2));
        match.enter({play});
    }
    EXPECT_THAT(match.read(seen_by_the_table()).table->may_peek, IsEmpty());
    EXPECT_EQ(match.read().scores.rounds->size(), 1U);
}

TEST(HeckinHounds, a_stand_shows_what_was_told_cerberus_trades_and_empty_slots) {
    Match match = begun();
    match.enter({"clue Ben td 1 4", "clue Ben 3 3 4", "clue Ben su1 5", "clue Cleo de 1 2", "clue Cleo 2 2 3",
                 "clue Cleo em4 5", "cerberus Cleo 4", "trade Anna 2", "keep Ben", "keep Cleo", "bid Anna 1",
                 "bid Ben 2", "bid Cleo 2", "play Anna 1 pa4", "play Ben 1 td1"});
    const core::Table shown = match.read(seen_by_the_table()).table;
    EXPECT_EQ(rack(shown, 0), (Tokens{"-", "?", "?", "?", "?"}));
    EXPECT_EQ(rack(shown, 1), (Tokens{"-", "?", "? value 3", "? Tom Dire value 3", "? Sudachi value 1"}));
    EXPECT_EQ(rack(shown, 2),
              (Tokens{"? Deathpaw", "? Deathpaw value 2", "? value 2", "Cerberus", "? Evil Molly value 4"}));
    EXPECT_THAT(zone(shown, "rack", 0).places[1].tokens.front().marks, ElementsAre(core::Mark::traded));
    EXPECT_EQ(figures(shown, "bid"), (Tokens{"1", "2", "2"}));
}

TEST(HeckinHounds, a_trick_shows_who_wins_it_so_far) {
    Match match = running();
    match.enter({"play Anna 1 em1", "play Ben 2 em2"});
    EXPECT_EQ(core::say(zone(match.table(), "trick").remarks.front()), "Ben wins so far");
    match.enter({"play Cleo 4 ce"});
    EXPECT_EQ(core::say(zone(match.table(), "trick").remarks.front()), "Cleo took the last trick");
    EXPECT_EQ(figures(match.table(), "shifts taken"), (Tokens{"0", "0", "1"}));
}

TEST(HeckinHounds, keeping_is_one_tap) {
    Match match = begun();
    match.enter({"clue Ben td 1 4", "clue Ben 3 3 4", "clue Ben su1 5", "clue Cleo de 1 2", "clue Cleo 2 2 3",
                 "clue Cleo em4 5", "cerberus Cleo 4"});
    EXPECT_EQ(match.ask().expected, (Tokens{"trade", "Anna"}));
    EXPECT_EQ(match.ask().asides, Tokens{"keep"});
    EXPECT_EQ(match.ask({"keep"}).expected, Tokens{"Anna"});
}

TEST(HeckinHounds, tables_that_only_count_have_a_line_a_round) {
    Match match({"Anna", "Ben"}, core::Level::scores);
    match.enter({"shift Anna 2 3 1", "shift Ben 2 2", "shift Anna 4 4"});
    EXPECT_EQ(figures(match.table(), "round 1"), (Tokens{"2 / 3", "2 / 2"}));
    EXPECT_EQ(figures(match.table(), "bid"), (Tokens{"4", "–"}));
    EXPECT_EQ(core::say(zone(match.table(), "shifts").remarks.front()), "shifts so far: 4 of 5");
    EXPECT_EQ(match.ask().expected, (Tokens{"shift", "Ben"}));
    // Only one shift is left.
    EXPECT_EQ(legal(match.ask({"shift", "Ben", "1"})), Tokens{"1"});
}

TEST(HeckinHounds, the_end_says_who_was_fired_and_who_won_by_what) {
    const auto end = [](std::initializer_list<std::string> lines, const std::string& nearest = "nobody") {
        core::Header header = games_tests::header("heckin-hounds", {"Anna", "Ben"}, core::Level::scores);
        header.house["all-negative"] = nearest;
        core::Record record{header, {}};
        for (const std::string& line : lines) {
            const int seq = static_cast<int>(record.facts.size()) + 1;
            record.facts.push_back({seq, seq, line});
        }
        std::string all;
        for (const core::Text& why :
             games::find("heckin-hounds")->read(header, record.facts, {}).scores.why) {
            all += (all.empty() ? "" : " ") + core::say(why);
        }
        return all;
    };
    EXPECT_EQ(end({"shift Anna 2 3", "shift Ben 3 2", "shift Anna 3 3", "shift Ben 2 2"}),
              "Anna wins with 1, the lowest score that is not negative. Ben ends below zero and is fired.");
    EXPECT_EQ(
        end({"shift Anna 3 3 1", "shift Ben 2 2 2", "shift Anna 3 3", "shift Ben 2 2"}),
        "Anna and Ben have 0 each; Anna wins with the least badness, 1. Nobody ends below zero, so nobody "
        "is fired.");
    EXPECT_EQ(end({"shift Anna 3 3", "shift Ben 2 2", "shift Anna 3 3", "shift Ben 2 2"}),
              "Anna and Ben share the win: 0 each, and badness 0 each. Nobody ends below zero, so nobody is "
              "fired.");
    EXPECT_EQ(end({"shift Anna 5 3", "shift Ben 3 2", "shift Anna 3 3", "shift Ben 2 2"}),
              "Nobody wins. Everybody ends below zero, so all are fired.");
    EXPECT_EQ(end({"shift Anna 5 3", "shift Ben 3 2", "shift Anna 3 3", "shift Ben 2 2"}, "nearest"),
              "Ben wins with −1, nearest to zero. Everybody ends below zero, so all are fired.");
}

}  // namespace heckin_hounds_tests
