#include <algorithm>
#include <iterator>

#include "games/heckin-hounds/game.h"
#include "games/heckin-hounds/stands.h"

namespace heckin_hounds {

namespace {

using core::misread;
using Tokens = std::span<const std::string>;
using Parsed = tl::expected<Entry, core::Impossible>;

Parsed no_card(const std::string& token) {
    return misread({N_("{0} is no card; a card is written like tom-dire-3, td3 or cerberus"), {token}});
}

/// The entry with the seat that the second token names, which is looked at last.
template <class E>
Parsed seated(const Setup& setup, Tokens tokens, E entry) {
    const auto seat = core::seat_named(tokens[1], setup.seats);
    if (!seat) {
        return tl::unexpected(seat.error());
    }
    entry.seat = *seat;
    return entry;
}

/// `WORD NAME`
template <class E>
Parsed parse_seat(const Setup& setup, Tokens tokens) {
    return tokens.size() == 2 ? seated(setup, tokens, E{})
                              : Parsed(misread({N_("expected `{0} NAME`"), {tokens.front()}}));
}

/// `WORD NAME SLOT`
template <class E>
Parsed parse_seat_slot(const Setup& setup, Tokens tokens) {
    const auto slot = tokens.size() == 3 ? core::number(tokens[2]) : std::nullopt;
    return slot ? seated(setup, tokens, E{0, *slot})
                : Parsed(misread({N_("expected `{0} NAME SLOT`"), {tokens.front()}}));
}

Parsed parse_bad_dog(Tokens tokens) {
    const auto suit = tokens.size() == 2 ? read_suit(tokens[1]) : std::nullopt;
    return suit ? Parsed(BadDog{*suit})
                : Parsed(misread({N_("expected `bad-dog SUIT`, one of the six suits"), {}}));
}

Parsed parse_hand(const Setup& setup, Tokens tokens) {
    Hand hand{};
    if (tokens.size() != 2 + hand.cards.size()) {
        return misread({N_("expected `hand NAME CARD CARD CARD CARD CARD`"), {}});
    }
    for (std::size_t i = 0; i < hand.cards.size(); ++i) {
        const auto card = read_card(tokens[i + 2]);
        if (!card) {
            return no_card(tokens[i + 2]);
        }
        hand.cards[i] = *card;
    }
    return seated(setup, tokens, hand);
}

/// What the clue is about: a suit, a value or a card. Answers whether it was understood.
bool read_subject(Clue& clue, const std::string& token) {
    clue.suit = read_suit(token);
    clue.value = core::number(token);
    if (const auto card = read_card(token)) {
        clue.suit = card->suit;
        clue.value = card->value;
    }
    return clue.suit || clue.value;
}

Parsed parse_clue(const Setup& setup, Tokens tokens) {
    Clue clue{};
    const bool read = tokens.size() >= 4 && read_subject(clue, tokens[2]);
    clue.slots.reserve(read ? tokens.size() - 3 : 0);
    for (std::size_t i = 3; read && i < tokens.size(); ++i) {
        const auto slot = core::number(tokens[i]);
        if (!slot) {
            break;
        }
        clue.slots.push_back(*slot);
    }
    const bool all = read && clue.slots.size() + 3 == tokens.size();
    if (!all || (clue.is_card() && clue.slots.size() != 1)) {
        return misread(
            {N_("expected `clue NAME SUIT SLOT…`, `clue NAME VALUE SLOT…` or `clue NAME CARD SLOT`"), {}});
    }
    return seated(setup, tokens, std::move(clue));
}

Parsed parse_drawn(const Setup& setup, Tokens tokens) {
    if (tokens.size() != 3) {
        return misread({N_("expected `drawn NAME CARD`"), {}});
    }
    const auto card = read_card(tokens[2]);
    return card ? seated(setup, tokens, Drawn{0, *card}) : no_card(tokens[2]);
}

Parsed parse_bid(const Setup& setup, Tokens tokens) {
    const auto tricks = tokens.size() == 3 ? core::number(tokens[2]) : std::nullopt;
    return tricks ? seated(setup, tokens, Bid{0, *tricks})
                  : Parsed(misread({N_("expected `bid NAME N`"), {}}));
}

Parsed parse_play(const Setup& setup, Tokens tokens) {
    const auto slot = tokens.size() == 4 ? core::number(tokens[2]) : std::nullopt;
    if (!slot) {
        return misread({N_("expected `play NAME SLOT CARD`"), {}});
    }
    const auto card = read_card(tokens[3]);
    return card ? seated(setup, tokens, Play{0, *slot, *card}) : no_card(tokens[3]);
}

Parsed parse_shift(const Setup& setup, Tokens tokens) {
    Shift shift{};
    std::vector<int> numbers;
    for (std::size_t i = 2; i < tokens.size(); ++i) {
        if (const auto given = core::number(tokens[i])) {
            numbers.push_back(*given);
        }
    }
    if ((tokens.size() != 4 && tokens.size() != 5) || numbers.size() + 2 != tokens.size()) {
        return misread({N_("expected `shift NAME BID TOOK`, and BADNESS if there is any"), {}});
    }
    shift.bid = numbers[0];
    shift.took = numbers[1];
    if (numbers.size() == 3) {
        shift.badness = numbers[2];
    }
    return seated(setup, tokens, shift);
}

}  // namespace

tl::expected<Entry, core::Impossible> Game::parse(const State& state, Tokens tokens) {
    const Setup& setup = *state.setup;
    const std::string_view word = tokens.front();
    if (word == "play") {
        return parse_play(setup, tokens);
    }
    if (word == "clue") {
        return parse_clue(setup, tokens);
    }
    if (word == "bid") {
        return parse_bid(setup, tokens);
    }
    if (word == "hand") {
        return parse_hand(setup, tokens);
    }
    if (word == "keep") {
        return parse_seat<Keep>(setup, tokens);
    }
    if (word == "trade") {
        return parse_seat_slot<Trade>(setup, tokens);
    }
    if (word == "drawn") {
        return parse_drawn(setup, tokens);
    }
    if (word == "cerberus") {
        return parse_seat_slot<TakeCerberus>(setup, tokens);
    }
    if (word == "bad-dog") {
        return parse_bad_dog(tokens);
    }
    if (word == "leader") {
        return parse_seat<Leader>(setup, tokens);
    }
    if (word == "shift") {
        return parse_shift(setup, tokens);
    }
    return misread({N_("{0} is no entry of this game"), {tokens.front()}});
}

namespace {

/// Puts an entry into its line.
struct Printer {
    const Setup& setup;

