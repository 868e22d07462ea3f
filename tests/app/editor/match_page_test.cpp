#include <fstream>

#include "at_the_table.h"
#include "core/record.h"
#include "games/catalog.h"

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

/// What a page says besides the line in the making.
class MatchPage : public AtTheTable {
protected:
    static core::Record record(const std::string& name) {
        return core::read_record(bytes_of(std::string(PFIFF_SOURCE_DIR) + "/tests/" + name), games::infos())
            .value();
    }

    void play_record(const std::string& name) {
        const core::Record whole = record(name);
        begin(whole.header.game, whole.header.players);
        for (const core::Fact& fact : whole.facts) {
            enter({fact.text});
        }
    }

    static inline const Lines with_a_hand{"leader Anna", "bad-dog mops",
                                          "hand Ben sudachi-1 sudachi-3 tom-dire-2 deathpaw-4 paulgrave-2"};
};

TEST_F(MatchPage, shows_the_scores_when_a_round_ends) {
    const core::Record round = record("gui/round.pfiff");
    play({});
    for (const core::Fact& fact : round.facts) {
        EXPECT_FALSE(view().sheet) << fact.text;
        enter({fact.text});
    }
    ASSERT_TRUE(view().sheet);
    EXPECT_EQ(view().sheet->round, 0U);
    EXPECT_EQ(view().sheet->scores.totals, (std::vector<int>{4, 0, -4}));
    EXPECT_EQ(view().totals, view().sheet->scores.totals);
    act(app::ShowScores{false});
    EXPECT_FALSE(view().sheet);
}

TEST_F(MatchPage, takes_the_scores_away_when_the_round_has_not_ended_after_all) {
    const core::Record round = record("gui/round.pfiff");
    play({});
    for (const core::Fact& fact : round.facts) {
        enter({fact.text});
    }
    ASSERT_TRUE(view().sheet);
    act(app::Undo{});
    EXPECT_FALSE(view().sheet);
    act(app::Redo{});
    EXPECT_TRUE(view().sheet);
}

TEST_F(MatchPage, shows_the_scores_so_far_until_an_entry_or_a_correction) {
    play(with_a_discard);
    act(app::ShowScores{});
    ASSERT_TRUE(view().sheet);
    EXPECT_EQ(view().sheet->round, 0U) << "no round is over: it is the match";
    pick({"yellow-5"});
    EXPECT_FALSE(view().sheet);
    act(app::ShowScores{});
    act(app::Amend{4});
    EXPECT_FALSE(view().sheet);
}

TEST_F(MatchPage, says_who_won_where_entries_were_asked_for) {
    play_record("records/hund/evening-of-four.pfiff");
    ASSERT_TRUE(view().ending);
    EXPECT_THAT(view().ending->scores.winners, ElementsAre("Cleo"));
    EXPECT_TRUE(view().ending->may_write);
    EXPECT_FALSE(view().ending->may_change_roles) << "in Hund all play the same role";
    EXPECT_EQ(line().prompt(), nullptr);
    EXPECT_TRUE(view().sheet);
}

TEST_F(MatchPage, asks_for_corrections_of_a_match_that_is_over) {
    play_record("records/hund/evening-of-four.pfiff");
    act(app::Correct{});
    EXPECT_FALSE(view().ending);
    EXPECT_NE(choice("penalty"), nullptr);
    EXPECT_EQ(choice("play"), nullptr) << "nothing can be played any more";
    EXPECT_TRUE(editor().leave());
    EXPECT_TRUE(view().ending);
    act(app::Correct{});
    enter({"penalty Cleo -20 late"});
    ASSERT_TRUE(view().ending);
    EXPECT_THAT(view().ending->scores.winners, ElementsAre("Ben"));
}

TEST_F(MatchPage, has_no_end_once_the_last_entry_is_undone) {
    play_record("records/hund/evening-of-four.pfiff");
    act(app::Undo{});
    EXPECT_FALSE(view().ending);
    EXPECT_NE(line().prompt(), nullptr);
}

