#include <algorithm>

#include "games/hundsgemein/game.h"

namespace hundsgemein {

namespace {

using core::misread;
using Strings = std::span<const std::string>;
using Parsed = tl::expected<Entry, core::Impossible>;

std::optional<int> read_type(std::string_view token) {
    const bool is_type = token.size() == 1 && token[0] >= '1' && token[0] < '1' + type_count;
    return is_type ? std::optional(token[0] - '1') : std::nullopt;
}

core::Text no_type(const std::string& token) {
    return {N_("{0} is no flea type; they are written 1 to 4"), {token}};
}

/// The entry made for the seat of that name.
template <class Make>
Parsed of_seat(const State& state, const std::string& name, const Make& make) {
    return core::seat_named(name, state.setup->seats).and_then([&](int seat) { return Parsed(make(seat)); });
}

/// `WORD NAME`
template <class E>
Parsed parse_seat(const State& state, Strings tokens) {
    if (tokens.size() != 2) {
        return misread({N_("expected `{0} NAME`"), {tokens.front()}});
    }
    return of_seat(state, tokens[1], [](int seat) { return E{seat}; });
}

/// `WORD NAME TYPE [TYPE]`
template <class E>
Parsed parse_tiles(const State& state, Strings tokens) {
    if (tokens.size() != 3 && tokens.size() != 4) {
        return misread(
            {N_("expected `{0} NAME TYPE`, and a second TYPE if there are two"), {tokens.front()}});
    }
    Tiles tiles{};
    for (std::size_t i = 2; i < tokens.size(); ++i) {
        const auto type = read_type(tokens[i]);
        if (!type) {
            return misread(no_type(tokens[i]));
        }
        i == 2 ? tiles.one = *type : tiles.other.emplace(*type);
    }
    return of_seat(state, tokens[1], [&](int seat) { return E{seat, tiles}; });
}

Parsed parse_place(const State& state, Strings tokens) {
    if (tokens.size() != 4) {
        return misread({N_("expected `place NAME TYPE BLOCK`"), {}});
    }
    const auto type = read_type(tokens[2]);
    if (!type) {
        return misread(no_type(tokens[2]));
    }
    const auto block = kit::seven::read_space(tokens[3]);
    if (!block) {
        return misread({N_("{0} is no block; they are called a1 to g7"), {tokens[3]}});
    }
    return of_seat(state, tokens[1], [&](int seat) { return Place{seat, *type, *block}; });
}

Parsed parse_dogs(Strings tokens) {
    Dogs dogs{};
    if (tokens.size() != 1 + dogs.on.size()) {
        return misread({N_("expected `dogs` and twelve dogs, for h1 to h6 and then v1 to v6"), {}});
    }
    for (std::size_t i = 0; i < dogs.on.size(); ++i) {
        const auto dog = read_dog(tokens[i + 1]);
        if (!dog) {
            return misread(
                {N_("{0} is no dog; they are called zorro, daisy, fifi and rex"), {tokens[i + 1]}});
        }
        dogs.on[i] = *dog;
    }
    return dogs;
}

Parsed parse_claim(const State& state, Strings tokens) {
    if (tokens.size() != 3) {
        return misread({N_("expected `claim STREET NAME` or `claim STREET none`"), {}});
    }
    const auto street = read_street(tokens[1]);
    if (!street) {
        return misread({N_("{0} is no street; they are called h1 to h6 and v1 to v6"), {tokens[1]}});
    }
    if (tokens[2] == "none") {
        return Claim{*street, std::nullopt};
    }
    return of_seat(state, tokens[2], [&](int seat) { return Claim{*street, seat}; });
}

}  // namespace

tl::expected<Entry, core::Impossible> Game::parse(const State& state, Strings tokens) {
    const std::string_view word = tokens.front();
    if (word == "place") {
        return parse_place(state, tokens);
    }
    if (word == "open") {
        return parse_tiles<Open>(state, tokens);
    }
    if (word == "discard") {
        return parse_tiles<Discard>(state, tokens);
    }
    if (word == "challenge") {
        return parse_seat<Challenge>(state, tokens);
    }
    if (word == "first") {
        return parse_seat<First>(state, tokens);
    }
    if (word == "dogs") {
        return parse_dogs(tokens);
    }
    if (word == "claim") {
        return parse_claim(state, tokens);
    }
    if (word == "end") {
        return tokens.size() == 1 ? Parsed(End{}) : misread({N_("expected `end` alone"), {}});
    }
    return misread({N_("{0} is no entry of this game"), {tokens.front()}});
}

namespace {

/// Puts an entry into its line.
struct Printer {
    const State& state;

    std::string name(int seat) const { return core::quoted(state.name(seat)); }
    static std::string type(int type) { return std::to_string(type + 1); }
    static std::string tiles(const Tiles& tiles) {
        return core::spaced({type(tiles.one), tiles.other ? type(*tiles.other) : std::string()});
    }

    std::string operator()(const Dogs& entry) const {
        std::string text = "dogs";
        for (const Dog dog : entry.on) {
            text.append(" ").append(look(dog).word);
        }
        return text;
    }
    std::string operator()(const First& entry) const { return core::spaced({"first", name(entry.seat)}); }
    std::string operator()(const Open& entry) const {
        return core::spaced({"open", name(entry.seat), tiles(entry.tiles)});
    }
    std::string without_block(const Place& entry) const {
        return core::spaced({"place", name(entry.seat), type(entry.type)});
    }
    std::string operator()(const Place& entry) const {
        return core::spaced({without_block(entry), kit::seven::space_token(entry.block)});
    }
    std::string operator()(const Discard& entry) const {
        return core::spaced({"discard", name(entry.seat), tiles(entry.tiles)});
    }
    std::string operator()(const Challenge& entry) const {
        return core::spaced({"challenge", name(entry.seat)});
    }
    std::string operator()(const End&) const { return "end"; }
    std::string operator()(const Claim& entry) const {
        return core::spaced({"claim", street_token(entry.street), entry.seat ? name(*entry.seat) : "none"});
    }
};

}  // namespace

std::string Game::print(const State& state, const Entry& entry) {
    return std::visit(Printer{state}, entry);
}

std::optional<int> Game::seat(const Entry& entry) {
    return core::seat_in(entry);
}

std::optional<int> Game::culprit(const Entry& entry, std::optional<core::RuleId> /*rule*/) {
    return core::actor_in<Place, Discard, Challenge>(entry);
}

std::optional<std::string> Game::veiled(const State& state, const Entry& entry) {
    const auto* place = std::get_if<Place>(&entry);
    return place != nullptr ? std::optional(Printer{state}.without_block(*place)) : std::nullopt;
}

}  // namespace hundsgemein
