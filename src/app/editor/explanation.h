#pragma once

#include <string_view>
#include <vector>

#include "core/reading.h"

namespace app {

/// Why something is so: in words, by which rule, and the entries that it rests on.
struct Explanation {
    core::Text about;  ///< an entry, a number and whose it is; empty: nothing was asked yet
    core::Text why;
    core::RuleId rule{};  ///< empty: none
    std::vector<core::Seq> from{};

    bool operator==(const Explanation&) const = default;
};

/// What there is to say for an entry: its verdict, or of what was confirmed what had been presumed.
core::Verdict grounds_of(const core::Ruled& entry);

/// Of the verdict on an entry, as it may be told. `sentence`: what the log says of it.
Explanation explained(const core::Ruled& entry, core::Text sentence);

}  // namespace app
