#include "at_the_table.h"

using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class Entering : public AtTheTable {};

TEST_F(Entering, begins_with_what_the_match_waits_for) {
    play({});
    EXPECT_FALSE(prompt().question.id.empty());
    EXPECT_FALSE(prompt().ask.choices.empty());
    EXPECT_EQ(line().slot, app::Slot{});
    EXPECT_FALSE(line().previews());
}

TEST_F(Entering, takes_one_pick_for_a_card) {
    play({"designation 5", "first Ben"});
    pick({"yellow-3"});
    EXPECT_EQ(last(), "play Ben yellow-3");
    pick({"yellow-6"});
    EXPECT_EQ(last(), "play Cleo yellow-6");
}

TEST_F(Entering, says_in_crumbs_what_was_picked_and_goes_back_to_any_of_them) {
    play({"designation 5"});
    act(app::Truncate{0});
    EXPECT_THAT(prompt().crumbs, IsEmpty());
    pick({"play", "Ben"});
    ASSERT_EQ(prompt().crumbs.size(), 2U);
    EXPECT_EQ(core::say(prompt().crumbs.back()), "Ben");
    act(app::Truncate{1});
    EXPECT_EQ(prompt().crumbs.size(), 1U);
    EXPECT_NE(choice("Cleo"), nullptr);
}

TEST_F(Entering, foresees_what_is_impossible_and_what_is_illegal) {
    play({"designation 5", "first Ben",
          "hand Cleo yellow-1 yellow-2 grey-1 grey-2 grey-3 grey-4 pink-1 pink-2 pink-3 pink-4",
          "play Ben yellow-3"});
    EXPECT_EQ(foreseen("yellow-3"), core::Kind::impossible);
    EXPECT_EQ(foreseen("yellow-1"), core::Kind::legal);
    enter({"play Cleo yellow-1"});
    EXPECT_EQ(foreseen("yellow-1"), core::Kind::impossible);
}

TEST_F(Entering, begins_other_lines_beside_the_expected_one) {
    play({"designation 5", "first Ben"});
    act(app::BeginWith{"note"});
    EXPECT_EQ(prompt().ask.asked, core::Asked::text);
    pick({"it rains"});
    EXPECT_EQ(last(), "note \"it rains\"");
    act(app::Truncate{0});
    EXPECT_NE(choice("penalty"), nullptr);
}

TEST_F(Entering, takes_short_words_for_what_is_expected) {
    play({"designation 5", "first Ben"});
    type("ye3");
    submit();
    EXPECT_EQ(last(), "play Ben yellow-3");
    EXPECT_EQ(line().typed, "");
}

TEST_F(Entering, says_what_words_mean_while_they_are_typed) {
    play({"designation 5", "first Ben", "play Ben yellow-3"});
    EXPECT_FALSE(line().meaning);
    type("ye4");
    ASSERT_TRUE(line().meaning);
    EXPECT_EQ(line().meaning->line, "play Cleo ye4");
    EXPECT_FALSE(line().meaning->verdict) << "what is in order needs no remark";
    type("gy6");
    ASSERT_TRUE(line().meaning->verdict);
    EXPECT_EQ(core::kind(*line().meaning->verdict), core::Kind::presumed);
    type("note \"it");
    EXPECT_EQ(line().meaning->line, "");
    EXPECT_FALSE(line().meaning->misread.id.empty());
}

TEST_F(Entering, completes_what_is_begun) {
    play({"designation 5", "first Ben"});
    EXPECT_THAT(editor().line_editor().completions("play B"), ElementsAre("play Ben"));
    EXPECT_THAT(editor().line_editor().completions("yellow-"), Contains("yellow-3"));
    EXPECT_THAT(editor().line_editor().completions(""), IsEmpty());
}

TEST_F(Entering, enters_nothing_where_nothing_was_chosen) {
    play({"designation 5", "first Ben"});
    submit();
    EXPECT_EQ(lines(), 2U);
}

TEST_F(Entering, enters_what_was_tapped_as_far_as_that_is_whole) {
    play({"designation 5", "first Ben"});
    act(app::BeginWith{"undo"});
    pick({"2"});
    submit();
    EXPECT_EQ(lines(), prompt().ask.whole ? 3U : 2U) << "a line that wants more words is not entered";
}

