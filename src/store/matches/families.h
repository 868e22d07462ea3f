#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "store/sqlite/database.h"

namespace store {

/// A match that went on at two machines or more: the match, and one more for each other way it went on, which
/// is a 'what if' of it.
struct Family {
    std::string root;                  ///< the id of the match
    std::vector<std::string> members;  ///< all ids, the root first
    std::string counts;                ///< the one that statistics count
};

/// Of a family one counts: that which somebody chose; or else one that is finished, then one that was
/// abandoned, then the longest.
class Families {
public:
    explicit Families(const Database& database) : database_(database) {}

    /// The family of a match; nothing where it went on at one machine only.
    std::optional<Family> of(const std::string& match) const;
    /// The match is another way in which `root` went on.
    void add(const std::string& match, const std::string& root);
    /// What was chosen; empty: nothing.
    std::string chosen(const std::string& root) const;
    /// Throws `core::Failure` where there is no such match.
    void choose(const std::string& root, const std::string& match);

private:
    const Database& database_;
};

/// For the sheets: the rows of its family, and the one that counts. Nothing: it has none.
struct FamilyRows {
    std::vector<std::int64_t> members;
    std::int64_t counts = 0;
};
std::optional<FamilyRows> family_rows(const Database& database, std::int64_t match);

}  // namespace store
