#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>

#include "folder.h"
#include "store/history.h"
#include "store/journal.h"
#include "table.h"

using testing::ElementsAre;
using testing::HasSubstr;

namespace {

constexpr const char* third_evening = "9b2f1c66-5a35-4d51-8e0e-2f1a3c4d5e6f";

class Following : public testing::Test {
protected:
    Following() { journal_.begin(three_at_the_table(), "warn", {}); }

    void follow(const std::string& first, const std::string& second) {
        journal_.begin(three_at_the_table(second), "warn", lines({"first Ben"}), first);
    }

    Folder folder_;
    store::Database database_{folder_ / "pfiff.db"};
    store::Journal journal_{database_};
    store::History history_{database_};
};

}  // namespace

TEST_F(Following, two_matches_know_each_other) {
    EXPECT_TRUE(journal_.may_be_followed(evening));
    EXPECT_EQ(journal_.second_after(evening), std::nullopt);
    follow(evening, other_evening);
    EXPECT_EQ(journal_.second_after(evening), other_evening);
    EXPECT_EQ(journal_.first_before(other_evening), evening);
    EXPECT_EQ(journal_.first_before(evening), std::nullopt);
    EXPECT_EQ(journal_.second_after(other_evening), std::nullopt);
    EXPECT_THAT(texts_of(journal_.read(other_evening)), ElementsAre("first Ben"));
}

TEST_F(Following, is_on_the_disk) {
    follow(evening, other_evening);
    store::Database again(folder_ / "pfiff.db");
    EXPECT_EQ(store::Journal(again).first_before(other_evening), evening);
}

TEST_F(Following, only_one_match_follows_another) {
    follow(evening, other_evening);
    EXPECT_FALSE(journal_.may_be_followed(evening));
    EXPECT_THAT(failure_of([&] { follow(evening, third_evening); }), HasSubstr("cannot be followed"));
    EXPECT_FALSE(journal_.has(third_evening)) << "all or nothing";
    EXPECT_EQ(journal_.second_after(evening), other_evening);
}

TEST_F(Following, ends_with_the_second_match) {
    follow(evening, other_evening);
    EXPECT_FALSE(journal_.may_be_followed(other_evening));
    EXPECT_THAT(failure_of([&] { follow(other_evening, third_evening); }), HasSubstr("cannot be followed"));
}

TEST_F(Following, needs_a_match_that_is_there) {
    EXPECT_FALSE(journal_.may_be_followed(third_evening));
    EXPECT_THAT(failure_of([&] { follow(third_evening, other_evening); }), HasSubstr(third_evening));
    EXPECT_FALSE(journal_.has(other_evening));
    EXPECT_THAT(failure_of([&] { follow(other_evening, other_evening); }), HasSubstr("cannot be followed"))
        << "not itself";
}

TEST_F(Following, what_lies_in_the_bin_neither_follows_nor_is_followed) {
    follow(evening, other_evening);
    history_.bin(evening);
    EXPECT_EQ(journal_.first_before(other_evening), std::nullopt);
    history_.restore(evening);
    EXPECT_EQ(journal_.first_before(other_evening), evening);
    history_.bin(other_evening);
    EXPECT_EQ(journal_.second_after(evening), std::nullopt);
    EXPECT_TRUE(journal_.may_be_followed(evening));
    history_.restore(other_evening);
    EXPECT_EQ(journal_.second_after(evening), other_evening);
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

TEST_F(Following, another_match_takes_the_place_of_one_in_the_bin) {
    follow(evening, other_evening);
    history_.bin(other_evening);
    follow(evening, third_evening);
    history_.restore(other_evening);
    EXPECT_EQ(journal_.second_after(evening), third_evening);
    EXPECT_EQ(journal_.first_before(other_evening), std::nullopt);
}

TEST_F(Following, a_link_to_nowhere_is_none) {
    database_.sql().exec("PRAGMA foreign_keys = OFF");
    database_.sql().exec("INSERT INTO following VALUES (1, 77)");
    EXPECT_EQ(journal_.second_after(evening), std::nullopt);
    EXPECT_TRUE(journal_.may_be_followed(evening));
    database_.sql().exec("UPDATE following SET first = 78, second = 1");
    EXPECT_EQ(journal_.first_before(evening), std::nullopt);
    EXPECT_TRUE(journal_.may_be_followed(evening));
}
