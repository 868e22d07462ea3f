#include "app/editor/line_editor.h"
#include "at_the_table.h"

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class Correcting : public AtTheTable {
protected:
    Correcting() { play(with_a_discard); }
};

TEST_F(Correcting, begins_with_the_entry_without_its_last_word) {
    act(app::Amend{4});
    EXPECT_EQ(correcting(), "Amending entry 4: Cleo plays grey 6");
    EXPECT_EQ(line().typed, "play Cleo grey-6");
    EXPECT_EQ(line().slot, (app::Slot{app::Slot::Kind::amend, 4}));
    EXPECT_EQ(prompt().crumbs.size(), 2U);
    EXPECT_NE(choice("yellow-6"), nullptr);
}

TEST_F(Correcting, shows_what_it_changes_before_it_is_kept) {
    act(app::Amend{4});
    pick({"yellow-6"});
    ASSERT_TRUE(line().previews());
    EXPECT_EQ(correcting(), "Entry 4 will read: Cleo plays yellow 6");
    EXPECT_EQ(lines(), with_a_discard.size()) << "nothing is kept yet";
    act(app::Confirm{});
    EXPECT_FALSE(line().previews());
    EXPECT_EQ(last(), "amend 4 play Cleo yellow-6");
    EXPECT_EQ(session().reading().entries[3].text, "play Cleo yellow-6");
    EXPECT_EQ(correcting(), "");
}

TEST_F(Correcting, says_in_the_log_by_what_an_entry_was_amended) {
    act(app::Amend{4});
    pick({"yellow-6"});
    act(app::Confirm{});
    EXPECT_EQ(word(4), "amended by 9");
}

TEST_F(Correcting, keeps_what_was_tapped_and_not_what_the_words_began_with) {
    act(app::Amend{4});
    pick({"yellow-6"});
    EXPECT_EQ(line().typed, "");
    submit();
    EXPECT_TRUE(line().previews()) << "it is still proposed";
    act(app::Confirm{});
    EXPECT_EQ(last(), "amend 4 play Cleo yellow-6");
}

TEST_F(Correcting, proposes_what_is_typed_after_a_tap) {
    act(app::Amend{4});
    pick({"yellow-6"});
    type("play Cleo yellow-1");
    EXPECT_FALSE(line().previews()) << "another one is wanted";
    EXPECT_THAT(correcting(), HasSubstr("Amending entry 4"));
    submit();
    act(app::Confirm{});
    EXPECT_EQ(last(), "amend 4 play Cleo yellow-1");
}

TEST_F(Correcting, proposes_nothing_that_changes_nothing) {
    act(app::Amend{4});
    submit();
    EXPECT_FALSE(line().previews());
    EXPECT_THAT(notice(), HasSubstr("reads so already"));
    pick({"grey-6"});
    EXPECT_FALSE(line().previews());
    EXPECT_EQ(lines(), with_a_discard.size());
}

TEST_F(Correcting, keeps_nothing_where_nothing_is_proposed) {
    act(app::Confirm{});
    act(app::Amend{4});
    act(app::Confirm{});
    EXPECT_EQ(lines(), with_a_discard.size());
}

TEST_F(Correcting, is_left_at_once) {
    act(app::Amend{4});
    pick({"yellow-6"});
    EXPECT_TRUE(editor().leave());
    EXPECT_EQ(correcting(), "");
    EXPECT_EQ(line().slot, app::Slot{});
    EXPECT_FALSE(editor().leave());
}

TEST_F(Correcting, is_what_undo_takes_back_while_it_waits_to_be_kept) {
    act(app::Amend{4});
    pick({"yellow-6"});
    ASSERT_TRUE(line().previews());
    act(app::Undo{});
    EXPECT_FALSE(line().previews());
    EXPECT_TRUE(stands(8)) << "no entry is undone";
    act(app::Undo{});
    EXPECT_FALSE(stands(8));
}

TEST_F(Correcting, begun_anew_says_nothing_of_what_was_refused_before) {
    act(app::Amend{4});
    pick({"grey-6"});
    ASSERT_NE(notice(), "");
    EXPECT_TRUE(editor().leave());
    EXPECT_EQ(notice(), "");
}

TEST_F(Correcting, refuses_to_amend_what_does_not_stand) {
    act(app::Undo{});
    act(app::Amend{8});
    EXPECT_EQ(line().notice.tone, app::Tone::caution);
    EXPECT_THAT(notice(), HasSubstr("Entry 8 cannot be amended"));
    act(app::Amend{9});
    EXPECT_THAT(notice(), HasSubstr("Entry 9 cannot be amended"));
    EXPECT_EQ(correcting(), "");
}

