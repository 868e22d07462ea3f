#include "app/library/policy.h"

#include <gmock/gmock.h>

#include <algorithm>

#include "match.h"

using app::Answer;
using app::Policy;
using app::Slot;
using core::Kind;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

class Policies : public Match {
protected:
    void begin_with(Policy policy, const std::vector<std::string>& lines) {
        begin(policy);
        enter_all(lines);
    }

    app::Ruling pending() { return session().pending().value(); }
};

const std::vector<std::string> ben_leads{"first Ben", "designation 3", "play Ben grey-4"};
/// Cleo discards pink on grey, wins nothing, and plays grey to the next trick: the discard was a revoke.
const std::vector<std::string> before_the_revoke_shows{"first Ben",        "designation 3",
                                                       "play Ben grey-6",  "play Cleo pink-2",
                                                       "play Anna grey-1", "play Ben grey-3"};

bool any_marked(const core::Table& table, core::Mark mark) {
    for (const core::Zone& zone : table.zones) {
        for (const core::Place& place : zone.places) {
            for (const core::Token& token : place.tokens) {
                if (std::ranges::find(token.marks, mark) != token.marks.end()) {
                    return true;
                }
            }
        }
    }
    return false;
}

}  // namespace

TEST(PolicyWord, each_policy_has_its_word) {
    for (const Policy policy : {Policy::warn, Policy::strict, Policy::ask, Policy::silent}) {
        EXPECT_EQ(app::policy_of(app::word(policy)), policy);
    }
    EXPECT_EQ(app::policy_of("lenient"), std::nullopt);
}

TEST_F(Policies, the_policy_is_remembered_and_can_be_changed) {
    begin(Policy::ask);
    EXPECT_EQ(session().policy(), Policy::ask);
    session().set_policy(Policy::silent);
    restart();
    EXPECT_EQ(session().policy(), Policy::silent);
}

TEST_F(Policies, warn_says_at_once_what_is_illegal_with_three_answers) {
    begin_with(Policy::warn, ben_leads);
    const app::Entered entered = enter("play Anna grey-1");
    ASSERT_TRUE(entered.ruling);
    EXPECT_EQ(entered.ruling->about, 4);
    EXPECT_EQ(entered.ruling->at, 4);
    EXPECT_EQ(entered.ruling->rule, "hund/turn");
    EXPECT_THAT(core::say(entered.ruling->sentence),
                testing::StartsWith("Entry 4 (Anna plays grey 1) is illegal: it is Cleo who plays now."));
    EXPECT_THAT(entered.ruling->answers, ElementsAre(Answer::mistyped, Answer::taken_back, Answer::stands));
}

TEST_F(Policies, what_is_in_order_brings_no_ruling) {
    begin_with(Policy::warn, ben_leads);
    EXPECT_FALSE(enter("play Cleo pink-2").ruling);
    EXPECT_FALSE(session().pending());
}

TEST_F(Policies, mistyped_gives_the_line_back_and_undoes_it) {
    begin_with(Policy::warn, ben_leads);
    enter("play Anna gy1");
    const app::Ruling ruling = pending();
    EXPECT_EQ(session().answer(ruling, Answer::mistyped), "play Anna grey-1");
    EXPECT_EQ(journal().back(), "undo 4 mistyped");
    EXPECT_FALSE(session().pending());
    EXPECT_EQ(session().slot_for(ruling).kind, Slot::Kind::end);
}

TEST_F(Policies, taken_back_undoes_it_as_a_foul) {
    begin_with(Policy::warn, ben_leads);
    enter("play Anna gy1");
    EXPECT_EQ(session().answer(pending(), Answer::taken_back), std::nullopt);
    EXPECT_EQ(journal().back(), "undo 4 taken-back");
    EXPECT_FALSE(session().pending());
}

TEST_F(Policies, it_stands_leaves_the_journal_alone_and_is_not_asked_again) {
    begin_with(Policy::warn, ben_leads);
    enter("play Anna gy1");
    session().answer(pending(), Answer::stands);
    EXPECT_FALSE(session().pending());
    EXPECT_EQ(journal().size(), 4U);
    restart();
    EXPECT_FALSE(session().pending());
}

TEST_F(Policies, a_ruling_without_an_answer_is_asked_again_after_a_restart) {
    begin_with(Policy::warn, ben_leads);
    enter("play Anna gy1");
    restart();
    EXPECT_EQ(pending().about, 4);
    session().answer(pending(), Answer::mistyped);
    session().redo();
    EXPECT_EQ(pending().about, 4) << "redo brings the question back";
    restart();
    EXPECT_EQ(pending().about, 4);
}

