#include <algorithm>

#include "games/hund/game.h"

namespace hund {

namespace {

using core::misread;
using Tokens = std::span<const std::string>;
using Parsed = tl::expected<Entry, core::Impossible>;

core::Text no_card(const std::string& token) {
    return {N_("{0} is no card; a card is written like grey-10 or gy10"), {token}};
}

tl::expected<int, core::Impossible> seat_named(const Setup& setup, const std::string& name,
                                               bool person = false) {
    const auto seat = core::seat_of(name, setup.seats);
    if (!seat || (person && setup.is_virtual(*seat))) {
        return tl::unexpected(core::no_such_player(name));
    }
    return *seat;
}

/// `WORD NAME`
template <class E>
Parsed parse_seat(const Setup& setup, Tokens tokens, bool person) {
    if (tokens.size() != 2) {
        return misread({N_("expected `{0} NAME`"), {tokens.front()}});
    }
    const auto seat = seat_named(setup, tokens[1], person);
    return seat ? Parsed(E{*seat}) : tl::unexpected(seat.error());
}

Parsed parse_designation(Tokens tokens) {
    const auto number = tokens.size() == 2 ? core::number(tokens[1]) : std::nullopt;
    if (!number) {
        return misread({N_("expected `designation N`"), {}});
    }
    return Designation{*number};
}

/// `WORD NAME CARD`
template <class E>
Parsed parse_seat_card(const Setup& setup, Tokens tokens, bool person) {
    if (tokens.size() != 3) {
        return misread({N_("expected `{0} NAME CARD`"), {tokens.front()}});
    }
    const auto card = kit::read_suited(looks(), tokens[2]);
    if (!card) {
        return misread(no_card(tokens[2]));
    }
    const auto seat = seat_named(setup, tokens[1], person);
    return seat ? Parsed(E{*seat, *card}) : tl::unexpected(seat.error());
}

tl::expected<std::vector<Card>, core::Impossible> parse_cards(Tokens tokens, int expected) {
    if (static_cast<int>(tokens.size()) != expected) {
        return misread({NN_("expected {0} card, not {1}", "expected {0} cards, not {1}"),
                        {expected, static_cast<int>(tokens.size())}});
    }
    std::vector<Card> cards;
    for (const std::string& token : tokens) {
        const auto card = kit::read_suited(looks(), token);
        if (!card) {
            return misread(no_card(token));
        }
        cards.push_back(*card);
    }
    return cards;
}

Parsed parse_display(const Setup& setup, Tokens tokens) {
    auto cards = parse_cards(tokens.subspan(1), setup.columns);
    return cards ? Parsed(Display{std::move(*cards)}) : tl::unexpected(cards.error());
}

Parsed parse_hand(const Setup& setup, Tokens tokens) {
    if (tokens.size() < 2) {
        return misread({N_("expected `hand NAME CARD…`"), {}});
    }
    auto cards = parse_cards(tokens.subspan(2), setup.hand_size);
    if (!cards) {
        return tl::unexpected(cards.error());
    }
    const auto seat = seat_named(setup, tokens[1], true);
    return seat ? Parsed(Hand{*seat, std::move(*cards)}) : tl::unexpected(seat.error());
}

Parsed parse_flip(Tokens tokens) {
    const auto column = tokens.size() == 3 ? core::number(tokens[1]) : std::nullopt;
    if (!column) {
        return misread({N_("expected `flip COLUMN CARD`"), {}});
    }
    const auto card = kit::read_suited(looks(), tokens[2]);
    return card ? Parsed(Flip{*column, *card}) : misread(no_card(tokens[2]));
}

Parsed parse_roles(Tokens tokens) {
    Roles roles{};
    const bool five = tokens.size() == 1 + std::size_t{suit_count};
    for (std::size_t i = 0; five && i < roles.suits.size(); ++i) {
        const auto suit = kit::read_suit(looks(), tokens[i + 1]);
        const auto before = std::span(roles.suits).first(i);
        if (!suit || std::ranges::find(before, *suit) != before.end()) {
            return misread({N_("expected five different suits: trump, plus, hund, minus, lead"), {}});
        }
        roles.suits[i] = *suit;
    }
    return five ? Parsed(roles)
                : misread({N_("expected five different suits: trump, plus, hund, minus, lead"), {}});
}

bool read_count(Took& took, std::string_view token) {
    const std::size_t equals = token.find('=');
    const auto role = std::ranges::find(role_words, token.substr(0, equals));
    if (equals == std::string_view::npos || role == role_words.end()) {
        return false;
    }
    auto& count = took.counts[static_cast<std::size_t>(role - role_words.begin())];
    const auto number = core::number(token.substr(equals + 1));
    if (!number || count) {
        return false;
    }
    count = *number;
    return true;
}

Parsed parse_took(const Setup& setup, Tokens tokens) {
    Took took{};
    const bool read = tokens.size() >= 5 &&
                      std::ranges::all_of(tokens.subspan(2),
                                          [&](const std::string& token) { return read_count(took, token); });
    const auto has = [&](Role role) { return took.counts[static_cast<std::size_t>(role)].has_value(); };
    if (!read || !has(Role::plus) || !has(Role::hund) || !has(Role::minus)) {
        return misread(
            {N_("expected `took NAME plus=N hund=N minus=N`, and trump=N and lead=N if counted"), {}});
    }
    const auto seat = seat_named(setup, tokens[1]);
    if (!seat) {
        return tl::unexpected(seat.error());
    }
    took.seat = *seat;
    return took;
}

}  // namespace

tl::expected<Entry, core::Impossible> Game::parse(const State& state, Tokens tokens) {
    const Setup& setup = *state.setup;
    const std::string_view word = tokens.front();
    if (word == "play") {
        return parse_seat_card<Play>(setup, tokens, false);
    }
    if (word == "flip") {
        return parse_flip(tokens);
    }
    if (word == "first") {
        return parse_seat<First>(setup, tokens, false);
    }
    if (word == "designation") {
        return parse_designation(tokens);
    }
    if (word == "select") {
        return parse_seat_card<Select>(setup, tokens, true);
    }
    if (word == "display") {
        return parse_display(setup, tokens);
    }
    if (word == "hand") {
        return parse_hand(setup, tokens);
    }
    if (word == "dealer") {
        return parse_seat<Dealer>(setup, tokens, true);
    }
    if (word == "roles") {
        return parse_roles(tokens);
    }
    if (word == "took") {
        return parse_took(setup, tokens);
    }
    return misread({N_("{0} is no entry of this game"), {tokens.front()}});
}

namespace {

/// Puts an entry into its line.
struct Printer {
    const Setup& setup;

