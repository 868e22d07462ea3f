#include <algorithm>

#include "games/heckin-hounds/clues.h"
#include "games/heckin-hounds/stands.h"

namespace heckin_hounds {

namespace {

using core::ascending;
using core::Illegal;
using core::Impossible;
using core::Text;

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
    return player.stand.front().card.has_value();
}

Illegal why_false(const State& state, const Clue& clue) {
    for (const Slot slot : clue.slots) {
        const Held& held = state.player(clue.seat).at(slot);
        if (held.card && !fits(clue, *held.card)) {
            return {"heckin/clue-true",
                    {N_("in slot {0} of {1} lies {2}"), {slot, state.name(clue.seat), card_name(*held.card)}},
                    {held.known_by}};
        }
    }
    return {"heckin/clue-true", {N_("Mops is never dealt, so no clue about it is true"), {}}};
}

/// The clues that told before what this one says.
std::vector<core::Seq> told_by(const State& state, const Clue& clue) {
    std::vector<core::Seq> entries;
    for (const Slot slot : clue.slots) {
        const Held& held = state.player(clue.seat).at(slot);
        entries.insert(entries.end(), {clue.suit ? held.suit_by : 0, clue.value ? held.value_by : 0});
    }
    return ascending(std::move(entries));
}

}  // namespace

std::vector<core::Seq> counted_clues(const Player& player) {
    return ascending({player.by.clues.begin(), player.by.clues.end()});
}

core::Verdict judge_clue(const State& state, const Clue& clue) {
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
                       {player.at(*slot).known_by}};
    }
    if (!places_mark(state, clue)) {
        return Illegal{
            "heckin/clue-new", {N_("{0} has been told all of this"), {name}}, told_by(state, clue)};
    }
    if (knows_hand(player)) {
        return core::Legal{};
    }
    return core::Presumed{"heckin/clue-true",
                          {N_("it is presumed that {0} has {1}, and nowhere else"), {name, clue_said(clue)}}};
}

}  // namespace heckin_hounds