TEST_F(Policies, going_on_answers_a_warning) {
    begin_with(Policy::warn, ben_leads);
    enter("play Anna gy1");
    EXPECT_FALSE(enter("play Cleo gy2").refused());
    EXPECT_FALSE(session().pending());
    restart();
    EXPECT_FALSE(session().pending());
}

TEST_F(Policies, a_correction_elsewhere_leaves_the_question_open) {
    begin_with(Policy::warn, ben_leads);
    enter("play Anna gy1");
    session().enter("note x", {Slot::Kind::insert, 2});
    EXPECT_EQ(pending().about, 4);
    restart();
    EXPECT_EQ(pending().about, 4);
    session().enter("play Cleo gy2", {Slot::Kind::insert, 4});
    EXPECT_FALSE(session().pending()) << "with Cleo's card before it, Anna's was in order";
}

TEST_F(Policies, a_revoke_that_comes_to_light_is_said_with_the_entry_it_is_about) {
    begin_with(Policy::warn, before_the_revoke_shows);
    const app::Entered entered = enter("play Cleo grey-2");
    EXPECT_EQ(core::kind(entered.verdict), Kind::legal);
    ASSERT_TRUE(entered.ruling);
    EXPECT_EQ(entered.ruling->about, 4);
    EXPECT_EQ(entered.ruling->at, 7);
    EXPECT_THAT(core::say(entered.ruling->sentence), HasSubstr("Entry 4 (Cleo plays pink 2) is illegal"));
    EXPECT_EQ(kind_of(4), Kind::illegal);
}

TEST_F(Policies, an_old_entry_that_was_mistyped_is_amended) {
    begin_with(Policy::warn, before_the_revoke_shows);
    enter("play Cleo grey-2");
    const app::Ruling ruling = pending();
    EXPECT_EQ(session().answer(ruling, Answer::mistyped), "play Cleo pink-2");
    EXPECT_EQ(journal().size(), 7U) << "nothing is undone: others have built on it";
    const Slot slot = session().slot_for(ruling);
    EXPECT_EQ(slot.kind, Slot::Kind::amend);
    EXPECT_EQ(slot.seq, 4);
    EXPECT_TRUE(session().pending());
    session().enter("play Cleo gy5", slot);
    EXPECT_FALSE(session().pending());
    EXPECT_EQ(kind_of(4), Kind::legal);
}

TEST_F(Policies, strict_does_not_let_an_illegal_entry_stand) {
    begin_with(Policy::strict, ben_leads);
    const app::Entered entered = enter("play Anna gy1");
    EXPECT_THAT(entered.ruling->answers, ElementsAre(Answer::mistyped, Answer::taken_back));
    EXPECT_TRUE(session().must_answer());
    const app::Entered next = enter("play Cleo gy2");
    EXPECT_TRUE(next.refused());
    EXPECT_EQ(core::rule(next.verdict), "core/phase");
    restart();
    EXPECT_TRUE(session().must_answer());
    session().answer(pending(), Answer::taken_back);
    EXPECT_FALSE(session().must_answer());
    EXPECT_FALSE(enter("play Cleo gy2").refused());
}

TEST_F(Policies, strict_lets_stand_what_others_have_built_on) {
    begin_with(Policy::strict, before_the_revoke_shows);
    const app::Entered entered = enter("play Cleo grey-2");
    EXPECT_THAT(entered.ruling->answers, ElementsAre(Answer::mistyped, Answer::taken_back, Answer::stands));
    EXPECT_FALSE(session().must_answer());
}

TEST_F(Policies, ask_says_nothing_until_the_referee_is_called) {
    begin_with(Policy::ask, before_the_revoke_shows);
    EXPECT_FALSE(enter("play Cleo grey-2").ruling);
    EXPECT_FALSE(session().pending());
    EXPECT_FALSE(session().may_tell(4));
    EXPECT_EQ(core::kind(session().shown().entries[3].verdict), Kind::legal);
    const auto rulings = session().call_referee();
    ASSERT_EQ(rulings.size(), 1U);
    EXPECT_EQ(rulings[0].about, 4);
    EXPECT_EQ(rulings[0].at, 7);
    EXPECT_TRUE(session().may_tell(4));
    EXPECT_EQ(core::kind(session().shown().entries[3].verdict), Kind::illegal);
    EXPECT_THAT(session().call_referee(), IsEmpty()) << "nothing new since the last call";
}

