#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>

#include "core/ask.h"
#include "core/verdict.h"
#include "games/heckin-hounds/types.h"

/// What clues say, and when they cannot be true.
namespace heckin_hounds {

inline bool points_at(const Clue& clue, Slot slot) {
    return std::ranges::find(clue.slots, slot) != clue.slots.end();
}

/// Whether the card is what the clue is about.
bool fits(const Clue& clue, Card card);

/// `heckin/clue-true`: whether the clue is false by the hand, if that is known, or about Mops.
bool known_to_be_false(const State& state, const Clue& clue);

/// `heckin/clue-all`: the first slot of the known hand that the clue should name too, or nothing.
std::optional<Slot> left_out(const State& state, const Clue& clue);

/// `heckin/clue-new`: whether it places a mark.
bool places_mark(const State& state, const Clue& clue);

/// Whether both cannot be true of one hand.
bool conflict(const Clue& one, const Clue& other);

/// How the clue is refuted by the card that lies in the slot, or nothing: `heckin/clue-true` if it points at
/// it, else `heckin/clue-all`.
std::optional<Illegal> refuted(const State& state, const Clue& clue, Slot slot, Card card);

/// Whether each slot that the clue speaks of has shown the card that was dealt there: of a clue about a card
/// its own, of one about a suit or a value all.
bool all_shown(const Player& player, const Clue& clue);

/// "Tom Dire in slots 2 and 4"
Text clue_said(const Clue& clue);

/// "2, 4"
Text slots_listed(const std::vector<Slot>& slots);

/// What is against the clue, in the order of the design, where clues are due and recorded.
Verdict judge_clue(const State& state, const Clue& clue);

/// The clues that the player has had, as far as they count toward the three.
std::vector<Seq> counted_clues(const Player& player);

/// How many clues everybody but the Shift Leader must still get.
int clues_due(const State& state, int seat);
/// The first who must get one, where they are recorded.
std::optional<int> awaits_clue(const State& state);

/// What follows `clue`, in the order of the record; or slots first, each told as `@2`.
core::Ask ask_clue(const State& state, std::span<const std::string> tokens);

/// "Who is told something? Still due: 3 to Ben and 1 to Cleo"
Text clue_question(const State& state);

/// A slot that is tapped on the picture: what the line is then.
core::Choice tapped(const State& state, int seat, Slot slot, std::vector<std::string> line);

}  // namespace heckin_hounds
