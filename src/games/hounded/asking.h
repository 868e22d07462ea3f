#pragma once

#include <span>
#include <string>

#include "core/ask.h"
#include "games/hounded/types.h"

/// The parts of the answer to what may come next.
namespace hounded {

using Tokens = std::span<const std::string>;

/// What is asked when nothing is entered yet, and the words of the game.
core::Ask ask_word(const State& state);
/// What follows the first word.
core::Ask ask_rest(const State& state, Tokens tokens);

/// The impossible verdict that every line of this word would get now, or nothing.
std::optional<core::Verdict> hopeless(const State& state, std::string_view word);

}  // namespace hounded
