#include "core/journal.h"

#include <gtest/gtest.h>

namespace {

/// A journal from its lines.
std::vector<core::Fact> journal(const std::vector<std::string>& lines) {
    std::vector<core::Fact> facts;
    for (const std::string& line : lines) {
        const int seq = static_cast<int>(facts.size()) + 1;
        facts.push_back({seq, seq, line});
    }
    return facts;
}

std::vector<core::Seq> standing(const core::Resolution& resolution) {
    std::vector<core::Seq> all;
    for (const core::Seq seq : resolution.order) {
        if (resolution.lines[static_cast<std::size_t>(seq) - 1].stands) {
            all.push_back(seq);
        }
    }
    return all;
}

/// What the line is judged by.
std::string judged_by(const std::vector<core::Fact>& facts, core::Seq seq) {
    const core::Resolution resolution = core::resolve(facts);
    std::vector<std::string> room;
    return core::joined(
        core::tokens_of(resolution.lines[static_cast<std::size_t>(seq) - 1], facts, seq, room).value());
}

using Seqs = std::vector<core::Seq>;

TEST(Undo, takes_an_entry_away_and_undone_it_comes_back) {
    EXPECT_EQ(standing(core::resolve(journal({"a", "b", "undo 1 mistyped"}))), (Seqs{2}));
    EXPECT_EQ(standing(core::resolve(journal({"a", "b", "undo 1 mistyped", "undo 3 mistyped"}))),
              (Seqs{1, 2}));
    EXPECT_EQ(
        standing(core::resolve(journal({"a", "undo 1 mistyped", "undo 2 mistyped", "undo 3 mistyped"}))),
        (Seqs{}));
}

TEST(Undo, names_an_earlier_line) {
    for (const char* line : {"undo 0 mistyped", "undo 2 mistyped", "undo 3 mistyped"}) {
        const auto resolution = core::resolve(journal({"a", line, "b"}));
        ASSERT_TRUE(resolution.lines[1].wrong) << line;
        EXPECT_EQ(resolution.lines[1].wrong->rule, "core/correction");
    }
}

TEST(Insert, puts_an_entry_before_another_in_the_order_of_the_inserts) {
    EXPECT_EQ(
        standing(core::resolve(journal({"a", "b", "insert 2 x", "insert 2 y", "insert 3 z", "insert 1 w"}))),
        (Seqs{6, 1, 5, 3, 4, 2}));
}

TEST(Insert, keeps_its_place_when_what_it_names_does_not_stand) {
    EXPECT_EQ(standing(core::resolve(journal({"a", "b", "c", "insert 2 x", "undo 2 mistyped"}))),
              (Seqs{1, 4, 3}));
}

TEST(Insert, that_is_itself_impossible_stands_where_its_line_stands_and_is_not_mended) {
    const auto resolution = core::resolve(journal({"a", "insert 9 x", "amend 2 y", "insert 2 z", "b"}));
    EXPECT_EQ(resolution.order, (Seqs{1, 4, 2, 5}));
    EXPECT_EQ(resolution.lines[1].wrong->rule, "core/correction");
    EXPECT_EQ(resolution.lines[1].amended_by, 3);
}

TEST(Amend, changes_the_words_and_not_the_place_and_the_last_standing_one_counts) {
    const auto facts = journal({"a", "amend 1 b", "amend 1 c d", "amend 1 e", "undo 4 mistyped"});
    const auto resolution = core::resolve(facts);
    EXPECT_EQ(judged_by(facts, 1), "c d");
    EXPECT_EQ(resolution.lines[0].amended_by, 3);
    EXPECT_EQ(resolution.order, (Seqs{1}));
}

TEST(Amend, changes_what_an_insert_holds) {
    const auto facts = journal({"a", "insert 1 b", "amend 2 c"});
    const auto resolution = core::resolve(facts);
    EXPECT_EQ(judged_by(facts, 2), "c");
    EXPECT_EQ(resolution.order, (Seqs{2, 1}));
}

TEST(Amend_and_insert, name_no_correction_and_hold_none) {
    for (const char* line :
         {"amend 2 x", "insert 2 x", "amend 1 undo 1 mistyped", "insert 1 amend 1 x", "amend 1 insert"}) {
        const auto resolution = core::resolve(journal({"a", "undo whatever", line}));
        ASSERT_TRUE(resolution.lines[2].wrong) << line;
        EXPECT_EQ(resolution.lines[2].wrong->rule, "core/correction") << line;
    }
}

TEST(A_correction, that_is_not_understood_does_nothing) {
    for (const char* line : {"undo 1", "undo 1 forgotten", "undo 01 mistyped", "undo x mistyped",
                             "undo 1 mistyped x", "amend", "amend 1", "insert 1", "insert x y"}) {
        const auto resolution = core::resolve(journal({"a", line}));
        ASSERT_TRUE(resolution.lines[1].wrong) << line;
        EXPECT_EQ(resolution.lines[1].wrong->rule, "core/notation") << line;
        EXPECT_TRUE(resolution.lines[0].stands) << line;
    }
}

TEST(A_badly_quoted_line, is_no_correction_and_may_be_amended) {
    const auto facts = journal({"a", "undo 1 \"mistyped", "amend 2 b"});
    const auto resolution = core::resolve(facts);
    EXPECT_EQ(resolution.order, (Seqs{1, 2}));
    EXPECT_EQ(judged_by(facts, 2), "b");
}

TEST(Inserts, may_be_nested_as_deep_as_a_record_is_long) {
    std::vector<std::string> lines{"a"};
    for (int i = 1; i < 100000; ++i) {
        lines.push_back("insert " + std::to_string(i) + " x");
    }
    const auto resolution = core::resolve(journal(lines));
    EXPECT_EQ(resolution.order.front(), 100000);
    EXPECT_EQ(resolution.order.back(), 1);
}

}  // namespace
