#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/rating.h"
#include "store/database.h"

namespace store {

/// How strong the players are, in each game and in all, counted from the finished matches in the order in
/// which they were played; the state at the end of each month is kept. Correcting a match makes the months
/// from then on due; they are counted anew when ratings are asked for.
class Ratings {
public:
    explicit Ratings(Database& database) : database_(database) {}

    struct Rated {
        core::Rating rating;
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

    /// What the overall ratings would be if this match had ended so: places by seat, or none.
    std::map<int, Rated> if_it_ended(const std::string& match, const std::vector<int>& ranks);

    /// Counts what is due. Where the database can only be read, what was counted last stays.
    void bring_up_to_date();

    /// Only for src/store: from which month on ratings are to be counted anew.
    static void due(const Database& database, int month);
    static void all_due(const Database& database);

private:
    using State = std::map<int, Rated>;
    Database& database_;
};

}  // namespace store
