#include "games/heckin-hounds/naming.h"

namespace heckin_hounds {

std::string place_of(const State& state, int seat, Slot slot) {
    return state.name(seat) + "/" + std::to_string(slot);
}

core::Text slot_name(Slot slot) {
    return {N_("slot {0}"), {slot}};
}

}  // namespace heckin_hounds
