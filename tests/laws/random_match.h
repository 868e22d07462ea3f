#pragma once

#include <iosfwd>
#include <random>
#include <string>
#include <vector>

#include "core/reading.h"
#include "core/record.h"

namespace laws {

/// A match entered by somebody who mostly does what is asked, and sometimes anything at all. The
/// same seed gives the same match.
core::Record random_match(const core::Game& game, unsigned seed, int lines);

/// Such a match of any game, for a property: if it fails, the match is shrunk line by line, and printed.
core::Record any_match(int lines);
/// The same of one game.
core::Record any_match(const core::Game& game, int lines);
/// The match, to be shrunk likewise.
core::Record shrinking(core::Record record);

/// The header of a random match, without entries.
core::Header random_header(const core::Game& game, std::mt19937& random);

/// One random line that may come next: what is expected, or now and then something else.
std::string random_line(const core::Game& game, const core::Record& record, std::mt19937& random);

/// The line and its number added to the record.
void enter(core::Record& record, std::string line);

}  // namespace laws

namespace core {

/// How a property that fails prints a match.
void showValue(const Record& record, std::ostream& stream);

}  // namespace core
