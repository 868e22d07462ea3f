#include "kit/suits.h"

#include "core/record.h"

namespace kit {

namespace {

const Look& look(std::span<const Look> looks, int suit) {
    return looks[static_cast<std::size_t>(suit)];
}

}  // namespace

core::Text name_of(const Look& look) {
    return {look.name, {}};
}

core::Face face_of(const Look& look) {
    return {name_of(look), look.hue, look.shape, std::string(look.brief), std::string(look.value)};
}

std::optional<int> read_suit(std::span<const Look> looks, std::string_view token) {
    for (std::size_t i = 0; i < looks.size(); ++i) {
        if (token == looks[i].word || token == looks[i].brief) {
            return static_cast<int>(i);
        }
    }
    return std::nullopt;
}

std::optional<Suited> read_suited(std::span<const Look> looks, std::string_view token) {
    for (std::size_t i = 0; i < looks.size(); ++i) {
        const auto& [word, brief, name, hue, shape, alone, value] = looks[i];
        if (alone && (token == word || token == brief)) {
            return Suited{static_cast<int>(i), 0};
        }
        if (alone || token.empty() || (token.front() != word.front() && token.front() != brief.front())) {
            continue;
        }
        const bool is_long = token.starts_with(word) && token.substr(word.size()).starts_with('-');
        if (!is_long && !token.starts_with(brief)) {
            continue;
        }
        if (const auto number = core::number(token.substr(is_long ? word.size() + 1 : brief.size()))) {
            return Suited{static_cast<int>(i), *number};
        }
    }
    return std::nullopt;
}

std::string print_suited(std::span<const Look> looks, Suited card) {
    std::string text(look(looks, card.suit).word);
    return look(looks, card.suit).alone ? text : text.append("-").append(std::to_string(card.value));
}

core::Text suit_name(std::span<const Look> looks, int suit) {
    return name_of(look(looks, suit));
}

core::Text card_name(std::span<const Look> looks, Suited card) {
    return look(looks, card.suit).alone
               ? suit_name(looks, card.suit)
               : core::Text{N_("{0} {1}"), {suit_name(looks, card.suit), card.value}};
}

core::Face suit_face(std::span<const Look> looks, int suit) {
    return face_of(look(looks, suit));
}

core::Face card_face(std::span<const Look> looks, Suited card) {
    core::Face face = suit_face(looks, card.suit);
    if (look(looks, card.suit).alone) {
        return face;
    }
    face.name = card_name(looks, card);
    face.value = std::to_string(card.value);
    return face;
}

}  // namespace kit
