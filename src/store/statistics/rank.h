#pragma once

#include <cstddef>
#include <optional>

#include "core/reading.h"

namespace store {

/// Whether the seat is among the winners.
bool has_won(const core::Scores& scores, std::size_t seat);

/// The place of a seat, as lists and ratings count it; nothing while nobody has won. 1 is the winners'; the
/// others follow as the game says (Scores::behind), else by points; without points all come second.
std::optional<int> rank(const core::Reading& reading, std::size_t seat);

}  // namespace store
