#include "games/heckin-hounds/clues.h"

#include <algorithm>

#include "core/record.h"
#include "games/heckin-hounds/racks.h"

namespace heckin_hounds {

namespace {

/// Whether both are told, and whether they are the same then.
bool agree(const std::optional<int>& one, const std::optional<int>& other) {
    return one && one == other;
}
bool differ(const std::optional<int>& one, const std::optional<int>& other) {
    return one && other && one != other;
}

/// Whether the first says that a slot which the second points at should be among its own.
bool misses_slot_of(const Clue& one, const Clue& other) {
    return !one.is_card() && (agree(one.suit, other.suit) || agree(one.value, other.value)) &&
           std::ranges::any_of(other.slots, [&](Slot slot) { return !points_at(one, slot); });
}

bool differ_in_a_slot(const Clue& one, const Clue& other) {
    return (differ(one.suit, other.suit) || differ(one.value, other.value)) &&
           std::ranges::any_of(one.slots, [&](Slot slot) { return points_at(other, slot); });
}

/// "Tom Dire", "value 3", "Tom Dire 3"
Text about(const Clue& clue) {
    if (clue.is_card()) {
        return card_name({*clue.suit, *clue.value});
    }
    return clue.suit ? suit_name(*clue.suit) : value_name(*clue.value);
}

std::optional<Text> not_well_formed(const State& state, const Clue& clue) {
    if (!std::ranges::all_of(clue.slots, is_slot)) {
        return Text{N_("the slots go from 1 to 5"), {}};
    }
    for (const Slot slot : clue.slots) {
        if (std::ranges::count(clue.slots, slot) > 1) {
            return Text{N_("slot {0} is named twice"), {slot}};
        }
    }
    if (clue.suit == cerberus_suit) {
        return Text{N_("there is no clue about Cerberus"), {}};
    }
    if (clue.value && (*clue.value < 1 || *clue.value > state.setup->top())) {
        return Text{N_("the values go from 1 to {0}"), {state.setup->top()}};
    }
    return std::nullopt;
}

/// Before anything is traded all of a hand is known or nothing of it.
bool knows_hand(const Player& player) {
    return player.rack.front().card.has_value();
}

Illegal why_false(const State& state, const Clue& clue) {
    for (const Slot slot : clue.slots) {
        const Held& held = state.player(clue.seat).at(slot);
        if (held.card && !fits(clue, *held.card)) {
            return {"heckin/clue-true",
                    {N_("in slot {0} of {1} lies {2}"), {slot, state.name(clue.seat), card_name(*held.card)}},
                    {held.card.by}};
        }
    }
    return {"heckin/clue-true", {N_("Mops is never dealt, so no clue about it is true"), {}}};
}

/// The clues that told before what this one says.
std::vector<Seq> told_by(const State& state, const Clue& clue) {
    std::vector<Seq> entries;
    for (const Slot slot : clue.slots) {
        const Held& held = state.player(clue.seat).at(slot);
        entries.insert(entries.end(),
                       {clue.suit ? held.told_suit.by : 0, clue.value ? held.told_value.by : 0});
    }
    return ascending(std::move(entries));
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
    if (clue.is_card()) {
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
    const bool same_card =
        one.is_card() && other.is_card() && one.suit == other.suit && one.value == other.value;
    return differ_in_a_slot(one, other) || misses_slot_of(one, other) || misses_slot_of(other, one) ||
           (same_card && one.slots != other.slots);
}

std::optional<Illegal> refuted(const State& state, const Clue& clue, Slot slot, Card card) {
    if (points_at(clue, slot)) {
        if (fits(clue, card)) {
            return std::nullopt;
        }
        return Illegal{"heckin/clue-true",
                       {N_("{0} had {1} in slot {2}, but was told: {3}"),
                        {state.name(clue.seat), card_name(card), slot, clue_said(clue)}}};
    }
    if (clue.is_card() || !fits(clue, card)) {
        return std::nullopt;
    }
    return Illegal{"heckin/clue-all",
                   {N_("{0} had {1} in slot {2} too, which was not pointed at; the clue was: {3}"),
                    {state.name(clue.seat), card_name(card), slot, clue_said(clue)}}};
}

bool all_shown(const Player& player, const Clue& clue) {
    const auto is_shown = [](const Held& held) { return held.played && !held.refilled(); };
    return clue.is_card() ? is_shown(player.at(clue.slots.front()))
                          : std::ranges::all_of(player.rack, is_shown);
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

std::optional<int> awaits_clue(const State& state) {
    return state.setup->clues_recorded
               ? state.setup->first_from(0, [&](int seat) { return clues_due(state, seat) > 0; })
               : std::nullopt;
}

std::vector<Seq> counted_clues(const Player& player) {
    return ascending({player.clues_by.begin(), player.clues_by.end()});
}

Verdict judge_clue(const State& state, const Clue& clue) {
    const Player& player = state.player(clue.seat);
    const std::string& name = state.name(clue.seat);
    if (auto why = not_well_formed(state, clue)) {
        return Impossible{"heckin/clue", std::move(*why)};
    }
    if (clue.seat == state.leader) {
        return Illegal{"heckin/clue-leader",
                       {N_("the Shift Leader sees all cards and gets no clue"), {}},
                       {state.leader_by}};
    }
    if (player.clues >= clues_each) {
        return Illegal{"heckin/clue-count", {N_("{0} has had three clues"), {name}}, counted_clues(player)};
    }
    if (!clue.is_card() && clue.slots.size() < 2) {
        return Illegal{"heckin/clue-two",
                       {N_("a clue about a suit or a value points at two cards or more"), {}}};
    }
    if (known_to_be_false(state, clue)) {
        return why_false(state, clue);
    }
    if (const auto slot = left_out(state, clue)) {
        return Illegal{"heckin/clue-all",
                       {N_("slot {0} of {1} should be pointed at too: there lies {2}"),
                        {*slot, name, card_name(*player.at(*slot).card)}},
                       {player.at(*slot).card.by}};
    }
    if (!places_mark(state, clue)) {
        return Illegal{
            "heckin/clue-new", {N_("{0} has been told all of this"), {name}}, told_by(state, clue)};
    }
    if (knows_hand(player)) {
        return Legal{};
    }
    return Presumed{"heckin/clue-true",
                    {N_("it is presumed that {0} has {1}, and nowhere else"), {name, clue_said(clue)}}};
}

}  // namespace heckin_hounds
