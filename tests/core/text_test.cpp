#include "core/text/text.h"

#include <gtest/gtest.h>

using namespace std::string_literals;

namespace {

std::string listed(const std::vector<std::string>& names) {
    std::vector<core::Text> texts;
    for (const std::string& name : names) {
        texts.push_back(core::verbatim(name));
    }
    return core::say(core::listed(texts));
}

}  // namespace

TEST(Text, says_one_thing_as_one) {
    const auto points = [](int number) { return core::say({NN_("{0} point", "{0} points"), {number}}); };
    EXPECT_EQ(points(0), "0 points");
    EXPECT_EQ(points(1), "1 point");
    EXPECT_EQ(points(2), "2 points");
    EXPECT_EQ(points(-1), "−1 points");
}

TEST(Text, the_first_number_decides_the_form) {
    const auto text = [](int steps, int entry) {
        return core::say(
            {NN_("{0}: {1} step after {2}", "{0}: {1} steps after {2}"), {"Anna"s, steps, entry}});
    };
    EXPECT_EQ(text(1, 5), "Anna: 1 step after 5");
    EXPECT_EQ(text(5, 1), "Anna: 5 steps after 1");
    EXPECT_EQ(core::say({NN_("{0} is out", "{0} are out"), {"all"s}}), "all are out");
}

TEST(Text, a_list_ends_with_and) {
    EXPECT_EQ(listed({}), "");
    EXPECT_EQ(listed({"Anna"}), "Anna");
    EXPECT_EQ(listed({"Anna", "Ben"}), "Anna and Ben");
    EXPECT_EQ(listed({"Anna", "Ben", "Cleo"}), "Anna, Ben and Cleo");
}

TEST(Text, what_is_empty_or_blank_leaves_no_gap) {
    EXPECT_EQ(core::say({"{0} is no number", {""s}}), "\"\" is no number");
    EXPECT_EQ(core::say({"{0} is no number", {" "s}}), "\" \" is no number");
    EXPECT_EQ(core::say({"{0} is no number", {"x"s}}), "x is no number");
}