    std::string name(int seat) const { return core::quoted(setup.name(seat)); }

    std::string operator()(const Leader& entry) const { return core::spaced({"leader", name(entry.seat)}); }
    std::string operator()(const BadDog& entry) const {
        return core::spaced({"bad-dog", print_suit(entry.suit)});
    }
    std::string operator()(const Hand& entry) const {
        std::string text = core::spaced({"hand", name(entry.seat)});
        for (const Card card : entry.cards) {
            text.append(" ").append(print_card(card));
        }
        return text;
    }
    std::string operator()(const Clue& entry) const {
        std::string text = core::spaced({"clue", name(entry.seat), what(entry)});
        for (const Slot slot : entry.slots) {
            text.append(" ").append(std::to_string(slot));
        }
        return text;
    }
    static std::string what(const Clue& entry) {
        return entry.is_card() ? print_card({*entry.suit, *entry.value})
               : entry.suit    ? std::string(print_suit(*entry.suit))
                               : std::to_string(*entry.value);
    }
    std::string operator()(const TakeCerberus& entry) const {
        return core::spaced({"cerberus", name(entry.seat), std::to_string(entry.slot)});
    }
    std::string operator()(const Trade& entry) const {
        return core::spaced({"trade", name(entry.seat), std::to_string(entry.slot)});
    }
    std::string operator()(const Keep& entry) const { return core::spaced({"keep", name(entry.seat)}); }
    std::string operator()(const Drawn& entry) const {
        return core::spaced({"drawn", name(entry.seat), print_card(entry.card)});
    }
    std::string operator()(const Bid& entry) const {
        return core::spaced({"bid", name(entry.seat), std::to_string(entry.tricks)});
    }
    std::string operator()(const Play& entry) const {
        return core::spaced({"play", name(entry.seat), std::to_string(entry.slot), print_card(entry.card)});
    }
    std::string operator()(const Shift& entry) const {
        return core::spaced({"shift", name(entry.seat), std::to_string(entry.bid), std::to_string(entry.took),
                             entry.badness ? std::to_string(*entry.badness) : std::string()});
    }
};

}  // namespace

std::string Game::print(const State& state, const Entry& entry) {
    return std::visit(Printer{*state.setup}, entry);
}

std::optional<int> Game::seat(const Entry& entry) {
    return core::seat_in(entry);
}

/// Who gave a clue, or gave none, is not told; what was counted is the table's, but a bid is who made it's.
std::optional<int> Game::culprit(const Entry& entry, std::optional<core::RuleId> rule) {
    if (rule == "heckin/bid-range") {
        return core::seat_in(entry);
    }
    return rule == "heckin/clue-missing" ? std::nullopt
                                         : core::actor_in<TakeCerberus, Trade, Keep, Bid, Play>(entry);
}

bool Game::visible(const State& state, const Entry& entry, const core::Viewer& viewer) {
    const auto* hand = std::get_if<Hand>(&entry);
    const auto* drawn = std::get_if<Drawn>(&entry);
    if (viewer.kind == core::Viewer::Kind::referee || (hand == nullptr && drawn == nullptr)) {
        return true;
    }
    // Where it does not belong, nobody knows which round's it is.
    const auto rule = core::rule(judge(state, entry));
    return viewer.kind == core::Viewer::Kind::seat && rule != "core/phase" &&
           sees(state, viewer.seat, hand != nullptr ? hand->seat : drawn->seat);
}

}  // namespace heckin_hounds
