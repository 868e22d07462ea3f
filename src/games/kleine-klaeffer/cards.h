#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/table.h"
#include "core/text/text.h"

namespace kleine_klaeffer {

inline constexpr int colour_count = 6;
inline constexpr int breed_count = 3;
inline constexpr int top_value = 5;

/// In the order of the design: yellow, orange, red, purple, blue, green.
using Colour = int;
/// chihuahua, spitz, bulldog.
using Breed = int;

struct Card {
    Colour colour = 0;
    Breed breed = 0;
    int value = 1;

    bool operator==(const Card&) const = default;
    bool matches(const Card& other) const { return colour == other.colour || breed == other.breed; }
};

/// `green` or `gr`.
std::optional<Colour> read_colour(std::string_view token);
/// `green-chihuahua-5` or `grc5`.
std::optional<Card> read_card(std::string_view token);
std::string_view print_colour(Colour colour);
/// The long form.
std::string print_card(Card card);

core::Text colour_name(Colour colour);
core::Text breed_name(Breed breed);
core::Text card_name(Card card);
/// Of a whole district; without a value.
core::Face colour_face(Colour colour);
core::Face card_face(Card card);

}  // namespace kleine_klaeffer
