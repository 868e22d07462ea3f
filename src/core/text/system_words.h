#pragma once

#include <exception>

#include "core/text/text.h"

namespace core {

/// What the system says of an error of this number (`errno`), to be read in the language in force.
Text system_words(int error);

/// What was thrown: the sentence of a `Failure`, the system's words, else what the library says.
Text system_words(const std::exception& error);

}  // namespace core
