#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>

#include "folder.h"
#include "store/matches/following.h"
#include "store/matches/history.h"
#include "store/matches/journal.h"
#include "table.h"

using testing::ElementsAre;

namespace {

constexpr const char* third_evening = "9b2f1c66-5a35-4d51-8e0e-2f1a3c4d5e6f";

class Following : public testing::Test {
protected:
    Following() { journal_.begin(three_at_the_table(), "warn", {}); }

    void follow(const std::string& first, const std::string& second) {
        core::Header header = three_at_the_table(second);
        header.follows = first;
        journal_.begin(header, "warn", lines({"first Ben"}));
    }
    std::optional<std::string> before(const std::string& match) {
        return store::first_before(database_, match);
    }
    std::optional<std::string> after(const std::string& match) {
        return store::second_after(database_, match);
    }
    bool may_be_followed(const std::string& match) { return store::may_be_followed(database_, match); }

    Folder folder_;
    store::Database database_{folder_ / "pfiff.db"};
    store::Journal journal_{database_};
    store::History history_{database_};
};

}  // namespace

TEST_F(Following, two_matches_know_each_other) {
    EXPECT_TRUE(may_be_followed(evening));
    EXPECT_EQ(after(evening), std::nullopt);
    follow(evening, other_evening);
    EXPECT_EQ(after(evening), other_evening);
    EXPECT_EQ(before(other_evening), evening);
    EXPECT_EQ(before(evening), std::nullopt);
    EXPECT_EQ(after(other_evening), std::nullopt);
    EXPECT_THAT(texts_of(journal_.read(other_evening)), ElementsAre("first Ben"));
}

TEST_F(Following, is_on_the_disk) {
    follow(evening, other_evening);
    store::Database again(folder_ / "pfiff.db");
    EXPECT_EQ(store::first_before(again, other_evening), evening);
}

TEST_F(Following, only_one_match_follows_another) {
    follow(evening, other_evening);
    EXPECT_FALSE(may_be_followed(evening));
    EXPECT_FALSE(may_be_followed(other_evening)) << "it is the second";
    EXPECT_FALSE(may_be_followed(third_evening)) << "it is not there";
}

TEST_F(Following, is_said_in_the_header_wherever_it_is) {
    follow(evening, other_evening);
    EXPECT_EQ(journal_.read(other_evening).header.follows, evening);
    follow(third_evening, "11111111-1111-4111-8111-111111111111");
    EXPECT_EQ(before("11111111-1111-4111-8111-111111111111"), std::nullopt) << "the first is not here";
    journal_.begin(three_at_the_table(third_evening), "warn", {});
    EXPECT_EQ(before("11111111-1111-4111-8111-111111111111"), third_evening) << "now it is";
}

TEST_F(Following, is_never_of_a_match_itself) {
    follow(third_evening, third_evening);
    EXPECT_EQ(before(third_evening), std::nullopt);
    EXPECT_EQ(after(third_evening), std::nullopt);
    EXPECT_TRUE(may_be_followed(third_evening));
}

TEST_F(Following, is_found_whatever_the_case_of_an_id) {
    follow("0F8FAD5B-D9CB-469F-A165-70867728950E", other_evening);
    EXPECT_EQ(before(other_evening), evening);
    EXPECT_EQ(after(evening), other_evening);
}

TEST_F(Following, may_be_said_later_but_not_otherwise) {
    journal_.begin(three_at_the_table(other_evening), "warn", {});
    core::Header said = three_at_the_table(other_evening);
    said.follows = evening;
    journal_.link(other_evening, said);
    EXPECT_EQ(before(other_evening), evening);
    said.follows = third_evening;
    said.what_if = {evening, 7};
    journal_.link(other_evening, said);
    EXPECT_EQ(before(other_evening), evening) << "what was said stays";
    EXPECT_EQ(history_.find(other_evening)->source, evening);
    EXPECT_EQ(history_.find(other_evening)->branched_at, 7);
    EXPECT_THROW(database_.sql().exec("UPDATE matches SET header = 'x' || header"), SQLite::Exception);
}

TEST_F(Following, what_lies_in_the_bin_neither_follows_nor_is_followed) {
    follow(evening, other_evening);
    history_.bin(evening);
    EXPECT_EQ(before(other_evening), std::nullopt);
    history_.restore(evening);
    EXPECT_EQ(before(other_evening), evening);
    history_.bin(other_evening);
    EXPECT_EQ(after(evening), std::nullopt);
    EXPECT_TRUE(may_be_followed(evening));
    history_.restore(other_evening);
    EXPECT_EQ(after(evening), other_evening);
}

TEST_F(Following, is_listed) {
    using Pair = store::Listed::Pair;
    const auto pair_of = [this](const std::string& match) { return history_.find(match)->pair; };
    EXPECT_EQ(pair_of(evening), Pair::none);
    follow(evening, other_evening);
    EXPECT_EQ(pair_of(evening), Pair::first);
    EXPECT_EQ(pair_of(other_evening), Pair::second);
    history_.bin(other_evening);
    EXPECT_EQ(pair_of(evening), Pair::none);
}

TEST_F(Following, of_several_that_follow_the_last_played_counts) {
    follow(evening, other_evening);
    core::Header header = three_at_the_table(third_evening);
    header.date = "2999-01-01";
    header.follows = evening;
    journal_.begin(header, "warn", {});
    EXPECT_EQ(after(evening), third_evening);
    EXPECT_EQ(before(other_evening), evening) << "its record says so";
    history_.bin(third_evening);
    EXPECT_EQ(after(evening), other_evening);
}
