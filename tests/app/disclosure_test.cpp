#include "app/derive/disclosure.h"

#include <algorithm>
#include <iterator>

#include <gmock/gmock.h>

#include "match.h"

using app::Answer;
using app::Policy;
using app::Slot;
using core::Kind;
using testing::AnyOf;
using testing::HasSubstr;
using testing::Not;

namespace {

constexpr const char* no_more = "this contradicts what only the referee was shown, and more is not said";

std::string why(const core::Verdict& verdict) {
    return core::say(core::reason(verdict));
}

std::string sentence(const app::Ruling& ruling) {
    return core::say(ruling.sentence) + core::say(core::reason(ruling.verdict));
}

/// Cleo showed the referee that she has grey and pink, but not pink 5.
const std::vector<std::string> cleo_showed{
    "first Ben", "designation 3",
    "hand Cleo grey-1 grey-2 pink-1 pink-2 pink-3 pink-4 green-4 green-1 green-2 green-3"};

class Aloud : public Match {
protected:
    void begin_with(Policy policy, const std::vector<std::string>& lines) {
        begin(policy);
        enter_all(lines);
    }
};

/// Cards that face away: Anna leads, and the referee has seen the cards of Ben and of Cleo.
class AloudOfStands : public Match {
protected:
    void begin_with(Policy policy) {
        core::Header header = header_of_three();
        header.game = "heckin-hounds";
        begin(policy, header);
        enter_all({"leader Anna", "bad-dog tom-dire",
                   "hand Ben tom-dire-1 paulgrave-2 paulgrave-1 evil-molly-1 sudachi-4",
                   "hand Cleo tom-dire-2 paulgrave-3 deathpaw-1 evil-molly-2 sudachi-3"});
    }

    void go_on_to_the_plays() {
        enter_all({"clue Ben paulgrave 2 3", "clue Ben 1 1 3 4", "clue Ben sudachi-4 5",
                   "clue Cleo deathpaw-1 3", "clue Cleo 3 2 5", "clue Cleo 2 1 4", "cerberus Anna 1",
                   "keep Anna", "keep Ben", "keep Cleo", "bid Anna 1", "bid Ben 2", "bid Cleo 3"});
    }
};

}  // namespace

TEST_F(Aloud, a_revoke_that_only_the_referee_knows_of_is_said_without_its_reason) {
    begin_with(Policy::warn, cleo_showed);
    enter_all({"play Ben grey-4"});
    const app::Entered entered = enter("play Cleo pink-2");
    EXPECT_EQ(core::kind(entered.verdict), Kind::illegal);
    EXPECT_EQ(core::rule(entered.verdict), "hund/follow-suit");
    EXPECT_EQ(why(entered.verdict), no_more);
    ASSERT_TRUE(entered.ruling);
    EXPECT_THAT(core::say(entered.ruling->sentence),
                testing::StartsWith("Entry 5 (Cleo plays pink 2) is illegal: " + std::string(no_more) + "."));
    EXPECT_EQ(why(entered.ruling->verdict), no_more);
    EXPECT_EQ(sentence(*session().pending()), sentence(*entered.ruling));
    restart();
    EXPECT_EQ(sentence(*session().pending()), sentence(*entered.ruling));
}

TEST_F(Aloud, what_the_table_knows_too_is_said_with_its_reason) {
    begin_with(Policy::warn, cleo_showed);
    enter_all({"play Ben grey-4"});
    EXPECT_EQ(why(enter("play Anna grey-3").ruling->verdict), "it is Cleo who plays now");
}

TEST_F(Aloud, a_card_that_is_in_another_hand_is_refused_without_telling_where) {
    begin_with(Policy::warn, cleo_showed);
    const app::Entered entered = enter("play Ben grey-1");
    EXPECT_TRUE(entered.refused());
    EXPECT_EQ(core::rule(entered.verdict), "hund/card");
    EXPECT_EQ(why(entered.verdict), no_more);
    EXPECT_THAT(why(enter("play Ben grey-9").verdict), HasSubstr("not in the game"));
    enter_all({"play Ben grey-4"});
    EXPECT_EQ(why(session().preview("play Ben grey-1", {Slot::Kind::amend, 4}).verdict), no_more);
    EXPECT_EQ(why(session().enter("play Ben grey-1", {Slot::Kind::amend, 4}).verdict), no_more);
}