TEST_F(MatchPage, says_of_an_abandoned_match_that_nobody_won) {
    play({"designation 5", "first Ben", "abandon late"});
    ASSERT_TRUE(view().ending);
    EXPECT_THAT(view().ending->scores.winners, IsEmpty());
    EXPECT_FALSE(view().sheet) << "nothing was counted";
}

TEST_F(MatchPage, offers_the_same_match_with_the_roles_changed) {
    play_record("records/hounded/a-whole-hunt.pfiff");
    ASSERT_TRUE(view().ending);
    EXPECT_TRUE(view().ending->may_change_roles);
}

TEST_F(MatchPage, shows_a_hand_only_to_those_who_may_look_and_while_they_do) {
    begin("heckin-hounds", three);
    enter(with_a_hand);
    EXPECT_THAT(view().may_peek, Not(IsEmpty()));
    const core::Table open = view().table;
    for (const int seat : std::vector<int>(view().may_peek)) {
        EXPECT_NE(seat, 1) << "Ben knows no more of his cards than the table";
        act(app::Peek{seat});
        EXPECT_EQ(view().peeking, seat);
        EXPECT_NE(view().table, open);
        act(app::Peek{});
        EXPECT_EQ(view().table, open);
    }
}

TEST_F(MatchPage, foresees_while_somebody_looks_what_that_one_knows) {
    begin("heckin-hounds", three);
    enter(with_a_hand);
    act(app::Truncate{0});
    pick({"clue", "Ben"});
    const app::Prompt before = prompt();
    act(app::Peek{0});
    EXPECT_EQ(prompt().crumbs, before.crumbs) << "the same question";
    pick({"sudachi"});
    EXPECT_EQ(prompt().crumbs, before.crumbs) << "what would be said of it is not for all";
    act(app::Peek{});
    EXPECT_EQ(prompt(), before);
}

TEST_F(MatchPage, ends_a_look_when_something_is_entered) {
    begin("heckin-hounds", three);
    enter(with_a_hand);
    act(app::Peek{0});
    enter({"note late"});
    EXPECT_FALSE(view().peeking);
    EXPECT_EQ(view().table, *session().shown().table);
}

TEST_F(MatchPage, compares_equal_while_nothing_happens) {
    play(with_a_discard);
    const app::MatchView before = view();
    const app::LineView asked = line();
    act(app::ShowScores{});
    EXPECT_NE(view(), before);
    act(app::ShowScores{false});
    EXPECT_EQ(view(), before);
    EXPECT_EQ(line(), asked);
}

TEST_F(MatchPage, has_one_row_of_the_log_for_each_line) {
    play(with_a_discard);
    act(app::Undo{});
    EXPECT_EQ(editor().log().size(), 9U);
    EXPECT_EQ(core::say(row(3).sentence()), "Ben plays yellow 3");
    EXPECT_EQ(row(3).line(), "play Ben yellow-3");
    EXPECT_EQ(row(3).kind, core::Kind::legal);
    EXPECT_EQ(word(3), "");
    EXPECT_FALSE(row(8).kind) << "it does not stand";
    EXPECT_FALSE(row(9).kind) << "a correction is not judged";
    EXPECT_TRUE(row(9).folded) << "entry 8 says itself that it is undone";
    EXPECT_FALSE(row(8).folded);
    act(app::Strike{7, true});
    act(app::Confirm{});
    EXPECT_FALSE(row(10).folded) << "what was taken back at the table is told";
}

TEST_F(MatchPage, hides_whose_a_tile_is_until_the_board_is_scored) {
    begin("hundsgemein", {"Anna", "Ben"});
    enter({"dogs rex rex rex fifi fifi fifi daisy daisy daisy zorro zorro zorro", "first Anna",
           "place Anna 1 a1", "place Ben 2 c3"});
    const auto owner_at = [this](const char* space) {
        const core::Place* place = core::place_of(view().table, space);
        return place == nullptr || place->tokens.empty() ? std::nullopt : place->tokens.front().owner;
    };
    EXPECT_EQ(row(3).line(), "place Anna 1");
    EXPECT_EQ(row(4).line(), "place Ben 2 c3");
    EXPECT_FALSE(owner_at("a1"));
    EXPECT_EQ(core::say(session().shown_until(3).table->headline.front()),
              "What was there before is told when the match is over");
    enter({"end"});
    EXPECT_EQ(row(3).line(), "place Anna 1 a1");
    EXPECT_EQ(owner_at("a1"), 0);
}

