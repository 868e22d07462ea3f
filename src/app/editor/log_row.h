#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/match/session.h"

namespace app {

/// What the log says of one entry, as far as it may be told.
struct LogRow {
    core::Seq seq = 0;
    core::Printed text;   ///< empty where the table may not see it
    core::Text hidden{};  ///< then: whose it is
    core::Text word{};    ///< its verdict, in a word or two
    core::Text about{};   ///< the same in a sentence
    std::optional<core::Kind> kind{};
    bool stands = true;
    /// It only undoes an entry, or an undo: that entry says so itself, and the list leaves this line out.
    bool folded = false;

    core::Text sentence() const { return hidden.id.empty() ? text.sentence() : hidden; }
    /// As it is typed; empty for what is hidden.
    std::string line() const { return text.str(); }
    bool operator==(const LogRow&) const = default;
};

/// One a line of the journal, in its order. `reading`: as those who look may see it.
std::vector<LogRow> log_rows(const Session& session, const core::Reading& reading);

}  // namespace app