TEST_F(Correcting, inserts_what_was_forgotten) {
    act(app::Insert{4});
    EXPECT_EQ(correcting(), "Inserting before entry 4: Cleo plays grey 6");
    type("note forgotten");
    submit();
    EXPECT_TRUE(line().previews());
    act(app::Confirm{});
    EXPECT_EQ(last(), "insert 4 note forgotten");
}

TEST_F(Correcting, inserts_nothing_before_a_correction) {
    act(app::Undo{});
    act(app::Insert{9});
    EXPECT_EQ(notice(), "Nothing can be inserted before a correction.");
    EXPECT_EQ(line().slot, app::Slot{});
}

TEST_F(Correcting, asks_before_an_entry_is_undone) {
    act(app::Strike{8});
    ASSERT_TRUE(line().previews());
    EXPECT_EQ(core::say(prompt().question), "Is this entry undone?");
    EXPECT_THAT(prompt().crumbs, IsEmpty());
    EXPECT_EQ(correcting(), "Entry 8 is undone: Cleo plays green 2");
    EXPECT_TRUE(stands(8)) << "nothing is kept yet";
    act(app::Confirm{});
    EXPECT_EQ(last(), "undo 8 mistyped");
    EXPECT_FALSE(stands(8));
}

TEST_F(Correcting, asks_before_an_entry_was_taken_back_at_the_table) {
    act(app::Strike{8, true});
    EXPECT_EQ(core::say(prompt().question), "Is this entry taken back?");
    act(app::Confirm{});
    EXPECT_EQ(last(), "undo 8 taken-back");
}

TEST_F(Correcting, previews_what_an_undone_entry_changes) {
    act(app::Strike{8});
    const auto* previewing = std::get_if<app::LineView::Previewing>(&line().mode);
    ASSERT_NE(previewing, nullptr);
    EXPECT_FALSE(previewing->preview.table.empty());
    type("ye3");
    EXPECT_FALSE(line().previews()) << "the next entry is typed instead";
    EXPECT_EQ(correcting(), "");
}

TEST_F(Correcting, tells_of_a_hidden_entry_no_more_than_whose_it_is) {
    begin("heckin-hounds", three);
    enter({"leader Anna", "bad-dog mops", "hand Ben sudachi-1 sudachi-3 tom-dire-2 deathpaw-4 paulgrave-2"});
    ASSERT_EQ(lines(), 3U);
    EXPECT_EQ(core::say(row(3).sentence()), "Ben: something hidden");
    EXPECT_EQ(row(3).line(), "");
    act(app::Amend{3});
    EXPECT_EQ(correcting(), "Amending entry 3 (hidden)");
    EXPECT_EQ(line().typed, "");
    EXPECT_NE(choice("sudachi-1"), nullptr) << "it is told anew from the first card";
    act(app::Insert{3});
    EXPECT_EQ(correcting(), "Inserting before entry 3 (hidden)");
}

/// As in the review, where no new entries are asked for.
class CorrectingOnly : public Correcting {
protected:
    CorrectingOnly() : own_(database_, session().match()), only_(own_, app::LineEditor::Asks::corrections) {}

    bool rests() const { return std::holds_alternative<app::LineView::Resting>(only_.view().mode); }

    app::Session own_;
    app::LineEditor only_;
};

TEST_F(CorrectingOnly, rests_until_a_correction_begins_and_after_it) {
    EXPECT_TRUE(rests());
    only_.apply(app::Amend{4});
    EXPECT_FALSE(rests());
    only_.apply(app::Pick{"yellow-6"});
    const auto entered = only_.apply(app::Confirm{});
    ASSERT_TRUE(entered);
    EXPECT_EQ(entered->text, "amend 4 play Cleo yellow-6");
    EXPECT_TRUE(rests());
}

TEST_F(CorrectingOnly, answers_nothing_while_nothing_is_entered) {
    EXPECT_FALSE(only_.apply(app::Amend{4}));
    EXPECT_FALSE(only_.apply(app::Pick{"yellow-6"}));
    EXPECT_TRUE(only_.leave());
    EXPECT_TRUE(rests());
    EXPECT_FALSE(only_.apply(app::Confirm{}));
}

TEST_F(CorrectingOnly, is_told_to_type_where_pieces_cannot_be_put) {
    begin("hounded", {"Anna", "Ben"});
    enter({"hunters Anna", "start master=d1 hound1=b1 hound2=f1 hound3=d2 terrier=c1 bulldog=e1 fox=d7"});
    app::Session hunt(database_, session().match());
    app::LineEditor line(hunt, app::LineEditor::Asks::corrections);
    line.apply(app::Amend{2});
    ASSERT_NE(line.view().prompt(), nullptr);
    line.apply(app::Truncate{1});
    EXPECT_THAT(line.view().prompt()->ask.arranged, IsEmpty());
    ASSERT_FALSE(line.view().prompt()->hint.empty());
    EXPECT_EQ(core::say(line.view().prompt()->hint.front()), "Change the line below, and press Enter.");
}
