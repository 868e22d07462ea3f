#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/table.h"
#include "core/text/text.h"
#include "kit/cards.h"

namespace heckin_hounds {

/// The six suits of dogs, and above them Cerberus, a suit of one card without a value.
inline constexpr int suit_count = 6;

/// From hardest to walk to easiest: deathpaw, paulgrave, sudachi, tom-dire, evil-molly, mops; then Cerberus.
using Suit = int;
inline constexpr Suit mops = 5;
inline constexpr Suit cerberus_suit = 6;

/// Of Cerberus the value is 0.
using Card = kit::Suited;
using kit::CardSet;
inline constexpr Card cerberus{cerberus_suit, 0};

std::span<const kit::Look> looks();

/// The harder to walk, the higher: the highest card takes the trick.
inline int rank(Card card) {
    return card == cerberus ? 100 : card.value - 100 * card.suit;
}

/// `tom-dire` or `td`; never Cerberus.
inline std::optional<Suit> read_suit(std::string_view token) {
    return kit::read_suit(looks().first(suit_count), token);
}
/// `tom-dire-3`, `td3`, `cerberus` or `ce`.
inline std::optional<Card> read_card(std::string_view token) {
    return kit::read_suited(looks(), token);
}
inline std::string_view print_suit(Suit suit) {
    return looks()[static_cast<std::size_t>(suit)].word;
}
/// The long form.
inline std::string print_card(Card card) {
    return kit::print_suited(looks(), card);
}

inline core::Text suit_name(Suit suit) {
    return kit::suit_name(looks(), suit);
}
inline core::Text card_name(Card card) {
    return kit::card_name(looks(), card);
}
inline core::Face suit_face(Suit suit) {
    return kit::suit_face(looks(), suit);
}
inline core::Face card_face(Card card) {
    return kit::card_face(looks(), card);
}
/// Of a value that was told without a suit.
core::Text value_name(int value);
core::Face value_face(int value);

}  // namespace heckin_hounds