TEST_F(Aloud, of_a_hand_is_said_what_is_wrong_with_what_was_typed_and_nothing_of_another) {
    begin_with(Policy::warn, cleo_showed);
    EXPECT_THAT(why(enter("hand Ben pink-5 pink-5 pink-6 grey-3 grey-4 grey-5 yellow-1 yellow-2 yellow-3 "
                          "yellow-4")
                        .verdict),
                HasSubstr("pink 5 is there twice"));
    EXPECT_EQ(why(enter("hand Ben pink-1 pink-5 pink-6 grey-3 grey-4 grey-5 yellow-1 yellow-2 yellow-3 "
                        "yellow-4")
                      .verdict),
              no_more);
    EXPECT_THAT(why(enter("hand Ben pink-1").verdict), Not(HasSubstr("no more")));
}

TEST_F(Aloud, that_a_hand_was_shown_is_no_secret) {
    begin_with(Policy::warn, cleo_showed);
    const app::Entered again = enter(cleo_showed.back());
    EXPECT_EQ(core::rule(again.verdict), "core/done");
    EXPECT_EQ(why(again.verdict), "the referee has seen the hand of Cleo");
}

TEST_F(Aloud, a_hand_is_never_given_back) {
    begin_with(Policy::warn, cleo_showed);
    EXPECT_EQ(session().text_of(3), "hand Cleo");
    session().enter("hand Ben pink-5 pink-6 grey-3 grey-4 grey-5 grey-6 yellow-1 yellow-2 yellow-3 yellow-4",
                    {Slot::Kind::insert, 2});
    EXPECT_EQ(session().text_of(4), "hand Ben");
    session().enter("hand Cleo grey-1 grey-2 pink-1 pink-2 pink-3 pink-4 green-4 green-1 green-2 green-5",
                    {Slot::Kind::amend, 3});
    EXPECT_EQ(session().text_of(3), "hand Cleo");
    EXPECT_EQ(session().text_of(5), "amend 3 hand Cleo");
}

TEST_F(Aloud, of_what_nobody_understands_nothing_is_given_back) {
    const std::vector<std::string> seats{"Anna", "hand"};
    core::Ruled entry;
    entry.text = std::string("hand hand grey-1 grey-2");
    const auto known = [&] { return app::known_to_all(entry, seats, *games::find("hund")); };
    EXPECT_EQ(known(), "");
    entry.seat = 1;
    EXPECT_EQ(known(), "hand hand");
    EXPECT_EQ(core::say(known().sentence()), "hand: show a hand to the referee");
    entry.text = std::string("amend 3 hand hand grey-1 grey-2");
    EXPECT_EQ(known(), "amend 3 hand hand");
    EXPECT_EQ(core::say(known().sentence()), "Entry 3 should read: hand: show a hand to the referee");
    entry.seat = 0;
    EXPECT_EQ(known(), "");
}

TEST_F(Aloud, the_referee_who_is_called_says_no_more_either) {
    begin_with(Policy::ask, cleo_showed);
    enter_all({"play Ben grey-4", "play Cleo pink-2", "play Anna grey-3", "play Anna pink-5"});
    const auto rulings = session().call_referee();
    ASSERT_EQ(rulings.size(), 2U);
    EXPECT_THAT(sentence(rulings[0]), HasSubstr(no_more));
    EXPECT_THAT(sentence(rulings[1]), Not(HasSubstr(no_more)));
}

TEST_F(Aloud, a_seat_is_asked_with_what_it_knows) {
    begin_with(Policy::warn, cleo_showed);
    enter_all({"play Ben grey-4"});
    const std::vector<std::string> tokens{"play", "Cleo", "pink-2"};
    EXPECT_EQ(core::kind(*session().ask(tokens).verdict), Kind::presumed);
    EXPECT_EQ(core::kind(*session().ask(tokens, {}, 1).verdict), Kind::presumed);
    EXPECT_EQ(core::kind(*session().ask(tokens, {}, 2).verdict), Kind::illegal);
}

TEST_F(Aloud, once_the_match_is_over_all_is_told) {
    begin_with(Policy::silent, cleo_showed);
    enter_all({"play Ben grey-4", "play Cleo pink-2"});
    EXPECT_TRUE(session().whole_until(5).entries[2].hidden);
    EXPECT_EQ(core::kind(session().whole_until(5).entries[4].verdict), Kind::legal) << "silent";
    enter_all({"abandon late"});
    EXPECT_EQ(session().whole_until(5).entries[2].text.str(), cleo_showed.back());
    EXPECT_EQ(core::kind(session().whole_until(5).entries[4].verdict), Kind::illegal);
    EXPECT_FALSE(session().whole_until(4).entries[4].judged);
    EXPECT_TRUE(session().shown_until(5).entries[2].hidden);
}

