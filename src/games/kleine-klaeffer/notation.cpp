#include <algorithm>

#include "games/kleine-klaeffer/game.h"

namespace kleine_klaeffer {

namespace {

using core::misread;
using Tokens = std::span<const std::string>;
using Parsed = tl::expected<Entry, core::Impossible>;

core::Impossible no_card(const std::string& token) {
    return core::not_understood(
        {N_("{0} is no card; a card is written like green-chihuahua-5 or grc5"), {token}});
}

core::Impossible no_colour(const std::string& token) {
    return core::not_understood({N_("{0} is no colour; a colour is written like green or gr"), {token}});
}

/// The entry that begins with this player, once the rest of the line was understood.
template <class E>
Parsed by_player(const Setup& setup, const std::string& name, E entry) {
    const auto seat = core::seat_named(name, setup.seats);
    if (!seat) {
        return tl::unexpected(seat.error());
    }
    entry.seat = *seat;
    return entry;
}

tl::expected<std::vector<Card>, core::Impossible> parse_cards(Tokens tokens) {
    std::vector<Card> cards;
    cards.reserve(tokens.size());
    for (const std::string& token : tokens) {
        const auto card = read_card(token);
        if (!card) {
            return tl::unexpected(no_card(token));
        }
        cards.push_back(*card);
    }
    return cards;
}

Parsed parse_ring(Tokens tokens) {
    auto cards = parse_cards(tokens.subspan(1));
    if (!cards) {
        return tl::unexpected(cards.error());
    }
    if (cards->size() != ring_size) {
        return misread({NN_("expected {0} card, not {1}", "expected {0} cards, not {1}"),
                        {ring_size, static_cast<int>(cards->size())}});
    }
    return Ring{std::move(*cards)};
}

Parsed parse_give(const Setup& setup, Tokens tokens) {
    if (tokens.size() != 4) {
        return misread({N_("expected `give NAME COLOUR NAME`"), {}});
    }
    const auto colour = read_colour(tokens[2]);
    if (!colour) {
        return tl::unexpected(no_colour(tokens[2]));
    }
    const auto giver = core::seat_named(tokens[1], setup.seats);
    const auto to = core::seat_named(tokens[3], setup.seats);
    if (!giver || !to) {
        return tl::unexpected(giver ? to.error() : giver.error());
    }
    return Give{*giver, *colour, *to};
}

Parsed parse_place(const Setup& setup, Tokens tokens) {
    if (tokens.size() != 4) {
        return misread({N_("expected `place NAME CARD CELL`"), {}});
    }
    const auto card = read_card(tokens[2]);
    if (!card) {
        return tl::unexpected(no_card(tokens[2]));
    }
    const auto space = kit::read_space(grid, tokens[3]);
    if (!space) {
        return misread({N_("{0} is no cell; the cells go from a1 to d4"), {tokens[3]}});
    }
    return by_player(setup, tokens[1], Placing{0, *card, grid.index(*space)});
}

Parsed parse_take(const Setup& setup, Tokens tokens) {
    const auto what = tokens.size() == 3 ? std::ranges::find(what_words, tokens[2]) : what_words.end();
    if (what == what_words.end()) {
        return misread({N_("expected `take NAME` and row, column, both, crisis or none"), {}});
    }
    return by_player(setup, tokens[1], Take{0, static_cast<What>(what - what_words.begin())});
}

Parsed parse_refill(Tokens tokens) {
    if (tokens.size() < 2) {
        return misread({N_("expected `refill CARD…`"), {}});
    }
    auto cards = parse_cards(tokens.subspan(1));
    return cards ? Parsed(Refill{std::move(*cards)}) : tl::unexpected(cards.error());
}

Parsed parse_keep(const Setup& setup, Tokens tokens) {
    if (tokens.size() < 3) {
        return misread({N_("expected `keep NAME CARD…`"), {}});
    }
    auto cards = parse_cards(tokens.subspan(2));
    return cards ? by_player(setup, tokens[1], Keep{0, std::move(*cards)}) : tl::unexpected(cards.error());
}

Parsed parse_votes(const Setup& setup, Tokens tokens) {
    if (tokens.size() < 2) {
        return misread({N_("expected `votes NAME COLOUR=N …`"), {}});
    }
    Votes entry{};
    std::array<bool, colour_count> told{};
    for (const std::string_view token : tokens.subspan(2)) {
        const std::size_t equals = token.find('=');
        const auto colour = read_colour(token.substr(0, equals));
        const auto votes =
            equals == std::string_view::npos ? std::nullopt : core::number(token.substr(equals + 1));
        if (!colour || !votes) {
            return misread({N_("{0} is no number of votes; write green=12"), {std::string(token)}});
        }
        const auto i = static_cast<std::size_t>(*colour);
        if (std::exchange(told[i], true)) {
            return misread({N_("{0} is there twice"), {colour_name(*colour)}});
        }
        entry.votes[i] = *votes;
    }
    return by_player(setup, tokens[1], entry);
}

/// `WORD NAME`
template <class E>
Parsed parse_seat(const Setup& setup, Tokens tokens) {
    return tokens.size() == 2 ? by_player(setup, tokens[1], E{})
                              : misread({N_("expected `{0} NAME`"), {tokens.front()}});
}

}  // namespace

tl::expected<Entry, core::Impossible> Game::parse(const State& state, Tokens tokens) {
    const Setup& setup = *state.setup;
    const std::string_view word = tokens.front();
    if (word == "place") {
        return parse_place(setup, tokens);
    }
    if (word == "take") {
        return parse_take(setup, tokens);
    }
    if (word == "refill") {
        return parse_refill(tokens);
    }
    if (word == "give") {
        return parse_give(setup, tokens);
    }
    if (word == "pass") {
        return parse_seat<Pass>(setup, tokens);
    }
    if (word == "keep") {
        return parse_keep(setup, tokens);
    }
    if (word == "council") {
        return parse_ring(tokens);
    }
    if (word == "first") {
        return parse_seat<First>(setup, tokens);
    }
    if (word == "votes") {
        return parse_votes(setup, tokens);
    }
    return misread({N_("{0} is no entry of this game"), {tokens.front()}});
}

namespace {

/// Puts an entry into its line.
struct Printer {
    const Setup& setup;

