#include "games/kleine-klaeffer/cards.h"

#include <algorithm>
#include <array>

#include "kit/suits.h"

namespace kleine_klaeffer {

namespace {

constexpr kit::Look colours[] = {
    {"yellow", N_("ye"), N_("yellow"), core::Hue::yellow, {}},
    {"orange", N_("or"), N_("orange"), core::Hue::orange, {}},
    {"red", N_("re"), N_("red"), core::Hue::red, {}},
    {"purple", N_("pu"), N_("purple"), core::Hue::purple, {}},
    {"blue", N_("bl"), N_("blue"), core::Hue::blue, {}},
    {"green", N_("gr"), N_("green"), core::Hue::green, {}},
};
static_assert(std::size(colours) == colour_count);
constexpr std::size_t brief_size = 2;
static_assert(std::ranges::all_of(colours, [](const auto& look) { return look.brief.size() == brief_size; }));

constexpr kit::Look breeds[] = {
    {"chihuahua", "c", N_("chihuahua"), core::Hue::none, "triangle"},
    {"spitz", "s", N_("spitz"), core::Hue::none, "star"},
    {"bulldog", "b", N_("bulldog"), core::Hue::none, "square"},
};
static_assert(std::size(breeds) == breed_count);

/// Short for the colour and the breed together, as languages shorten them.
using Briefs = std::array<std::string_view, breed_count>;
constexpr std::array<Briefs, colour_count> card_briefs{{
    {{NC_("card", "yec"), NC_("card", "yes"), NC_("card", "yeb")}},
    {{NC_("card", "orc"), NC_("card", "ors"), NC_("card", "orb")}},
    {{NC_("card", "rec"), NC_("card", "res"), NC_("card", "reb")}},
    {{NC_("card", "puc"), NC_("card", "pus"), NC_("card", "pub")}},
    {{NC_("card", "blc"), NC_("card", "bls"), NC_("card", "blb")}},
    {{NC_("card", "grc"), NC_("card", "grs"), NC_("card", "grb")}},
}};

const kit::Look& breed_look(Breed breed) {
    return breeds[static_cast<std::size_t>(breed)];
}

}  // namespace

std::optional<Colour> read_colour(std::string_view token) {
    return kit::read_suit(colours, token);
}

std::optional<Card> read_card(std::string_view token) {
    const bool is_long = token.find('-') != std::string_view::npos;
    const std::string_view first = token.substr(0, is_long ? token.find('-') : brief_size);
    const auto colour = read_colour(first);
    if (!colour) {
        return std::nullopt;
    }
    const auto rest = kit::read_suited(breeds, token.substr(first.size() + (is_long ? 1 : 0)));
    if (!rest || rest->value < 1 || rest->value > top_value) {
        return std::nullopt;
    }
    const Card card{*colour, rest->suit, rest->value};
    // Not the short form of the colour with the long one of the breed, or the other way round.
    return is_long && print_card(card) != token ? std::nullopt : std::optional(card);
}

std::string_view print_colour(Colour colour) {
    return colours[static_cast<std::size_t>(colour)].word;
}

std::string print_card(Card card) {
    std::string text(print_colour(card.colour));
    return text.append("-")
        .append(breed_look(card.breed).word)
        .append("-")
        .append(std::to_string(card.value));
}

core::Text colour_name(Colour colour) {
    return kit::suit_name(colours, colour);
}

core::Text breed_name(Breed breed) {
    return kit::suit_name(breeds, breed);
}

core::Text card_name(Card card) {
    return {N_("{0} {1} {2}"), {colour_name(card.colour), breed_name(card.breed), card.value}};
}

core::Face colour_face(Colour colour) {
    return kit::suit_face(colours, colour);
}

core::Face card_face(Card card) {
    core::Face face = colour_face(card.colour);
    face.name = card_name(card);
    face.shape = breed_look(card.breed).shape;
    face.letter = card_briefs[static_cast<std::size_t>(card.colour)][static_cast<std::size_t>(card.breed)];
    face.value = std::to_string(card.value);
    return face;
}

}  // namespace kleine_klaeffer
