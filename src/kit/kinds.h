#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "core/ask.h"
#include "core/common.h"
#include "core/text/tokens.h"
#include "kit/cards.h"
#include "kit/grid.h"
#include "kit/suits.h"

/// Kinds of values that several games have in their lines.
namespace kit {

/// A player by name.
template <class G>
struct Anybody {
    using State = typename G::State;
    static constexpr core::Asked asked = core::Asked::player;

    static std::optional<int> read(const State& state, std::string_view token) {
        return core::seat_of(token, state.setup->seats);
    }
    static core::Impossible unread(const std::string& token) { return core::no_such_player(token); }
    static const std::string& token(const State& state, int seat) {
        return state.setup->seats[static_cast<std::size_t>(seat)];
    }
    static void each(const State& state, const auto& visit) {
        for (int seat = 0; seat < state.setup->seat_count(); ++seat) {
            visit(seat);
        }
    }
    static core::Choice show(const State& state, int seat) {
        return core::offer(token(state, seat), core::verbatim(token(state, seat)));
    }
};

/// The player who acts; before others the line is no move.
template <class G>
struct Actor : Anybody<G> {
    static void may(const typename G::State& state, const typename G::Entry&, const auto& visit) {
        if (const auto seat = G::to_act(state)) {
            visit(*seat);
        }
    }
};

/// A number, offered from `low` to `High::of(state)`.
template <class G, int low, class High, core::Asked kind = core::Asked::number>
struct Number {
    using State = typename G::State;
    using Value = int;
    static constexpr core::Asked asked = kind;

    static std::optional<int> read(const State&, std::string_view token) { return core::number(token); }
    static std::string token(const State&, int number) { return std::to_string(number); }
    static void each(const State& state, const auto& visit) {
        for (int number = low; number <= High::of(state); ++number) {
            visit(number);
        }
    }
    static int label(const State&, int number) { return number; }
    static core::Choice show(const State&, int number) {
        return core::offer(std::to_string(number), core::verbatim(std::to_string(number)));
    }
};

/// A space of a grid, by its index.
template <class G, const Grid& grid>
struct Cells {
    using State = typename G::State;
    static constexpr core::Asked asked = core::Asked::space;

    static std::optional<int> read(const State&, std::string_view token) {
        const auto space = read_space(grid, token);
        return space ? std::optional(grid.index(*space)) : std::nullopt;
    }
    static std::string token(const State&, int space) { return print_space(grid.at(space)); }
    static void each(const State&, const auto& visit) {
        for (int space = 0; space < grid.size(); ++space) {
            visit(space);
        }
    }
    static core::Choice show(const State& state, int space) {
        core::Choice choice = core::offer(token(state, space), core::verbatim(token(state, space)));
        choice.row = grid.at(space).row;
        choice.column = grid.at(space).column;
        return choice;
    }
    static void heads(const State&, core::Ask& ask) {
        for (int row = 0; row < grid.rows; ++row) {
            ask.rows.push_back(core::verbatim(print_space({0, row}).substr(1)));
        }
        for (int column = 0; column < grid.columns; ++column) {
            ask.columns.push_back(core::verbatim(print_space({column, 0}).substr(0, 1)));
        }
    }
};

/// One of so many things that have a token, a name and a face; told by functions of it.
template <class G, class V, int count, auto read_token = read_looked<V>, auto print_token = word_of<V>,
          auto name = name_of<V>, auto face = face_of<V>>
struct Pieces {
    using State = typename G::State;
    using Value = V;
    static constexpr core::Asked asked = core::Asked::piece;

    static std::optional<V> read(const State&, std::string_view token) { return read_token(token); }
    static std::string token(const State&, V value) { return std::string(print_token(value)); }
    static void each(const State&, const auto& visit) {
        for (int i = 0; i < count; ++i) {
            visit(static_cast<V>(i));
        }
    }
    static core::Text label(const State&, V value) { return name(value); }
    static core::Choice show(const State& state, V value) {
        return core::offer_seen(token(state, value), face(value));
    }
};

/// So many cards of a list, `count(state)`, and no other number.
template <class G, auto count>
struct SoMany {
    static int of(const typename G::State& state, const typename G::Entry& = {}) { return count(state); }
    static core::Impossible instead(const typename G::State& state, int given) {
        return other_count(count(state), given);
    }
};

/// Cards as a pad: suits by rows, values by columns. `Deck` has their `looks()`, how many `suits` of them are
/// offered, and the highest value, `top(state)`; perhaps the `lowest` one, if it is not 1, and `hand(state,
/// entry)`: of a known one no other card can be legal.
template <class G, class Deck>
struct Cards {
    using State = typename G::State;
    using Value = Suited;
    static constexpr core::Asked asked = core::Asked::card;
    static constexpr int lowest() {
        if constexpr (requires { Deck::lowest; }) {
            return Deck::lowest;
        }
        return 1;
    }

    static std::optional<Suited> read(const State&, std::string_view token) {
        return read_suited(Deck::looks(), token);
    }
    static std::string token(const State&, Suited card) { return print_suited(Deck::looks(), card); }
    static void each_of(const State& state, int suits, const auto& visit) {
        for (int suit = 0; suit < suits; ++suit) {
            for (int value = lowest(); value <= Deck::top(state); ++value) {
                visit(Suited{suit, value});
            }
        }
    }
    static void each(const State& state, const auto& visit) { each_of(state, Deck::suits, visit); }
    static void may(const State& state, const typename G::Entry& entry, const auto& visit) {
        const CardSet* hand = nullptr;
        if constexpr (requires { Deck::hand(state, entry); }) {
            hand = Deck::hand(state, entry);
        }
        each(state, [&](Suited card) {
            if (hand == nullptr || hand->has(card)) {
                visit(card);
            }
        });
    }
    static core::Text label(const State&, Suited card) { return card_name(Deck::looks(), card); }
    static core::Choice show(const State& state, Suited card) {
        core::Choice choice = core::offer_seen(token(state, card), card_face(Deck::looks(), card));
        choice.row = card.suit;
        choice.column = std::max(card.value - lowest(), 0);
        return choice;
    }
    static void heads(const State& state, core::Ask& ask) {
        for (int suit = 0; suit < Deck::suits; ++suit) {
            ask.rows.push_back(suit_name(Deck::looks(), suit));
        }
        for (int value = lowest(); value <= Deck::top(state); ++value) {
            ask.columns.push_back(core::verbatim(card_face(Deck::looks(), {0, value}).value));
        }
    }
};

/// One of the words, which an enumeration has in the same order.
template <class G, class V, const auto& words, auto label_of>
struct Words {
    using State = typename G::State;
    static constexpr core::Asked asked = core::Asked::word;

    static std::optional<V> read(const State&, std::string_view token) {
        const auto word = std::ranges::find(words, token);
        return word == words.end() ? std::nullopt : std::optional(static_cast<V>(word - words.begin()));
    }
    static std::string token(const State&, V value) {
        return std::string(words[static_cast<std::size_t>(value)]);
    }
    static void each(const State&, const auto& visit) {
        for (std::size_t i = 0; i < words.size(); ++i) {
            visit(static_cast<V>(i));
        }
    }
    static core::Choice show(const State& state, V value) {
        return core::offer(token(state, value), label_of(value));
    }
};

}  // namespace kit
