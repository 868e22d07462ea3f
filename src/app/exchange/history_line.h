#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "store/matches/archive.h"

namespace app {

inline constexpr std::string_view history_file = "history.jsonl";

/// The first line of `history.jsonl`.
struct HistoryHead {
    int matches = 0;
    std::vector<store::Spelling> players;
};
/// A later line: where the record lies, and all that it does not hold. Of `match.lines` only the times.
struct HistoryLine {
    std::string file;
    store::Whole match;
    core::Header
        links{};  ///< `follows` and `what_if`, where an older Pfiff said them here and not in the record
};

std::string written(const HistoryHead& head);
std::string written(const HistoryLine& line);

/// What was expected is said where a line is none.
tl::expected<HistoryHead, core::Text> read_head(std::string_view line);
tl::expected<HistoryLine, core::Text> read_line(std::string_view line);

}  // namespace app