TEST_F(Entering, keeps_refused_words_and_says_why) {
    play({"designation 5", "first Ben", "play Ben yellow-3"});
    type("play Ben yellow-4x");
    submit();
    EXPECT_EQ(line().typed, "play Ben yellow-4x");
    EXPECT_TRUE(line().refused);
    EXPECT_THAT(notice(), HasSubstr("This cannot be"));
    EXPECT_EQ(line().notice.tone, app::Tone::alarm);
    EXPECT_EQ(lines(), 3U);
    EXPECT_NE(choice("yellow-4"), nullptr) << "nobody tapped: the question is as it was";
}

TEST_F(Entering, forgets_why_words_were_refused_once_others_are_typed) {
    play({"designation 5", "first Ben"});
    type("nonsense");
    submit();
    ASSERT_NE(notice(), "");
    type("nonsen");
    EXPECT_EQ(notice(), "");
    EXPECT_FALSE(line().refused);
}

TEST_F(Entering, says_the_same_again_when_the_same_is_refused_again) {
    play({"designation 5"});
    type("nonsense");
    submit();
    const app::Notice first = line().notice;
    submit();
    EXPECT_EQ(line().notice.says, first.says);
    EXPECT_NE(line().notice, first) << "a face tells it once more";
}

TEST_F(Entering, takes_back_what_was_tapped_when_it_is_refused) {
    play({"designation 5", "first Ben", "play Ben yellow-3"});
    const std::size_t crumbs = prompt().crumbs.size();
    pick({"yellow-3"});
    EXPECT_THAT(notice(), HasSubstr("This cannot be"));
    EXPECT_EQ(prompt().crumbs.size(), crumbs);
    EXPECT_EQ(lines(), 3U);
}

TEST_F(Entering, lets_what_is_tapped_take_the_place_of_what_was_typed) {
    play({"designation 5", "first Ben"});
    type("play Ben ye");
    pick({"yellow-3"});
    EXPECT_EQ(line().typed, "");
    EXPECT_EQ(last(), "play Ben yellow-3");
}

TEST_F(Entering, leaves_one_step_after_the_other) {
    play({"designation 5", "first Ben"});
    EXPECT_FALSE(editor().leave());
    type("ye");
    EXPECT_TRUE(editor().leave()) << "what was typed goes first";
    EXPECT_EQ(line().typed, "");
    act(app::BeginWith{"note"});
    EXPECT_TRUE(editor().leave());
    EXPECT_FALSE(editor().leave());
}

TEST_F(Entering, rests_where_nothing_can_be_written) {
    play({"designation 5", "first Ben"});
    const std::string match = session().match();
    editor_.reset();
    store::Database reading(folder_ / "pfiff.db", {.wait = {}, .only_to_read = true});
    app::MatchEditor looks(reading, match);
    const auto* resting = std::get_if<app::LineView::Resting>(&looks.line().mode);
    ASSERT_NE(resting, nullptr);
    EXPECT_THAT(core::say(resting->why), HasSubstr("open for reading only"));
    looks.apply(app::Type{"play Ben yellow-3"});
    looks.apply(app::Submit{});
    EXPECT_EQ(looks.line().notice.tone, app::Tone::caution);
    EXPECT_EQ(looks.session().facts().size(), 2U);
    EXPECT_FALSE(looks.view().can_undo);
}

TEST_F(Entering, shows_the_same_after_a_restart) {
    play(with_a_discard);
    const app::MatchView before = view();
    const app::LineView asked = line();
    restart();
    EXPECT_EQ(view(), before);
    EXPECT_EQ(line().mode, asked.mode);
}

TEST_F(Entering, undoes_and_redoes) {
    play(with_a_discard);
    EXPECT_FALSE(view().can_redo);
    act(app::Undo{});
    EXPECT_FALSE(stands(8));
    EXPECT_EQ(word(8), "undone");
    EXPECT_TRUE(view().can_redo);
    act(app::Redo{});
    EXPECT_TRUE(stands(8));
    EXPECT_FALSE(view().can_redo);
    act(app::Redo{});
    EXPECT_TRUE(stands(8)) << "there is nothing to enter again";
}
