#pragma once

#include <vector>

#include "core/reading.h"
#include "core/record.h"

namespace app {

/// The whole record as everybody at the table may see it.
core::Reading seen_by_the_table(const core::Record& record, const core::Game& game);

/// Of each line, whether the table may not see it.
std::vector<bool> hidden_lines(const core::Record& record, const core::Game& game);

/// A record without what the table may not see.
struct Published {
    core::Record record;
    int left_out = 0;                ///< lines
    bool tells_more = false;         ///< than the table may see while the match is not over
    std::vector<core::Seq> numbers;  ///< what each line of the whole record is numbered now; 0: left out
};

/// Leaves out the lines that the table may not see and the corrections of them, and numbers anew what
/// corrections name: to the table both records say the same, and they end alike. So what is impossible for
/// a reason that only the referee knows goes too: it would count. Where anything is secret, so do remarks
/// behind a #, which the table does not see either, and an amended line says what it was amended to.
Published without_secrets(const core::Record& record, const core::Game& game);

/// So many first lines of a match that is not over may be known to the table as they are: up to the first
/// that holds anything else, or a remark.
int open_beginning(const core::Record& record, const core::Game& game);

}  // namespace app
