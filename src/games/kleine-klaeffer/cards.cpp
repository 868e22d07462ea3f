#include "games/kleine-klaeffer/cards.h"

#include <array>

#include "core/tokens.h"
#include "kit/suits.h"

namespace kleine_klaeffer {

namespace {

constexpr kit::SuitLook colours[] = {
    {"yellow", "ye", N_("yellow"), core::Hue::yellow, core::Shape::none},
    {"orange", "or", N_("orange"), core::Hue::orange, core::Shape::none},
    {"red", "re", N_("red"), core::Hue::red, core::Shape::none},
    {"purple", "pu", N_("purple"), core::Hue::purple, core::Shape::none},
    {"blue", "bl", N_("blue"), core::Hue::blue, core::Shape::none},
    {"green", "gr", N_("green"), core::Hue::green, core::Shape::none},
};
static_assert(std::size(colours) == colour_count);

constexpr kit::SuitLook breeds[] = {
    {"chihuahua", "c", N_("chihuahua"), core::Hue::none, core::Shape::triangle},
    {"spitz", "s", N_("spitz"), core::Hue::none, core::Shape::star},
    {"bulldog", "b", N_("bulldog"), core::Hue::none, core::Shape::square},
};
static_assert(std::size(breeds) == breed_count);

const kit::SuitLook& breed_look(Breed breed) {
    return breeds[static_cast<std::size_t>(breed)];
}

}  // namespace

std::optional<Colour> read_colour(std::string_view token) {
    return kit::read_suit(colours, token);
}

std::optional<Card> read_card(std::string_view token) {
    for (Colour colour = 0; colour < colour_count; ++colour) {
        const auto& look = colours[static_cast<std::size_t>(colour)];
        const bool is_long = token.starts_with(look.word) && token.substr(look.word.size()).starts_with('-');
        if (!is_long && !token.starts_with(look.brief)) {
            continue;
        }
        const std::string_view rest = token.substr(is_long ? look.word.size() + 1 : look.brief.size());
        for (Breed breed = 0; breed < breed_count; ++breed) {
            const std::string_view word = is_long ? breed_look(breed).word : breed_look(breed).brief;
            if (!rest.starts_with(word) || (is_long && !rest.substr(word.size()).starts_with('-'))) {
                continue;
            }
            const auto value = core::number(rest.substr(word.size() + (is_long ? 1 : 0)));
            if (value && *value >= 1 && *value <= top_value) {
                return Card{colour, breed, *value};
            }
        }
    }
    return std::nullopt;
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
    face.letter += breed_look(card.breed).brief;
    face.value = std::to_string(card.value);
    return face;
}

}  // namespace kleine_klaeffer
