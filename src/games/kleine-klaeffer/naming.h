#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/text.h"
#include "games/kleine-klaeffer/cards.h"
#include "games/kleine-klaeffer/council.h"

/// What things of the council are called, and what the match waits for.
namespace kleine_klaeffer {

/// `b3`
core::Text space_name(int space);
/// The spaces as places of the table.
std::vector<std::string> places(std::span<const int> spaces);
/// `1 card`, `3 cards`
core::Text cards_counted(int count);

/// `row 3`, of the row through the space.
core::Text line_name(int space, Line line);

/// "How many votes has Anna of yellow, …?"
core::Text votes_question(const std::string& name, Colour colour);

/// What must be entered now before anything else.
core::Text what_is_due(const State& state);

}  // namespace kleine_klaeffer
