#include "games/heckin-hounds/naming.h"

namespace heckin_hounds {

std::string place_of(const State& state, int seat, Slot slot) {
    return state.name(seat) + "/" + std::to_string(slot);
}

}  // namespace heckin_hounds