    std::string name(int seat) const { return core::quoted(setup.seats[static_cast<std::size_t>(seat)]); }
    static std::string card(Card card) { return kit::print_suited(looks(), card); }
    static std::string cards(const std::vector<Card>& cards) {
        std::string text;
        for (const Card each : cards) {
            text.append(" ").append(card(each));
        }
        return text;
    }

    std::string operator()(const Dealer& entry) const { return core::spaced({"dealer", name(entry.seat)}); }
    std::string operator()(const Designation& entry) const {
        return core::spaced({"designation", std::to_string(entry.number)});
    }
    std::string operator()(const First& entry) const { return core::spaced({"first", name(entry.seat)}); }
    std::string operator()(const Select& entry) const {
        return core::spaced({"select", name(entry.seat), card(entry.card)});
    }
    std::string operator()(const Display& entry) const { return "display" + cards(entry.cards); }
    std::string operator()(const Hand& entry) const {
        return "hand " + name(entry.seat) + cards(entry.cards);
    }
    std::string operator()(const Play& entry) const {
        return core::spaced({"play", name(entry.seat), card(entry.card)});
    }
    std::string operator()(const Flip& entry) const {
        return core::spaced({"flip", std::to_string(entry.column), card(entry.card)});
    }
    std::string operator()(const Roles& entry) const {
        std::string text = "roles";
        for (const Suit suit : entry.suits) {
            text.append(" ").append(looks()[static_cast<std::size_t>(suit)].word);
        }
        return text;
    }
    std::string operator()(const Took& entry) const {
        std::string text = "took " + name(entry.seat);
        for (const Role role : {Role::plus, Role::hund, Role::minus, Role::trump, Role::lead}) {
            const auto i = static_cast<std::size_t>(role);
            if (entry.counts[i]) {
                text.append(" ").append(role_words[i]).append("=").append(std::to_string(*entry.counts[i]));
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

/// Who begins and what was counted is settled by the table.
std::optional<int> Game::culprit(const Entry& entry, std::optional<core::RuleId> /*rule*/) {
    return core::actor_in<Select, Play>(entry);
}

bool Game::visible(const State&, const Entry& entry, const core::Viewer& viewer) {
    const auto* hand = std::get_if<Hand>(&entry);
    return hand == nullptr || viewer.kind == core::Viewer::Kind::referee ||
           (viewer.kind == core::Viewer::Kind::seat && viewer.seat == hand->seat);
}

}  // namespace hund
