#include <gmock/gmock.h>

#include "match.h"

using app::Slot;
using testing::ElementsAre;

namespace {

using Undo = Match;

}  // namespace

TEST_F(Undo, there_is_nothing_to_undo_in_a_match_that_just_began) {
    EXPECT_FALSE(session().can_undo());
    EXPECT_FALSE(session().can_redo());
    session().undo();
    session().redo();
    EXPECT_TRUE(journal().empty());
}

TEST_F(Undo, goes_back_to_the_beginning_and_forward_to_the_end_again) {
    enter_all(two_discards);
    for (int times = 0; times < 5; ++times) {
        ASSERT_TRUE(session().can_undo());
        session().undo();
    }
    EXPECT_FALSE(session().can_undo());
    EXPECT_TRUE(session().reading().order.empty());
    for (int times = 0; times < 5; ++times) {
        ASSERT_TRUE(session().can_redo());
        session().redo();
    }
    EXPECT_FALSE(session().can_redo());
    EXPECT_THAT(session().reading().order, ElementsAre(1, 2, 3, 4, 5));
}

TEST_F(Undo, works_across_restarts) {
    enter_all(two_discards);
    session().undo();
    restart();
    session().undo();
    restart();
    EXPECT_THAT(session().reading().order, ElementsAre(1, 2, 3));
    EXPECT_TRUE(session().can_redo());
    session().redo();
    restart();
    EXPECT_THAT(session().reading().order, ElementsAre(1, 2, 3, 4));
    session().redo();
    EXPECT_THAT(session().reading().order, ElementsAre(1, 2, 3, 4, 5));
}

TEST_F(Undo, back_and_forth_ends_where_it_began) {
    enter_all(two_discards);
    for (int times = 0; times < 3; ++times) {
        session().undo();
        session().undo();
        session().redo();
        session().redo();
        EXPECT_THAT(session().reading().order, ElementsAre(1, 2, 3, 4, 5));
        EXPECT_FALSE(session().can_redo());
    }
}

TEST_F(Undo, is_written_as_mistyped_entries) {
    enter_all({"first Ben", "designation 3"});
    session().undo();
    session().redo();
    EXPECT_THAT(journal(), ElementsAre("first Ben", "designation 3", "undo 2 mistyped", "undo 3 mistyped"));
}

TEST_F(Undo, a_new_entry_ends_redo) {
    enter_all({"first Ben", "designation 3"});
    session().undo();
    enter_all({"designation 4"});
    EXPECT_FALSE(session().can_redo());
    session().undo();
    session().undo();
    EXPECT_TRUE(session().reading().order.empty());
}

TEST_F(Undo, takes_back_corrections_too) {
    enter_all(two_discards);
    session().enter("play Cleo grey-2", {Slot::Kind::amend, 4});
    session().enter("note x", {Slot::Kind::insert, 3});
    session().undo();
    EXPECT_FALSE(stands(7));
    session().undo();
    EXPECT_EQ(session().reading().entries[3].text, "play Cleo pink-2");
    session().redo();
    EXPECT_EQ(session().reading().entries[3].text, "play Cleo grey-2");
    session().redo();
    EXPECT_TRUE(stands(7));
    EXPECT_FALSE(session().can_redo());
}

TEST_F(Undo, brings_back_what_was_taken_back_at_the_table) {
    enter_all({"first Ben", "designation 3"});
    session().undo_entry(2, true);
    EXPECT_EQ(journal().back(), "undo 2 taken-back");
    EXPECT_FALSE(stands(2));
    EXPECT_FALSE(session().can_redo());
    session().undo();
    EXPECT_TRUE(stands(2));
}
