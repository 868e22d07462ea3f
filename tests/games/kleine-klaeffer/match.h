#pragma once

#include "games/match.h"

namespace kleine_klaeffer_tests {

using games_tests::said;
using Tokens = std::vector<std::string>;

/// A match of Kleine Kläffer.
class Match : public games_tests::Match<Match> {
public:
    explicit Match(core::Header header) : games_tests::Match<Match>(std::move(header)) {}
    explicit Match(std::vector<std::string> players, core::Level level = core::Level::plays)
        : Match(games_tests::header("kleine-klaeffer", std::move(players), level)) {}
};

/// Only the votes are counted; where it says so, more districts decide among equal bad points.
inline Match level_scores(std::vector<std::string> players, bool districts_decide = false) {
    core::Header header = games_tests::header("kleine-klaeffer", std::move(players), core::Level::scores);
    if (districts_decide) {
        header.house["fewest-tie"] = "districts";
    }
    return Match(std::move(header));
}

/// Green lies in a2, c1, c4 and d2; row 2 and column c are worth ten with a green five on c2.
inline Match begun() {
    Match match({"Anna", "Ben", "Cleo"});
    match.enter({"council blb1 yes2 grs5 rec4 grb3 grc5 puc3 res3 ors1 blc2 grc1 reb2", "first Anna"});
    return match;
}

inline Match placed() {
    return begun().enter({"place Anna grb5 c2"});
}

inline const core::Choice* find(const core::Ask& ask, const std::string& token) {
    const auto found = std::ranges::find(ask.choices, token, &core::Choice::token);
    return found == ask.choices.end() ? nullptr : &*found;
}

/// The zone of the council, or of the seat.
inline const core::Zone& zone(const core::Table& table, std::optional<int> seat = {}) {
    return *std::ranges::find(table.zones, seat, &core::Zone::seat);
}

inline const core::Place& space(const core::Table& table, const std::string& token) {
    return *std::ranges::find(zone(table).places, token, &core::Place::token);
}

inline bool marked(const core::Place& place, core::Mark mark) {
    return !place.tokens.empty() &&
           std::ranges::find(place.tokens.front().marks, mark) != place.tokens.front().marks.end();
}

}  // namespace kleine_klaeffer_tests
