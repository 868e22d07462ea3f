#include "at_the_table.h"

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class Refereeing : public AtTheTable {
protected:
    static inline const Lines out_of_turn{"designation 5", "first Ben", "play Cleo yellow-3"};
};

TEST_F(Refereeing, says_a_revoke_when_it_comes_to_light) {
    play(with_a_discard);
    EXPECT_FALSE(view().ruling);
    EXPECT_EQ(word(4), "presumed");
    pick({"yellow-5", "yellow-1"});
    ASSERT_TRUE(view().ruling);
    EXPECT_THAT(core::say(view().ruling->sentence), HasSubstr("Cleo"));
    EXPECT_EQ(view().ruling->about, 4);
    EXPECT_EQ(word(4), "illegal, by 10");
}

TEST_F(Refereeing, says_in_the_log_since_when_a_discard_is_certain) {
    play({"designation 5", "first Anna", "play Anna grey-1", "play Ben grey-2", "play Cleo grey-3",
          "play Cleo purple-1", "play Anna grey-4", "play Ben purple-2", "play Ben grey-5",
          "play Cleo pink-1"});
    EXPECT_EQ(word(10), "presumed");
    pick({"grey-6"});
    EXPECT_EQ(word(10), "certain since 11");
    EXPECT_FALSE(view().ruling) << "nobody has to answer to what is in order";
}

TEST_F(Refereeing, gives_a_mistyped_line_back_to_be_corrected) {
    play(out_of_turn);
    ASSERT_TRUE(view().ruling);
    act(app::AnswerRuling{app::Answer::mistyped});
    EXPECT_FALSE(view().ruling);
    EXPECT_FALSE(stands(3));
    EXPECT_EQ(line().typed, "play Cleo yellow-3");
}

TEST_F(Refereeing, amends_a_mistyped_line_that_others_are_built_on) {
    play(with_a_discard);
    pick({"yellow-5", "yellow-1"});
    act(app::AnswerRuling{app::Answer::mistyped});
    EXPECT_EQ(line().slot, (app::Slot{app::Slot::Kind::amend, 4}));
    EXPECT_THAT(correcting(), HasSubstr("Amending entry 4"));
    EXPECT_TRUE(stands(4));
}

TEST_F(Refereeing, says_what_taking_back_changed) {
    play(out_of_turn);
    act(app::AnswerRuling{app::Answer::taken_back});
    EXPECT_FALSE(stands(3));
    EXPECT_EQ(last(), "undo 3 taken-back");
    EXPECT_FALSE(view().ruling);
    enter({"play Ben yellow-3", "play Cleo grey-6", "play Anna yellow-4", "play Anna green-1",
           "play Ben green-5", "play Cleo green-2", "play Ben yellow-5", "play Cleo yellow-1"});
    ASSERT_TRUE(view().ruling);
    act(app::AnswerRuling{app::Answer::taken_back});
    EXPECT_THAT(notice(), testing::StartsWith("Taken back. What that changed: "));
    EXPECT_THAT(notice(), testing::EndsWith(" Undo brings it back."));
}

TEST_F(Refereeing, lets_an_illegal_entry_stand_if_the_table_does) {
    play(out_of_turn);
    act(app::AnswerRuling{app::Answer::stands});
    EXPECT_FALSE(view().ruling);
    EXPECT_EQ(lines(), 3U);
    restart();
    EXPECT_FALSE(view().ruling) << "it was answered";
}

TEST_F(Refereeing, asks_again_after_a_restart) {
    play(out_of_turn);
    const auto before = view().ruling;
    restart();
    EXPECT_EQ(view().ruling, before);
}

TEST_F(Refereeing, waits_for_an_answer_where_it_is_strict) {
    play(out_of_turn, app::Policy::strict);
    type("play Ben yellow-4");
    submit();
    EXPECT_EQ(lines(), 3U);
    EXPECT_THAT(notice(), HasSubstr("mistyped, or taken back?"));
    EXPECT_EQ(line().typed, "play Ben yellow-4");
}

TEST_F(Refereeing, keeps_silent_until_it_is_called) {
    play(out_of_turn, app::Policy::ask);
    EXPECT_FALSE(view().ruling);
    EXPECT_EQ(word(3), "");
    act(app::CallReferee{});
    EXPECT_TRUE(view().ruling);
    EXPECT_EQ(word(3), "illegal");
    act(app::CallReferee{});
    EXPECT_THAT(notice(), HasSubstr("nothing new"));
}

TEST_F(Refereeing, finds_nothing_where_all_is_in_order) {
    play({"designation 5", "first Ben", "play Ben yellow-3"}, app::Policy::ask);
    act(app::CallReferee{});
    EXPECT_EQ(notice(), "The referee finds nothing against the rules.");
    EXPECT_FALSE(view().ruling);
}

