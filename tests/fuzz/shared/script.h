#pragma once

#include <string>
#include <string_view>

#include "fuzz/shared/world.h"

// A database as somebody else may have left it, described by what was done to a sound one. A script begins
// with `on N`: the sound one is of the newest schema (0) or of the first (1). Then line by line:
//
//   patch AT HEX   the bytes there are others; AT is taken modulo the size
//   cut SIZE       the file ends there
//   sql STATEMENT  run with no trigger, no check and no foreign key in its way
//   again          what SQL runs next sees the schema anew
//
// So a file of a hundred kilobytes is a hundred bytes to the fuzzer, and what it changes is seldom refused at
// the first look.

namespace fuzz {

/// Whether it is one; else the bytes are a database themselves.
bool is_script(std::string_view bytes);

/// Puts the database of the script, or of the bytes, into its place.
void lay_out(const std::filesystem::path& file, std::string_view bytes);

/// The script with something more, less or else done.
std::string mutated(std::string script, unsigned seed);

}  // namespace fuzz
