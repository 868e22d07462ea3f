#pragma once

#include <span>
#include <string>

#include "core/ask.h"
#include "games/heckin-hounds/types.h"

namespace heckin_hounds {

/// What follows `clue`, in the order of the record; or slots first, each told as `@2`.
core::Ask ask_clue(const State& state, std::span<const std::string> tokens);

/// "Who is told something? Still due: 3 to Ben and 1 to Cleo"
core::Text clue_question(const State& state);

/// The slots of a stand, by their places; `make` turns a slot into a choice.
template <class Make>
void add_slots(core::Ask& ask, Make make) {
    ask.choices.reserve(ask.choices.size() + slot_count);
    for (Slot slot = 1; slot <= slot_count; ++slot) {
        ask.choices.push_back(make(slot));
    }
}

}  // namespace heckin_hounds
