#include "kit/suits.h"

#include <cctype>

#include "core/common.h"
#include "core/text/tokens.h"

namespace kit {

namespace {

const Look& look(std::span<const Look> looks, int suit) {
    return looks[static_cast<std::size_t>(suit)];
}

const ValueLook* value_of(std::span<const Look> looks, Suited card) {
    const auto values = look(looks, card.suit).values;
    const auto found = std::ranges::find(values, card.value, &ValueLook::value);
    return found == values.end() ? nullptr : &*found;
}

std::optional<int> read_value(const Look& look, std::string_view token, bool is_long) {
    const auto found = std::ranges::find(look.values, token, is_long ? &ValueLook::word : &ValueLook::brief);
    return found == look.values.end() ? core::number(token) : std::optional(found->value);
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
        const auto& [word, brief, name, hue, shape, alone, value, values] = looks[i];
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
        const std::string_view rest = token.substr(is_long ? word.size() + 1 : brief.size());
        if (const auto number = read_value(looks[i], rest, is_long)) {
            return Suited{static_cast<int>(i), *number};
        }
    }
    return std::nullopt;
}

std::string print_suited(std::span<const Look> looks, Suited card) {
    std::string text(look(looks, card.suit).word);
    if (look(looks, card.suit).alone) {
        return text;
    }
    const ValueLook* value = value_of(looks, card);
    return text.append("-").append(value != nullptr ? value->word : std::to_string(card.value));
}

core::Text suit_name(std::span<const Look> looks, int suit) {
    return name_of(look(looks, suit));
}

core::Text card_name(std::span<const Look> looks, Suited card) {
    core::Text suit = suit_name(looks, card.suit);
    if (look(looks, card.suit).alone) {
        return suit;
    }
    const ValueLook* value = value_of(looks, card);
    return {
        N_("{0} {1}"),
        {std::move(suit), value != nullptr ? core::Arg(core::Text{value->name, {}}) : core::Arg(card.value)}};
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
    const ValueLook* value = value_of(looks, card);
    face.value = value != nullptr ? value->brief : std::to_string(card.value);
    face.value.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(face.value.front())));
    return face;
}

core::Impossible other_count(int wanted, int given) {
    return core::not_understood(
        {NN_("expected {0} card, not {1}", "expected {0} cards, not {1}"), {wanted, given}});
}

}  // namespace kit
