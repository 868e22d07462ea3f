#pragma once

#include <string>

#include "core/text.h"
#include "games/heckin-hounds/types.h"

/// What things are called on the table and in questions.
namespace heckin_hounds {

/// The slot as a place of the table: `Ben/3`.
std::string place_of(const State& state, int seat, Slot slot);

/// "slot 3"
core::Text slot_name(Slot slot);

}  // namespace heckin_hounds
