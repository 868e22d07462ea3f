#pragma once

#include <optional>
#include <vector>

#include "core/text/text.h"
#include "games/hund/types.h"

/// Questions about a running round that judging, asking and showing share.
namespace hund {

/// trump, plus, hund, minus, lead; as a text.
Text role_name(Role role);

/// What must be entered before a card can be played, or nothing.
std::optional<Text> missing_for_play(const State& state);

/// The column (from 0) in which the card lies open, or nothing.
std::optional<int> column_of(const Round& round, Card card);

/// The card that the virtual player must play now, if it has any.
std::optional<Card> forced_card(const State& state);

/// Who selects next (with `select-designations`, after `first`).
int selector(const State& state);

/// Who wins the trick as it lies, with the trump designated so far; an index into it. It must not be empty.
std::size_t winning(const Round& round, const kit::Trick& trick);

/// Whether the card gives a suit its role in this round.
bool designates(const State& state, Card card);

/// A round of which nothing is told yet.
Round new_round(const Setup& setup, int number);

/// What is cited of its cards.
kit::CardWords card_words(const State& state);

/// Who deals the first round with two players: named, or the person who does not begin; if the virtual
/// player begins, the player listed first.
int first_dealer(int first);

/// Counts the round that is complete now: points, tricks, who decides next.
Result count_round(const State& state);

/// Whether the match ends with the round just counted, and how: star before cross before rounds.
std::optional<End> end_after_round(const State& state);

inline constexpr int star = 20;
inline constexpr int cross = -15;

}  // namespace hund
