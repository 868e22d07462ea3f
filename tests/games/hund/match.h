#pragma once

#include "games/match.h"

namespace hund_tests {

/// A match of Hund.
class Match : public games_tests::Match<Match> {
public:
    explicit Match(std::vector<std::string> players, std::set<std::string> variants = {},
                   std::map<std::string, std::string> house = {}, core::Level level = core::Level::plays)
        : games_tests::Match<Match>(with(games_tests::header("hund", std::move(players), level),
                                         std::move(variants), std::move(house))) {}

private:
    static core::Header with(core::Header header, std::set<std::string> variants,
                             std::map<std::string, std::string> house) {
        header.variants = std::move(variants);
        header.house = std::move(house);
        return header;
    }
};

/// Three players play a round, and everybody follows suit: first the cards 1 to 3 of each suit, then 4 to 6.
/// The entries' numbers are those after two entries.
inline Match& play_a_round(Match& match) {
    return match.enter({
        "play Anna gy1", "play Ben gy2",  "play Cleo gy3",  // Cleo
        "play Cleo gy4", "play Anna gy5", "play Ben gy6",   // Ben
        "play Ben pu1",  "play Cleo pu2", "play Anna pu3",  // entries 9 to 11: Anna
        "play Anna pu4", "play Ben pu5",  "play Cleo pu6",  // entries 12 to 14: Cleo
        "play Cleo pi1", "play Anna pi2", "play Ben pi3",   // entries 15 to 17: Ben
        "play Ben pi4",  "play Cleo pi5", "play Anna pi6",  // entries 18 to 20: Anna
        "play Anna gn1", "play Ben gn2",  "play Cleo gn3",  // entries 21 to 23: Cleo
        "play Cleo gn4", "play Anna gn5", "play Ben gn6",   // entries 24 to 26: Ben
        "play Ben ye1",  "play Cleo ye2", "play Anna ye3",  // Anna
        "play Anna ye4", "play Ben ye5",  "play Cleo ye6",  // Cleo
    });
}

/// One round of three.
inline Match round_of_three() {
    Match match({"Anna", "Ben", "Cleo"});
    match.enter({"designation 1", "first Anna"});
    return play_a_round(match);
}

}  // namespace hund_tests
