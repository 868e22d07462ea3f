#pragma once

#include <string>

#include "core/ask.h"
#include "core/reading.h"

namespace laws {

/// An entry with its number and verdict.
std::string described(const core::Ruled& entry);

/// All that a reading tells, to compare two or to look for what it must not tell.
std::string told(const core::Reading& reading);

/// All that the answer to a question tells.
std::string told(const core::Ask& ask);

}  // namespace laws
