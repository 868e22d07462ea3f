#pragma once

#include <optional>
#include <span>

#include "core/text/text.h"
#include "core/verdict.h"
#include "games/heckin-hounds/types.h"

/// What may lie where, and who sees it: judging, asking and showing share it.
namespace heckin_hounds {

inline bool is_slot(Slot slot) {
    return slot >= 1 && slot <= slot_count;
}

/// Whether the cards of `holder` face this one.
bool sees(const State& state, int viewer, int holder);

/// `heckin/card`: why the card cannot come from this slot, or nothing. The slot is one, and not played.
std::optional<Impossible> cannot_come(const State& state, int seat, Slot slot, Card card);

/// `heckin/card`: why the first cards of a hand cannot have been dealt, or nothing.
std::optional<Impossible> cannot_be_dealt(const State& state, int seat, std::span<const Card> cards);

/// What must be entered before anything else, or why nothing may.
Text what_is_due(const State& state);

}  // namespace heckin_hounds
