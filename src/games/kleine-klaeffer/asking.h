#pragma once

#include <span>
#include <string>

#include "core/ask.h"
#include "games/kleine-klaeffer/types.h"

/// The parts of the answer to what may come next.
namespace kleine_klaeffer {

using Tokens = std::span<const std::string>;

/// What is asked when nothing is entered yet, and the words of the game.
core::Ask ask_word(const State& state);

/// What follows the first word, which is one of the game.
core::Ask ask_rest(const State& state, Tokens tokens);

/// The impossible verdict that every line of this word would get now, or nothing.
std::optional<core::Verdict> hopeless(const State& state, std::string_view word);

/// Whose line with this word is expected now, if anybody's.
std::optional<int> expected_seat(const State& state, std::string_view word);

/// `1 card`, `3 cards`
core::Text cards_counted(int count);

/// The spaces as places of the table.
std::vector<std::string> places(std::span<const int> spaces);

}  // namespace kleine_klaeffer
