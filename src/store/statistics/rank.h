#pragma once

#include <optional>

#include "core/reading.h"

namespace store {

/// The place of a seat, as lists and ratings count it; nothing while nobody has won. 1 is the winners'; the
/// others follow as the game says (Scores::behind), else by points; without points all come second.
std::optional<int> rank(const core::Reading& reading, std::size_t seat);

}  // namespace store
