#pragma once

#include "games/match.h"

namespace heckin_hounds_tests {

/// A match of Heckin Hounds.
class Match : public games_tests::Match<Match> {
public:
    explicit Match(std::vector<std::string> players = {"Anna", "Ben", "Cleo"},
                   core::Level level = core::Level::plays)
        : games_tests::Match<Match>(games_tests::header("heckin-hounds", std::move(players), level)) {}
    explicit Match(core::Header header) : games_tests::Match<Match>(std::move(header)) {}
};

/// A round of two. That Cerberus was taken without clues changes nothing of it.
inline Match round_of_two() {
    Match match({"Anna", "Ben"});
    match.enter({"leader Anna", "bad-dog tom-dire", "cerberus Ben 5", "keep Anna", "keep Ben", "bid Anna 1",
                 "bid Ben 4"});
    return match.enter({
        "play Anna 1 de1", "play Ben 1 td1",  // entries 8, 9: Anna, with a bad dog
        "play Anna 2 td2", "play Ben 2 de2",  // entries 10, 11: Ben, with a bad dog
        "play Ben 5 ce", "play Anna 3 td3",   // entries 12, 13: Ben, with a bad dog
        "play Ben 3 em1", "play Anna 4 su1",  // entries 14, 15: Anna
        "play Anna 5 em2", "play Ben 4 em3",  // entries 16, 17: Ben
    });
}

}  // namespace heckin_hounds_tests
