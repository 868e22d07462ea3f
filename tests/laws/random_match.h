#pragma once

#include <random>
#include <string>
#include <vector>

#include "core/reading.h"
#include "core/record.h"

namespace laws {

/// A match entered by somebody who mostly does what is asked, and sometimes anything at all. The
/// same seed gives the same match.
core::Record random_match(const core::Game& game, unsigned seed, int lines);

/// The header of a random match, without entries.
core::Header random_header(const core::Game& game, std::mt19937& random);

/// One random line that may come next: what is expected, or now and then something else.
std::string random_line(const core::Game& game, const core::Record& record, std::mt19937& random);

/// The line and its number added to the record.
void enter(core::Record& record, std::string line);

}  // namespace laws
