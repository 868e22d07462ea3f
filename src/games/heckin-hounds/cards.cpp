#include "games/heckin-hounds/cards.h"

#include <span>

namespace heckin_hounds {

namespace {

constexpr kit::SuitLook looks[] = {
    {"deathpaw", N_("de"), N_("Deathpaw"), core::Hue::black, core::Shape::paw},
    {"paulgrave", N_("pa"), N_("Paulgrave"), core::Hue::purple, core::Shape::cross},
    {"sudachi", N_("su"), N_("Sudachi"), core::Hue::green, core::Shape::circle},
    {"tom-dire", N_("td"), N_("Tom Dire"), core::Hue::blue, core::Shape::diamond},
    {"evil-molly", N_("em"), N_("Evil Molly"), core::Hue::pink, core::Shape::heart},
    {"mops", N_("mo"), N_("Mops"), core::Hue::yellow, core::Shape::bone},
    {"cerberus", N_("ce"), N_("Cerberus"), core::Hue::red, core::Shape::jaws},
};

constexpr std::span<const kit::SuitLook> dogs = std::span(looks).first(suit_count);

}  // namespace

bool beats(Card one, Card other) {
    if (one.is_cerberus() || other.is_cerberus()) {
        return one.is_cerberus();
    }
    return one.suit != other.suit ? one.suit < other.suit : one.value > other.value;
}

std::optional<Suit> read_suit(std::string_view token) {
    return kit::read_suit(dogs, token);
}

std::optional<Card> read_card(std::string_view token) {
    if (token == looks[cerberus_suit].word || token == looks[cerberus_suit].brief) {
        return cerberus;
    }
    const auto card = kit::read_suited(dogs, token);
    return card ? std::optional(Card{card->suit, card->value}) : std::nullopt;
}

std::string_view print_suit(Suit suit) {
    return looks[suit].word;
}

std::string print_card(Card card) {
    return card.is_cerberus() ? std::string(print_suit(cerberus_suit))
                              : kit::print_suited(dogs, {card.suit, card.value});
}

core::Text suit_name(Suit suit) {
    return kit::suit_name(looks, suit);
}

core::Text card_name(Card card) {
    return card.is_cerberus() ? suit_name(cerberus_suit) : kit::card_name(dogs, {card.suit, card.value});
}

core::Face suit_face(Suit suit) {
    return kit::suit_face(looks, suit);
}

core::Face card_face(Card card) {
    return card.is_cerberus() ? suit_face(cerberus_suit) : kit::card_face(dogs, {card.suit, card.value});
}

core::Text value_name(int value) {
    return {N_("value {0}"), {value}};
}

core::Face value_face(int value) {
    return {value_name(value), core::Hue::none, core::Shape::none, {}, std::to_string(value)};
}

}  // namespace heckin_hounds
