#pragma once

#include <span>
#include <string>

#include "core/ask.h"
#include "games/hundsgemein/types.h"

namespace hundsgemein {

/// What may follow a line's first words; there is at least one.
core::Ask ask_within_line(const State& state, std::span<const std::string> tokens);

/// Why no line that begins with the word can be entered now.
std::optional<core::Impossible> not_now(const State& state, std::string_view word);

/// NAME, and what is certain of the tile that NAME places.
std::vector<std::string> expected_to_place(const State& state, int seat);
/// Whose tiles were probably turned up: of those that the referee does not know, whoever acted last.
std::optional<int> expected_to_open(const State& state);

}  // namespace hundsgemein