    std::string name(int seat) const { return core::quoted(setup.name(seat)); }
    template <class Cards>
    static std::string cards(const Cards& cards) {
        std::string text;
        for (const Card card : cards) {
            text.append(" ").append(print_card(card));
        }
        return text;
    }

    std::string operator()(const Ring& entry) const { return "council" + cards(entry.cards); }
    std::string operator()(const First& entry) const { return core::spaced({"first", name(entry.seat)}); }
    std::string operator()(const Give& entry) const {
        return core::spaced({"give", name(entry.seat), print_colour(entry.colour), name(entry.to)});
    }
    std::string operator()(const Placing& entry) const {
        return core::spaced(
            {"place", name(entry.seat), print_card(entry.card), kit::print_space(grid.at(entry.space))});
    }
    std::string operator()(const Take& entry) const {
        return core::spaced({"take", name(entry.seat), what_words[static_cast<std::size_t>(entry.what)]});
    }
    std::string operator()(const Refill& entry) const { return "refill" + cards(entry.cards); }
    std::string operator()(const Pass& entry) const { return core::spaced({"pass", name(entry.seat)}); }
    std::string operator()(const Keep& entry) const {
        return "keep " + name(entry.seat) + cards(entry.cards);
    }
    std::string operator()(const Votes& entry) const {
        std::string text = "votes " + name(entry.seat);
        for (Colour colour = 0; colour < colour_count; ++colour) {
            const int votes = entry.votes[static_cast<std::size_t>(colour)];
            if (votes > 0) {
                text.append(" ").append(print_colour(colour)).append("=").append(std::to_string(votes));
            }
        }
        return text;
    }
};

}  // namespace

std::string Game::print(const State& state, const Entry& entry) {
    return std::visit(Printer{*state.setup}, entry);
}

std::optional<int> Game::seat(const Entry& entry) {
    return core::seat_in(entry);
}

std::optional<int> Game::culprit(const Entry& entry, std::optional<core::RuleId> /*rule*/) {
    return core::actor_in<Give, Placing, Take, Pass, Keep>(entry);
}

}  // namespace kleine_klaeffer
