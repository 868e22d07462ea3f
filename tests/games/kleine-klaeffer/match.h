#pragma once

#include "games/match.h"

namespace kleine_klaeffer_tests {

/// A match of Kleine Kläffer.
class Match : public games_tests::Match<Match> {
public:
    explicit Match(std::vector<std::string> players, core::Level level = core::Level::plays)
        : games_tests::Match<Match>(games_tests::header("kleine-klaeffer", std::move(players), level)) {}
};

}  // namespace kleine_klaeffer_tests
