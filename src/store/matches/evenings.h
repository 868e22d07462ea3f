#pragma once

#include <optional>
#include <string>
#include <vector>

#include "store/matches/history.h"
#include "store/sqlite/database.h"

namespace store {

/// How somebody fared in the finished matches of an evening.
struct Standing {
    std::string name;
    int matches = 0;
    double wins = 0;  ///< a win that three share is a third

    bool operator==(const Standing&) const = default;
};

/// Most wins first, then by name.
std::vector<Standing> standings(const std::vector<Listed>& matches);

/// Which matches belong together: a match goes on the evening of the one that the same people played before
/// it, if it began less than three hours after the end of that (where records tell no time: on the same day);
/// or of the one that somebody named. What lies in the bin and what 'what if' began is of no evening.
class Evenings {
public:
    explicit Evenings(const Database& database) : database_(database) {}

    struct Place {
        std::vector<std::string> matches{};  ///< of the evening, in the order in which they were played
        std::optional<std::string>
            before{};  ///< after which of them it goes on the evening; none: it begins it
        std::optional<std::string> closest{};  ///< played last before it, within a day, whoever sat there
    };
    /// Without matches: it is of no evening.
    Place of(const std::string& match) const;

    /// It goes on an evening: the one that the times tell, or else that of the closest match. `of` a match
    /// that begins an evening says whether there is any.
    void join(const std::string& match);
    /// An evening begins with it.
    void part(const std::string& match);

private:
    void say(const std::string& match, const std::optional<std::string>& after);

    const Database& database_;
};

}  // namespace store
