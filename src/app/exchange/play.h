#pragma once

#include <map>
#include <string>

#include <nlohmann/json_fwd.hpp>

#include "store/matches/history.h"
#include "store/matches/outcome.h"

namespace app {

/// A match as a logger of plays takes it.
struct Play {
    store::Listed match;
    store::Outcome outcome;
    std::string date;      ///< `yyyy-MM-dd HH:mm:ss`
    std::string board;     ///< the variants in words
    std::string comments;  ///< title and note
    std::string game;      ///< as printed on the box
    bool has_points = true;

    /// How the player of that index fared; nothing yet where that is not derived.
    store::Outcome::Seat seat(std::size_t player) const {
        return player < outcome.seats.size() ? outcome.seats[player] : store::Outcome::Seat{};
    }
};
Play play_of(store::Database& database, const std::string& match);

/// `2024-02-29T19:30` as `2024-02-29 19:30:00`.
std::string to_the_second(const std::string& date);

/// As other programs read it: the score as a text, empty without points.
std::string score_in_words(const store::Outcome::Seat& seat);
/// In one line; what is no UTF-8 is replaced.
std::string dumped(const nlohmann::ordered_json& json);

/// Ids of players by the names that lists write.
class PlayerIds {
public:
    explicit PlayerIds(store::Database& database);
    std::string of(const std::string& name) const;

private:
    std::map<std::string, std::string> spellings_;
};

}  // namespace app
