#pragma once

#include <span>
#include <string>

#include "core/ask.h"
#include "games/kleine-klaeffer/types.h"

/// The parts of the answer to what may come next.
namespace kleine_klaeffer {

using Tokens = std::span<const std::string>;

/// The first tokens of a line, and the match that it would be entered in.
struct Begun {
    const State& state;
    Tokens tokens;

    const std::string& word() const { return tokens.front(); }
    bool names_player() const { return word() != "council" && word() != "refill"; }
    /// The player named after the word, once it is known that there is one.
    int seat() const;
    /// The index of the first token that is a card, in lines that hold cards.
    std::size_t first_card() const { return names_player() ? 2 : 1; }

    /// The verdict of the tokens as a line.
    core::Verdict judged() const;
    /// The verdict of the line if its next token is this one and then it is whole.
    core::Verdict foreseen(std::string token) const;
    /// The impossible verdict that the line gets whatever follows, or nothing.
    std::optional<core::Verdict> hopeless() const;
};

/// What is asked when nothing is entered yet, and the words of the game.
core::Ask ask_word(const State& state);
/// What follows the first word.
core::Ask ask_rest(const Begun& begun);
/// The next card of a line that has so many tokens in all.
core::Ask ask_card(const Begun& begun, std::size_t whole);
/// The space on which the card is placed.
core::Ask ask_space(const Begun& begun);
/// What is taken for the card that was placed last.
core::Ask ask_what(const Begun& begun);

/// The impossible verdict that every line of this word would get now, or nothing.
std::optional<core::Verdict> hopeless(const State& state, std::string_view word);
/// The same of every line of this word and this seat.
std::optional<core::Verdict> hopeless(const State& state, std::string_view word, int seat);

/// `1 card`, `3 cards`
core::Text cards_counted(int count);

/// The spaces as places of the table.
std::vector<std::string> places(std::span<const int> spaces);

}  // namespace kleine_klaeffer
