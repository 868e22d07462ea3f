#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/table.h"
#include "core/text.h"
#include "kit/suits.h"

namespace heckin_hounds {

/// The six suits of dogs, and above them Cerberus, a suit of one card without a value.
inline constexpr int suit_count = 6;

/// From hardest to walk to easiest: deathpaw, paulgrave, sudachi, tom-dire, evil-molly, mops; then Cerberus.
using Suit = int;
inline constexpr Suit mops = 5;
inline constexpr Suit cerberus_suit = 6;

/// As it was written: whether the game has it is not looked at.
struct Card {
    Suit suit = 0;
    int value = 0;  ///< 0: Cerberus

    bool is_cerberus() const { return suit == cerberus_suit; }
    bool operator==(const Card&) const = default;
};
inline constexpr Card cerberus{cerberus_suit, 0};

/// Whether the card is harder to walk, and so takes the trick.
bool beats(Card one, Card other);

/// Cards that the game has: a bit a value for each suit.
class CardSet {
public:
    bool has(Card card) const { return (of(card) & bit(card)) != 0; }
    void add(Card card) { of(card) = static_cast<std::uint16_t>(of(card) | bit(card)); }

private:
    static unsigned bit(Card card) { return 1u << static_cast<unsigned>(card.value); }
    std::uint16_t& of(Card card) { return values_[static_cast<std::size_t>(card.suit)]; }
    std::uint16_t of(Card card) const { return values_[static_cast<std::size_t>(card.suit)]; }
    std::array<std::uint16_t, suit_count + 1> values_{};
};

/// `tom-dire` or `td`; never Cerberus.
std::optional<Suit> read_suit(std::string_view token);
/// `tom-dire-3`, `td3`, `cerberus` or `ce`.
std::optional<Card> read_card(std::string_view token);
std::string_view print_suit(Suit suit);
/// The long form.
std::string print_card(Card card);

core::Text suit_name(Suit suit);
core::Text card_name(Card card);
core::Face suit_face(Suit suit);
core::Face card_face(Card card);
/// Of a value that was told without a suit.
core::Text value_name(int value);
core::Face value_face(int value);

}  // namespace heckin_hounds
