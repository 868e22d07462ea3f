#pragma once

#include <string>

#include "games/heckin-hounds/types.h"

/// What places of the table are called.
namespace heckin_hounds {

/// The slot as a place of the table: `Ben/3`.
inline std::string place_of(const State& state, int seat, Slot slot) {
    return state.name(seat) + "/" + std::to_string(slot);
}

}  // namespace heckin_hounds