/// Pieces that are put and moved on a picture.
class OnThePicture : public AtTheTable {
protected:
    static constexpr const char* begins =
        "start master=d1 hound1=b1 hound2=f1 hound3=d2 terrier=c1 bulldog=e1 fox=d7";

    void hunt(const Lines& lines, app::Policy policy = app::Policy::warn) {
        begin("hounded", {"Anna", "Ben"}, policy);
        enter(lines);
    }

    std::string stands_at(const std::string& place) {
        for (const core::Arranged& each : prompt().ask.arranged) {
            if (each.place == place) {
                return each.piece;
            }
        }
        return {};
    }

    void put(const std::string& piece, const std::string& place) {
        auto pieces = prompt().ask.arranged;
        std::ranges::find(pieces, piece, &core::Arranged::piece)->place = place;
        act(app::Arrange{pieces});
    }
};

TEST_F(OnThePicture, moves_a_piece_with_two_taps) {
    hunt({"hunters Anna", begins});
    tap({"terrier", "c2"});
    EXPECT_EQ(last(), "move terrier c2");
}

TEST_F(OnThePicture, takes_another_piece_when_that_is_tapped) {
    hunt({"hunters Anna", begins});
    tap({"terrier", "b1", "b2"});
    EXPECT_EQ(last(), "move hound1 b2");
}

TEST_F(OnThePicture, tells_the_rule_before_an_illegal_tap_is_entered) {
    hunt({"hunters Anna", begins});
    tap({"terrier", "c4"});
    EXPECT_EQ(last(), begins);
    EXPECT_THAT(hint(), HasSubstr("Tap it again, and it is entered all the same."));
    EXPECT_TRUE(prompt().warns);
    EXPECT_EQ(prompt().warned_of, "c4");
    tap({"c4"});
    EXPECT_EQ(last(), "move terrier c4");
}

TEST_F(OnThePicture, warns_anew_after_something_else_was_tapped) {
    hunt({"hunters Anna", begins});
    tap({"terrier", "c4"});
    act(app::TapBeside{"a9"});
    tap({"c4"});
    EXPECT_EQ(last(), begins);
    EXPECT_EQ(prompt().warned_of, "c4");
}

TEST_F(OnThePicture, forgets_its_warning_when_the_match_is_another_one) {
    hunt({"hunters Anna", begins});
    tap({"terrier", "c4"});
    ASSERT_EQ(prompt().warned_of, "c4");
    act(app::SetPolicy{app::Policy::ask});
    EXPECT_EQ(hint(), "");
    act(app::SetPolicy{app::Policy::warn});
    tap({"terrier", "c4"});
    EXPECT_EQ(last(), begins) << "it is told once more before it is entered";
    act(app::Peek{1});
    act(app::Peek{});
    tap({"c4"});
    EXPECT_EQ(last(), begins) << "nobody has seen the warning any more";
}

TEST_F(OnThePicture, says_nothing_of_an_illegal_tap_where_the_referee_keeps_silent) {
    hunt({"hunters Anna", begins}, app::Policy::silent);
    tap({"terrier", "c4"});
    EXPECT_EQ(last(), "move terrier c4");
}

TEST_F(OnThePicture, says_why_a_tap_cannot_be) {
    begin("hundsgemein", {"Anna", "Ben"});
    enter({"dogs rex rex rex fifi fifi fifi daisy daisy daisy zorro zorro zorro", "first Anna",
           "place Anna 1 a1"});
    pick({"2"});
    tap({"a1"});
    EXPECT_THAT(hint(), HasSubstr("This cannot be: "));
    EXPECT_TRUE(prompt().warns);
    tap({"a1"});
    EXPECT_EQ(lines(), 3U) << "a second tap changes nothing";
}

