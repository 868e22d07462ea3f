#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/header.h"
#include "store/sqlite/database.h"

namespace store {

/// Two matches that may be one: of one game, day and players, and they begin alike. What was found so is kept
/// until somebody says that they are two.
class Likes {
public:
    explicit Likes(const Database& database) : database_(database) {}

    /// A match that is here, neither in the bin nor a 'what if', of that game, those players and that day
    /// and, where both tell it, that time.
    struct Beginning {
        std::string match;
        int common = 0;  ///< so many of its lines, from the first on, are those
        int lines = 0;   ///< so many it has
    };
    /// `lines` as `plain_line` writes them.
    std::vector<Beginning> beginnings(const core::Header& header,
                                      const std::vector<std::string>& lines) const;

    /// The other one that may be this one. What lies in the bin is no such match.
    std::optional<std::string> of(const std::string& match) const;
    void say(const std::string& match, const std::string& other);
    void tell_apart(const std::string& match, const std::string& other);

private:
    const Database& database_;
};

/// An entry without what says nothing: blanks, a comment, needless quotes.
std::string plain_line(const std::string& text);

}  // namespace store
