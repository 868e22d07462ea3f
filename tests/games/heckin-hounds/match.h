#pragma once

#include "games/match.h"

namespace heckin_hounds_tests {

/// A match of Heckin Hounds.
class Match : public games_tests::Match<Match> {
public:
    explicit Match(std::vector<std::string> players = {"Anna", "Ben", "Cleo"},
                   core::Level level = core::Level::plays)
        : games_tests::Match<Match>(games_tests::header("heckin-hounds", std::move(players), level)) {}
};

}  // namespace heckin_hounds_tests
