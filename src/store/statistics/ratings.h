#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "store/sqlite/database.h"
#include "store/statistics/rating.h"

namespace store {

/// How strong the players are, in each game and in all, counted from the finished matches by the day and,
/// where records tell it, the time at which they were played, then by their ids, in whatever order they came
/// here. The state at the end of each month is kept. Correcting a match makes the months from then on due;
/// they are counted anew when ratings are asked for.
class Ratings {
public:
    explicit Ratings(Database& database) : database_(database) {}

    struct Rated {
        Rating rating;
        int matches = 0;
    };
    /// By player. `game` empty: over all games.
    std::map<int, Rated> now(const std::string& game = {});
    /// One player, month by month; months in which he did not play are left out.
    struct Point {
        std::string month;  ///< `YYYY-MM`
        Rated rated;
    };
    std::vector<Point> curve(int player, const std::string& game = {});

    /// How the overall rating of somebody moved with a match.
    struct Moved {
        std::int64_t match;
        int player;
        int matches;  ///< on which it rested before
        double by;
    };
    /// Of all finished matches from that month on, in order, up to the end of the other one.
    void each_move(int first_month, int last_month, const std::function<void(const Moved&)>& visit);

    /// What the overall ratings would be if this match had ended so: places by seat, or none.
    std::map<int, Rated> if_it_ended(const std::string& match, const std::vector<int>& ranks);

    /// Counts what is due, and keeps it. Where the database can only be read it is kept here alone, and not
    /// counted again.
    void bring_up_to_date();

    /// Only for src/store: from which month on ratings are to be counted anew.
    static void due(const Database& database, int month);
    static void all_due(const Database& database);

private:
    /// How somebody stood at the end of a month in which he played.
    struct Monthly {
        std::string scope;  ///< a game; empty: all
        int player;
        int month;
        Rated rated;
    };
    using OnMonth = std::function<void(Monthly)>;
    static void count_from(const Database& database, int month, const OnMonth& on_month);
    /// What is kept, here or there, of a scope: of one player by month, or of all how they stood last.
    std::map<int, Rated> standing_before(int month) const;
    std::vector<Monthly> kept(const std::string& scope, std::optional<int> player);

    Database& database_;
    /// Where nothing can be written: what was due.
    struct Unwritten {
        int from;
        std::vector<Monthly> rows;
    };
    std::optional<Unwritten> unwritten_{};
};

}  // namespace store
