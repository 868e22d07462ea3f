#include "games/heckin-hounds/clues.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace heckin_hounds_tests {

using heckin_hounds::Clue;

Clue suit_clue(int suit, std::vector<int> slots) {
    return {{suit, std::nullopt}, 0, std::move(slots)};
}
Clue value_clue(int value, std::vector<int> slots) {
    return {{std::nullopt, value}, 0, std::move(slots)};
}
Clue card_clue(int suit, int value, int slot) {
    return {{suit, value}, 0, {slot}};
}

/// The cards of one hand and whether the clue is true of them.
bool is_true(const Clue& clue, const std::vector<heckin_hounds::Card>& hand) {
    for (int slot = 1; slot <= heckin_hounds::slot_count; ++slot) {
        const bool fits = heckin_hounds::fits(clue, hand[static_cast<std::size_t>(slot) - 1]);
        const bool pointed = heckin_hounds::points_at(clue, slot);
        if ((pointed && !fits) || (!pointed && fits && !clue.is_card())) {
            return false;
        }
    }
    return true;
}

TEST(HeckinHoundsClues, conflict_over_a_slot_over_what_is_left_out_and_over_a_card) {
    using heckin_hounds::conflict;
    EXPECT_TRUE(conflict(suit_clue(1, {1, 2}), suit_clue(2, {2, 3}))) << "two suits for a slot";
    EXPECT_TRUE(conflict(value_clue(3, {1, 2}), card_clue(1, 4, 2))) << "two values for a slot";
    EXPECT_TRUE(conflict(suit_clue(1, {1, 2}), suit_clue(1, {1, 2, 3}))) << "one more of the suit";
    EXPECT_TRUE(conflict(suit_clue(1, {1, 2}), card_clue(1, 4, 3))) << "a card of the suit elsewhere";
    EXPECT_TRUE(conflict(value_clue(4, {1, 2}), card_clue(1, 4, 3))) << "a card of the value elsewhere";
    EXPECT_TRUE(conflict(card_clue(1, 4, 1), card_clue(1, 4, 2))) << "one card in two slots";
    EXPECT_FALSE(conflict(suit_clue(1, {1, 2}), value_clue(4, {1, 2})))
        << "both are true of no hand, but no matter";
}

// Over two suits and two values of a small deck, with every hand of five different cards tried: clues of
// which both can be true of one hand do not conflict.
TEST(HeckinHoundsClues, that_can_both_be_true_do_not_conflict) {
    std::vector<Clue> clues;
    for (int a = 1; a <= 4; ++a) {
        for (int b = a + 1; b <= 5; ++b) {
            clues.push_back(suit_clue(1, {a, b}));
            clues.push_back(suit_clue(2, {a, b}));
            clues.push_back(value_clue(3, {a, b}));
            clues.push_back(value_clue(4, {a, b}));
        }
    }
    for (int slot = 1; slot <= 5; ++slot) {
        clues.push_back(card_clue(1, 3, slot));
        clues.push_back(card_clue(2, 4, slot));
        clues.push_back(card_clue(1, 4, slot));
    }
    std::vector<heckin_hounds::Card> deck;
    for (int suit = 0; suit < 3; ++suit) {
        for (int value = 3; value <= 5; ++value) {
            deck.push_back({suit, value});
        }
    }
    const auto number_of = [&](std::size_t i, std::size_t k) { return i * clues.size() + k; };
    std::vector<bool> together(clues.size() * clues.size(), false);
    std::vector<heckin_hounds::Card> hand;
    const auto deal = [&](auto&& self) -> void {
        if (hand.size() == 5) {
            std::vector<std::size_t> true_ones;
            for (std::size_t i = 0; i < clues.size(); ++i) {
                if (is_true(clues[i], hand)) {
                    true_ones.push_back(i);
                }
            }
            for (const std::size_t i : true_ones) {
                for (const std::size_t k : true_ones) {
                    together[number_of(i, k)] = true;
                }
            }
            return;
        }
        for (const heckin_hounds::Card card : deck) {
            if (std::ranges::find(hand, card) == hand.end()) {
                hand.push_back(card);
                self(self);
                hand.pop_back();
            }
        }
    };
    deal(deal);
    for (std::size_t i = 0; i < clues.size(); ++i) {
        for (std::size_t k = 0; k < clues.size(); ++k) {
            if (together[number_of(i, k)]) {
                EXPECT_FALSE(heckin_hounds::conflict(clues[i], clues[k])) << i << " " << k;
            }
            EXPECT_EQ(heckin_hounds::conflict(clues[i], clues[k]),
                      heckin_hounds::conflict(clues[k], clues[i]));
        }
    }
}

}  // namespace heckin_hounds_tests
