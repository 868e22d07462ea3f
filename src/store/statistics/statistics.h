#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/figure.h"
#include "store/sqlite/database.h"
#include "store/statistics/decision_times.h"
#include "store/statistics/match_query.h"
#include "store/statistics/ratings.h"

namespace store {

/// How somebody fared, over the finished matches that were looked at.
struct WinRecord {
    int matches = 0;
    double wins = 0;      ///< a win that three share is a third
    double expected = 0;  ///< what chance alone would have given: a third of a match of three
    int illegal = 0;      ///< fouls that stood
    int taken_back = 0;   ///< fouls that were taken back at the table

    /// Wins a match; 0 without matches.
    double rate() const { return matches == 0 ? 0 : wins / matches; }
};

/// Numbers of one kind: points, entries, minutes.
struct Spread {
    int count = 0;
    double sum = 0;
    double squares = 0;  ///< sum of the squares of the distances from the first: whole numbers, so exact
    int first = 0;
    int lowest = 0, highest = 0;

    void add(int value);
    double mean() const { return count == 0 ? 0 : sum / count; }
    /// The standard deviation of a sample; 0 for fewer than two.
    double deviation() const;
};

/// Few matches say little: below this many a number is marked so.
inline constexpr int few_matches = 10;
inline bool is_few(int matches) {
    return matches < few_matches;
}

/// A row of a list of players.
struct PlayerRow {
    int player = 0;
    std::string name;
    WinRecord fared;
    std::optional<Spread> points;  ///< where only one game is looked at, and it has points
    bool fewest = false;           ///< the fewest of them are the best
    DecisionTimes times;
    std::optional<Ratings::Rated> rating;
};

/// All that is looked at, in a row for each player and a count for each game and month.
struct Overview {
    int matches = 0;
    std::map<std::string, int> by_game;
    std::map<std::string, int> by_month;  ///< `YYYY-MM`
    std::map<int, int> by_seats;
    Spread minutes;                  ///< of those where it is known
    std::vector<PlayerRow> players;  ///< most matches first
};

/// One of the last matches of somebody.
struct LastMatch {
    std::string match;
    std::string day;  ///< `YYYY-MM-DD`
    std::string game;
    double share = 0;  ///< of the win
    std::optional<int> score;
    int rank = 0;
    int seats = 0;
};

struct GameOfPlayer {
    std::string game;
    WinRecord fared;
    Spread points;        ///< count 0 in a game without points
    bool fewest = false;  ///< the fewest points are the best
    DecisionTimes times;
    std::optional<Ratings::Rated> rating;
};

struct MonthOfPlayer {
    std::string month;
    int matches = 0;
    double wins = 0;
    double expected = 0;
};

/// Two who sat at one table.
struct Against {
    int player = 0;
    std::string name;
    int matches = 0;
    int ahead = 0, behind = 0;  ///< the first of the two, by place; the rest ended level
    double wins = 0;            ///< of the first
    double other_wins = 0;
};

struct PlayerPage {
    int player = 0;
    std::string name;
    WinRecord fared;
    std::vector<GameOfPlayer> games;
    std::vector<WinRecord> by_seat;  ///< from the first seat on
    WinRecord as_starter, as_other;  ///< only matches of which it is known who began
    int running_wins = 0;            ///< won in a row until now
    int longest_wins = 0;
    int running_without = 0;  ///< not won in a row until now
    int longest_without = 0;
    std::vector<LastMatch> last;  ///< ten at most, newest first
    std::vector<MonthOfPlayer> months;
    std::vector<Against> against;  ///< most matches first
    std::optional<Ratings::Rated> rating;
    std::vector<Ratings::Point> curve;
};

struct PairPage {
    Against all;
    std::string first_name;
    std::vector<std::pair<std::string, Against>> games;
};

/// What a figure of a game shows.
struct Counted {
    const core::Figure* figure = nullptr;
    struct Cell {
        long sum = 0;
        int count = 0;
    };
    std::vector<Cell> series;                  ///< sums, means, heat: one a series
    std::map<int, int> values;                 ///< distribution: how often each
    std::map<std::pair<int, int>, int> pairs;  ///< matrix: how often each
    bool empty() const;
};

/// Matches that are alike in something: played with a variant, by as many players.
struct Alike {
    int matches = 0;
    Spread points, entries, minutes, rounds;
    DecisionTimes times;
};

struct GamePage {
    std::string game;
    int matches = 0;
    std::map<int, int> scores;  ///< how often each number of points
    Alike all;
    std::map<std::string, Alike> by_variant;  ///< by its name; "": none in force
    std::map<int, Alike> by_seats;
    std::vector<PlayerRow> players;
    std::vector<Counted> figures;
};

/// Counts the finished matches that a filter lets through; those in the bin and those begun by 'what if'
/// never count. Each page is one walk through the digests; nothing is kept.
class Statistics {
public:
    explicit Statistics(Database& database) : database_(database) {}

    Overview overview(const MatchQuery& filter);
    /// Empty (no matches) for somebody who never played.
    PlayerPage player(int player, const MatchQuery& filter);
    PairPage pair(int first, int second, const MatchQuery& filter);
    /// `player`: the game's own figures only count what he did.
    GamePage game(const std::string& game, const MatchQuery& filter, std::optional<int> player = {});

private:
    Database& database_;
};

}  // namespace store
