#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/reading.h"
#include "store/sqlite/database.h"
#include "store/statistics/match_query.h"

namespace store {

/// What the list of matches shows of one.
struct Listed {
    std::string id;
    std::string game;
    std::string level;
    std::string title, venue;
    /// The record's date, else the day it was begun, `YYYY-MM-DDTHH:MM`; nothing: the clock was wrong.
    std::string played;
    std::string touched;  ///< when the last line was written, same form
    std::vector<std::string> players;
    std::string status;  ///< `open`, `finished`, `abandoned`
    int entries = 0;
    std::vector<std::string> winners;
    std::vector<std::optional<int>> scores;  ///< one a player, where the game has points
    bool binned = false;
    /// Of two matches, of which the second followed with the roles changed; neither lies in the bin.
    enum class Pair { none, first, second } pair = Pair::none;
    std::string note{};
    int minutes = 0;       ///< that it took, longer pauses left out; 0: not known
    std::string source{};  ///< begun by 'what if' as a copy of this match; empty: it was not
    core::Seq branched_at = 0;
    bool counts = true;       ///< in statistics, unless it lies in the bin
    std::string elsewhere{};  ///< of an open one: the other machine of the club that went on with it last
    std::string like{};       ///< another match that may be the same one (Likes); empty: none
};

/// What may be said of a match afterwards. The record's header says the same first, but the note.
struct Details {
    std::string title, venue;
    std::string date;  ///< `YYYY-MM-DD[THH:MM]`, or empty
    std::string note;

    bool operator==(const Details&) const = default;
};

/// The columns by which the list can be sorted.
enum class Column { played, game, players, outcome, entries, venue, touched, seats };

struct Sorting {
    Column by = Column::played;
    bool ascending = false;

    bool operator==(const Sorting&) const = default;
};

/// What is derived from the journals, so that lists and statistics need not judge every match again.
/// All of it can be thrown away and derived anew.
class History {
public:
    explicit History(Database& database) : database_(database) {}

    /// Newest touched first; the binned ones only on demand.
    std::vector<Listed> matches(bool binned = false) const;
    /// The matches that the filter lets through, in order, by their rows: four bytes a match, so that a list
    /// of many thousands can be scrolled; `row` says more of each.
    std::vector<std::int32_t> find(const MatchQuery& filter, const Sorting& sorting = {}) const;
    std::optional<Listed> row(std::int32_t row) const;
    Details details(const std::string& match) const;
    /// Throws `core::Failure` for a title or a place with line feeds, or a day that is none.
    void set_details(const std::string& match, const Details& details);

    /// One match, in the bin or not.
    std::optional<Listed> find(const std::string& match) const;
    /// The open match to go on with, and the match that was played last. A 'what if' is neither.
    std::optional<Listed> latest_open() const;
    std::optional<Listed> latest() const;
    /// So many, without any 'what if': the open ones first, then by the day on which they were played.
    std::vector<Listed> latest(int most) const;

    /// Keeps what the match's reading says, stamped with the version of the rules that derived it.
    /// The journal is not touched; a power cut may lose what was derived, then it is stale.
    void derive(const std::string& match, const core::Reading& reading);
    /// Matches whose derived rows are missing or were derived by other rules, or from fewer lines.
    std::vector<std::string> stale() const;

    void bin(const std::string& match);
    void restore(const std::string& match);
    /// What lies in the bin is gone for good. Answers how many matches that were.
    int empty_bin();
    /// Of one that lies in the bin.
    void remove(const std::string& match);

    /// Names of all who ever played and are not hidden, most recent first.
    std::vector<std::string> roster() const;

private:
    int remove_where(std::string_view condition);

    Database& database_;
};

/// Raised whenever what is derived of a match could come out otherwise than before.
inline constexpr int rules_version = 4;

}  // namespace store
