#pragma once

#include <string>

#include "store/statistics/statistics.h"

namespace cli {

/// What a figure shows, as a table; nothing if it is empty.
std::string text_of(const store::Counted& counted);

}  // namespace cli
