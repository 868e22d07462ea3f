#include "games/heckin-hounds/cards.h"

namespace heckin_hounds {

namespace {

constexpr kit::SuitLook all_looks[] = {
    {"deathpaw", N_("de"), N_("Deathpaw"), core::Hue::black, "paw"},
    {"paulgrave", N_("pa"), N_("Paulgrave"), core::Hue::purple, "cross"},
    {"sudachi", N_("su"), N_("Sudachi"), core::Hue::green, "circle"},
    {"tom-dire", N_("td"), N_("Tom Dire"), core::Hue::blue, "diamond"},
    {"evil-molly", N_("em"), N_("Evil Molly"), core::Hue::pink, "heart"},
    {"mops", N_("mo"), N_("Mops"), core::Hue::yellow, "bone"},
    {"cerberus", N_("ce"), N_("Cerberus"), core::Hue::red, "jaws", true},
};

constexpr std::span<const kit::SuitLook> dogs = std::span(all_looks).first(suit_count);

}  // namespace

std::span<const kit::SuitLook> looks() {
    return all_looks;
}

std::optional<Suit> read_suit(std::string_view token) {
    return kit::read_suit(dogs, token);
}

std::optional<Card> read_card(std::string_view token) {
    return kit::read_suited(looks(), token);
}

std::string_view print_suit(Suit suit) {
    return all_looks[suit].word;
}

std::string print_card(Card card) {
    return kit::print_suited(looks(), card);
}

core::Text suit_name(Suit suit) {
    return kit::suit_name(looks(), suit);
}

core::Text card_name(Card card) {
    return kit::card_name(looks(), card);
}

core::Face suit_face(Suit suit) {
    return kit::suit_face(looks(), suit);
}

core::Face card_face(Card card) {
    return kit::card_face(looks(), card);
}

core::Text value_name(int value) {
    return {N_("value {0}"), {value}};
}

core::Face value_face(int value) {
    return {value_name(value), core::Hue::none, {}, {}, std::to_string(value)};
}

}  // namespace heckin_hounds
