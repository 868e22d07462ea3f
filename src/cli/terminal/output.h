#pragma once

#include <string>
#include <string_view>

#include "core/record.h"
#include "core/text/text.h"
#include "core/verdict.h"

namespace cli {

inline constexpr int all_well = 0;
inline constexpr int something_refused = 1;
inline constexpr int failed = 2;

/// Writes to standard output.
void print(std::string_view text);
/// Hands all that was printed on; throws `core::Failure` if it did not arrive.
void flush();
/// A sentence on a line of its own.
void say(const core::Text& text);

/// Says on standard error what went wrong.
void complain(const core::Text& message);
/// The same about a line of a file: `evening.pfiff:3: …`.
void complain(const std::string& file, const core::Fault& fault);

/// `legal`, `presumed`, … in the language in force.
std::string verdict_word(core::Kind kind);

/// A name, file or token in a sentence: harmless for a terminal.
core::Arg named(std::string_view text);

}  // namespace cli
