#pragma once

#include <string>

#include "store/statistics/statistics.h"

namespace cli {

/// Pages of statistics as tables for a terminal, in the language in force.
std::string text_of(const store::Overview& overview);
std::string text_of(const store::PlayerPage& page);
std::string text_of(const store::PairPage& page);
std::string text_of(const store::GamePage& page);

}  // namespace cli
