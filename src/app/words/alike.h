#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/text/text.h"
#include "store/sqlite/database.h"

namespace app {

/// Two names that look alike and are not the same.
struct SimilarNames {
    std::string name;   ///< of one who sits at the table
    std::string other;  ///< of another one there, or of one who played before
    bool both_sit = false;
};
/// As a question.
core::Text asked(const SimilarNames& alike);

/// Asks, where a match is begun, whether somebody is meant whose name looks so.
class Likenesses {
public:
    explicit Likenesses(store::Database& database);
    /// The first question; who played under exactly this name is not asked about, unless two at the table
    /// look alike.
    std::optional<SimilarNames> question(std::span<const std::string> seated) const;

private:
    std::multimap<std::string, std::string> known_;  ///< names of who played, by core::likeness
};

}  // namespace app
