#pragma once

#include <algorithm>

#include "games/match.h"

namespace hundsgemein_tests {

/// A match of Hundsgemein.
class Match : public games_tests::Match<Match> {
public:
    explicit Match(std::vector<std::string> players, std::set<std::string> variants = {},
                   core::Level level = core::Level::plays)
        : games_tests::Match<Match>(
              with(games_tests::header("hundsgemein", std::move(players), level), std::move(variants))) {}

private:
    static core::Header with(core::Header header, std::set<std::string> variants) {
        header.variants = std::move(variants);
        return header;
    }
};

inline constexpr auto dogs = "dogs rex zorro daisy rex fifi daisy zorro zorro daisy rex fifi fifi";
inline constexpr core::Viewer audience{core::Viewer::Kind::audience, 0};

inline Match begun(std::vector<std::string> players = {"Anna", "Ben", "Cleo"},
                   std::set<std::string> variants = {}) {
    Match match(std::move(players), std::move(variants));
    match.enter({dogs, "first Anna"});
    return match;
}

inline const core::Choice& choice(const core::Ask& ask, const std::string& token) {
    return *std::ranges::find(ask.choices, token, &core::Choice::token);
}

inline std::string verdict_of(const core::Choice& choice) {
    const auto rule = choice.verdict ? core::rule(*choice.verdict) : std::nullopt;
    return !choice.verdict ? "open" : rule ? std::string(*rule) : "legal";
}

inline bool marked(const std::vector<core::Mark>& marks, core::Mark mark) {
    return std::ranges::find(marks, mark) != marks.end();
}

inline const core::Zone& zone(const core::Table& table, const std::string& id, std::optional<int> seat = {}) {
    return *std::ranges::find_if(table.zones,
                                 [&](const core::Zone& each) { return each.id == id && each.seat == seat; });
}

inline const core::Place& block(const core::Table& table, const std::string& token) {
    return *std::ranges::find(zone(table, "board").places, token, &core::Place::token);
}

inline const core::Lane& street(const core::Table& table, const std::string& token) {
    return *std::ranges::find_if(zone(table, "board").lanes,
                                 [&](const core::Lane& lane) { return lane.place.token == token; });
}

}  // namespace hundsgemein_tests
