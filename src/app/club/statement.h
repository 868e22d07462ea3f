#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "core/text/text.h"
#include "store/club/sayings.h"
#include "store/matches/archive.h"

/// What is said of matches and names besides the records, a line of JSON each: `about` (the id of a match or
/// a name), `at` (seconds since 1970) and one of
///   `said`     `title`, `venue`, `date`, `note` as somebody changed them; or null
///   `evening`  the id of the match after which it was played in one evening; empty: after none; or null
///   `binned`   since when it lies in the bin; or `gone`: for good, with so many lines; or null
///   `policy`   `policy`, `ruled_up_to`, `answered_up_to`
///   `chosen`   the id of the one that counts, of a match that went on at two machines; or empty
///   `player`   `shown`, `colour`, `hidden`, `merged_into` of a name
namespace app {

/// What is said of a match that is part of what is kept of it.
inline constexpr std::array<std::string_view, 4> said_of_matches{"said", "evening", "binned", "policy"};
/// The value of `binned` of a match that was thrown away for good, with so many lines; and how many those
/// were, of any value of `binned`. One that has more lines lies in the bin.
std::string value_of_gone(int lines);
std::optional<int> gone_with(const std::string& value);

/// Nothing is said later: no clock goes so far.
inline constexpr std::int64_t latest = std::int64_t{1} << 53U;

/// The value of one of `said_of_matches`, always written in the same way.
std::string value_of(const store::Whole& match, std::string_view what);
/// It is so of that match from now on; not for `gone`.
void put_value(store::Whole& match, std::string_view what, const std::string& value);

/// The value of `player`, without the name.
std::string value_of(const store::Spelling& spelling);
store::Spelling spelling_of(const std::string& name, const std::string& value);
/// The value of `chosen`, and what it says.
std::string value_of_choice(const std::string& match);
std::string choice_of(const std::string& value);

/// Without a line feed.
std::string written(const store::Saying& saying);
/// Who said it is not in the line. What was expected is said where a line is none, or one of a newer Pfiff.
tl::expected<store::Saying, core::Text> read_saying(std::string_view line);

}  // namespace app
