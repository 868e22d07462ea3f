#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/header.h"
#include "store/sqlite/database.h"

namespace store {

/// All that is kept of a match and is not derived. Times are seconds since 1970, UTC.
struct Whole {
    std::string id;
    std::string game;
    std::string header;  ///< as a record begins
    std::string policy;
    std::int64_t begun = 0;
    int ruled_up_to = 0;
    int answered_up_to = 0;
    std::optional<std::int64_t> binned{};  ///< since when it lies in the bin
    struct Line {
        std::string text;
        std::int64_t written = 0;

        bool operator==(const Line&) const = default;
    };
    std::vector<Line> lines{};
    /// What was said of it afterwards; nothing in a field: as the header says.
    struct Said {
        std::optional<std::string> title, venue, date;
        std::string note;

        bool operator==(const Said&) const = default;
    };
    std::optional<Said> said{};
    /// The match after which somebody said that it was played in one evening; empty: after none.
    std::optional<std::string> evening{};

    bool operator==(const Whole&) const = default;
};

/// A name in the records, and what was made of it.
struct Spelling {
    std::string name;
    std::optional<std::string> shown{};  ///< as lists write it
    std::optional<std::string> colour{};
    bool hidden = false;
    std::optional<std::string> merged_into{};  ///< the name of another one

    bool operator==(const Spelling&) const = default;
};

/// The truth of a database, match by match, to be carried elsewhere and back: what is derived is left out,
/// and so are settings.
class Archive {
public:
    explicit Archive(Database& database) : database_(database) {}

    /// All matches, in the order in which they were begun, wherever that was.
    std::vector<std::string> matches() const;
    Whole read(const std::string& match) const;
    /// The same without its lines.
    Whole besides(const std::string& match) const;
    /// By name: all who play in a match, or of whom something was said.
    std::vector<Spelling> spellings() const;

    /// Stores a match that is not here in one transaction. `header` is what
    /// `match.header` reads as. Throws `core::Failure` and has changed nothing.
    void store(const Whole& match, const core::Header& header);
    /// Takes in names, in this order. Of one that something was said of here already nothing else is said,
    /// nor is a name given that somebody bears here. Merging comes later.
    void learn(const std::vector<Spelling>& spellings);

    /// What several machines know of a match that is here is put together: header, beginning, lines and their
    /// times are those of `match` now. Entries of before that are not in it must stand in another match.
    void rewrite(const Whole& match);
    /// Policy, bin, evening and what was said of a match that is here are those of `match` now.
    void say(const Whole& match);
    /// All that is said of these names, which come to be where they are not here. Merging must make no
    /// circle.
    void say(const std::vector<Spelling>& spellings);

private:
    Database& database_;
};

}  // namespace store
