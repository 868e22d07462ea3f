#include "app/secrets.h"

#include <gmock/gmock.h>

#include "core/failure.h"
#include "games/catalog.h"
#include "match.h"

using testing::ElementsAre;
using testing::IsEmpty;

namespace {

const std::string hand =
    "hand Cleo grey-1 grey-2 purple-1 purple-2 pink-1 pink-2 green-1 green-2 yellow-1 yellow-2";

core::Record record_of(const std::vector<std::string>& lines) {
    core::Record record{header_of_three(), {}};
    for (const std::string& line : lines) {
        record.facts.push_back({static_cast<core::Seq>(record.facts.size()) + 1, 0, line});
    }
    return record;
}

app::Published published(const std::vector<std::string>& lines) {
    const core::Record record = record_of(lines);
    return app::without_secrets(record, *games::find(record.header.game));
}

std::vector<std::string> left_of(const std::vector<std::string>& lines) {
    std::vector<std::string> texts;
    for (const core::Fact& fact : published(lines).record.facts) {
        texts.push_back(fact.text);
    }
    return texts;
}

core::Reading seen(const std::vector<std::string>& lines) {
    const core::Record record = record_of(lines);
    return games::find(record.header.game)
        ->read(record.header, record.facts,
               {.viewer = {core::Viewer::Kind::audience, 0}, .until = {}, .before = {}});
}

}  // namespace

TEST(Secrets, where_there_are_none_a_record_stays_as_it_is) {
    EXPECT_THAT(left_of({"first  Ben # who slept", "designation 3", "amend  2 designation 4"}),
                ElementsAre("first  Ben # who slept", "designation 3", "amend  2 designation 4"));
    EXPECT_EQ(published({"first Ben"}).left_out, 0);
}

TEST(Secrets, a_hand_is_left_out_and_so_are_remarks) {
    EXPECT_THAT(left_of({"first Ben # he holds gy6", hand, "designation 3"}),
                ElementsAre("first Ben", "designation 3"));
    EXPECT_EQ(published({"first Ben", hand, "designation 3"}).left_out, 1);
    EXPECT_THAT(published({"first Ben", hand, "designation 3"}).numbers, ElementsAre(1, 0, 2));
}

TEST(Secrets, so_is_a_hand_that_nobody_understands) {
    EXPECT_THAT(left_of({"first Ben", "hand Cleo gy1 gy2", "\"hand\" Cleo \"gy1", "insert 1 hand Cleo gy1"}),
                ElementsAre("first Ben"));
}

TEST(Secrets, corrections_of_what_is_left_out_go_with_it) {
    const std::vector<std::string> lines{
        "first Ben",       hand,           "amend 2 " + hand, "undo 3 mistyped", "undo 2 mistyped",
        "undo 5 mistyped", "designation 3"};
    EXPECT_THAT(left_of(lines), ElementsAre("first Ben", "designation 3"));
    EXPECT_EQ(published(lines).left_out, 5);
}

TEST(Secrets, other_corrections_name_the_lines_by_their_new_numbers) {
    EXPECT_THAT(left_of({hand, "first Ben", "designation 3", "amend 3 designation 4", "undo 4 taken-back",
                         "insert 3 note x", "undo 9 mistyped"}),
                ElementsAre("first Ben", "designation 3", "amend 2 designation 4", "undo 3 taken-back",
                            "insert 2 note x", "undo 9 mistyped"));
}

TEST(Secrets, what_was_inserted_before_a_hand_comes_before_what_followed_it) {
    EXPECT_THAT(
        left_of(
            {"first Ben", hand, "designation 3", "insert 2 note a", "insert 3 note b", "insert 2 note c"}),
        ElementsAre("first Ben", "designation 3", "insert 2 note a", "insert 2 note b", "insert 4 note c"));
}

TEST(Secrets, what_was_inserted_before_a_hand_that_nothing_followed_is_a_line_of_its_own) {
    EXPECT_THAT(left_of({"first Ben", hand, "insert 2 note a", "designation 3"}),
                ElementsAre("first Ben", "note a", "designation 3"));
}

TEST(Secrets, a_hand_that_was_amended_to_something_else_was_always_that) {
    const std::vector<std::string> lines{
        "first Ben",     hand, "designation 3", "amend 2 note \"no hand\"", "insert 1 hand Ben gy6",
        "amend 5 note x"};
    EXPECT_THAT(left_of(lines), ElementsAre("first Ben", "note \"no hand\"", "designation 3",
                                            "amend 2 note \"no hand\"", "insert 1 note x", "amend 5 note x"));
    EXPECT_EQ(published(lines).left_out, 0);
}

TEST(Secrets, what_would_be_read_as_header_is_left_out) {
    EXPECT_THAT(left_of({hand, "player Dora", "level plays", "designation 3"}), ElementsAre("designation 3"));
}

TEST(Secrets, nothing_but_secrets_leaves_nothing) {
    EXPECT_THAT(left_of({hand, "insert 1 " + hand}), IsEmpty());
}

TEST(Secrets, the_table_does_not_see_what_became_of_an_amendment_that_is_not_understood) {
    const core::Reading reading = seen({"first Ben", "amend 1 hand Cleo gy1 gy2"});
    EXPECT_TRUE(reading.entries[0].hidden);
    EXPECT_TRUE(reading.entries[1].hidden);
    EXPECT_EQ(reading.entries[0].text, "");
}

TEST(Secrets, the_table_sees_that_something_was_taken_back_whatever_is_remarked) {
    const core::Reading reading = seen({"first Ben", "undo 1 mistyped # the hand was gy1 gy2"});
    EXPECT_FALSE(reading.entries[1].hidden);
    EXPECT_EQ(reading.entries[1].text, "undo 1 mistyped");
}

class SecretsInTheLibrary : public testing::Test {
protected:
    Folder folder_;
    store::Database database_{folder_ / "pfiff.db"};
};

TEST_F(SecretsInTheLibrary, what_was_published_of_a_match_is_no_news_where_the_whole_match_is) {
    core::Record whole = record_of({"first Ben", hand, "designation 3", "insert 2 note a"});
    whole.header.id = core::new_uuid();
    app::import_record(database_, whole);
    const app::Exported exported = app::export_without_secrets(database_, *whole.header.id);
    EXPECT_EQ(exported.left_out, 1);
    const auto open = core::read_record(exported.text, games::infos());
    ASSERT_TRUE(open);
    EXPECT_EQ(app::import_record(database_, *open).what, app::Imported::What::nothing_new);
    EXPECT_EQ(store::Journal(database_).read(*whole.header.id).facts.size(), 4U);
    store::Database other{folder_ / "other.db"};
    EXPECT_EQ(app::import_record(other, *open).lines, 3);
    EXPECT_EQ(app::export_record(other, *whole.header.id), exported.text);
}

TEST_F(SecretsInTheLibrary, an_import_that_disagrees_with_a_hand_does_not_tell_it) {
    core::Record whole = record_of({"first Ben", hand, "designation 3"});
    whole.header.id = core::new_uuid();
    app::import_record(database_, whole);
    whole.facts[1].text = "note x";
    try {
        app::import_record(database_, whole);
        FAIL() << "it was taken in";
    } catch (const core::Failure& failure) {
        EXPECT_THAT(failure.what(), testing::HasSubstr("entry 2, which is hidden"));
        EXPECT_THAT(failure.what(), testing::Not(testing::HasSubstr("grey")));
    }
}