TEST_F(Refereeing, reads_one_ruling_after_the_other_when_it_is_called) {
    play({"designation 5", "first Ben", "play Cleo yellow-3", "play Ben grey-1"}, app::Policy::ask);
    act(app::CallReferee{});
    ASSERT_TRUE(view().ruling);
    const core::Seq first = view().ruling->about;
    act(app::AnswerRuling{app::Answer::stands});
    EXPECT_TRUE(!view().ruling || view().ruling->about != first);
}

TEST_F(Refereeing, closes_one_that_is_only_read) {
    play(out_of_turn, app::Policy::ask);
    act(app::CallReferee{});
    ASSERT_TRUE(view().ruling);
    act(app::AnswerRuling{});
    EXPECT_FALSE(view().ruling);
    EXPECT_TRUE(stands(3));
}

TEST_F(Refereeing, answers_nothing_where_nothing_is_ruled) {
    play({"designation 5", "first Ben"});
    act(app::AnswerRuling{app::Answer::taken_back});
    EXPECT_EQ(lines(), 2U);
}

TEST_F(Refereeing, rules_otherwise_once_the_policy_is_another_one) {
    play(out_of_turn, app::Policy::silent);
    EXPECT_FALSE(view().ruling);
    act(app::SetPolicy{app::Policy::warn});
    EXPECT_EQ(view().policy, app::Policy::warn);
    EXPECT_TRUE(view().ruling);
    EXPECT_EQ(word(3), "illegal");
}

TEST_F(Refereeing, asks_who_challenges_where_the_players_do) {
    begin("hundsgemein", {"Anna", "Ben"}, app::Policy::ask);
    enter({"dogs rex rex rex fifi fifi fifi daisy daisy daisy zorro zorro zorro", "first Anna",
           "place Anna 1 a1", "place Ben 1 b1"});
    act(app::CallReferee{});
    EXPECT_TRUE(last().starts_with("challenge") || !prompt().crumbs.empty());
    if (!last().starts_with("challenge")) {
        pick({"Anna"});
    }
    EXPECT_EQ(session().shown().entries.back().outcome->word, "upheld");
    EXPECT_EQ(line().notice.says, session().shown().entries.back().outcome->says);
}

TEST_F(Refereeing, explains_a_verdict_and_what_it_rests_on) {
    play(with_a_discard);
    pick({"yellow-5", "yellow-1"});
    act(app::Explain{4});
    ASSERT_TRUE(view().explanation);
    EXPECT_EQ(core::say(view().explanation->about), "entry 4 · Cleo plays grey 6");
    EXPECT_THAT(core::say(view().explanation->why), HasSubstr("illegal: "));
    EXPECT_EQ(view().explanation->rule, "hund/follow-suit");
    EXPECT_THAT(view().explanation->from, testing::Contains(10));
    EXPECT_TRUE(editor().leave());
    EXPECT_FALSE(view().explanation);
}

TEST_F(Refereeing, explains_what_is_in_order_and_what_is_certain) {
    play({"designation 5", "first Anna", "play Anna grey-1", "play Ben grey-2", "play Cleo grey-3",
          "play Cleo purple-1", "play Anna grey-4", "play Ben purple-2", "play Ben grey-5",
          "play Cleo pink-1", "play Anna grey-6"});
    act(app::Explain{3});
    EXPECT_EQ(core::say(view().explanation->why), "Entry 3 is in order.");
    EXPECT_EQ(view().explanation->rule, "");
    act(app::Explain{10});
    EXPECT_THAT(core::say(view().explanation->why), HasSubstr("presumed, and certain since entry 11: "));
    EXPECT_THAT(view().explanation->from, testing::Contains(11));
    act(app::Explain{});
    EXPECT_FALSE(view().explanation);
}

TEST_F(Refereeing, explains_nothing_that_is_not_told_yet) {
    play(out_of_turn, app::Policy::silent);
    act(app::Explain{3});
    EXPECT_FALSE(view().explanation);
    EXPECT_EQ(notice(), "The referee keeps silent about this for now.");
}

TEST_F(Refereeing, takes_an_explanation_away_when_the_match_goes_on) {
    play(with_a_discard);
    act(app::Explain{4});
    ASSERT_TRUE(view().explanation);
    pick({"yellow-5"});
    EXPECT_FALSE(view().explanation);
}

TEST_F(Refereeing, leaves_what_is_being_typed_alone_when_it_is_answered) {
    play(out_of_turn);
    type("play Ben ye");
    act(app::AnswerRuling{app::Answer::stands});
    EXPECT_EQ(line().typed, "play Ben ye");
    act(app::SetPolicy{app::Policy::silent});
    EXPECT_EQ(line().typed, "play Ben ye");
    EXPECT_TRUE(editor().leave());
    EXPECT_EQ(line().typed, "");
}