TEST_F(Policies, what_the_referee_was_asked_stays_told_after_a_restart) {
    begin_with(Policy::ask, before_the_revoke_shows);
    enter("play Cleo grey-2");
    session().call_referee();
    restart();
    EXPECT_TRUE(session().may_tell(4));
    EXPECT_THAT(session().call_referee(), IsEmpty());
}

TEST_F(Policies, a_proof_that_came_after_the_last_call_is_not_told) {
    begin_with(Policy::ask, before_the_revoke_shows);
    EXPECT_THAT(session().call_referee(), IsEmpty());
    EXPECT_TRUE(session().may_tell(4));
    enter("play Cleo grey-2");
    EXPECT_TRUE(session().may_tell(4)) << "what was told stays as it was told";
    EXPECT_EQ(core::kind(session().shown().entries[3].verdict), Kind::presumed);
    EXPECT_FALSE(session().shown().entries[3].settled);
    EXPECT_EQ(session().call_referee().size(), 1U);
    EXPECT_EQ(core::kind(session().shown().entries[3].verdict), Kind::illegal);
}

/// Cleo discards on grey when only grey-6 is unseen, which Anna plays to the same trick.
const std::vector<std::string> before_a_discard_is_certain{
    "designation 5",      "first Anna",       "play Anna grey-1",  "play Ben grey-2", "play Cleo grey-3",
    "play Cleo purple-1", "play Anna grey-4", "play Ben purple-2", "play Ben grey-5", "play Cleo pink-1"};

TEST_F(Policies, what_made_an_entry_certain_after_the_last_call_is_not_told) {
    begin_with(Policy::ask, before_a_discard_is_certain);
    session().call_referee();
    enter("play Anna grey-6");
    EXPECT_EQ(kind_of(10), Kind::legal);
    EXPECT_EQ(core::kind(session().shown().entries[9].verdict), Kind::presumed);
    EXPECT_TRUE(any_marked(session().shown().table, core::Mark::presumed));
    EXPECT_FALSE(any_marked(session().shown().table, core::Mark::confirmed));
    session().call_referee();
    EXPECT_TRUE(session().shown().entries[9].confirmed());
    EXPECT_EQ(session().shown().entries[9].settled->by, 11);
    EXPECT_TRUE(any_marked(session().shown().table, core::Mark::confirmed));
}

/// Three discards, all in order: Cleo's on yellow, then two on the last yellow card.
const std::vector<std::string> round_with_three_discards{"designation 5", "first Anna",                     //
                                                         "play Anna pu6", "play Ben pu1", "play Cleo pu3",  //
                                                         "play Anna pi6", "play Ben pi1", "play Cleo pi3",  //
                                                         "play Anna gn6", "play Ben gn1", "play Cleo gn3",  //
                                                         "play Anna ye6", "play Ben ye2", "play Cleo ye3",  //
                                                         "play Anna pu5", "play Ben pu2", "play Cleo pu4",  //
                                                         "play Anna pi5", "play Ben pi2", "play Cleo pi4",  //
                                                         "play Anna gn5", "play Ben gn2", "play Cleo gn4",  //
                                                         "play Anna ye5", "play Ben ye1", "play Cleo gy6",  //
                                                         "play Anna ye4", "play Ben gy4", "play Cleo gy2",  //
                                                         "play Anna gy1", "play Ben gy5", "play Cleo gy3"};

std::string last_remark(const core::Reading& reading) {
    const auto& remarks = reading.scores.rounds->front().remarks;
    return core::say(remarks.back());
}

TEST_F(Policies, a_finished_round_says_what_became_of_its_discards_once_all_of_them_are_told) {
    begin_with(Policy::warn, round_with_three_discards);
    EXPECT_EQ(last_remark(session().shown()), "All 3 discards were in order.");
    EXPECT_EQ(last_remark(session().shown_until(32)), "All 3 discards were in order.");
    begin_with(Policy::silent, round_with_three_discards);
    EXPECT_EQ(last_remark(session().shown()), "Anna decides who begins the next round");
    enter("abandon late");
    EXPECT_EQ(last_remark(session().shown()), "All 3 discards were in order.");
}

