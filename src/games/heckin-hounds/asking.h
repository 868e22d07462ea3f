#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/ask.h"
#include "games/heckin-hounds/types.h"

/// The parts of the answer to what may come next.
namespace heckin_hounds {

using Tokens = std::span<const std::string>;

/// Whether an entry of the game begins with it.
bool is_word(std::string_view word);

/// The impossible verdict that every line of this word would get now, or nothing.
std::optional<core::Verdict> hopeless(const State& state, std::string_view word);
/// The same of every line of this word and this seat.
std::optional<core::Verdict> hopeless(const State& state, std::string_view word, int seat);

/// The verdict of the tokens as a line.
core::Verdict judged(const State& state, Tokens line);
/// What is said of tokens after which nothing can come.
core::Ask whole_line(const State& state, Tokens tokens);

/// What is asked when nothing is entered yet, and the words of the game.
core::Ask ask_word(const State& state);
/// What follows the first word.
core::Ask ask_rest(const State& state, Tokens tokens);
/// What follows `clue`, in the order of the record; or slots first, each told as `@2`.
core::Ask ask_clue(const State& state, Tokens tokens);

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
