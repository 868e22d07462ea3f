#include "games/heckin-hounds/clues.h"

#include "core/record.h"

namespace heckin_hounds {

namespace {

using core::Text;

/// Only a clue about a suit or a value names all cards that fit; a clue about a card is about one.
bool names_all(const Clue& clue) {
    return !clue.is_card();
}

/// Whether the first says that a slot which the second points at should be among its own.
bool misses_slot_of(const Clue& one, const Clue& other) {
    const bool same_suit = one.suit && other.suit && *one.suit == *other.suit;
    const bool same_value = one.value && other.value && *one.value == *other.value;
    return names_all(one) && (same_suit || same_value) &&
           std::ranges::any_of(other.slots, [&](Slot slot) { return !points_at(one, slot); });
}

bool differ_in_a_slot(const Clue& one, const Clue& other) {
    const bool suits = one.suit && other.suit && *one.suit != *other.suit;
    const bool values = one.value && other.value && *one.value != *other.value;
    return (suits || values) &&
           std::ranges::any_of(one.slots, [&](Slot slot) { return points_at(other, slot); });
}

/// "Tom Dire", "value 3", "Tom Dire 3"
Text about(const Clue& clue) {
    if (clue.is_card()) {
        return card_name({*clue.suit, *clue.value});
    }
    return clue.suit ? suit_name(*clue.suit) : value_name(*clue.value);
}

}  // namespace

bool fits(const Clue& clue, Card card) {
    return (!clue.suit || card.suit == *clue.suit) && (!clue.value || card.value == *clue.value);
}

bool known_to_be_false(const State& state, const Clue& clue) {
    if (clue.suit == mops) {
        return true;
    }
    const Player& player = state.player(clue.seat);
    return std::ranges::any_of(clue.slots, [&](Slot slot) {
        const auto& card = player.at(slot).card;
        return card && !fits(clue, *card);
    });
}

std::optional<Slot> left_out(const State& state, const Clue& clue) {
    if (!names_all(clue)) {
        return std::nullopt;
    }
    for (Slot slot = 1; slot <= slot_count; ++slot) {
        const auto& card = state.player(clue.seat).at(slot).card;
        if (card && fits(clue, *card) && !points_at(clue, slot)) {
            return slot;
        }
    }
    return std::nullopt;
}

bool places_mark(const State& state, const Clue& clue) {
    return std::ranges::any_of(clue.slots, [&](Slot slot) {
        const Held& held = state.player(clue.seat).at(slot);
        return (clue.suit && !held.told_suit) || (clue.value && !held.told_value);
    });
}

bool conflict(const Clue& one, const Clue& other) {
    if (differ_in_a_slot(one, other) || misses_slot_of(one, other) || misses_slot_of(other, one)) {
        return true;
    }
    return one.is_card() && other.is_card() && *one.suit == *other.suit && *one.value == *other.value &&
           one.slots != other.slots;
}

std::optional<core::Illegal> refuted(const State& state, const Clue& clue, Slot slot, Card card) {
    if (points_at(clue, slot)) {
        if (fits(clue, card)) {
            return std::nullopt;
        }
        return core::Illegal{"heckin/clue-true",
                             {N_("{0} had {1} in slot {2}, but was told: {3}"),
                              {state.name(clue.seat), card_name(card), slot, clue_said(clue)}}};
    }
    if (!names_all(clue) || !fits(clue, card)) {
        return std::nullopt;
    }
    return core::Illegal{"heckin/clue-all",
                         {N_("{0} had {1} in slot {2} too, which was not pointed at; the clue was: {3}"),
                          {state.name(clue.seat), card_name(card), slot, clue_said(clue)}}};
}

bool all_shown(const Player& player, const Clue& clue) {
    const auto is_shown = [](const Held& held) { return held.played && !held.refilled(); };
    return names_all(clue) ? std::ranges::all_of(player.stand, is_shown)
                           : is_shown(player.at(clue.slots.front()));
}

Text clue_said(const Clue& clue) {
    if (clue.slots.size() == 1) {
        return {N_("{0} in slot {1}"), {about(clue), clue.slots.front()}};
    }
    return {N_("{0} in slots {1}"), {about(clue), slots_listed(clue.slots)}};
}

Text slots_listed(const std::vector<Slot>& slots) {
    return core::listed(core::Args(std::vector<core::Arg>(slots.begin(), slots.end())));
}

int clues_due(const State& state, int seat) {
    return seat == state.leader ? 0 : std::max(0, clues_each - state.player(seat).clues);
}

}  // namespace heckin_hounds
