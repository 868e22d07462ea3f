#pragma once

#include <algorithm>
#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/table.h"
#include "core/text/text.h"
#include "core/verdict.h"

namespace kit {

/// How a value is written that is no number.
struct ValueLook {
    int value;
    std::string_view word;   ///< `queen`
    std::string_view brief;  ///< `q`; a capital on drawings
    std::string_view name;   ///< message id
};

/// How a suit, or a piece, is written, and how it looks.
struct Look {
    std::string_view word;   ///< `tom-dire`
    std::string_view brief;  ///< `td`; on drawings it is a message id
    std::string_view name;   ///< message id
    core::Hue hue;
    std::string_view shape;
    bool alone = false;                   ///< one card without a value, which is written like a suit
    std::string_view value{};             ///< printed on it
    std::span<const ValueLook> values{};  ///< those of its cards that have names
};

/// A card of a suit and a value as it was written; whether the game has it is not looked at.
struct Suited {
    int suit;   ///< index into the looks
    int value;  ///< 0 of a card that is alone
    bool operator==(const Suited&) const = default;
};

core::Text name_of(const Look& look);
core::Face face_of(const Look& look);

/// An enumeration whose game answers `looks(value)`: those of all its values.
template <class V>
concept Looked = std::is_enum_v<V> && requires(V value) {
    { looks(value) } -> std::same_as<std::span<const Look>>;
};
template <Looked V>
const Look& look_of(V value) {
    return looks(value)[static_cast<std::size_t>(value)];
}
template <Looked V>
std::string_view word_of(V value) {
    return look_of(value).word;
}
template <Looked V>
core::Text name_of(V value) {
    return name_of(look_of(value));
}
template <Looked V>
core::Face face_of(V value) {
    return face_of(look_of(value));
}
template <Looked V>
std::optional<V> read_looked(std::string_view token) {
    const auto all = looks(V{});
    const auto found = std::ranges::find(all, token, &Look::word);
    return found == all.end() ? std::nullopt : std::optional(static_cast<V>(found - all.begin()));
}

/// `grey` or `gy`.
std::optional<int> read_suit(std::span<const Look> looks, std::string_view token);
/// `grey-10` or `gy10`, `spades-queen` or `sq`.
std::optional<Suited> read_suited(std::span<const Look> looks, std::string_view token);
/// The long form.
std::string print_suited(std::span<const Look> looks, Suited card);

core::Text suit_name(std::span<const Look> looks, int suit);
core::Text card_name(std::span<const Look> looks, Suited card);
core::Face suit_face(std::span<const Look> looks, int suit);
core::Face card_face(std::span<const Look> looks, Suited card);

/// What is wrong with a list of so many cards.
core::Impossible other_count(int wanted, int given);

}  // namespace kit
