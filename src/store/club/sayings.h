#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "store/sqlite/database.h"

namespace store {

/// What somebody said of a match or of a name besides the records.
struct Saying {
    std::string about;  ///< the id of a match, in small letters, or a name
    std::string what;   ///< `said`, `evening`, `binned`, `policy`, `chosen` or `player`
    std::string value;  ///< JSON, always written in the same way
    std::int64_t at = 0;
    std::string machine{};

    bool operator==(const Saying&) const = default;
};

/// The last of what was said of each: the latest counts, of two of one time that of the machine whose id
/// comes last.
class Sayings {
public:
    explicit Sayings(const Database& database) : database_(database) {}

    /// Answers whether it is the last one now.
    bool hear(const Saying& saying);
    struct Last {
        Saying saying;
        std::optional<std::string> here{};  ///< what is so here, as it was made or found
    };
    std::optional<Last> last(const std::string& about, const std::string& what) const;
    /// From now on it is so here.
    void is_here(const Saying& saying, const std::string& here);

    /// What of matches is not here as it was said last: some of it, in order, after that.
    std::vector<Saying> not_here(const Saying& after, int most) const;
    /// All that was said of names, the earliest first.
    std::vector<Last> of_players() const;
    /// What counts of what that machine said, some of it, in order, after that.
    std::vector<Saying> of_machine(const std::string& machine, const Saying& after, int most) const;

private:
    const Database& database_;
};

}  // namespace store
