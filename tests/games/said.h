#pragma once

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace games_tests {

struct Said {
    std::string line;
    std::string why;  ///< with the entries that it rests on; of a legal one nothing
};

/// Enters line by line, and looks at what is said of each.
template <class Match>
void expect_each(Match& match, const std::vector<Said>& lines) {
    for (const auto& [line, why] : lines) {
        match.enter({line});
        EXPECT_EQ(match.why(), why) << line;
    }
}

}  // namespace games_tests
