#include "app/derive/secrets.h"

#include <gmock/gmock.h>

#include "app/exchange/import_record.h"
#include "app/library/library.h"
#include "core/text/failure.h"
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

TEST(Secrets, an_insert_that_is_itself_impossible_stays_as_it_came) {
    EXPECT_THAT(left_of({"first Ben", hand, "amend 2 note x", "insert 3 note y", "amend 4 note z"}),
                ElementsAre("first Ben", "note x", "amend 2 note x", "insert 3 note y", "amend 4 note z"));
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

namespace {

/// A hunt in which the Terrier stands on c2; these lines follow, from entry 4 on.
core::Record hunt(const std::vector<std::string>& lines) {
    core::Record record;
    record.header.game = "hounded";
    record.header.players = {"Anna", "Ben"};
    std::vector<std::string> all{"hunters Anna",
                                 "start fox=d7 master=d1 hound1=b1 hound2=f1 hound3=d2 terrier=c1 bulldog=e1",
                                 "move terrier c2"};
    all.insert(all.end(), lines.begin(), lines.end());
    for (const std::string& line : all) {
        record.facts.push_back({static_cast<core::Seq>(record.facts.size()) + 1, 0, line});
    }
    return record;
}

/// What is published of the lines from entry 4 on.
std::vector<std::string> left_of_hunt(const std::vector<std::string>& lines) {
    std::vector<std::string> texts;
    const core::Record record = hunt(lines);
    for (const core::Fact& fact : app::without_secrets(record, *games::find("hounded")).record.facts) {
        texts.push_back(fact.text);
    }
    return {texts.begin() + 3, texts.end()};
}

/// Which lines from entry 4 on this viewer sees: `x` for one that is hidden.
std::string seen_of_hunt(const std::vector<std::string>& lines, core::Viewer viewer) {
    const core::Record record = hunt(lines);
    const core::Reading reading = games::find("hounded")->read(record.header, record.facts,
                                                               {.viewer = viewer, .until = {}, .before = {}});
    std::string all;
    for (std::size_t i = 3; i < reading.entries.size(); ++i) {
        all += reading.entries[i].hidden ? "x" : ".";
    }
    return all;
}

constexpr core::Viewer table{core::Viewer::Kind::audience, 0};
constexpr core::Viewer hunter{core::Viewer::Kind::seat, 0};
constexpr core::Viewer fox{core::Viewer::Kind::seat, 1};

}  // namespace

TEST(Secrets, a_tile_that_was_mistyped_as_turned_up_and_stays_down_is_not_told) {
    EXPECT_THAT(left_of_hunt({"reveal c2 trap", "amend 4 hide c2"}),
                ElementsAre("hide c2", "amend 4 hide c2"));
    const std::vector<std::string> undone{"reveal c2 trap", "undo 4 mistyped", "hide c2", "move master e2"};
    EXPECT_THAT(left_of_hunt(undone), ElementsAre("hide c2", "move master e2"));
    EXPECT_EQ(seen_of_hunt(undone, table), "x...");
    EXPECT_EQ(seen_of_hunt(undone, fox), "x...");
    EXPECT_EQ(seen_of_hunt(undone, hunter), "....");
}

TEST(Secrets, nor_where_another_correction_or_none_says_it) {
    EXPECT_THAT(left_of_hunt({"hide c2", "amend 4 reveal c2 trap", "amend 4 hide c2"}),
                ElementsAre("hide c2", "amend 4 hide c2"));
    EXPECT_THAT(left_of_hunt({"move master e2", "insert 4 reveal c2 trap", "amend 5 hide c2"}),
                ElementsAre("move master e2", "insert 4 hide c2", "amend 5 hide c2"));
    EXPECT_THAT(left_of_hunt({"hide c2", "reveal c2 trap", "reveal c2 trapp", "move master e2"}),
                ElementsAre("hide c2", "move master e2"));
    // The space may have been the mistake; and until it is said what lies there, nobody knows.
    EXPECT_THAT(left_of_hunt({"reveal c2 trap", "amend 3 move terrier b2", "amend 4 hide b2"}),
                ElementsAre("hide b2", "amend 3 move terrier b2", "amend 4 hide b2"));
    EXPECT_THAT(left_of_hunt({"reveal c2 trap", "undo 4 mistyped"}), IsEmpty());
}

TEST(Secrets, a_tile_that_lies_open_after_all_or_that_nobody_keeps_secret_is_told) {
    const std::vector<std::string> found{"reveal c2 trap", "undo 4 mistyped", "reveal c2 trap"};
    EXPECT_THAT(left_of_hunt(found), ElementsAre("reveal c2 trap", "undo 4 mistyped", "reveal c2 trap"));
    EXPECT_EQ(seen_of_hunt({"reveal c2 trap", "undo 4 mistyped", "reveal c2 den"}, table), "...");
}

TEST(Secrets, what_was_mistyped_beside_a_hand_may_be_part_of_it) {
    EXPECT_THAT(
        left_of({"first Ben", "designation 3", "play Ben grey-6", "undo 3 mistyped",
                 "hand Ben gy6 gy5 gy4 gy3 gy2 gy1 pu1 pu2 pu3 pu4", "play Ben grey-5", "undo 6 taken-back",
                 "play Ben grey-4"}),
        ElementsAre("first Ben", "designation 3", "play Ben grey-5", "undo 3 taken-back", "play Ben grey-4"));
}

/// To the referee Cleo's card cannot be Ben's; without her hand it could, and the trick would be another.
TEST(Secrets, what_only_a_hand_makes_impossible_is_left_out_with_it) {
    const std::vector<std::string> lines{"first Ben",       "designation 3",   hand,
                                         "play Ben grey-1", "play Ben grey-6", "play Cleo grey-1"};
    EXPECT_THAT(left_of(lines),
                ElementsAre("first Ben", "designation 3", "play Ben grey-6", "play Cleo grey-1"));
    EXPECT_EQ(published(lines).left_out, 2);
    EXPECT_THAT(left_of({"first Ben", "designation 3", hand, "play Ben grey-1", "amend 4 play Ben grey-2",
                         "insert 4 note x", "play Ben grey-6"}),
                ElementsAre("first Ben", "designation 3", "note x", "play Ben grey-6"));
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