TEST_F(AloudOfStands, a_false_clue_is_said_to_be_false_and_not_why) {
    begin_with(Policy::warn);
    const app::Entered entered = enter("clue Ben paulgrave 2 4");
    EXPECT_EQ(core::rule(entered.verdict), "heckin/clue-true");
    EXPECT_EQ(why(entered.verdict), no_more);
    EXPECT_THAT(sentence(*entered.ruling),
                HasSubstr("Entry 5 (Ben is told: Paulgrave in slots 2 and 4) is illegal"));
    EXPECT_EQ(session().answer(*session().pending(), Answer::mistyped), "clue Ben paulgrave 2 4");
    EXPECT_THAT(why(enter("clue Anna paulgrave 1 2").verdict), Not(HasSubstr("no more")));
}

TEST_F(AloudOfStands, a_card_that_cannot_come_from_its_slot_is_refused_and_not_why) {
    begin_with(Policy::warn);
    go_on_to_the_plays();
    enter_all({"play Anna 1 cerberus"});
    for (const std::string line :
         {"play Ben 2 paulgrave-1", "play Ben 2 deathpaw-2", "play Ben 2 sudachi-3"}) {
        const app::Entered entered = enter(line);
        EXPECT_EQ(core::rule(entered.verdict), "heckin/card") << line;
        EXPECT_EQ(why(entered.verdict), no_more) << line;
    }
    EXPECT_THAT(why(enter("play Ben 2 deathpaw-9").verdict), Not(HasSubstr("no more")));
    EXPECT_FALSE(enter("play Ben 2 paulgrave-2").refused());
}

TEST_F(AloudOfStands, hands_that_contradict_each_other_are_refused_and_not_why) {
    begin_with(Policy::warn);
    session().undo();
    const app::Entered entered = enter("hand Cleo tom-dire-1 paulgrave-3 deathpaw-1 evil-molly-2 sudachi-3");
    EXPECT_EQ(why(entered.verdict), no_more);
    EXPECT_THAT(why(enter("hand Cleo paulgrave-3 paulgrave-3 deathpaw-1 evil-molly-2 sudachi-3").verdict),
                Not(HasSubstr("no more")));
    EXPECT_THAT(why(enter("hand Cleo mops-3 paulgrave-3 deathpaw-1 evil-molly-2 sudachi-3").verdict),
                Not(HasSubstr("no more")));
    EXPECT_EQ(why(session()
                      .enter("hand Ben deathpaw-1 paulgrave-2 paulgrave-1 evil-molly-1 deathpaw-1",
                             {Slot::Kind::amend, 3})
                      .verdict)
                  .find(no_more),
              std::string::npos);
}

TEST_F(AloudOfStands, what_a_correction_would_change_is_foreseen_as_the_table_sees_it) {
    begin_with(Policy::warn);
    enter_all({"clue Ben paulgrave 2 3"});
    const app::Preview preview = session().preview("clue Ben paulgrave 2 4", {Slot::Kind::amend, 5});
    EXPECT_EQ(core::kind(preview.verdict), Kind::presumed);
}

TEST_F(AloudOfStands, what_the_referee_announced_stays_in_the_log) {
    begin_with(Policy::warn);
    enter("clue Ben sudachi 1 2");
    const core::Ruled& told = session().shown().entries.back();
    EXPECT_EQ(core::rule(told.verdict), "heckin/clue-true");
    EXPECT_EQ(core::kind(told.verdict), Kind::illegal);
    EXPECT_EQ(why(told.verdict), no_more);
    session().set_policy(Policy::silent);
    EXPECT_EQ(core::kind(session().shown().entries.back().verdict), Kind::legal);
}

TEST_F(AloudOfStands, what_drops_out_when_a_hand_is_amended_is_said_before_it_is_kept) {
    begin_with(Policy::warn);
    go_on_to_the_plays();
    enter_all({"play Anna 1 cerberus", "play Ben 1 tom-dire-1"});
    const Slot hand{Slot::Kind::amend, 3};
    const std::string other = "hand Ben sudachi-4 paulgrave-2 paulgrave-1 evil-molly-1 tom-dire-1";
    const app::Preview preview = session().preview(other, hand);
    std::vector<std::string> changes;
    std::ranges::transform(preview.changes, std::back_inserter(changes),
                           [](const core::Text& change) { return core::say(change); });
    EXPECT_THAT(changes, testing::Contains(testing::AllOf(HasSubstr("Ben plays Tom Dire 1 from slot 1"),
                                                          HasSubstr("drops out"), HasSubstr(no_more))));
    session().enter(other, hand);
    const core::Ruled& dropped = session().shown().entries[18];
    EXPECT_EQ(dropped.text, "play Ben 1 tom-dire-1");
    EXPECT_EQ(core::kind(dropped.verdict), Kind::impossible);
    EXPECT_EQ(why(dropped.verdict), no_more);
}
