#pragma once

#include <optional>
#include <span>

#include "core/verdict.h"
#include "games/hund/types.h"

/// Where a card can come from: `hund/card`.
namespace hund {

/// Why a card that is seen now for the first time cannot be: not in the game, or known elsewhere.
std::optional<core::Impossible> lies_elsewhere(const State& state, Card card);

/// The same of cards that are seen together.
std::optional<core::Impossible> cannot_lie(const State& state, std::span<const Card> cards);

/// Why the card cannot come from where it is said to come from.
std::optional<core::Impossible> cannot_come(const State& state, const Play& entry);

}  // namespace hund
