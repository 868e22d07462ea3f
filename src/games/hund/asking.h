#pragma once

#include <optional>
#include <span>
#include <string>

#include "core/ask.h"
#include "games/hund/types.h"

/// The parts of the answer to what may come next.
namespace hund {

using Tokens = std::span<const std::string>;

/// What is asked when nothing is entered yet, and the words of the game.
core::Ask ask_word(const State& state);
/// What follows the first word.
core::Ask ask_rest(const State& state, Tokens tokens);

/// Why an entry of this kind cannot be made now at all.
std::optional<core::Text> phase_of(const State& state, const Entry& entry);
/// Why no covered card can be turned up now.
std::optional<core::Text> no_flip(const Round& round);

core::Text role_question(Role role);
core::Text count_question(Role role, const std::string& who);

}  // namespace hund
