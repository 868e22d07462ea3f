#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/reading.h"
#include "core/report.h"
#include "store/database.h"

namespace store {

/// What the list of matches shows of one.
struct Listed {
    std::string id;
    std::string game;
    std::string level;
    std::string title, venue;
    std::string played;   ///< the record's date, else the day it was begun, `YYYY-MM-DDTHH:MM`
    std::string touched;  ///< when the last line was written, same form
    std::vector<std::string> players;
    std::string status;  ///< `open`, `finished`, `abandoned`
    int entries = 0;
    std::vector<std::string> winners;
    std::vector<std::optional<int>> scores;  ///< one a player, where the game has points
    bool binned = false;
    /// Of two matches, of which the second followed with the roles changed; neither lies in the bin.
    enum class Pair { none, first, second } pair = Pair::none;
};

/// What is derived from the journals, so that lists and statistics need not judge every match again.
/// All of it can be thrown away and derived anew.
class History {
public:
    explicit History(Database& database) : database_(database) {}

    /// Newest touched first; the binned ones only on demand.
    std::vector<Listed> matches(bool binned = false) const;
    /// One match, in the bin or not.
    std::optional<Listed> find(const std::string& match) const;
    std::optional<Listed> latest_open() const;
    std::optional<Listed> latest() const;

    /// Keeps what the match's reading says, stamped with the version of the rules that derived it.
    /// The journal is not touched; a power cut may lose what was derived, then it is stale.
    void derive(const std::string& match, const core::Reading& reading, const core::Report& report);
    /// Matches whose derived rows are missing or were derived by other rules, or from fewer lines.
    std::vector<std::string> stale() const;

    void bin(const std::string& match);
    void restore(const std::string& match);

    /// Names of all who ever played, most recent first.
    std::vector<std::string> roster() const;

private:
    Database& database_;
};

/// Raised whenever a verdict or score could come out otherwise than before.
inline constexpr int rules_version = 1;

}  // namespace store