TEST_F(OnThePicture, says_of_other_places_that_they_are_not_asked_for) {
    hunt({"hunters Anna", begins});
    act(app::TapBeside{"a9"});
    EXPECT_THAT(hint(), HasSubstr("a9 cannot be reached."));
    act(app::SetPolicy{app::Policy::silent});
    act(app::TapBeside{"a9"});
    EXPECT_THAT(hint(), HasSubstr("a9 is not one of the spaces that are asked for."));
}

TEST_F(OnThePicture, runs_all_the_way_to_a_goal) {
    hunt({"hunters Anna", begins, "move hound1 b2", "move hound2 f2", "move master e2", "done"});
    act(app::TapGoal{"d4"});
    EXPECT_EQ(lines(), 6U);
    EXPECT_THAT(hint(), HasSubstr("d4"));
    EXPECT_THAT(prompt().way, testing::Contains("d4"));
    act(app::Finish{});
    EXPECT_EQ(last(), "fox d6 d5 d4");
}

TEST_F(OnThePicture, suggests_a_line_that_is_whole) {
    hunt({"hunters Anna", begins, "move hound1 b2", "move hound2 f2", "move master e2"});
    EXPECT_TRUE(prompt().suggested);
    EXPECT_TRUE(prompt().can_finish());
    EXPECT_EQ(core::say(prompt().crumbs.back()), "the hunters' turn is over");
    act(app::Finish{});
    EXPECT_EQ(last(), "done");
}

TEST_F(OnThePicture, lets_what_is_typed_go_on_from_what_was_tapped) {
    hunt({"hunters Anna", begins});
    tap({"terrier"});
    enter({"c2"});
    EXPECT_EQ(last(), "move terrier c2");
}

TEST_F(OnThePicture, puts_pieces_as_proposed_or_otherwise) {
    hunt({"hunters Anna"});
    EXPECT_EQ(prompt().ask.arranged, prompt().proposed);
    EXPECT_THAT(hint(), HasSubstr("This is the proposal of the program."));
    put("fox", "e7");
    EXPECT_NE(prompt().ask.arranged, prompt().proposed);
    EXPECT_EQ(hint(), "Drag each piece to where it stands, or tap it and then its space.\n");
    act(app::Arrange{prompt().proposed});
    EXPECT_EQ(stands_at("d7"), "fox");
    put("fox", "e7");
    submit();
    EXPECT_EQ(lines(), 1U) << "nothing was chosen yet: the line is as it began";
    act(app::EnterPieces{});
    EXPECT_THAT(last(), testing::EndsWith("fox=e7"));
}

TEST_F(OnThePicture, proposes_next_time_what_was_put_last) {
    hunt({"hunters Anna"});
    put("fox", "e7");
    act(app::EnterPieces{});
    arrangement_ = editor().line_editor().arrangement();
    EXPECT_THAT(arrangement_, HasSubstr("fox=e7"));
    hunt({"hunters Anna"});
    EXPECT_EQ(stands_at("e7"), "fox");
    EXPECT_THAT(hint(), HasSubstr("So they stood the last time."));
}

TEST_F(OnThePicture, forgets_what_was_put_last_where_that_does_not_fit) {
    arrangement_ = "fox=z9 hound1=\"";
    hunt({"hunters Anna"});
    EXPECT_EQ(prompt().ask.arranged, prompt().proposed);
}

TEST_F(OnThePicture, amends_where_the_pieces_stood) {
    hunt({"hunters Anna", begins});
    act(app::Amend{2});
    EXPECT_EQ(stands_at("d7"), "fox");
    put("fox", "e7");
    act(app::EnterPieces{});
    act(app::Confirm{});
    EXPECT_EQ(session().text_of(2),
              "start master=d1 hound1=b1 hound2=f1 hound3=d2 terrier=c1 bulldog=e1 fox=e7");
}