TEST_F(Policies, a_finished_round_names_the_discards_that_were_not_in_order) {
    begin_with(Policy::warn, round_with_three_discards);
    enter("amend 25 play Ben gy4");
    enter("amend 28 play Ben ye1");
    EXPECT_EQ(last_remark(session().shown()), "3 discards; not in order: entry 25 (Ben plays grey 4).");
}

TEST_F(Policies, silent_says_nothing_before_the_match_is_over) {
    begin_with(Policy::silent, before_the_revoke_shows);
    EXPECT_FALSE(enter("play Cleo grey-2").ruling);
    EXPECT_FALSE(session().pending());
    EXPECT_THAT(session().call_referee(), IsEmpty());
    EXPECT_FALSE(session().may_tell(4));
    EXPECT_EQ(core::kind(session().shown().entries[3].verdict), Kind::legal);
    EXPECT_FALSE(any_marked(session().shown().table, core::Mark::illegal));
    enter("abandon late");
    EXPECT_TRUE(session().may_tell(4));
    EXPECT_EQ(core::kind(session().shown().entries[3].verdict), Kind::illegal);
    EXPECT_EQ(session().call_referee().size(), 1U);
}

TEST_F(Policies, ask_and_silent_mark_no_choice_but_the_impossible) {
    const std::vector<std::string> play{"play"};
    const std::vector<std::string> cleo{"play", "Cleo"};
    for (const Policy policy : {Policy::ask, Policy::silent}) {
        begin_with(policy, ben_leads);
        for (const auto& tokens : {play, cleo}) {
            for (const core::Choice& choice : session().ask(tokens).choices) {
                EXPECT_TRUE(!choice.verdict || core::kind(*choice.verdict) == Kind::impossible)
                    << choice.token;
            }
        }
        const auto choices = session().ask(cleo).choices;
        const auto played = std::ranges::find(choices, "grey-4", &core::Choice::token);
        ASSERT_NE(played, choices.end());
        ASSERT_TRUE(played->verdict) << "grey 4 was played: grey means impossible, under every policy";
    }
    begin_with(Policy::warn, ben_leads);
    const auto choices = session().ask(play).choices;
    EXPECT_FALSE(choices.empty());
}

TEST_F(Policies, ask_and_silent_preview_no_verdicts) {
    begin_with(Policy::silent, ben_leads);
    enter("play Anna grey-1");
    const app::Preview preview = session().preview("play Cleo gy2", {Slot::Kind::insert, 4});
    EXPECT_THAT(preview.changes, IsEmpty());
    EXPECT_EQ(core::kind(session().preview("play Ben gy1", {Slot::Kind::insert, 4}).verdict),
              Kind::impossible);
}

TEST_F(Policies, a_policy_that_speaks_up_asks_what_another_kept_silent_about) {
    begin_with(Policy::silent, ben_leads);
    enter("play Anna grey-1");
    EXPECT_FALSE(session().pending());
    session().set_policy(Policy::warn);
    EXPECT_EQ(pending().about, 4);
    session().set_policy(Policy::ask);
    EXPECT_FALSE(session().pending());
}

TEST_F(Policies, an_amendment_that_is_illegal_is_ruled_on) {
    begin_with(Policy::warn, {"first Ben", "designation 3", "play Ben grey-4", "play Cleo grey-2"});
    const app::Entered entered = session().enter("play Anna gy1", {Slot::Kind::amend, 4});
    ASSERT_TRUE(entered.ruling);
    EXPECT_EQ(entered.ruling->about, 4);
    EXPECT_EQ(entered.ruling->rule, "hund/turn");
}

TEST_F(Policies, an_insert_that_is_illegal_is_amended_if_it_was_mistyped) {
    begin_with(Policy::strict, {"first Ben", "designation 3", "play Ben grey-4", "play Anna pink-1"});
    session().answer(pending(), Answer::taken_back);
    enter_all({"play Cleo pink-2"});
    session().enter("play Anna gy1", {Slot::Kind::insert, 6});
    const app::Ruling ruling = pending();
    EXPECT_EQ(ruling.about, 7);
    EXPECT_EQ(ruling.rule, "hund/turn");
    EXPECT_EQ(session().answer(ruling, Answer::mistyped), "play Anna grey-1");
    EXPECT_EQ(session().slot_for(ruling).seq, 7);
    session().enter("note \"Anna laughs\"", session().slot_for(ruling));
    EXPECT_FALSE(session().pending());
}
