#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "store/statistics/statistics.h"

namespace store {

/// A year of all, or of one of them. What would say little is left out: most of it rests on ten matches at
/// least.
struct YearPage {
    /// A match of which something is told.
    struct Told {
        std::string match, day, game;
    };
    /// How somebody won, and in which games.
    struct Winner {
        int player = 0;
        std::string name;
        WinRecord fared{};
        std::map<std::string, double, std::less<>> wins{};  ///< by game, where there are any
    };
    struct Run {
        std::string name;
        int wins = 0;
        std::string from, to;  ///< days of its first and last match
    };
    struct First {
        enum class Of { game, player, win } of = Of::game;
        std::string name{};  ///< of the player
        Told told{};
    };
    struct Met {
        std::string one, other;
        int matches = 0;
    };
    struct Closest {
        Told told{};
        int points = 0;  ///< between the first two
    };
    /// The rating over all games that the match moved most.
    struct Changed {
        Told told{};
        std::string name;
        double by = 0;
    };

    int year = 0;
    std::optional<int> player;
    std::string name{};  ///< of the player
    int matches = 0;
    Spread minutes{};  ///< of those where it is known
    std::array<int, 12> by_month{};
    std::array<double, 12> won_by_month{};                  ///< of the player
    std::map<std::string, WinRecord, std::less<>> games{};  ///< of the player; of all only how many matches
    std::vector<Winner> winners{};                          ///< most wins first
    std::optional<Run> run{};                               ///< three wins in a row at least
    std::vector<First> firsts{};                            ///< the first one first
    std::vector<Met> met{};                                 ///< most matches first
    std::optional<Closest> closest{};
    std::vector<Changed> changed{};  ///< ten at most, the largest change first
};

/// The years in which finished matches were played that count, the last one first.
std::vector<int> years(const Database& database);
/// Of the matches that the filter lets through. What was the first is told where nothing is filtered.
YearPage year_page(Database& database, int year, std::optional<int> player, const MatchQuery& filter);

}  // namespace store
