#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/later.h"
#include "core/verdict.h"

namespace core {

/// A number in a reckoning, and why it is that number.
struct Amount {
    int points;
    Text why;
    RuleId rule{};            ///< by which it counts
    std::vector<Seq> from{};  ///< the entries that it rests on, ascending

    bool operator==(const Amount&) const = default;
};

/// One round (or the match) as the table would count it, line by line.
struct Reckoning {
    struct Line {
        Text label;
        std::vector<Amount> amounts;  ///< one a seat (for each way of counting); empty: only words
        bool total = false;

        bool operator==(const Line&) const = default;
    };
    Text title;
    std::vector<Text> remarks;  ///< roles of the suits, who decides next
    std::vector<Line> lines;
    /// Ways of counting that stand side by side; a line then has one amount a seat for each of them.
    std::vector<Text> ways{};
    int way = 0;  ///< the one in force
    /// The entries that the referee may have had to presume, whatever became of them; ascending.
    std::vector<Seq> claims{};

    bool operator==(const Reckoning&) const = default;
};

/// Of a game with two unlike roles: two matches, the roles changed, can be compared.
struct Roles {
    std::vector<std::string> changed;  ///< the entries with which the second match begins
    int seat = 0;                      ///< whose match it was, in the role that is compared
    std::optional<int> count;          ///< what is compared: the fewer, the better
    Text says;                         ///< "Anna left 12 tiles face down as the fox"

    bool operator==(const Roles&) const = default;
};

/// Where the match stands.
struct Scores {
    bool has_points = true;
    bool fewest = false;                      ///< the fewest points are the best
    std::vector<std::string> names;           ///< one a seat
    std::vector<int> totals;                  ///< penalties included; empty without points
    std::vector<int> penalties;               ///< what of the totals the table itself gave, one a seat
    std::vector<std::vector<int>> tiebreaks;  ///< one a seat, or empty
    std::vector<std::string> winners;
    /// What orders those who did not win, where it is not the points: numbers, one list a seat, compared one
    /// after the other; less is better. Empty: by points; without points all share a place.
    std::vector<std::vector<int>> behind{};
    std::vector<Text> why;                 ///< who won and why; empty while open
    Later<std::vector<Reckoning>> rounds;  ///< finished rounds
    std::optional<Roles> roles{};          ///< once the match is over
    std::vector<Seq> why_from{};           ///< the entries that decided it, ascending; empty while open
    std::vector<std::vector<Seq>> penalties_from{};  ///< one a seat, ascending; none without points

    bool operator==(const Scores&) const = default;
};

}  // namespace core
