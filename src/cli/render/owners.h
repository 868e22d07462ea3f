#pragma once

#include <map>
#include <string>

#include "cli/terminal/boxes.h"
#include "core/table.h"

namespace cli {

/// Those who sit at the table in a few columns, to stand beside what is theirs: the first letters of
/// their names or, where two names begin alike, their numbers around the table.
class Owners {
public:
    Owners(const core::Table& table, int most_columns);

    /// `·An`; nothing for who does not sit there.
    std::string sign(int seat) const;
    /// `·An Anna`.
    std::string meaning(int seat) const;

private:
    struct Names {
        std::string brief, whole;
    };
    std::map<int, Names> names_;
};

}  // namespace cli
