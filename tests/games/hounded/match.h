#pragma once

#include "games/match.h"

namespace hounded_tests {

/// A match of Hounded.
class Match : public games_tests::Match<Match> {
public:
    explicit Match(core::Level level = core::Level::plays)
        : games_tests::Match<Match>(games_tests::header("hounded", {"Anna", "Ben"}, level)) {}
};

}  // namespace hounded_tests
