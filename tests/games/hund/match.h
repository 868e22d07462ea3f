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

}  // namespace hund_tests
